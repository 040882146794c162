import Box from '@mui/material/Box'
import * as leaflet from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { GeoPoint } from '../../../schema/core/values/geo.ts'
import { useSession } from '../../../session/index.ts'
import { useI18n } from '../useI18n.ts'
import { drawAreas, drawPins, drawRoute } from './drawn.ts'
import { drawCorners, drawPlace, onPlace, withCorner } from './editing.ts'
import { drawGraticule } from './graticule.ts'
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
  /** The id of the pressed pin. */
  chosen?: string | undefined
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
const riyadh: GeoPoint = { lat: 24.7136, lng: 46.6753 }
const zooms = { near: 15, town: 12, far: 5 }
const nothing: readonly never[] = []
const unpressed = { chosen: undefined, onPin: undefined, several: String }

/**
 * A map: the tenant's tiles where there is a source, else lines and names without any requests. Everything on it is also in a list beside
 * it.
 */
export function Map(props: MapProps) {
  const { label, height, pins = nothing, areas = nothing, route = nothing, chosen, onPin, place, corners, fit = '' } = props
  const { translate } = useI18n()
  const source = useSession('settings')?.map
  const { cities, branches } = useLandmarks()
  const box = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<leaflet.Map | null>(null)
  const [failed, setFailed] = useState(false)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const words = useRef(translate)
  const several = useCallback((count: number) => words.current('admin.map.several', { smart_count: count }), [])
  useEffect(() => {
    if (!box.current) return undefined
    const made = leaflet.map(box.current, { zoomControl: false, scrollWheelZoom: false, maxZoom: 19, minZoom: 3, zoomAnimation: false })
    made.attributionControl.setPrefix(false)
    made.setView(riyadh, zooms.far)
    leaflet.control
      .zoom({ position: 'topright', zoomInTitle: words.current('admin.map.closer'), zoomOutTitle: words.current('admin.map.farther') })
      .addTo(made)
    leaflet.control.scale({ imperial: false, position: 'bottomright' }).addTo(made)
    // When zoomed out, names of areas would overlap.
    const look = () => made.getContainer().classList.toggle('is-far', made.getZoom() < zooms.far + 4)
    made.on('zoomend', look)
    look()
    const resized = new ResizeObserver(() => made.invalidateSize())
    resized.observe(box.current)
    setMap(made)
    return () => {
      resized.disconnect()
      made.remove()
      setMap(null)
    }
  }, [])
  const { tiles, attribution } = source ?? {}
  useEffect(() => {
    if (!map || !tiles) return undefined
    const layer = leaflet.tileLayer(tiles, { maxZoom: 19, attribution: attribution ?? '' })
    layer.on('tileerror', () => setFailed(true))
    layer.on('tileload', () => setFailed(false))
    layer.addTo(map)
    return () => void layer.remove()
  }, [map, tiles, attribution])
  // Without tiles, and where they fail to load, the lines.
  const bare = !tiles || failed
  useEffect(() => (map && bare ? drawGraticule(map, cities) : undefined), [map, bare, cities])
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
    return drawPlace(map, { lat, lng }, sets ? (at) => latest.current.onPlace?.(at) : undefined)
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
  // The pressed pin is brought into view.
  useEffect(() => {
    const pin = latest.current.pins?.find(({ id }) => id === chosen)
    if (!map || !pin) return
    if (map.getZoom() < zooms.town - 2) map.setView(pin.point, zooms.town, { animate: false })
    else if (!map.getBounds().pad(-0.05).contains(pin.point)) map.panTo(pin.point, { animate: false })
  }, [map, chosen])
  return <Box ref={box} role="application" aria-label={label} dir="ltr" sx={[mapLook, { blockSize: height }]} />
}
