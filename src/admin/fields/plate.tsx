import { textFilter } from '../filters/TextFilter.tsx'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'
import { SaudiPlate } from './SaudiPlate.tsx'

/** A plate, typed in either script and drawn as it hangs on the car. */
export const plate: FieldPart<'plate'> = {
  View: ({ value, dense }) => (typeof value === 'string' && value ? <SaudiPlate value={value} large={!dense} /> : <Nothing />),
  Filter: textFilter,
}
