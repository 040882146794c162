// Demo service areas of each branch: the town around it, and a section beside it.
import type { RowOf } from '../../core/db/repository.ts'
import type { Row } from '../../core/db/rows.ts'

type Point = { lat: number; lng: number }
// Corners as a person would draw them, not an exact circle.
const bends = [1, 0.86, 1.08, 0.92, 1.04, 0.84, 1.06, 0.9, 0.97, 1.1]
const around = ({ lat, lng }: Point, degrees: number): Point[] =>
  bends.map((bend, place) => {
    const angle = (place / bends.length) * 2 * Math.PI
    const far = degrees * bend
    return { lat: Number((lat + far * Math.sin(angle)).toFixed(4)), lng: Number((lng + far * 1.1 * Math.cos(angle)).toFixed(4)) }
  })

/** Two areas for each branch. */
export function makeAreas(
  branches: readonly RowOf<'dealershipLocations'>[],
  make: (values: Row) => RowOf<'serviceAreas'>,
): RowOf<'serviceAreas'>[] {
  return branches.flatMap(({ id, name, point }) => {
    if (!point) return []
    const town = { en: name.en.split(' – ')[0] ?? name.en, ar: name.ar.split(' – ')[0] ?? name.ar }
    return [
      make({ name: { en: `${town.en} centre`, ar: `وسط ${town.ar}` }, locationId: id, shape: around(point, 0.11) }),
      make({
        name: { en: `North of ${town.en}`, ar: `شمال ${town.ar}` },
        locationId: id,
        shape: around({ lat: point.lat + 0.18, lng: point.lng + 0.02 }, 0.07),
      }),
    ]
  })
}
