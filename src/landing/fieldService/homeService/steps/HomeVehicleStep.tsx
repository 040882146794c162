import { CarStep } from '../../../vehicles/CarStep.tsx'
import { useHome } from '../home.tsx'

/** The step for the car. */
export function HomeVehicleStep() {
  const { draft, change, next, masters } = useHome()
  return <CarStep masters={masters} vehicleId={draft.vehicleId} onChoose={(vehicleId) => change({ vehicleId })} onNext={next} />
}
