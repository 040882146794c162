// What features bring to what surrounds every page.
import type { ShellParts } from './core/featureParts.ts'
import { Bell } from './notifications/Bell.tsx'
import { badgeCounts } from '../schema/notifications/calls.ts'
import { client } from './core/client.ts'
import { RecentMenu } from './search/RecentMenu.tsx'
import { PersonItems } from './PersonItems.tsx'
import { lazyPart } from './core/parts/lazyPart.ts'

const SearchDialog = lazyPart(() => import('./search/SearchDialog.tsx').then((file) => ({ default: file.SearchDialog })))

/** Given to the layout by the staff area. */
export const shell: ShellParts = {
  countBadges: (signal) => client.call(badgeCounts, {}, { signal, quiet: 'silent' }),
  Bell,
  RecentMenu,
  SearchDialog,
  PersonItems,
}
