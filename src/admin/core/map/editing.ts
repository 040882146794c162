// Sets a point and draws an area by pointer and keyboard: a press sets, a handle is dragged, Enter takes the centre of the map.
import * as leaflet from 'leaflet'
import type { GeoPoint } from '../../../schema/core/values/geo.ts'

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6
/** A position on the map as a point. */
const placeAt = ({ lat, lng }: leaflet.LatLng): GeoPoint => ({
  lat: rounded(lat),
  lng: rounded(leaflet.Util.wrapNum(lng, [-180, 180], true)),
})

const pin =
  '<svg viewBox="0 0 24 24" width="36" height="36" aria-hidden="true"><path d="M12 2a7 7 0 0 0-7 7c0 5.2 7 13 7 13s7-7.8 7-13a7 7 0 0 0-7-7z" fill="currentColor" stroke="#fff" stroke-width="1.5"/><circle cx="12" cy="9" r="2.6" fill="#fff"/></svg>'

/** Calls back with every point that is pressed, or chosen with Enter at the centre. */
export function onPlace(map: leaflet.Map, set: (place: GeoPoint) => void): () => void {
  const pressed = ({ latlng }: leaflet.LeafletMouseEvent) => set(placeAt(latlng))
  const typed = ({ originalEvent }: leaflet.LeafletKeyboardEvent) => {
    if (originalEvent.key !== 'Enter') return
    originalEvent.preventDefault()
    set(placeAt(map.getCenter()))
  }
  map.on('click', pressed)
  map.on('keydown', typed)
  return () => {
    map.off('click', pressed)
    map.off('keydown', typed)
  }
}

/** The pin of a point; with `set` it can be dragged. */
export function drawPlace(map: leaflet.Map, place: GeoPoint, set: ((place: GeoPoint) => void) | undefined): () => void {
  const marker = leaflet.marker(place, {
    draggable: set !== undefined,
    keyboard: false,
    icon: leaflet.divIcon({ html: pin, className: 'map-place', iconSize: [36, 36], iconAnchor: [18, 34] }),
  })
  marker.on('dragend', () => set?.(placeAt(marker.getLatLng())))
  marker.addTo(map)
  return () => void marker.remove()
}

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
