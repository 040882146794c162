import { RequestFlow } from '../RequestFlow.tsx'
import { later } from '../../core/later.ts'

const HomeSteps = later(() => import('./HomeSteps.tsx').then((file) => file.HomeSteps))

/** Asks for a service at the door: who, which car, where, what, when; then how far it is. */
export const HomeService = () => <RequestFlow page="homeService" Steps={HomeSteps} />
