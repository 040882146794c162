import { textFilter } from '../filters/TextFilter.tsx'
import { LineInput } from './LineInput.tsx'
import type { FieldPart } from './parts.ts'
import { TextView } from './TextView.tsx'

/** One line of text. */
export const text: FieldPart<'text'> = {
  Input: ({ field, name, resource, disabled }) => (
    <LineInput name={name} resource={resource} required={field.required} disabled={disabled} />
  ),
  View: ({ value }) => <TextView value={value} />,
  Filter: textFilter,
}
