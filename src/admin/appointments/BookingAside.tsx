import Box from '@mui/material/Box'
import { useRecordContext } from 'react-admin'
import type { Row } from '../core/definition.ts'
import { useChangeable } from '../core/rights.ts'
import { EarlierVisits } from './EarlierVisits.tsx'
import { FreeTimes } from './FreeTimes.tsx'
import { OpenBookings } from './OpenBookings.tsx'

/** Beside the form of a booking: free times where the time can be changed, and the car's earlier visits. */
export function BookingAside() {
  const row = useRecordContext<Row>()
  const mayChange = useChangeable('appointments')
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <OpenBookings without={row?.id} />
      {(!row || mayChange('startAt', row)) && <FreeTimes />}
      <EarlierVisits />
    </Box>
  )
}
