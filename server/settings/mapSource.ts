// The source of the streets on a tenant's maps.
import { isPmtilesUrl, isTileTemplate } from '../../src/schema/core/values/mapAddress.ts'
import type { RowOf } from '../core/db/repository.ts'

/** Whether streets can come from an address: a tile template, or a PMTiles file. */
export const isMapAddress = (text: string): boolean => isTileTemplate(text) || isPmtilesUrl(text)

/** The tenant's source with its key filled in; null without one: maps are then drawn without streets. */
export function mapSourceOf({
  mapTilesUrl,
  mapAttribution,
  mapApiKey,
}: Pick<RowOf<'settings'>, 'mapTilesUrl' | 'mapAttribution' | 'mapApiKey'>): { tiles: string; attribution: string } | null {
  if (!mapTilesUrl || !isMapAddress(mapTilesUrl)) return null
  if (mapTilesUrl.includes('{key}') && !mapApiKey) return null
  return { tiles: mapTilesUrl.replaceAll('{key}', encodeURIComponent(mapApiKey ?? '')), attribution: mapAttribution ?? '' }
}
