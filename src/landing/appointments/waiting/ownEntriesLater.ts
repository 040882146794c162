import { later } from '../../core/later.ts'

/** The person's entries on the waiting list, with code of their own. */
export const OwnEntries = later(() => import('./OwnEntries.tsx').then((file) => file.OwnEntries))
