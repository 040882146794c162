// The source of a tenant's map tiles.
import type { RowOf } from '../core/db/repository.ts'

/** Whether an address is a tile template: https, with {z}, {x} and {y}. */
export const isTilesUrl = (text: string): boolean =>
  /^https:\/\/[^\s]+$/.test(text) && ['{z}', '{x}', '{y}'].every((part) => text.includes(part))

/** The tenant's source with its key filled in; null without one: maps are then drawn without streets. */
export function mapSourceOf({
  mapTilesUrl,
  mapAttribution,
  mapApiKey,
}: Pick<RowOf<'settings'>, 'mapTilesUrl' | 'mapAttribution' | 'mapApiKey'>): { tiles: string; attribution: string } | null {
  if (!mapTilesUrl || !isTilesUrl(mapTilesUrl)) return null
  if (mapTilesUrl.includes('{key}') && !mapApiKey) return null
  return { tiles: mapTilesUrl.replaceAll('{key}', encodeURIComponent(mapApiKey ?? '')), attribution: mapAttribution ?? '' }
}
