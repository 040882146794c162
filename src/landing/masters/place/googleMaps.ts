// The part of Google Maps that a map for picking a point needs. The script is loaded at the tenant's start, and only with the tenant's own
// key.
import type { GeoPoint } from '../../../schema/core/values/geo.ts'

/** A map whose centre is the chosen place. */
export interface GoogleMap {
  getCenter(): { toJSON(): GeoPoint } | undefined
  panTo(point: GeoPoint): void
  addListener(event: 'idle', received: () => void): { remove(): void }
}
interface MapOptions {
  center: GeoPoint
  zoom: number
  disableDefaultUI: boolean
  zoomControl: boolean
  clickableIcons: boolean
  gestureHandling: 'greedy'
}
interface MapsLibrary {
  Map: new (element: HTMLElement, options: MapOptions) => GoogleMap
}
interface Google {
  maps?: { importLibrary?: (name: 'maps') => Promise<MapsLibrary> }
}
const step = 250
const tries = 40

/** The library once its script has loaded; undefined when it has not within ten seconds. */
export async function mapsLibrary(): Promise<MapsLibrary | undefined> {
  for (let tried = 0; tried < tries; tried += 1) {
    const { google } = window as { google?: Google }
    if (google?.maps?.importLibrary) return google.maps.importLibrary('maps').catch(() => undefined)
    await new Promise((wake) => setTimeout(wake, step))
  }
  return undefined
}
