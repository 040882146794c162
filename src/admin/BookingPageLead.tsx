import type { Row } from './core/definition.ts'
import { DepositNotice } from './payments/deposit/DepositNotice.tsx'
import { Handover } from './payments/handover/Handover.tsx'
import { BookingLead } from './workshop/BookingLead.tsx'

/** What all features show above a booking's facts. */
export function BookingPageLead({ row }: { row: Row }) {
  return (
    <>
      <DepositNotice row={row} />
      <BookingLead row={row}>
        <Handover row={row} />
      </BookingLead>
    </>
  )
}
