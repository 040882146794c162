import type { FieldPart } from './parts.ts'
import { TextView } from './TextView.tsx'

/** A national id or Iqama. */
export const nationalId: FieldPart<'nationalId'> = {
  View: ({ value }) => <TextView value={value} code />,
}
