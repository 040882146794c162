import { CarPlate } from '../../fields/plate/landingCarPlate.tsx'
import type { CustomerJob } from '../../schema/workshop/calls/job.ts'
import { useBilingual } from '../core/useBilingual.ts'

/** The car of a job, and the job's reference. */
export function JobCar({ job: { vehicle, ref } }: { job: CustomerJob }) {
  const bilingual = useBilingual()
  return (
    <>
      {vehicle && <CarPlate car={vehicle} />}
      <p>
        {vehicle && `${bilingual(vehicle.make)} ${bilingual(vehicle.model)} · `}
        <bdi dir="ltr">{ref}</bdi>
      </p>
    </>
  )
}
