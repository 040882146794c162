import type { Row } from './core/definition.ts'
import { RedeemButton } from './loyalty/RedeemButton.tsx'
import { BookingActions } from './workshop/BookingActions.tsx'

/** The actions of all features on a booking's page. */
export function BookingPageActions({ row }: { row: Row }) {
  return (
    <>
      <RedeemButton row={row} />
      <BookingActions row={row} />
    </>
  )
}
