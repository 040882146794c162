// The utm_ parameters of the visit's address, stored with the tenant.
import { session } from '../../session/index.ts'

/** Stores them, if there are any; called with every address with which the landing opens. */
export function keepVisit(search: string): void {
  const utm = search
    .slice(1)
    .split('&')
    .filter((name) => name.startsWith('utm_'))
    .join('&')
  if (utm) session.set('visit', { utm, at: Date.now() })
}
