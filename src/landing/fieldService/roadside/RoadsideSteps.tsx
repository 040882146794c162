import type { CustomerRequest } from '../../../schema/fieldService/calls/requests.ts'
import { FlowSteps, RoadsideProvider } from './callForHelp.tsx'
import { IssueStep } from './steps/IssueStep.tsx'
import { PhotosStep } from './steps/PhotosStep.tsx'
import { RoadsidePlaceStep } from './steps/RoadsidePlaceStep.tsx'
import { RoadsideVehicleStep } from './steps/RoadsideVehicleStep.tsx'

const views = { vehicle: RoadsideVehicleStep, issue: IssueStep, place: RoadsidePlaceStep, photos: PhotosStep }

/** The steps of a roadside request. */
export function RoadsideSteps({ onSent }: { onSent: (request: CustomerRequest) => void }) {
  return (
    <RoadsideProvider onSent={onSent}>
      <FlowSteps views={views} />
    </RoadsideProvider>
  )
}
