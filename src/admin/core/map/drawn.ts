// Draws pins (as buttons), areas and a route on the map. Each function returns the one that removes them.
import * as leaflet from 'leaflet'
import type { GeoPoint } from '../../../schema/core/values/geo.ts'
import { gathered, type Gathering } from './gathered.ts'
import type { MapArea, MapPin } from './mapTypes.ts'
import { pinMarkup } from './pinDrawing.ts'

/** Texts and actions of pins. */
interface PinSigns {
  chosen: string | undefined
  onPin: ((id: string) => void) | undefined
  /** The text of several pins in one place. */
  several: (count: number) => string
}

function button(marker: leaflet.Marker, label: string, pressed: boolean | undefined, press: () => void): void {
  const element = marker.getElement()
  element?.setAttribute('title', label)
  element?.setAttribute('aria-label', label)
  if (pressed !== undefined) element?.setAttribute('aria-pressed', String(pressed))
  element?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    press()
  })
  marker.on('click', press)
}

/** Pins as buttons in the order of the list. Where several would overlap, one button stands for them. */
export function drawPins(map: leaflet.Map, pins: readonly MapPin[], { chosen, onPin, several }: PinSigns): () => void {
  const group = leaflet.layerGroup().addTo(map)
  const draw = () => {
    group.clearLayers()
    const where = ({ point }: MapPin) => map.latLngToLayerPoint(point)
    // Without buttons overlapping does no harm.
    const gatherings = onPin ? gathered(pins, where) : pins.map((pin): Gathering => ({ pins: [pin] }))
    for (const { pins: inside } of gatherings) {
      const [pin] = inside
      const count = inside.length
      const isChosen = inside.some(({ id }) => id === chosen)
      const looks = `map-pin tone-${pin.tone} ${count > 1 ? 'is-several' : `is-${pin.kind}`}${isChosen ? ' is-chosen' : ''}`
      const marker = leaflet.marker(pin.point, {
        keyboard: onPin !== undefined,
        interactive: onPin !== undefined,
        zIndexOffset: isChosen ? 1_000 : onPin ? 0 : -1_000,
        icon: leaflet.divIcon({ html: count > 1 ? `<b>${count}</b>` : pinMarkup(pin), className: looks, iconSize: [36, 36] }),
      })
      marker.addTo(group)
      if (!onPin) {
        marker.getElement()?.setAttribute('role', 'img')
        marker.getElement()?.setAttribute('aria-label', pin.label)
        marker.getElement()?.setAttribute('title', pin.label)
      } else if (count === 1) button(marker, pin.label, isChosen, () => onPin(pin.id))
      else
        button(marker, several(count), undefined, () =>
          map.fitBounds(leaflet.latLngBounds(inside.map(({ point }) => leaflet.latLng(point))), { padding: [48, 48], animate: false }),
        )
    }
  }
  draw()
  map.on('zoomend', draw)
  return () => {
    map.off('zoomend', draw)
    group.remove()
  }
}

/** Areas with their names, below everything else. */
export function drawAreas(map: leaflet.Map, areas: readonly MapArea[]): () => void {
  const group = leaflet.layerGroup().addTo(map)
  for (const { name, shape } of areas) {
    const area = leaflet.polygon([...shape], { className: 'map-area', interactive: false, weight: 2 }).addTo(group)
    const words = document.createElement('span')
    words.textContent = name
    area.bindTooltip(words, { permanent: true, direction: 'center', className: 'map-area-name' })
    area.bringToBack()
  }
  return () => void group.remove()
}

/** The route from stop to stop. */
export function drawRoute(map: leaflet.Map, stops: readonly GeoPoint[]): () => void {
  const line = leaflet.polyline([...stops], { className: 'map-route', interactive: false, weight: 4, dashArray: '2 8' }).addTo(map)
  return () => void line.remove()
}
