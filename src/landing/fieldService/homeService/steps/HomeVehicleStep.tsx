import { CarStep } from '../../../vehicles/index.ts'
import { useHome } from '../home.tsx'

/** The step for the car. */
export function HomeVehicleStep() {
  const { draft, change, next, masters } = useHome()
  return <CarStep masters={masters} vehicleId={draft.vehicleId} onChoose={(vehicleId) => change({ vehicleId })} onNext={next} />
}
