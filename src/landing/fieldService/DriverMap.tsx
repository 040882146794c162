import * as leaflet from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslate } from '../../i18n/index.ts'
import { drawPlace } from '../../map/pin.ts'
import { showAll } from '../../map/useMap.ts'
import type { CustomerRequest } from '../../schema/fieldService/calls/requests.ts'
import { landingLocations } from '../../schema/masters/calls.ts'
import { kilometres, type GeoPoint } from '../../schema/core/values/geo.ts'
import { useLandingMap } from '../core/map/useLandingMap.ts'
import { FlowIcon } from '../core/parts/FlowIcon.tsx'
import { useCall } from '../core/useCall.ts'
import { useFormat } from '../core/useFormat.ts'

type Place = NonNullable<NonNullable<CustomerRequest['driver']>['place']>
// No closer than a street.
const closest = 16

/** The driver on the way, moving on a map towards the customer's place, with the distance in words. */
export function DriverMap({ place, point }: { place: Place; point: GeoPoint }) {
  const t = useTranslate()
  const format = useFormat()
  const branches = useCall(landingLocations, {}).data?.data
  const box = useRef<HTMLDivElement>(null)
  const map = useLandingMap(box, branches)
  const [driver, setDriver] = useState<leaflet.Marker>()
  const { lat, lng } = place
  const first = useRef({ place, point })
  useEffect(() => {
    if (!map) return undefined
    const { place: from, point: to } = first.current
    const pin = drawPlace(map, to)
    const icon = leaflet.divIcon({ className: 'map-driver', iconSize: [48, 48] })
    const marker = leaflet.marker(from, { icon, keyboard: false, interactive: false, zIndexOffset: 100 }).addTo(map)
    showAll(map, [from, to], closest)
    setDriver(marker)
    return () => {
      setDriver(undefined)
      pin.remove()
      marker.remove()
    }
  }, [map])
  useEffect(() => {
    if (!map || !driver || driver.getLatLng().equals([lat, lng])) return undefined
    const element = driver.getElement()
    element?.classList.add('is-moving')
    driver.setLatLng([lat, lng])
    if (!map.getBounds().pad(-0.1).contains([lat, lng])) showAll(map, [{ lat, lng }, first.current.point], closest)
    const still = () => element?.classList.remove('is-moving')
    element?.addEventListener('transitionend', still)
    // Zooming moves markers too, at once.
    map.on('zoomstart', still)
    return () => {
      element?.removeEventListener('transitionend', still)
      map.off('zoomstart', still)
    }
  }, [map, driver, lat, lng])
  const mark = driver?.getElement()
  const km = kilometres(place, point)
  return (
    <>
      <div ref={box} className="map-canvas" role="application" aria-label={t('landing.request.map')} dir="ltr" />
      {mark && createPortal(<FlowIcon name="truck" size={26} />, mark)}
      <p className="muted small">
        {t('landing.request.away', { km: format.number(km < 10 ? Math.round(km * 10) / 10 : Math.round(km)) })}{' '}
        {t('landing.request.placeAt', { time: format.time(place.at) })}
      </p>
    </>
  )
}
