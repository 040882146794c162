import type { DriveCar } from '../../../schema/appointments/customerBooking.ts'
import { useBilingual } from '../../core/useBilingual.ts'

/** Make, model and colour of a test-drive car. */
export function DriveCarName({ car: { make, model, colour } }: { car: DriveCar }) {
  const bilingual = useBilingual()
  return (
    <>
      {bilingual(make)} {bilingual(model)}
      {colour && <span className="fact-line muted small">{bilingual(colour)}</span>}
    </>
  )
}
