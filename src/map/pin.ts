// The pin of a chosen point: dragged, moved with the arrow keys, or set by a press on the map.
import * as leaflet from 'leaflet'
import type { GeoPoint } from '../schema/core/values/geo.ts'

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6
/** A position on the map as a point. */
export const placeAt = ({ lat, lng }: leaflet.LatLng): GeoPoint => ({
  lat: rounded(lat),
  lng: rounded(leaflet.Util.wrapNum(lng, [-180, 180], true)),
})

const pin =
  '<svg viewBox="0 0 24 24" width="44" height="44" aria-hidden="true"><path d="M12 2a7 7 0 0 0-7 7c0 5.2 7 13 7 13s7-7.8 7-13a7 7 0 0 0-7-7z" fill="currentColor" stroke="#fff" stroke-width="1.5"/><circle cx="12" cy="9" r="2.6" fill="#fff"/></svg>'
const icon = leaflet.divIcon({ html: pin, className: 'map-place', iconSize: [44, 44], iconAnchor: [22, 41] })
const steps: Record<string, readonly [x: number, y: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
/** How far a key moves the pin, in pixels; ten times as far with Shift. */
const step = 8

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

interface PinMoves {
  /** The name of the pin for a screen reader; with it the pin takes the focus and arrow keys move it. */
  label?: string | undefined
  /** The point where the pin was dropped, or where the keys left it. */
  set?: ((place: GeoPoint) => void) | undefined
}

/** A pin that is on the map. */
export interface DrawnPin {
  moveTo: (place: GeoPoint) => void
  focus: () => void
  remove: () => void
}

/** The pin of a point; with `set` it can be moved. */
export function drawPlace(map: leaflet.Map, place: GeoPoint, { label, set }: PinMoves = {}): DrawnPin {
  const keys = label !== undefined && set !== undefined
  const marker = leaflet.marker(place, { draggable: set !== undefined, keyboard: keys, icon, ...(keys ? { alt: label } : {}) })
  const notify = () => set?.(placeAt(marker.getLatLng()))
  marker.on('dragend', notify)
  marker.addTo(map)
  const element = marker.getElement()
  const drawn: DrawnPin = {
    moveTo: (at) => void marker.setLatLng(at),
    focus: () => element?.focus(),
    remove: () => void marker.remove(),
  }
  if (!keys || !element) return drawn
  element.setAttribute('aria-label', label)
  let moved = false
  element.addEventListener('keydown', (event) => {
    const towards = steps[event.key]
    if (!towards) return
    event.preventDefault()
    // Otherwise the map moves as well.
    event.stopPropagation()
    const pixels = event.shiftKey ? step * 10 : step
    const at = map.latLngToContainerPoint(marker.getLatLng()).add([towards[0] * pixels, towards[1] * pixels])
    marker.setLatLng(map.containerPointToLatLng(at))
    if (!map.getBounds().pad(-0.1).contains(marker.getLatLng())) map.panTo(marker.getLatLng(), { animate: false })
    moved = true
  })
  // Once, when the key is let go.
  const settle = () => {
    if (!moved) return
    moved = false
    notify()
  }
  element.addEventListener('keyup', settle)
  element.addEventListener('blur', settle)
  return drawn
}
