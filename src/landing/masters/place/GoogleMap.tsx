import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import type { GeoPoint } from '../../../schema/core/values/geo.ts'
import { FlowIcon } from '../../core/parts/FlowIcon.tsx'
import { mapsLibrary, type GoogleMap as MadeMap } from './googleMaps.ts'
import type { PickedPoint } from './pickedPlace.ts'

const zooms = { found: 16, unknown: 11 } as const
// About a metre.
const apart = (one: GeoPoint, other: GeoPoint) => Math.abs(one.lat - other.lat) + Math.abs(one.lng - other.lng) > 2e-5

interface GoogleMapProps {
  point: PickedPoint | null
  /** Centre of the map while there is no point. */
  start: GeoPoint
  onMove: (point: PickedPoint) => void
  /** The map's script does not load. */
  onMissing: () => void
}

/** Google's map, which is moved under a pin in its centre. */
export function GoogleMap({ point, start, onMove, onMissing }: GoogleMapProps) {
  const t = useTranslate()
  const frame = useRef<HTMLDivElement>(null)
  const map = useRef<MadeMap>(undefined)
  const shown = useRef<GeoPoint>(point ?? start)
  const latest = useRef({ onMove, onMissing })
  const [here, setHere] = useState(false)
  useEffect(() => {
    latest.current = { onMove, onMissing }
  }, [onMove, onMissing])
  useEffect(() => {
    let left = false
    let received: { remove(): void } | undefined
    void mapsLibrary().then((library) => {
      if (left || !frame.current) return undefined
      if (!library) return latest.current.onMissing()
      const zoom = shown.current === start ? zooms.unknown : zooms.found
      const made = new library.Map(frame.current, {
        ...{ center: shown.current, zoom, disableDefaultUI: true, zoomControl: true },
        ...{ clickableIcons: false, gestureHandling: 'greedy' },
      })
      received = made.addListener('idle', () => {
        const middle = made.getCenter()?.toJSON()
        if (!middle || !apart(middle, shown.current)) return
        shown.current = middle
        latest.current.onMove({ lat: middle.lat, lng: middle.lng })
      })
      map.current = made
      setHere(true)
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
  return (
    <div className="place-map">
      <div ref={frame} className={here ? 'place-canvas' : 'place-canvas skeleton'} />
      {here && (
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
