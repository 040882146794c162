import { learnCalls } from '../../../http/index.ts'
import { bookingCalls } from '../../../schema/wire/booking.ts'
import { requestCalls } from '../../../schema/wire/requests.ts'
import { RequestFlow } from '../../errands/RequestFlow.tsx'
import { later } from '../../later.ts'
import { CallFirst } from './CallFirst.tsx'
import './roadside.css'

learnCalls(bookingCalls)
learnCalls(requestCalls)
const RoadsideSteps = later(() => import('./RoadsideSteps.tsx').then((file) => file.RoadsideSteps))

/** Calls for help on the road: the phone first, then which car, what happened, where; then how far the help is. */
export const Roadside = () => <RequestFlow page="roadsideAssistance" first={<CallFirst />} Steps={RoadsideSteps} />
