// The tiles of the first page. Small, because the first page contains it.
import type { Word } from '../../schema/enumerations.ts'
import type { IconName } from './parts/Icon.tsx'
import type { PageName } from './routes.ts'

/** What switches a page on: a feature flag, or a module. */
export type Switch = Word<'featureFlag'> | 'BOT' | 'serviceBooking'
interface Tile {
  page: PageName
  icon: IconName
  /** The feature flag that must be on, or the module. */
  flag: Switch
}

/** The flows that a tenant may offer, in their order. */
export const tiles: readonly Tile[] = [
  { page: 'book-service', icon: 'service', flag: 'BOOK_A_SERVICE' },
  { page: 'homeService', icon: 'home', flag: 'HOME_SERVICE' },
  { page: 'roadsideAssistance', icon: 'roadside', flag: 'ROADSIDE_ASSISTANCE' },
  { page: 'manage-service', icon: 'calendar', flag: 'serviceBooking' },
  { page: 'manage-service-tamara', icon: 'payment', flag: 'TAMARA_INTEGRATION' },
  { page: 'lead', icon: 'lead', flag: 'CREATE_LEAD' },
  { page: 'feedback', icon: 'feedback', flag: 'FEEDBACK' },
  { page: 'complain', icon: 'complaint', flag: 'COMPLAINTS' },
  { page: 'ask', icon: 'ask', flag: 'BOT' },
]

/** What a page needs to be on; undefined for pages that are always available. */
export const flagOf = (page: PageName): Switch | undefined => tiles.find((tile) => tile.page === page)?.flag
