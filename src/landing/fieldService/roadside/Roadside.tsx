import { RequestFlow } from '../RequestFlow.tsx'
import { later } from '../../core/later.ts'
import { CallFirst } from './CallFirst.tsx'
import './roadside.css'

const RoadsideSteps = later(() => import('./RoadsideSteps.tsx').then((file) => file.RoadsideSteps))

/** The page of a roadside request: phone number first, then car, problem, place; then its progress. */
export const Roadside = () => <RequestFlow page="roadsideAssistance" first={<CallFirst />} Steps={RoadsideSteps} />
