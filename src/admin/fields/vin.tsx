import { textFilter } from '../filters/TextFilter.tsx'
import type { FieldPart } from './parts.ts'
import { TextView } from './TextView.tsx'

/** A vehicle identification number. */
export const vin: FieldPart<'vin'> = {
  View: ({ value }) => <TextView value={value} code />,
  Filter: textFilter,
}
