import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'

/** A new password; an existing one is never shown. */
export const password: FieldPart<'password'> = {
  wide: true,
  View: () => <Nothing />,
}
