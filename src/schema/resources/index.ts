// The list of resources: one line each. Everything that loops over the business loops over this.
import { appointments } from './appointments.ts'
import { audit } from './audit.ts'
import * as campaigning from './campaigns.ts'
import { caseReplies, complaints, feedback } from './complaints.ts'
import { cms, messageTemplates } from './content.ts'
import { customers } from './customers.ts'
import * as desk from './desk.ts'
import { feedFiles, feedLines } from './feeds.ts'
import { followUps } from './followUps.ts'
import { homeService } from './homeService.ts'
import { leads } from './leads.ts'
import { leadRouting } from './leadRouting.ts'
import * as lists from './lists.ts'
import * as masters from './masters.ts'
import { messages, pushSubscriptions } from './messages.ts'
import { paymentFindings, paymentRuns, payments } from './payments.ts'
import { promotionCodes } from './promotionCodes.ts'
import * as reach from './reach.ts'
import { roadsideAssistance } from './roadsideAssistance.ts'
import { staff } from './staff.ts'
import { vehicles } from './vehicles.ts'
import * as workshop from './workshop.ts'

const { settings, featureFlags, dealershipLocations, ...firstMasters } = masters

/** Every resource by name. */
export const resources = {
  leads,
  followUps,
  complaints,
  feedback,
  caseReplies,
  feedFiles,
  feedLines,
  roadsideAssistance,
  homeService,
  appointments,
  ...workshop,
  payments,
  paymentFindings,
  paymentRuns,
  customers,
  vehicles,
  ...campaigning,
  ...reach,
  promotionCodes,
  cms,
  messages,
  pushSubscriptions,
  staff,
  dealershipLocations,
  ...firstMasters,
  ...lists,
  leadRouting,
  settings,
  featureFlags,
  messageTemplates,
  ...desk,
  audit,
}
/** The name of a resource: its table, its react-admin name and its text key. */
export type ResourceName = keyof typeof resources
