// Pins that would lie on each other, gathered: a press on a gathering shows what is in it from nearer.
import type { MapPin } from './mapTypes.ts'

interface At {
  x: number
  y: number
}
/** Pins as they stand: alone, or several in the place of the first. */
export interface Gathering {
  pins: readonly [MapPin, ...MapPin[]]
}
const reach = 38

/** Every pin in exactly one gathering, in the order given; `where` tells its place on the screen. */
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
