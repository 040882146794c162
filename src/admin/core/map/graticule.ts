// A map without tiles: lines of latitude and longitude with degrees, and names of places. Sends no requests.
import * as leaflet from 'leaflet'
import type { Landmark } from './mapTypes.ts'

const steps = [10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001]
const wanted = 110
/** Degrees between two lines, so that they are well separated at this zoom. */
export function stepFor(zoom: number): number {
  const pixelsPerDegree = (256 * 2 ** zoom) / 360
  return steps.findLast((step) => step * pixelsPerDegree >= wanted) ?? 10
}

const decimals = (step: number) => Math.max(0, -Math.floor(Math.log10(step)))
const still = { interactive: false, keyboard: false } as const
const text = (name: string): string => {
  const box = document.createElement('span')
  box.textContent = name
  return box.outerHTML
}
const words = (at: leaflet.LatLngExpression, name: string, className: string) =>
  leaflet.marker(at, { ...still, icon: leaflet.divIcon({ html: text(name), className, iconSize: [0, 0] }) })

// Of overlapping names the first is kept.
function apart(map: leaflet.Map, landmarks: readonly Landmark[]): Landmark[] {
  const taken: leaflet.Point[] = []
  return landmarks.filter((one) => {
    const at = map.latLngToContainerPoint(one)
    if (taken.some(({ x, y }) => Math.abs(x - at.x) < 90 && Math.abs(y - at.y) < 24)) return false
    taken.push(at)
    return true
  })
}

/** Draws the lines and names of the visible part of a map; the returned function removes them. */
export function drawGraticule(map: leaflet.Map, landmarks: readonly Landmark[]): () => void {
  const lines = leaflet.layerGroup().addTo(map)
  const draw = () => {
    lines.clearLayers()
    const bounds = map.getBounds().pad(0.4)
    const step = stepFor(map.getZoom())
    const places = decimals(step)
    const topLeft = map.containerPointToLatLng([8, 8])
    const line = (from: leaflet.LatLngExpression, to: leaflet.LatLngExpression) =>
      leaflet.polyline([from, to], { ...still, className: 'map-line', weight: 1 }).addTo(lines)
    for (let lat = Math.ceil(bounds.getSouth() / step) * step; lat <= bounds.getNorth(); lat += step) {
      line([lat, bounds.getWest()], [lat, bounds.getEast()])
      words([lat, topLeft.lng], `${lat.toFixed(places)}°`, 'map-degree').addTo(lines)
    }
    for (let lng = Math.ceil(bounds.getWest() / step) * step; lng <= bounds.getEast(); lng += step) {
      line([bounds.getSouth(), lng], [bounds.getNorth(), lng])
      words([topLeft.lat, lng], `${lng.toFixed(places)}°`, 'map-degree').addTo(lines)
    }
    const inView = landmarks.filter((one) => map.getBounds().contains(one))
    for (const one of apart(map, inView)) words(one, one.name, 'map-city').addTo(lines)
  }
  map.on('moveend zoomend resize', draw)
  map.whenReady(draw)
  return () => {
    map.off('moveend zoomend resize', draw)
    lines.remove()
  }
}
