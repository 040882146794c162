// Parses points as people copy them: two numbers, or a Google Maps link.
import { latinDigits } from '../../schema/core/values/digits.ts'

/** A point in degrees; parts that are not numbers yet are kept as typed. */
export interface Point {
  lat: number
  lng: number
}
const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`
// A link's marker, its centre, its search, and a plain pair of numbers.
const shapes = [
  `!3d${number}!4d${number}`,
  `@${number},${number}`,
  String.raw`[?&](?:q|ll|query|destination)=(?:loc:)?${number}(?:,|%2C)\+?${number}`,
  String.raw`^\s*${number}\s*[,،;\s]\s*${number}\s*$`,
]

/** The point in a pasted text; undefined where there is none. */
export function readPoint(text: string): Point | undefined {
  const plain = latinDigits(text).replace(/٫/g, '.')
  for (const shape of shapes) {
    const [, lat, lng] = new RegExp(shape).exec(plain) ?? []
    if (lat !== undefined && lng !== undefined && Math.abs(Number(lat)) <= 90 && Math.abs(Number(lng)) <= 180)
      return { lat: Number(lat), lng: Number(lng) }
  }
  return undefined
}

/** The form's value as a point; undefined while it is incomplete. */
export function pointOf(value: unknown): Point | undefined {
  const { lat, lng } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Point>
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined
}
