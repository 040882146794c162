// Groups pins that would overlap; pressing a group zooms in.
import type { MapPin } from './mapTypes.ts'

interface At {
  x: number
  y: number
}
/** A pin alone, or several at the position of the first. */
export interface Gathering {
  pins: readonly [MapPin, ...MapPin[]]
}
const reach = 38

/** Groups in the given order, every pin in exactly one; `where` gives its position on the screen. */
export function gathered(pins: readonly MapPin[], where: (pin: MapPin) => At): Gathering[] {
  const found: { at: At; pins: [MapPin, ...MapPin[]] }[] = []
  for (const pin of pins) {
    const at = where(pin)
    const near = found.find((one) => Math.abs(one.at.x - at.x) < reach && Math.abs(one.at.y - at.y) < reach)
    if (near) near.pins.push(pin)
    else found.push({ at, pins: [pin] })
  }
  return found
}
