// Suggests an order of a driver's visits: by promised time, and the shortest way among visits of the same hour.
import { kilometres, type GeoPoint } from '../../src/schema/core/values/geo.ts'

/** A visit to be ordered. */
export interface Stop {
  id: string
  point: GeoPoint
  /** The promised time, ISO UTC; null sorts after all promised ones. */
  slotAt: string | null
}

const hour = 3_600_000
const bucketOf = ({ slotAt }: Stop): number => (slotAt === null ? Infinity : Math.floor(Date.parse(slotAt) / hour))

function lengthOf(from: GeoPoint, stops: readonly Stop[]): number {
  let [length, at] = [0, from]
  for (const { point } of stops) {
    length += kilometres(at, point)
    at = point
  }
  return length
}

function nearestFirst(from: GeoPoint, stops: readonly Stop[]): Stop[] {
  const left = [...stops]
  const order: Stop[] = []
  let at = from
  while (left.length > 0) {
    const [next] = left.toSorted((one, other) => kilometres(at, one.point) - kilometres(at, other.point))
    if (!next) break
    left.splice(left.indexOf(next), 1)
    order.push(next)
    at = next.point
  }
  return order
}

// Reverses sections of the way while that makes it shorter (2-opt).
function untangled(from: GeoPoint, stops: Stop[]): Stop[] {
  let best = stops
  for (let better = true; better;) {
    better = false
    for (let start = 0; start < best.length - 1; start++)
      for (let end = start + 1; end < best.length; end++) {
        const turned = [...best.slice(0, start), ...best.slice(start, end + 1).reverse(), ...best.slice(end + 1)]
        if (lengthOf(from, turned) < lengthOf(from, best) - 1e-9) [best, better] = [turned, true]
      }
  }
  return best
}

/** The stops in a good order from `from` on (from the first promised stop when that is null). */
export function suggestOrder(from: GeoPoint | null, stops: readonly Stop[]): Stop[] {
  const hours = [...new Set(stops.map(bucketOf))].toSorted((one, other) => one - other)
  let at = from
  return hours.flatMap((bucket) => {
    const inside = stops.filter((one) => bucketOf(one) === bucket)
    const start = at ?? inside[0]?.point
    const ordered = start ? untangled(start, nearestFirst(start, inside)) : inside
    at = ordered.at(-1)?.point ?? at
    return ordered
  })
}
