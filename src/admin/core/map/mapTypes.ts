// The data that a map draws.
import type { GeoPoint } from '../../../schema/core/values/geo.ts'
import type { Tone } from '../theme/tones.ts'

/** The kind of a pin, each with its own drawing. */
export type PinKind = 'tow' | 'home' | 'driver' | 'branch'
/** One thing on the map. */
export interface MapPin {
  id: string
  kind: PinKind
  point: GeoPoint
  /** Its accessible name, shown on hover. */
  label: string
  tone: Tone
  /** A number in place of the drawing: the position in a route. */
  number?: number | undefined
}
/** An area with its name. */
export interface MapArea {
  id: string
  name: string
  shape: readonly GeoPoint[]
}
