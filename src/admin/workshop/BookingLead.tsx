import Box from '@mui/material/Box'
import { Fragment, type ReactNode } from 'react'
import type { Row } from '../core/definition.ts'
import { Fact } from '../core/show/Facts.tsx'
import { useMay } from '../core/rights.ts'
import { JobSection } from './JobSection.tsx'
import { hasJob, whose } from './ledByJob.ts'
import { VisitNotices } from '../appointments/index.ts'

/** Above a booking's facts: notices about the visit, the job, and what other features show, which comes first once the work is finished. */
export function BookingLead({ row, children }: { row: Row; children?: ReactNode }) {
  const may = useMay()
  const finished = row['status'] === 'completed' || row['status'] === 'delivered'
  // With keys, so that nothing is drawn anew when they change places.
  const parts = [hasJob(row, may) && <JobSection key="job" row={row} />, <Fragment key="more">{children}</Fragment>]
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
      {finished ? parts.toReversed() : parts}
    </>
  )
}
