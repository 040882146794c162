// The groups of the description: one for each feature, with the resources that belong to it.
import { featureOfCall } from '../../../../src/schema/endpoints.ts'
import type { ResourceName } from '../../../../src/schema/resources.ts'

/** Every feature with what its operations are about, and its resources. */
export const features: Readonly<Record<string, { about: string; resources: readonly ResourceName[] }>> = {
  staff: {
    about: 'Signing in, sessions, colleagues, their own records and rights.',
    resources: ['staff', 'administratorRequests', 'savedViews', 'signIns'],
  },
  customers: { about: 'Customers, their profile, identity and merges.', resources: ['customers', 'customerMerges'] },
  vehicles: { about: "Customers' cars with warranty and contract.", resources: ['vehicles'] },
  appointments: {
    about: 'Service bookings: free times, bookings, deposits, promotion codes, the waiting list.',
    resources: ['appointments', 'waitingEntries', 'promotionCodes'],
  },
  workshop: {
    about: 'The visit in the workshop: jobs, parts, inspection, walk-ins, blocked times, cars for test drives.',
    resources: ['blockedTimes', 'driveCars', 'inspectionResults', 'jobParts', 'jobServices'],
  },
  leads: { about: 'Inquiries, their distribution and follow-ups.', resources: ['leads', 'followUps', 'leadRouting'] },
  cases: {
    about: 'Complaints, feedback, replies and the complaint feed.',
    resources: ['complaints', 'feedback', 'caseReplies', 'caseRules', 'feedFiles', 'feedLines'],
  },
  fieldService: { about: 'Roadside assistance and home service.', resources: ['roadsideAssistance', 'homeService'] },
  payments: { about: 'Payments, refunds and reconciliation.', resources: ['payments', 'paymentFindings', 'paymentRuns'] },
  loyalty: { about: 'Loyalty points.', resources: ['loyaltyEntries'] },
  garage: { about: "The customer's own page: cars, visits, cases.", resources: [] },
  conversations: {
    about: 'WhatsApp conversations in both directions.',
    resources: ['conversations', 'receivedMessages', 'cannedAnswers'],
  },
  surveys: {
    about: 'Surveys, invitations, answers and outbound calls.',
    resources: ['surveys', 'surveyInvitations', 'surveyResponses'],
  },
  campaigns: { about: 'Campaigns and their recipients.', resources: ['campaigns', 'campaignRecipients'] },
  callCentre: { about: 'The call centre: finding customers and acting for them.', resources: [] },
  integrations: {
    about: 'API keys and webhooks of other systems, and the leads that they send.',
    resources: ['apiKeys', 'leadForms', 'webhookEndpoints', 'webhookDeliveries'],
  },
  messages: {
    about: 'Messages to customers, their wordings, costs and push subscriptions.',
    resources: ['messages', 'pushSubscriptions', 'whatsappTemplates'],
  },
  notifications: { about: 'Notifications to colleagues.', resources: ['notifications'] },
  content: { about: 'Contents of the landing, questions and texts of messages.', resources: ['cms', 'questions', 'messageTemplates'] },
  masters: {
    about: 'Master data: branches, makes, models, services and lists.',
    resources: [
      'dealershipLocations',
      'cities',
      'colours',
      'designation',
      'holidays',
      'makes',
      'models',
      'servicePackages',
      'serviceIntervals',
      'clientLeadType',
      'contactMethod',
      'countries',
      'modules',
      'multiCurrency',
      'roofTops',
      'serviceAreas',
      'sourceCodes',
      'staffType',
      'states',
      'subModules',
      'userTitles',
    ],
  },
  settings: { about: "The tenant's settings and feature flags.", resources: ['settings', 'featureFlags'] },
  files: { about: 'Uploaded files.', resources: ['files'] },
  dashboard: { about: 'Figures, charts and what waits for a person.', resources: [] },
  search: { about: 'One search over all rows.', resources: [] },
  transfer: { about: 'Export to files and import from them.', resources: [] },
  audit: { about: 'Who changed and who opened what.', resources: ['audit', 'accessLedger'] },
  backgroundJobs: { about: 'Long work and changes of many rows.', resources: [] },
  core: { about: 'What all features share: live events, jobs.', resources: ['jobs', 'workPauses'] },
}

const ofResource = new Map(
  Object.entries(features).flatMap(([feature, { resources }]) => resources.map((name) => [name as string, feature])),
)

/** The feature of an operation by its id: that of the call, or of the resource that the id ends with. Throws an Error where none is known. */
export function featureOf(operationId: string): string {
  const [, resource = ''] = /^[a-zA-Z]+_([a-zA-Z]+)/.exec(operationId) ?? []
  const feature = featureOfCall(operationId) ?? ofResource.get(resource)
  if (!feature) throw new Error(`The operation ${operationId} belongs to no feature: server/core/http/openapi/features.ts.`)
  return feature
}
