import Box from '@mui/material/Box'
import type { Row } from '../core/definition.ts'
import { Fact } from '../core/show/Facts.tsx'
import { useMay } from '../core/rights.ts'
import { JobSection } from './JobSection.tsx'
import { hasJob, whose } from './ledByJob.ts'
import { VisitNotices } from '../appointments/index.ts'

/** Above a booking's facts: notices about the visit, and the job. */
export function BookingLead({ row }: { row: Row }) {
  const may = useMay()
  return (
    <>
      <Box
        component="dl"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, margin: 0, '& dd': { margin: 0, fontWeight: 550 } }}
      >
        {whose
          .filter((name) => row[name])
          .map((name) => (
            <Fact key={name} resource="appointments" row={row} name={name} />
          ))}
      </Box>
      <VisitNotices row={row} />
      {hasJob(row, may) && <JobSection row={row} />}
    </>
  )
}
