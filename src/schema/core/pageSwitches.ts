// What must be on for a page of the landing.
import type { Word } from '../enumerations.ts'

/** Modules that switch pages: on while the module is open and has something to offer. */
export const moduleSwitches = ['BOT', 'serviceBooking', 'testDrive', 'onlinePayment', 'deposits', 'shopNow'] as const
/** A feature flag, or a module. */
export type Switch = Word<'featureFlag'> | (typeof moduleSwitches)[number]
/** The switch of each page that a tenant may switch off, by route word. */
export const pageSwitches = {
  'shop-now': 'shopNow',
  'book-service': 'BOOK_A_SERVICE',
  'test-drive': 'testDrive',
  homeService: 'HOME_SERVICE',
  roadsideAssistance: 'ROADSIDE_ASSISTANCE',
  'manage-service': 'serviceBooking',
  'manage-service-tamara': 'onlinePayment',
  lead: 'CREATE_LEAD',
  feedback: 'FEEDBACK',
  complain: 'COMPLAINTS',
  ask: 'BOT',
} as const satisfies Record<string, Switch>

/** The switch of a page; undefined for pages that are always available. */
export const switchOf = (page: string): Switch | undefined => (pageSwitches as Record<string, Switch>)[page]
