import Box from '@mui/material/Box'
import type { Row } from '../core/definition.ts'
import { useChangeable, useMay } from '../core/rights.ts'
import { Inspection } from './Inspection.tsx'
import { JobParts } from './JobParts.tsx'
import { JobPhotos } from './JobPhotos.tsx'
import { JobWork } from './JobWork.tsx'
import { useJob } from './useJob.ts'
import { Skeleton } from '../core/parts/Skeleton.tsx'

/** The job of a booking: work with decisions, price, awaited parts, photos. */
export function JobSection({ row }: { row: Row }) {
  const may = useMay()
  const mayChange = useChangeable('appointments')
  const job = useJob(row)
  if (job.pending) return <Skeleton variant="rounded" height={220} />
  const open = row['closure'] === 'none' && row['status'] !== 'delivered'
  const changeable = open && may('edit', 'appointments', row)
  // Technicians add work and photos to bookings that they otherwise only read and move.
  const adds = (resource: string) => open && may('move', 'appointments', row) && may('create', resource)
  return (
    <>
      <JobWork row={row} work={job.work} addable={adds('jobServices')} changeable={changeable} onChanged={job.refresh} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '& > section': { flexBasis: '100%' }, '&:empty': { display: 'none' } }}>
        <Inspection row={row} work={job.work} changeable={adds('inspectionResults')} onChanged={job.refresh} />
        <JobParts row={row} parts={job.parts} changeable={adds('jobParts')} onChanged={job.refresh} />
        <JobPhotos row={row} changeable={open && mayChange('photos', row)} onChanged={job.refresh} />
      </Box>
    </>
  )
}
