import { Code } from '../../admin/core/parts/Code.tsx'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'

type Point = { lat?: unknown; lng?: unknown }
const pointOf = (value: unknown): Point => (typeof value === 'object' && value !== null ? value : {})

/** A point on the map, in degrees. */
export const place: FieldPart<'place'> = {
  wide: true,
  View: ({ value }) => {
    const { lat, lng } = pointOf(value)
    return typeof lat === 'number' && typeof lng === 'number' ? (
      <Code>
        {lat.toFixed(5)}, {lng.toFixed(5)}
      </Code>
    ) : (
      <Nothing />
    )
  },
}
