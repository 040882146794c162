// The list of resources: one line each. Everything that loops over the business loops over this.
import { appointments } from './appointments.ts'
import { audit } from './audit.ts'
import { customers } from './customers.ts'
import { leads } from './leads.ts'
import {
  cities,
  colours,
  dealershipLocations,
  designation,
  featureFlags,
  holidays,
  makes,
  messages,
  models,
  servicePackages,
  settings,
} from './masters.ts'
import { staff } from './staff.ts'
import { vehicles } from './vehicles.ts'

/** Every resource by name. */
export const resources = {
  leads,
  appointments,
  customers,
  vehicles,
  staff,
  dealershipLocations,
  holidays,
  makes,
  models,
  colours,
  cities,
  servicePackages,
  designation,
  settings,
  featureFlags,
  messages,
  audit,
}
/** The name of a resource: its table, its react-admin name and its text key. */
export type ResourceName = keyof typeof resources
