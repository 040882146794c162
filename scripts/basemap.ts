// `npm run basemap`: makes the map that the product ships with, src/map/basemap.json, from Natural Earth (package world-atlas) and the cities
// that tenants start with. The file is committed; run it again when either changes. Docs: docs/decisions/maps.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clipPolygon, clipPolyline } from 'lineclip'
import { merge, mesh } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import { regions } from '../server/masters/starting/regions.ts'
import type { Basemap, BasemapName } from '../src/map/basemapData.ts'

const root = join(import.meta.dirname, '..')
/** West, south, east, north: Saudi Arabia, its neighbours, and a margin for panning. */
const box = [30, 9, 64, 38] as const
/** The smallest triangle of a line that is kept, in square degrees; about 0.4 km². */
const leastTriangle = 4e-5
const scale = 1000

// Cities of neighbouring countries: a point within some three kilometres of the centre, which is enough for a name on this map.
const abroad: readonly BasemapName[] = [
  ['Kuwait City', 'الكويت', 29.3697, 47.9783],
  ['Manama', 'المنامة', 26.2361, 50.5831],
  ['Doha', 'الدوحة', 25.2866, 51.533],
  ['Abu Dhabi', 'أبوظبي', 24.4667, 54.3666],
  ['Dubai', 'دبي', 25.23, 55.28],
  ['Muscat', 'مسقط', 23.6133, 58.5933],
  ['Salalah', 'صلالة', 17.0255, 54.0852],
  ['Sanaa', 'صنعاء', 15.3547, 44.2066],
  ['Aden', 'عدن', 12.7797, 45.0095],
  ['Amman', 'عمّان', 31.95, 35.9333],
  ['Aqaba', 'العقبة', 29.527, 35.0078],
  ['Baghdad', 'بغداد', 33.3386, 44.3939],
  ['Basra', 'البصرة', 30.5135, 47.8135],
  ['Damascus', 'دمشق', 33.5, 36.3],
  ['Cairo', 'القاهرة', 30.05, 31.25],
  ['Port Sudan', 'بورتسودان', 19.6158, 37.2164],
  ['Asmara', 'أسمرة', 15.3333, 38.9333],
]

type Countries = Topology<{ countries: GeometryCollection }>
type Ring = readonly (readonly number[])[]

// Whole thousandths of a degree, each point as the difference from the one before it: longitude, latitude, longitude, latitude …
function packed(line: Ring): number[] {
  const numbers: number[] = []
  let [x, y] = [0, 0]
  for (const [lng = 0, lat = 0] of line) {
    const [nextX, nextY] = [Math.round(lng * scale), Math.round(lat * scale)]
    if (numbers.length > 0 && nextX === x && nextY === y) continue
    numbers.push(nextX - x, nextY - y)
    ;[x, y] = [nextX, nextY]
  }
  return numbers
}
const few = 6
const inBox = ([lng = 0, lat = 0]: readonly number[]) => lng >= box[0] && lng <= box[2] && lat >= box[1] && lat <= box[3]

/** The map's data. */
export function makeBasemap(): Basemap {
  const whole = JSON.parse(readFileSync(join(root, 'node_modules/world-atlas/countries-10m.json'), 'utf8')) as Countries
  const topology = simplify(presimplify(whole), leastTriangle) as Countries
  const { countries } = topology.objects
  const land = merge(topology, countries.geometries as (Polygon | MultiPolygon)[])
    .coordinates.filter(([outline = []]) => outline.some(inBox))
    .map((rings) => rings.map((ring) => packed(clipPolygon(ring, box))).filter((ring) => ring.length > few))
    .filter((rings) => rings.length > 0)
  const borders = mesh(topology, countries, (one, other) => one !== other).coordinates.flatMap((line) =>
    clipPolyline(line, box).map(packed),
  )
  // The first city of each region, then what is abroad, then all others: where names overlap, the first one is shown.
  const [main, others] = [regions.flatMap(({ cities }) => cities.slice(0, 1)), regions.flatMap(({ cities }) => cities.slice(1))]
  return { scale, land, borders: borders.filter((line) => line.length > 2), places: [...main, ...abroad, ...others].map((one) => [...one]) }
}

if (process.argv[1] === import.meta.filename) {
  const text = `${JSON.stringify(makeBasemap())}\n`
  writeFileSync(join(root, 'src/map/basemap.json'), text)
  console.log(`src/map/basemap.json: ${text.length} B`)
}
