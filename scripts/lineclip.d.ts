declare module 'lineclip' {
  type Box = readonly [west: number, south: number, east: number, north: number]
  type Points = readonly (readonly number[])[]
  export function clipPolyline(points: Points, box: Box): number[][][]
  export function clipPolygon(points: Points, box: Box): number[][]
}
