import { learnCalls } from '../../../http/index.ts'
import { bookingCalls } from '../../../schema/wire/booking.ts'
import { requestCalls } from '../../../schema/wire/requests.ts'
import { RequestFlow } from '../../errands/RequestFlow.tsx'
import { later } from '../../later.ts'

learnCalls(bookingCalls)
learnCalls(requestCalls)
const HomeSteps = later(() => import('./HomeSteps.tsx').then((file) => file.HomeSteps))

/** Asks for a service at the door: who, which car, where, what, when; then how far it is. */
export const HomeService = () => <RequestFlow page="homeService" Steps={HomeSteps} />
