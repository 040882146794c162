import { textFilter } from '../filters/TextFilter.tsx'
import type { FieldPart } from './parts.ts'
import { TextView } from './TextView.tsx'

/** One line of text. */
export const text: FieldPart<'text'> = {
  View: ({ value }) => <TextView value={value} />,
  Filter: textFilter,
}
