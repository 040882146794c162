import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import type { GeoPoint } from '../../../schema/core/values/geo.ts'
import { FlowIcon } from '../../core/parts/FlowIcon.tsx'
import { mapsLibrary, type GoogleMap } from './googleMaps.ts'
import type { PickedPoint } from './pickedPlace.ts'

const zooms = { found: 16, unknown: 11 } as const
// About a metre.
const apart = (one: GeoPoint, other: GeoPoint) => Math.abs(one.lat - other.lat) + Math.abs(one.lng - other.lng) > 2e-5

interface PlaceMapProps {
  point: PickedPoint | null
  /** Centre of the map while there is no point. */
  start: GeoPoint
  onMove: (point: PickedPoint) => void
}

/** A map that is moved under a pin in its centre. Nothing is shown where the map's script does not load. */
export function PlaceMap({ point, start, onMove }: PlaceMapProps) {
  const t = useTranslate()
  const frame = useRef<HTMLDivElement>(null)
  const map = useRef<GoogleMap>(undefined)
  const shown = useRef<GeoPoint>(point ?? start)
  const moved = useRef(onMove)
  const [state, setState] = useState<'waiting' | 'here' | 'missing'>('waiting')
  useEffect(() => {
    moved.current = onMove
  }, [onMove])
  useEffect(() => {
    let left = false
    let received: { remove(): void } | undefined
    void mapsLibrary().then((library) => {
      if (left || !frame.current) return
      if (!library) return setState('missing')
      const zoom = shown.current === start ? zooms.unknown : zooms.found
      const made = new library.Map(frame.current, {
        ...{ center: shown.current, zoom, disableDefaultUI: true, zoomControl: true },
        ...{ clickableIcons: false, gestureHandling: 'greedy' },
      })
      received = made.addListener('idle', () => {
        const middle = made.getCenter()?.toJSON()
        if (!middle || !apart(middle, shown.current)) return
        shown.current = middle
        moved.current({ lat: middle.lat, lng: middle.lng })
      })
      map.current = made
      setState('here')
    })
    return () => {
      left = true
      received?.remove()
    }
  }, [start])
  useEffect(() => {
    if (!point || !apart(point, shown.current)) return
    shown.current = point
    map.current?.panTo(point)
  }, [point])
  if (state === 'missing') return null
  return (
    <div className="place-map">
      <div ref={frame} className={state === 'waiting' ? 'place-canvas skeleton' : 'place-canvas'} />
      {state === 'here' && (
        <>
          <span className="place-pin">
            <FlowIcon name="pin" size={40} />
          </span>
          <p className="muted small">{t('landing.place.mapHint')}</p>
        </>
      )}
    </div>
  )
}
