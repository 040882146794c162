// The list of resources: one line each. Code that handles all resources iterates over this list.
import { appointments } from './appointments/resources/appointments.ts'
import { accessLedger, audit } from './audit/resources.ts'
import * as campaigning from './campaigns/resources.ts'
import { caseReplies, complaints, feedback } from './cases/resources/complaints.ts'
import { cms, messageTemplates, questions } from './content/resources.ts'
import { conversations, receivedMessages } from './conversations/resources/conversations.ts'
import { customers } from './customers/resources.ts'
import { jobs, workPauses } from './core/resources/jobs.ts'
import { customerMerges } from './customers/merges.ts'
import { files } from './files/resources.ts'
import { notifications } from './notifications/resources.ts'
import { featureFlags, settings } from './settings/resources.ts'
import { administratorRequests, savedViews, signIns } from './staff/resources/ownRecords.ts'
import { feedFiles, feedLines } from './cases/resources/feeds.ts'
import { followUps } from './leads/resources/followUps.ts'
import { homeService } from './fieldService/resources/homeService.ts'
import { leads } from './leads/resources/leads.ts'
import { leadRouting } from './leads/resources/leadRouting.ts'
import { loyaltyEntries } from './loyalty/resources.ts'
import * as lists from './masters/resources/lists.ts'
import * as masters from './masters/resources/masters.ts'
import { messages, pushSubscriptions, whatsappTemplates } from './messages/resources.ts'
import { paymentFindings, paymentRuns, payments } from './payments/resources.ts'
import { waitingEntries } from './appointments/resources/waitingEntries.ts'
import { promotionCodes } from './appointments/resources/promotionCodes.ts'
import * as reach from './surveys/resources.ts'
import { roadsideAssistance } from './fieldService/resources/roadsideAssistance.ts'
import { staff } from './staff/resources/staff.ts'
import { vehicles } from './vehicles/resources.ts'
import * as workshop from './workshop/resources.ts'
import { caseRules } from './cases/resources/caseRules.ts'
import { serviceIntervals } from './masters/resources/serviceIntervals.ts'
import { apiKeys } from './integrations/resources/apiKeys.ts'
import { leadForms } from './integrations/resources/leadForms.ts'
import { webhookDeliveries, webhookEndpoints } from './integrations/resources/webhooks.ts'
import { cannedAnswers } from './conversations/resources/cannedAnswers.ts'

const { dealershipLocations, ...firstMasters } = masters

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
  waitingEntries,
  ...workshop,
  payments,
  paymentFindings,
  paymentRuns,
  customers,
  loyaltyEntries,
  vehicles,
  ...campaigning,
  ...reach,
  promotionCodes,
  cms,
  questions,
  messages,
  conversations,
  receivedMessages,
  pushSubscriptions,
  whatsappTemplates,
  staff,
  administratorRequests,
  dealershipLocations,
  ...firstMasters,
  ...lists,
  leadRouting,
  settings,
  featureFlags,
  messageTemplates,
  files,
  notifications,
  savedViews,
  jobs,
  workPauses,
  signIns,
  customerMerges,
  audit,
  accessLedger,
  caseRules,
  serviceIntervals,
  cannedAnswers,
  apiKeys,
  leadForms,
  webhookEndpoints,
  webhookDeliveries,
}
/** The name of a resource: its table, its react-admin name and its text key. */
export type ResourceName = keyof typeof resources
/** Names of fields, by resource. */
export type FieldNames = { readonly [N in ResourceName]?: readonly (keyof (typeof resources)[N]['fields'] & string)[] }
