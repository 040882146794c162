// Draws an area: a handle on every corner is dragged.
import * as leaflet from 'leaflet'
import type { GeoPoint } from '../../../schema/core/values/geo.ts'
import { placeAt } from '../../../map/pin.ts'

/** The corners with a new one where it lengthens the outline least. */
export function withCorner(corners: readonly GeoPoint[], corner: GeoPoint): GeoPoint[] {
  if (corners.length < 3) return [...corners, corner]
  const far = (one: GeoPoint, other: GeoPoint) => Math.hypot(one.lat - other.lat, one.lng - other.lng)
  const detours = corners.map((one, place) => {
    const next = corners[(place + 1) % corners.length] ?? one
    return far(one, corner) + far(corner, next) - far(one, next)
  })
  const after = detours.indexOf(Math.min(...detours)) + 1
  return [...corners.slice(0, after), corner, ...corners.slice(after)]
}

/** An area with a handle on every corner. */
export function drawCorners(map: leaflet.Map, corners: readonly GeoPoint[], set: ((corners: GeoPoint[]) => void) | undefined): () => void {
  const group = leaflet.layerGroup().addTo(map)
  leaflet.polygon([...corners], { className: 'map-area', interactive: false, weight: 2 }).addTo(group)
  if (set)
    corners.forEach((corner, place) => {
      const handle = leaflet.marker(corner, {
        draggable: true,
        keyboard: false,
        icon: leaflet.divIcon({ html: '', className: 'map-corner', iconSize: [24, 24] }),
      })
      handle.on('dragend', () => set(corners.map((one, at) => (at === place ? placeAt(handle.getLatLng()) : one))))
      handle.addTo(group)
    })
  return () => void group.remove()
}
