// The names of the events that webhooks report.
import type { Word } from '../enumerations.ts'

/** What one row of each resource is called in the name of an event. */
const names: Readonly<Record<Word<'webhookResource'>, string>> = {
  leads: 'lead',
  followUps: 'followUp',
  appointments: 'appointment',
  waitingEntries: 'waitingEntry',
  customers: 'customer',
  vehicles: 'vehicle',
  payments: 'payment',
  loyaltyEntries: 'loyaltyEntry',
  roadsideAssistance: 'roadsideAssistance',
  homeService: 'homeService',
  complaints: 'complaint',
  feedback: 'feedback',
}

/** The name of an event in what is sent, such as lead.created; webhook.test where it is about no row. */
export const eventName = (resource: Word<'webhookResource'> | null, event: Word<'webhookEvent'>): string =>
  `${resource ? names[resource] : 'webhook'}.${event}`
