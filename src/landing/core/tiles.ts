// The tiles of the first page. Small, because the first page contains it.
import type { pageSwitches } from '../../schema/core/pageSwitches.ts'
import type { IconName } from './parts/Icon.tsx'

interface Tile {
  page: keyof typeof pageSwitches
  icon: IconName
}

/** The flows that a tenant may offer, in their order. */
export const tiles: readonly Tile[] = [
  { page: 'book-service', icon: 'service' },
  { page: 'test-drive', icon: 'drive' },
  { page: 'shop-now', icon: 'shop' },
  { page: 'homeService', icon: 'home' },
  { page: 'roadsideAssistance', icon: 'roadside' },
  { page: 'manage-service', icon: 'calendar' },
  { page: 'manage-service-tamara', icon: 'payment' },
  { page: 'lead', icon: 'lead' },
  { page: 'feedback', icon: 'feedback' },
  { page: 'complain', icon: 'complaint' },
  { page: 'ask', icon: 'ask' },
]
