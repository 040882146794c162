import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'

/** A new password; an existing one is never shown. */
export const password: FieldPart<'password'> = {
  wide: true,
  View: () => <Nothing />,
}
