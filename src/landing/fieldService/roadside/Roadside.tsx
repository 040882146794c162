import { RequestFlow } from '../RequestFlow.tsx'
import { later } from '../../core/later.ts'
import { CallFirst } from './CallFirst.tsx'
import './roadside.css'

const RoadsideSteps = later(() => import('./RoadsideSteps.tsx').then((file) => file.RoadsideSteps))

/** Calls for help on the road: the phone first, then which car, what happened, where; then how far the help is. */
export const Roadside = () => <RequestFlow page="roadsideAssistance" first={<CallFirst />} Steps={RoadsideSteps} />
