import { LineInput } from './LineInput.tsx'
import type { FieldPart } from './parts.ts'
import { TextView } from './TextView.tsx'

/** A national id or Iqama. */
export const nationalId: FieldPart<'nationalId'> = {
  Input: ({ field, name, resource, disabled }) => (
    <LineInput name={name} resource={resource} required={field.required} disabled={disabled} code inputMode="numeric" />
  ),
  View: ({ value }) => <TextView value={value} code />,
}
