// What must be on for a page of the landing.
import type { Word } from '../enumerations.ts'

/** A feature flag, or a module. */
export type Switch = Word<'featureFlag'> | 'BOT' | 'serviceBooking'
/** The switch of each page that a tenant may switch off, by route word. */
export const pageSwitches = {
  'book-service': 'BOOK_A_SERVICE',
  homeService: 'HOME_SERVICE',
  roadsideAssistance: 'ROADSIDE_ASSISTANCE',
  'manage-service': 'serviceBooking',
  'manage-service-tamara': 'TAMARA_INTEGRATION',
  lead: 'CREATE_LEAD',
  feedback: 'FEEDBACK',
  complain: 'COMPLAINTS',
  ask: 'BOT',
} as const satisfies Record<string, Switch>

/** The switch of a page; undefined for pages that are always available. */
export const switchOf = (page: string): Switch | undefined => (pageSwitches as Record<string, Switch>)[page]
