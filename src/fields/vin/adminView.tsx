import type { FieldPart } from '../../admin/core/fields/parts.ts'
import { TextView } from '../../admin/core/parts/TextView.tsx'

/** A vehicle identification number. */
export const vin: FieldPart<'vin'> = {
  View: ({ value }) => <TextView value={value} code />,
}
