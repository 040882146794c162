// What brought the visit here: the utm_ parameters of its address, kept with the tenant.
import { session } from '../../session/index.ts'

/** Keeps them, where there are any; called with each address that the landing opens with. */
export function keepVisit(search: string): void {
  const utm = search
    .slice(1)
    .split('&')
    .filter((name) => name.startsWith('utm_'))
    .join('&')
  if (utm) session.set('visit', { utm, at: Date.now() })
}
