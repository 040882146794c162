import type { Row } from '../core/definition.ts'
import { ClosureButton } from '../appointments/index.ts'
import { DocumentButton } from './DocumentButton.tsx'

/** Further actions on a booking: documents, and closing a pending one. */
export function BookingActions({ row }: { row: Row }) {
  return (
    <>
      {row['type'] !== 'testDrive' && <DocumentButton row={row} />}
      <ClosureButton row={row} />
    </>
  )
}
