import type { FieldPart } from '../../admin/core/fields/parts.ts'
import { TextView } from '../../admin/core/parts/TextView.tsx'

/** A national id or Iqama. */
export const nationalId: FieldPart<'nationalId'> = {
  View: ({ value }) => <TextView value={value} code />,
}
