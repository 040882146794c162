// The list of resources: one line each. Everything that loops over the business loops over this.
import { appointments } from './appointments.ts'
import { audit } from './audit.ts'
import { complaints, feedback } from './complaints.ts'
import { cms, messageTemplates } from './content.ts'
import { customers } from './customers.ts'
import * as desk from './desk.ts'
import { followUps } from './followUps.ts'
import { homeService } from './homeService.ts'
import { leads } from './leads.ts'
import * as lists from './lists.ts'
import * as masters from './masters.ts'
import { payments } from './payments.ts'
import * as reach from './reach.ts'
import { roadsideAssistance } from './roadsideAssistance.ts'
import { staff } from './staff.ts'
import { vehicles } from './vehicles.ts'

const { settings, featureFlags, messages, dealershipLocations, ...firstMasters } = masters

/** Every resource by name. */
export const resources = {
  leads,
  followUps,
  complaints,
  feedback,
  roadsideAssistance,
  homeService,
  appointments,
  payments,
  customers,
  vehicles,
  ...reach,
  cms,
  messages,
  staff,
  dealershipLocations,
  ...firstMasters,
  ...lists,
  settings,
  featureFlags,
  messageTemplates,
  ...desk,
  audit,
}
/** The name of a resource: its table, its react-admin name and its text key. */
export type ResourceName = keyof typeof resources
