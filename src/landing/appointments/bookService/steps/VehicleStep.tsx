import { useIdentity } from '../../../customers/index.ts'
import { CarStep, DescribeCarStep } from '../../../vehicles/index.ts'
import { useBooking } from '../booking.tsx'
import { LastTime } from '../LastTime.tsx'
import { Upcoming } from '../Upcoming.tsx'

/** The step for the car. */
export function VehicleStep() {
  const { draft, change, next, masters } = useBooking()
  const { customer } = useIdentity()
  if (!customer)
    return (
      <DescribeCarStep
        masters={masters}
        car={draft.car}
        onDescribed={(car) => {
          change({ car })
          next()
        }}
      />
    )
  return (
    <CarStep
      masters={masters}
      vehicleId={draft.vehicleId}
      onChoose={(vehicleId, mileage) => change({ vehicleId, mileage: mileage === undefined ? '' : String(mileage) })}
      onNext={next}
    >
      <Upcoming />
      <LastTime />
    </CarStep>
  )
}
