import type { CustomerRequest } from '../../../schema/fieldService/calls/requests.ts'
import { FlowSteps, HomeProvider } from './home.tsx'
import { HomeTotal } from './HomeTotal.tsx'
import { HomePlaceStep } from './steps/HomePlaceStep.tsx'
import { HomeServicesStep } from './steps/HomeServicesStep.tsx'
import { HomeSummaryStep } from './steps/HomeSummaryStep.tsx'
import { HomeTimeStep } from './steps/HomeTimeStep.tsx'
import { HomeVehicleStep } from './steps/HomeVehicleStep.tsx'

const views = {
  vehicle: HomeVehicleStep,
  place: HomePlaceStep,
  services: HomeServicesStep,
  time: HomeTimeStep,
  summary: HomeSummaryStep,
}

/** The steps of a home-service request. */
export function HomeSteps({ onSent }: { onSent: (request: CustomerRequest) => void }) {
  return (
    <HomeProvider onSent={onSent}>
      <FlowSteps views={views} total={<HomeTotal />} />
    </HomeProvider>
  )
}
