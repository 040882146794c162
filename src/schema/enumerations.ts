// Every list of fixed words. Each feature's stand with it; those of the specification are spelled exactly as there. Texts: enumerations.<list>.<word>.
import * as core from './core/enumerations.ts'
import * as masters from './masters/enumerations.ts'
import * as files from './files/enumerations.ts'
import * as messages from './messages/enumerations.ts'
import * as notifications from './notifications/enumerations.ts'
import * as content from './content/enumerations.ts'
import * as settings from './settings/enumerations.ts'
import * as customers from './customers/enumerations.ts'
import * as staff from './staff/enumerations.ts'
import * as vehicles from './vehicles/enumerations.ts'
import * as appointments from './appointments/enumerations.ts'
import * as testDrives from './testDrives/enumerations.ts'
import * as workshop from './workshop/enumerations.ts'
import * as leads from './leads/enumerations.ts'
import * as cases from './cases/enumerations.ts'
import * as fieldService from './fieldService/enumerations.ts'
import * as payments from './payments/enumerations.ts'
import * as loyalty from './loyalty/enumerations.ts'
import * as conversations from './conversations/enumerations.ts'
import * as surveys from './surveys/enumerations.ts'
import * as campaigns from './campaigns/enumerations.ts'
import * as integrations from './integrations/enumerations.ts'
import * as audit from './audit/enumerations.ts'
import * as backgroundJobs from './backgroundJobs/enumerations.ts'
import { placeholdersOf, type MessageKind } from './messageKinds.ts'

// The specification shows the first five flags, in this order.
const [bookService, ...furtherFlags] = appointments.featureFlag

/** All lists by name; a choice field names one of them. */
export const enumerations = {
  ...core.enumerations,
  ...masters.enumerations,
  ...files.enumerations,
  ...messages.enumerations,
  ...content.enumerations,
  ...settings.enumerations,
  ...customers.enumerations,
  ...staff.enumerations,
  ...vehicles.enumerations,
  ...appointments.enumerations,
  ...workshop.enumerations,
  ...leads.enumerations,
  ...cases.enumerations,
  ...fieldService.enumerations,
  ...payments.enumerations,
  ...loyalty.enumerations,
  ...conversations.enumerations,
  ...surveys.enumerations,
  ...campaigns.enumerations,
  ...integrations.enumerations,
  ...audit.enumerations,
  ...backgroundJobs.enumerations,
  // Lists to which every feature adds words of its own, in the order in which screens show them.
  featureFlag: [
    ...leads.featureFlag,
    bookService,
    ...customers.featureFlag,
    ...campaigns.featureFlag,
    ...payments.featureFlag,
    ...furtherFlags,
    ...testDrives.featureFlag,
    ...cases.featureFlag,
    ...fieldService.featureFlag,
    ...surveys.featureFlag,
    ...staff.featureFlag,
  ],
  messageKind: Object.keys(placeholdersOf) as MessageKind[],
  notificationKind: [
    ...leads.notificationKind,
    ...appointments.notificationKind,
    ...workshop.notificationKind,
    ...vehicles.notificationKind,
    ...cases.notificationKind,
    ...fieldService.notificationKind,
    ...staff.notificationKind,
    ...notifications.notificationKind,
    ...payments.notificationKind,
    ...campaigns.notificationKind,
    ...audit.notificationKind,
    ...conversations.notificationKind,
    ...integrations.notificationKind,
  ],
} as const satisfies Record<string, readonly string[]>

/** The name of a list. */
export type EnumerationName = keyof typeof enumerations
/** A word of the list. */
export type Word<N extends EnumerationName> = (typeof enumerations)[N][number]
