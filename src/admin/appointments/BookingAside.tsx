import Box from '@mui/material/Box'
import { EarlierVisits } from './EarlierVisits.tsx'
import { FreeTimes } from './FreeTimes.tsx'
import { OpenBookings } from './OpenBookings.tsx'

/** Beside the form of a booking: free times, and the car's earlier visits. */
export function BookingAside() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <OpenBookings />
      <FreeTimes />
      <EarlierVisits />
    </Box>
  )
}
