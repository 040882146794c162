// Draws pins (as buttons), areas and a route on the map. Each function returns the one that removes them.
import * as leaflet from 'leaflet'
import type { GeoPoint } from '../../../schema/core/values/geo.ts'
import { gathered, type Gathering } from './gathered.ts'
import type { MapArea, MapPin } from './mapTypes.ts'
import { pinMarkup } from './pinDrawing.ts'

/** Texts and actions of pins. */
interface PinSigns {
  chosen: readonly string[]
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

// The pin that had the focus when a map's pins were removed to be drawn anew.
const focused = new WeakMap<leaflet.Map, string>()
// Metres within which zooming in does not separate pins.
const sameSpot = 20

/**
 * Pins as buttons in the order of the list; the focus stays on its pin. Where several would overlap, one button stands for them; a chosen one
 * always has its own.
 */
export function drawPins(map: leaflet.Map, pins: readonly MapPin[], { chosen, onPin, several }: PinSigns): () => void {
  const group = leaflet.layerGroup().addTo(map)
  const clear = () => {
    const { activeElement } = document
    const id = activeElement instanceof HTMLElement && map.getContainer().contains(activeElement) ? activeElement.dataset['pin'] : undefined
    if (id && pins.some((pin) => pin.id === id)) focused.set(map, id)
    group.clearLayers()
  }
  const draw = () => {
    clear()
    const where = ({ point }: MapPin) => map.latLngToLayerPoint(point)
    const alone = (pin: MapPin): Gathering => ({ pins: [pin] })
    const isPressed = ({ id }: MapPin) => chosen.includes(id)
    // Without buttons overlapping does no harm.
    const gatherings = onPin
      ? [
          ...gathered(
            pins.filter((pin) => !isPressed(pin)),
            where,
          ),
          ...pins.filter(isPressed).map(alone),
        ]
      : pins.map(alone)
    for (const { pins: inside } of gatherings) {
      const [pin] = inside
      const count = inside.length
      const isChosen = isPressed(pin)
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
        button(marker, several(count), undefined, () => {
          const bounds = leaflet.latLngBounds(inside.map(({ point }) => leaflet.latLng(point)))
          const apart = bounds.getNorthEast().distanceTo(bounds.getSouthWest()) > sameSpot
          if (apart) return void map.fitBounds(bounds, { padding: [48, 48], animate: false })
          // Pressed again and again, one after the other.
          const present = pins.findLastIndex(isPressed)
          onPin((inside.find((one) => pins.indexOf(one) > present) ?? pin).id)
        })
      const element = marker.getElement()
      if (element) element.dataset['pin'] = pin.id
      if (onPin && inside.some(({ id }) => id === focused.get(map))) {
        focused.delete(map)
        element?.focus({ preventScroll: true })
      }
    }
  }
  draw()
  map.on('zoomend', draw)
  return () => {
    map.off('zoomend', draw)
    clear()
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
    area.bindTooltip(words, { permanent: true, direction: 'center', pane: 'shadowPane', className: 'map-area-name' })
    area.bringToBack()
  }
  return () => void group.remove()
}

/** The route from stop to stop. */
export function drawRoute(map: leaflet.Map, stops: readonly GeoPoint[]): () => void {
  const line = leaflet.polyline([...stops], { className: 'map-route', interactive: false, weight: 4, dashArray: '2 8' }).addTo(map)
  return () => void line.remove()
}
