import * as leaflet from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { GeoPoint } from '../schema/core/values/geo.ts'
import { drawBasemap, type Landmark } from './basemap.ts'
import { closestWithStreets, drawStreets, type StreetSource } from './streets.ts'

/** The closest zoom without streets: closer there is nothing to see. */
const closestWithout = 12
const farthest = 5
/** West, south, east and north of what the shipped map shows. */
const shipped = leaflet.latLngBounds([10, 31], [37, 63])
const kingdom = leaflet.latLngBounds([16.3, 34.5], [32.2, 55.7])
const zooms = { place: 16, region: 11 } as const
// The buttons are at the top right, and names stand below their points.
const margins: leaflet.FitBoundsOptions = { paddingTopLeft: [56, 40], paddingBottomRight: [72, 56], animate: false }

interface MapOptions {
  box: RefObject<HTMLDivElement | null>
  language: 'en' | 'ar'
  source: StreetSource | null | undefined
  /** Names of the buttons. */
  closer: string
  farther: string
  landmarks: readonly Landmark[]
  dark: boolean
  /** The closest zoom without streets. */
  closest?: number
}

/** A map in a box: the tenant's streets, or the shipped map where there are none or they do not load. Null until it is there. */
export function useMap({
  box,
  language,
  source,
  closer,
  farther,
  landmarks,
  dark,
  closest = closestWithout,
}: MapOptions): leaflet.Map | null {
  const [map, setMap] = useState<leaflet.Map | null>(null)
  const [failed, setFailed] = useState(false)
  const words = useRef({ closer, farther })
  useEffect(() => {
    if (!box.current) return undefined
    const made = leaflet.map(box.current, {
      zoomControl: false,
      scrollWheelZoom: false,
      minZoom: farthest,
      zoomAnimation: false,
      maxBoundsViscosity: 1,
    })
    made.attributionControl.setPrefix(false)
    made.fitBounds(kingdom, { animate: false })
    const { closer: zoomInTitle, farther: zoomOutTitle } = words.current
    leaflet.control.zoom({ position: 'topright', zoomInTitle, zoomOutTitle }).addTo(made)
    leaflet.control.scale({ imperial: false, position: 'bottomleft' }).addTo(made)
    const resized = new ResizeObserver(() => made.invalidateSize())
    resized.observe(box.current)
    setMap(made)
    return () => {
      resized.disconnect()
      made.remove()
      setMap(null)
    }
  }, [box])
  const { tiles, attribution } = source ?? {}
  useEffect(() => {
    if (!map || !tiles) return undefined
    return drawStreets(map, { tiles, attribution: attribution ?? '' }, { language, dark }, (loads) => setFailed(!loads))
  }, [map, tiles, attribution, language, dark])
  const bare = !tiles || failed
  useEffect(() => {
    if (!map) return undefined
    map.setMaxZoom(bare ? closest : closestWithStreets)
    map.setMaxBounds(bare ? shipped : leaflet.latLngBounds([-85, -180], [85, 180]))
    return bare ? drawBasemap(map, language, landmarks) : undefined
  }, [map, bare, closest, language, landmarks])
  return map
}

/** Shows these points with a margin, not closer than a region; the whole of Saudi Arabia without any. */
export function showAll(map: leaflet.Map, points: readonly GeoPoint[], closest: number = zooms.region): void {
  const bounds = points.length > 0 ? leaflet.latLngBounds([...points]) : kingdom
  map.fitBounds(bounds, { ...margins, maxZoom: closest })
}

/** Brings a point into view; `near` goes as close as there is something to see. */
export function showPlace(map: leaflet.Map, place: GeoPoint, near: boolean): void {
  const closest = map.getMaxZoom() === closestWithStreets ? zooms.place : zooms.region
  if (near && map.getZoom() < closest) map.setView(place, closest, { animate: false })
  else if (!map.getBounds().pad(-0.1).contains(place)) map.panTo(place, { animate: false })
}
