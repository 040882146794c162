// Whom a campaign reaches: the customers behind the rows of a module, narrowed by list filters on those rows, on the customers and on their cars.
import type { Word } from '../enumerations.ts'
import type { ListFilter } from '../core/listFilter.ts'

/** List filters, `<field>Span` among them, on the module's rows, on their customers, and on one of the customers' cars. */
export interface Audience {
  rows: Readonly<Record<string, string | readonly string[]>>
  customers: Readonly<Record<string, string | readonly string[]>>
  vehicles?: Readonly<Record<string, string | readonly string[]>> | undefined
}
/** An audience without filters: everybody. */
export const wholeAudience: Audience = { rows: {}, customers: {} }

/** Where the customers of a module come from. */
interface Source {
  /** The resource whose rows refer to a customer; null where the rows are the customers themselves. */
  resource: 'appointments' | 'homeService' | 'leads' | null
  /** Filter that every row of the module passes; an audience's filter cannot override it. */
  only: ListFilter
}
/** The rows behind each module. 'Shop Now' means leads that asked to buy. */
export const audienceSources: Readonly<Record<Word<'surveyModule'>, Source>> = {
  'Shop Now': { resource: 'leads', only: { type: ['New Car Sales', 'Used Car Sales'] } },
  'Home Service': { resource: 'homeService', only: {} },
  Service: { resource: 'appointments', only: { type: ['service', 'walkIn'] } },
  'Test drive': { resource: 'appointments', only: { type: ['testDrive'] } },
  Customer: { resource: null, only: {} },
}
