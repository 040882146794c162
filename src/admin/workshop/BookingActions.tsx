import type { Row } from '../core/definition.ts'
import { ClosureButton } from '../appointments/index.ts'
import { DocumentButton } from './DocumentButton.tsx'

/** What else can be done with a booking: its documents, and closing it where it never began. */
export function BookingActions({ row }: { row: Row }) {
  return (
    <>
      {row['type'] !== 'testDrive' && <DocumentButton row={row} />}
      <ClosureButton row={row} />
    </>
  )
}
