import { useReference } from 'react-admin'
import { RowHeading } from '../core/pages/RowHeading.tsx'

const names = { view: 'names' }

/** A booked vehicle: its plate and model. */
export function TodayVehicle({ id }: { id: string }) {
  const { referenceRecord } = useReference({ reference: 'vehicles', id, options: { meta: names } })
  return referenceRecord ? <RowHeading resource="vehicles" row={referenceRecord} plain /> : null
}
