import { lazy, Suspense, useState } from 'react'
import type { GeoPoint } from '../../../schema/core/values/geo.ts'
import type { KnownPlaces } from '../../../schema/masters/calls.ts'
import { useSession } from '../../../session/index.ts'
import { GoogleMap } from './GoogleMap.tsx'
import type { PickedPoint } from './pickedPlace.ts'

const PinMap = lazy(() => import('./PinMap.tsx').then((file) => ({ default: file.PinMap })))

interface PlaceMapProps {
  point: PickedPoint | null
  known: KnownPlaces | undefined
  onMove: (point: PickedPoint) => void
}

/** A map for a point: with the tenant's streets, else Google's where the tenant has a key and its script loads, else the shipped map. */
export function PlaceMap({ point, known, onMove }: PlaceMapProps) {
  const streets = useSession('settings')?.map
  const mapKey = useSession('configs')?.mapApiKey
  const [missing, setMissing] = useState(false)
  const start: GeoPoint | undefined = [...(known?.areas ?? []), ...(known?.cities ?? [])].find((one) => one.point)?.point ?? undefined
  if (mapKey && !streets && !missing)
    return start ? <GoogleMap point={point} start={start} onMove={onMove} onMissing={() => setMissing(true)} /> : null
  return (
    <Suspense fallback={<div className="map-canvas skeleton" />}>
      <PinMap point={point} areas={known?.areas} onMove={onMove} />
    </Suspense>
  )
}
