// The tenant's streets: pictures of tiles, or one PMTiles file that the browser draws.
import * as leaflet from 'leaflet'
import { isPmtilesUrl } from '../schema/core/values/mapAddress.ts'

/** Where the streets come from. */
export interface StreetSource {
  tiles: string
  attribution: string
}
interface Look {
  language: 'en' | 'ar'
  dark: boolean
}
/** The closest zoom with streets. */
export const closestWithStreets = 19

async function streetLayer({ tiles, attribution }: StreetSource, { language, dark }: Look): Promise<leaflet.GridLayer> {
  const about = { maxZoom: closestWithStreets, attribution: escaped(attribution) }
  if (!isPmtilesUrl(tiles)) return leaflet.tileLayer(tiles, about)
  const { leafletLayer, PmtilesSource } = await import('protomaps-leaflet')
  // protomaps-leaflet finds Leaflet by this name.
  Object.assign(globalThis, { L: leaflet })
  const { p: url } = new PmtilesSource(tiles, true)
  // Rejects where the file cannot be read; the layer itself would only stay empty.
  const { maxZoom } = await url.getHeader()
  return leafletLayer({
    ...about,
    url,
    maxDataZoom: maxZoom,
    flavor: dark ? 'dark' : 'light',
    lang: language,
  }) as unknown as leaflet.GridLayer
}

// Leaflet puts the attribution into the page as markup.
const escaped = (text: string): string => {
  const box = document.createElement('span')
  box.textContent = text
  return box.innerHTML
}

/** Adds the streets to a map; tells whether they load. The returned function removes them. */
export function drawStreets(map: leaflet.Map, source: StreetSource, look: Look, tell: (loads: boolean) => void): () => void {
  let left = false
  let layer: leaflet.GridLayer | undefined
  streetLayer(source, look)
    .then((made) => {
      if (left) return
      layer = made
      made.on('tileerror', () => tell(false))
      made.on('tileload', () => tell(true))
      made.addTo(map)
    })
    .catch(() => tell(false))
  return () => {
    left = true
    layer?.remove()
  }
}
