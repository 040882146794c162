import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'
import { SaudiPlate } from './adminSaudiPlate.tsx'

/** A drawing of a plate; searched in either script. */
export const plate: FieldPart<'plate'> = {
  View: ({ value, dense }) => (typeof value === 'string' && value ? <SaudiPlate value={value} large={!dense} /> : <Nothing />),
}
