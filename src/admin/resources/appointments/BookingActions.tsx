import type { Row } from '../../definition.ts'
import { ClosureButton } from './ClosureButton.tsx'
import { PaperButton } from './PaperButton.tsx'

/** What else can be done with a booking: its papers, and closing it where it never began. */
export function BookingActions({ row }: { row: Row }) {
  return (
    <>
      {row['type'] !== 'testDrive' && <PaperButton row={row} />}
      <ClosureButton row={row} />
    </>
  )
}
