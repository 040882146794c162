import { numbersFilter } from '../filters/NumbersFilter.tsx'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'
import { Stars } from './Stars.tsx'

/** One to five stars. */
export const rating: FieldPart<'rating'> = {
  View: ({ value }) => (typeof value === 'number' ? <Stars value={value} /> : <Nothing />),
  Filter: numbersFilter({ unit: 1, write: (_, value) => String(value) }),
}
