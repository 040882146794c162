// What a map is given to draw.
import type { GeoPoint } from '../../../schema/core/values/geo.ts'
import type { Tone } from '../theme/tones.ts'

/** What a pin stands for; each has a drawing of its own. */
export type PinKind = 'tow' | 'home' | 'driver' | 'branch'
/** One thing on the map. */
export interface MapPin {
  id: string
  kind: PinKind
  point: GeoPoint
  /** What a screen reader says, and what stands beside it on hover. */
  label: string
  tone: Tone
  /** A number in the place of the drawing: the order of a route. */
  number?: number | undefined
}
/** An area with its name. */
export interface MapArea {
  id: string
  name: string
  shape: readonly GeoPoint[]
}
/** A city or a branch that helps the eye. */
export interface Landmark extends GeoPoint {
  name: string
}
