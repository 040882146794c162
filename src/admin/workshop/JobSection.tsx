import type { Row } from '../core/definition.ts'
import { useMay } from '../core/rights.ts'
import { JobParts } from './JobParts.tsx'
import { JobPhotos } from './JobPhotos.tsx'
import { JobWork } from './JobWork.tsx'
import { useJob } from './useJob.ts'
import { Skeleton } from '../core/parts/Skeleton.tsx'

/** The job of a booking: work with decisions, price, awaited parts, photos. */
export function JobSection({ row }: { row: Row }) {
  const may = useMay()
  const job = useJob(row)
  if (job.pending) return <Skeleton variant="rounded" height={220} />
  const changeable = row['closure'] === 'none' && row['status'] !== 'delivered' && may('edit', 'appointments', row)
  return (
    <>
      <JobWork row={row} work={job.work} changeable={changeable} onChanged={job.refresh} />
      <JobParts row={row} parts={job.parts} changeable={changeable} onChanged={job.refresh} />
      <JobPhotos row={row} changeable={changeable} onChanged={job.refresh} />
    </>
  )
}
