// The data of the map that the product ships with; made by `npm run basemap`.

/** A city: its names and its point in degrees. */
export type BasemapName = readonly [en: string, ar: string, lat: number, lng: number]
/** Lines as differences in parts of a degree (`scale` parts), longitude before latitude. */
export interface Basemap {
  scale: number
  /** Polygons, each with its outline and then its holes. */
  land: number[][][]
  borders: number[][]
  places: BasemapName[]
}

/** A packed line as points of latitude and longitude, in degrees. */
export function unpacked(line: readonly number[], scale: number): [lat: number, lng: number][] {
  const points: [number, number][] = []
  let [x, y] = [0, 0]
  for (let at = 0; at < line.length; at += 2) {
    x += line[at] ?? 0
    y += line[at + 1] ?? 0
    points.push([y / scale, x / scale])
  }
  return points
}
