import { RequestFlow } from '../RequestFlow.tsx'
import { later } from '../../core/later.ts'

const HomeSteps = later(() => import('./HomeSteps.tsx').then((file) => file.HomeSteps))

/** The page of a home-service request: car, place, services, time; then its progress. */
export const HomeService = () => <RequestFlow page="homeService" Steps={HomeSteps} />
