import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'
import { Stars } from './adminStars.tsx'

/** One to five stars. */
export const rating: FieldPart<'rating'> = {
  View: ({ value }) => (typeof value === 'number' ? <Stars value={value} /> : <Nothing />),
}
