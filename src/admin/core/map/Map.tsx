import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import * as leaflet from 'leaflet'
import { useCallback, useEffect, useRef } from 'react'
import type { GeoPoint } from '../../../schema/core/values/geo.ts'
import { useSession } from '../../../session/index.ts'
import { useI18n } from '../useI18n.ts'
import { drawAreas, drawPins, drawRoute } from './drawn.ts'
import { drawPlace, onPlace } from '../../../map/pin.ts'
import { closestWithStreets } from '../../../map/streets.ts'
import { useMap } from '../../../map/useMap.ts'
import { drawCorners, withCorner } from './editing.ts'
import { mapLook } from './mapLook.ts'
import type { MapArea, MapPin } from './mapTypes.ts'
import { useLandmarks } from './useLandmarks.ts'

/** What a map shows and can change. */
export interface MapProps {
  label: string
  height: number | string
  pins?: readonly MapPin[]
  areas?: readonly MapArea[]
  /** Connected by a line. */
  route?: readonly GeoPoint[]
  /** The ids of the pressed pins; one that is added is brought into view, with a route that goes to it. */
  chosen?: readonly string[]
  onPin?: (id: string) => void
  /** One point; `onPlace` changes it. */
  place?: GeoPoint | undefined
  onPlace?: ((place: GeoPoint) => void) | undefined
  /** Corners of one area; `onCorners` changes them. */
  corners?: readonly GeoPoint[]
  onCorners?: ((corners: GeoPoint[]) => void) | undefined
  /** Shows everything again when this key changes. */
  fit?: string
}
const zooms = { near: 15, town: 12, names: 9 }
const nothing: readonly never[] = []
const unpressed = { chosen: nothing, onPin: undefined, several: String }

/**
 * A map: the tenant's streets where there is a source, else the shipped map without requests to anybody else. Everything on it is also in a list beside
 * it.
 */
export function Map(props: MapProps) {
  const { label, height, pins = nothing, areas = nothing, route = nothing, chosen = nothing, onPin, place, corners, fit = '' } = props
  const { translate, code } = useI18n()
  const dark = useTheme().palette.mode === 'dark'
  const source = useSession('settings')?.map
  const { cities, branches } = useLandmarks()
  const box = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const words = useRef(translate)
  const several = useCallback((count: number) => words.current('admin.map.several', { smart_count: count }), [])
  const map = useMap({
    box,
    language: code,
    source,
    closer: translate('admin.map.closer'),
    farther: translate('admin.map.farther'),
    landmarks: cities,
    dark,
    closest: closestWithStreets,
  })
  // When zoomed out, names of areas would overlap.
  useEffect(() => {
    if (!map) return undefined
    const look = () => map.getContainer().classList.toggle('is-far', map.getZoom() < zooms.names)
    map.on('zoomend', look)
    look()
    return () => void map.off('zoomend', look)
  }, [map])
  useEffect(() => (map ? drawAreas(map, areas) : undefined), [map, areas])
  useEffect(() => (map ? drawPins(map, branches, unpressed) : undefined), [map, branches])
  useEffect(() => (map && route.length > 1 ? drawRoute(map, route) : undefined), [map, route])
  const presses = onPin !== undefined
  useEffect(
    () => (map ? drawPins(map, pins, { chosen, several, onPin: presses ? (id) => latest.current.onPin?.(id) : undefined }) : undefined),
    [map, pins, chosen, presses, several],
  )
  useEffect(() => {
    if (!map) return undefined
    return onPlace(map, (at) => {
      const { onPlace: set, corners: present, onCorners: draw } = latest.current
      set?.(at)
      draw?.(withCorner(present ?? [], at))
    })
  }, [map])
  const { lat, lng } = place ?? {}
  const sets = props.onPlace !== undefined
  useEffect(() => {
    if (!map || lat === undefined || lng === undefined) return undefined
    if (!map.getBounds().contains([lat, lng]) || map.getZoom() < 10) map.setView([lat, lng], zooms.near)
    const drawn = drawPlace(map, { lat, lng }, sets ? { set: (at) => latest.current.onPlace?.(at) } : {})
    return () => drawn.remove()
  }, [map, lat, lng, sets])
  const draws = props.onCorners !== undefined
  useEffect(
    () => (map && corners ? drawCorners(map, corners, draws ? (next) => latest.current.onCorners?.(next) : undefined) : undefined),
    [map, corners, draws],
  )
  const settled = branches.length > 0
  useEffect(() => {
    if (!map || latest.current.place) return
    const { pins: now = [], areas: drawn = [], corners: own = [] } = latest.current
    const seen = [...now.map(({ point }) => point), ...drawn.flatMap(({ shape }) => shape), ...own]
    const all = seen.length > 0 ? seen : settled ? branches.map(({ point }) => point) : []
    if (all.length > 0) map.fitBounds(leaflet.latLngBounds([...all]), { padding: [32, 32], maxZoom: zooms.town + 1, animate: false })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what moves on the map does not move the map
  }, [map, fit, settled])
  const before = useRef(chosen)
  useEffect(() => {
    const added = chosen.find((id) => !before.current.includes(id))
    before.current = chosen
    const pin = latest.current.pins?.find(({ id }) => id === added)
    if (!map || !pin) return
    const { route: way = [] } = latest.current
    if (way.some((stop) => stop.lat === pin.point.lat && stop.lng === pin.point.lng))
      return void map.fitBounds(leaflet.latLngBounds([...way]), { padding: [48, 48], maxZoom: zooms.town, animate: false })
    if (map.getZoom() < zooms.town - 2) map.setView(pin.point, zooms.town, { animate: false })
    else if (!map.getBounds().pad(-0.05).contains(pin.point)) map.panTo(pin.point, { animate: false })
  }, [map, chosen])
  return <Box ref={box} role="application" aria-label={label} dir="ltr" sx={[mapLook, { blockSize: height }]} />
}
