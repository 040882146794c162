// The map that the product ships with: land, borders, and names of cities. Sends no requests to anybody else.
import * as leaflet from 'leaflet'
import type { GeoPoint } from '../schema/core/values/geo.ts'
import { unpacked, type Basemap } from './basemapData.ts'

/** A name at a point, in the page's language. */
export interface Landmark extends GeoPoint {
  name: string
  /** A branch and a service area look different from a city. */
  kind?: 'branch' | 'area'
}
const still = { interactive: false, keyboard: false } as const
// Below every pin.
const belowPins = -10_000
// Where two names are closer, in pixels, the first one is kept.
const roomOfName = { x: 90, y: 26 }

const text = (name: string): string => {
  const box = document.createElement('span')
  box.textContent = name
  return box.outerHTML
}

function drawNames(map: leaflet.Map, landmarks: readonly Landmark[]): leaflet.LayerGroup {
  const taken: leaflet.Point[] = []
  const names = leaflet.layerGroup()
  for (const one of landmarks) {
    const at = map.latLngToContainerPoint(one)
    if (!map.getBounds().contains(one)) continue
    if (taken.some(({ x, y }) => Math.abs(x - at.x) < roomOfName.x && Math.abs(y - at.y) < roomOfName.y)) continue
    taken.push(at)
    leaflet
      .marker(one, {
        ...still,
        zIndexOffset: belowPins,
        icon: leaflet.divIcon({ html: text(one.name), className: one.kind ? `map-city map-${one.kind}` : 'map-city', iconSize: [0, 0] }),
      })
      .addTo(names)
  }
  return names.addTo(map)
}

function drawLand(map: leaflet.Map, { scale, land, borders }: Basemap): leaflet.LayerGroup {
  const line = { ...still, weight: 1, smoothFactor: 1.2 }
  const points = (packed: readonly number[]) => unpacked(packed, scale)
  return leaflet
    .layerGroup([
      leaflet.polygon(
        land.map((rings) => rings.map(points)),
        { ...line, className: 'map-land' },
      ),
      leaflet.polyline(borders.map(points), { ...line, className: 'map-border' }),
    ])
    .addTo(map)
}

/** Draws the map and the names of the visible part: the given ones first, then the shipped cities. The returned function removes them. */
export function drawBasemap(map: leaflet.Map, language: 'en' | 'ar', landmarks: readonly Landmark[]): () => void {
  const drawn: leaflet.LayerGroup[] = []
  let names: leaflet.LayerGroup | undefined
  let known = landmarks
  let left = false
  const name = () => {
    names?.remove()
    names = drawNames(map, known)
  }
  map.on('moveend zoomend resize', name)
  map.whenReady(name)
  void import('./basemap.json')
    .then(({ default: data }) => {
      if (left) return
      const base = data as unknown as Basemap
      drawn.push(drawLand(map, base))
      known = [...landmarks, ...base.places.map(([en, ar, lat, lng]) => ({ name: language === 'en' ? en : ar, lat, lng }))]
      name()
    })
    // Without it the map is bare and the pin works.
    .catch(() => undefined)
  return () => {
    left = true
    map.off('moveend zoomend resize', name)
    for (const one of [...drawn, names]) one?.remove()
  }
}
