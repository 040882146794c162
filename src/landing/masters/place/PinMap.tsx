import * as leaflet from 'leaflet'
import { useEffect, useId, useMemo, useRef } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { drawPlace, onPlace, placeAt, type DrawnPin } from '../../../map/pin.ts'
import { showAll, showPlace } from '../../../map/useMap.ts'
import { landingLocations, type KnownPlaces } from '../../../schema/masters/calls.ts'
import { useLandingMap } from '../../core/map/useLandingMap.ts'
import { FlowIcon } from '../../core/parts/FlowIcon.tsx'
import { useCall } from '../../core/useCall.ts'
import type { PickedPoint } from './pickedPlace.ts'

interface PinMapProps {
  point: PickedPoint | null
  areas: KnownPlaces['areas'] | undefined
  onMove: (point: PickedPoint) => void
}

/** A map with a pin: dragged, set by a press, or moved with the arrow keys. Starts at the tenant's areas, else its branches. */
export function PinMap({ point, areas, onMove }: PinMapProps) {
  const t = useTranslate()
  const hint = useId()
  const box = useRef<HTMLDivElement>(null)
  const pin = useRef<DrawnPin>(undefined)
  const focusNext = useRef(false)
  // Whether the map has shown a point or its start.
  const shown = useRef(false)
  const locations = useCall(landingLocations, {})
  const branches = locations.data?.data
  const map = useLandingMap(box, branches, areas)
  const latest = useRef({ point, onMove })
  useEffect(() => {
    latest.current = { point, onMove }
  }, [point, onMove])
  const settled = areas !== undefined && (branches !== undefined || locations.failed)
  // Undefined until it is known where to start.
  const start = useMemo(
    () => (settled ? (areas?.length ? areas : (branches ?? [])).flatMap(({ point: at }) => at ?? []) : undefined),
    [settled, areas, branches],
  )
  useEffect(() => {
    if (!map || !start || latest.current.point) return
    shown.current = true
    showAll(map, start)
  }, [map, start])
  useEffect(() => (map ? onPlace(map, (at) => latest.current.onMove(at)) : undefined), [map])
  const here = point !== null
  const label = t('landing.map.pin')
  useEffect(() => {
    const { point: at } = latest.current
    if (!map || !here || !at) return undefined
    const drawn = drawPlace(map, at, { label, set: (moved) => latest.current.onMove(moved) })
    pin.current = drawn
    if (focusNext.current) drawn.focus()
    focusNext.current = false
    return () => {
      pin.current = undefined
      drawn.remove()
    }
  }, [map, here, label])
  const { lat, lng, accuracy } = point ?? {}
  useEffect(() => {
    if (!map || lat === undefined || lng === undefined) return undefined
    pin.current?.moveTo({ lat, lng })
    // A located point, and the one that the map starts with; a point set by hand is in view.
    showPlace(map, { lat, lng }, accuracy !== undefined || !shown.current)
    shown.current = true
    if (accuracy === undefined) return undefined
    const around = leaflet.circle([lat, lng], { radius: accuracy, className: 'map-accuracy', interactive: false, weight: 1 }).addTo(map)
    return () => void around.remove()
  }, [map, lat, lng, accuracy])
  return (
    <div className="place-map">
      <div ref={box} className="map-canvas" role="application" aria-label={t('landing.map.label')} aria-describedby={hint} dir="ltr" />
      <p id={hint} className="muted small">
        {t(here ? 'landing.map.move' : 'landing.map.set')}
      </p>
      {!here && (
        <button
          type="button"
          className="button button-plain"
          onClick={() => {
            if (!map) return
            focusNext.current = true
            onMove(placeAt(map.getCenter()))
          }}
        >
          <FlowIcon name="pin" size={20} />
          {t('landing.map.putPin')}
        </button>
      )}
    </div>
  )
}
