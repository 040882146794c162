// Whom a campaign reaches: the customers behind the rows of a module, narrowed by lists' own filters on those rows and on the customers.
import type { Word } from '../enumerations.ts'
import type { ListFilter } from '../core/listFilter.ts'

/** Filters as lists keep them, `<field>Span` among them: of the module's rows and of the customers behind these. */
export interface Audience {
  rows: Readonly<Record<string, string | readonly string[]>>
  customers: Readonly<Record<string, string | readonly string[]>>
}
/** Nobody is left out. */
export const wholeAudience: Audience = { rows: {}, customers: {} }

/** Where a module's customers come from. */
interface Source {
  /** Its rows name a customer; null where they are the customers themselves. */
  resource: 'appointments' | 'homeService' | 'leads' | null
  /** What makes a row one of the module's; a filter cannot undo it. */
  only: ListFilter
}
/** The rows behind each module. 'Shop Now' are those who asked to buy. */
export const audienceSources: Readonly<Record<Word<'surveyModule'>, Source>> = {
  'Shop Now': { resource: 'leads', only: { type: ['New Car Sales', 'Used Car Sales'] } },
  'Home Service': { resource: 'homeService', only: {} },
  Service: { resource: 'appointments', only: { type: ['service', 'walkIn'] } },
  'Test drive': { resource: 'appointments', only: { type: ['testDrive'] } },
  Customer: { resource: null, only: {} },
}
