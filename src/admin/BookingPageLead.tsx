import type { Row } from './core/definition.ts'
import { Handover } from './payments/handover/Handover.tsx'
import { BookingLead } from './workshop/BookingLead.tsx'

/** What all features show above a booking's facts. */
export function BookingPageLead({ row }: { row: Row }) {
  return (
    <BookingLead row={row}>
      <Handover row={row} />
    </BookingLead>
  )
}
