import Box from '@mui/material/Box'
import * as leaflet from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { useEffect, useRef } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import type { Point } from '../points.ts'

interface MapBoxProps {
  value: Point | undefined
  /** Without it the map only shows. */
  onChange?: ((point: Point) => void) | undefined
  label: string
}
const tiles = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'
const riyadh: Point = { lat: 24.7136, lng: 46.6753 }
const zooms = { near: 15, far: 5 }
const pin =
  '<svg viewBox="0 0 24 24" width="36" height="36" aria-hidden="true"><path d="M12 2a7 7 0 0 0-7 7c0 5.2 7 13 7 13s7-7.8 7-13a7 7 0 0 0-7-7z" fill="currentColor" stroke="#fff" stroke-width="1.5"/><circle cx="12" cy="9" r="2.6" fill="#fff"/></svg>'
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** A map with one pin: press to set it, drag it, or move it with Enter in the middle of what the arrow keys show. */
export function MapBox({ value, onChange, label }: MapBoxProps) {
  const translate = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const map = useRef<leaflet.Map | null>(null)
  const marker = useRef<leaflet.Marker | null>(null)
  const change = useRef(onChange)
  useEffect(() => {
    change.current = onChange
  })
  const start = useRef(value)
  const words = useRef(translate)
  useEffect(() => {
    if (!box.current) return undefined
    const made = leaflet.map(box.current, { zoomControl: false, attributionControl: true, scrollWheelZoom: false })
    map.current = made
    made.attributionControl.setPrefix(false)
    made.setView(start.current ?? riyadh, start.current ? zooms.near : zooms.far)
    leaflet.control
      .zoom({ position: 'topright', zoomInTitle: words.current('admin.map.closer'), zoomOutTitle: words.current('admin.map.farther') })
      .addTo(made)
    leaflet
      .tileLayer(tiles, { maxZoom: 19, attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>' })
      .addTo(made)
    const put = ({ lat, lng }: Point) => change.current?.({ lat: rounded(lat), lng: rounded(leaflet.Util.wrapNum(lng, [-180, 180], true)) })
    made.on('click', ({ latlng }: leaflet.LeafletMouseEvent) => put(latlng))
    made.on('keydown', ({ originalEvent }: leaflet.LeafletKeyboardEvent) => {
      if (originalEvent.key !== 'Enter') return
      originalEvent.preventDefault()
      put(made.getCenter())
    })
    return () => {
      made.remove()
      map.current = null
      marker.current = null
    }
  }, [])
  const { lat, lng } = value ?? {}
  useEffect(() => {
    const on = map.current
    if (!on) return
    marker.current?.remove()
    marker.current = null
    if (lat === undefined || lng === undefined) return
    const made = leaflet.marker([lat, lng], {
      draggable: change.current !== undefined,
      keyboard: false,
      icon: leaflet.divIcon({ html: pin, className: '', iconSize: [36, 36], iconAnchor: [18, 34] }),
    })
    made.on('dragend', () => {
      const to = made.getLatLng()
      change.current?.({ lat: rounded(to.lat), lng: rounded(to.lng) })
    })
    made.addTo(on)
    marker.current = made
    if (!on.getBounds().contains([lat, lng]) || on.getZoom() < 10) on.setView([lat, lng], zooms.near)
  }, [lat, lng])
  return (
    <Box
      ref={box}
      role="application"
      aria-label={label}
      dir="ltr"
      sx={{
        blockSize: 240,
        borderRadius: 2,
        border: 1,
        borderColor: 'divider',
        overflow: 'hidden',
        isolation: 'isolate',
        color: 'error.main',
        bgcolor: 'action.hover',
        fontFamily: 'inherit',
        '& .leaflet-control-attribution': { fontSize: 11 },
      }}
    />
  )
}
