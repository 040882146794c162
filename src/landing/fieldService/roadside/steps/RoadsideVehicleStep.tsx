import { useCall } from '../../../core/useCall.ts'
import { CarStep } from '../../../vehicles/index.ts'
import { useRoadside } from '../callForHelp.tsx'
import { landingMasters } from '../../../../schema/masters/calls.ts'

/** The step for the car. */
export function RoadsideVehicleStep() {
  const { draft, change, next } = useRoadside()
  const masters = useCall(landingMasters, {}).data
  return <CarStep masters={masters} vehicleId={draft.vehicleId} onChoose={(vehicleId) => change({ vehicleId })} onNext={next} />
}
