// Everything of the demo that is in the database: the companies, and what their customers have been sent.
import type { Services } from '../core/services.ts'
import { shortenDemoLinks } from './campaignLinks.ts'
import { remindDemoOwners } from './carReminders.ts'
import { leaveDeadMessages } from './deadMessage.ts'
import { fillDemoWaitingList } from './demoWaitingList.ts'
import { sendDemoLinks } from './jobMessage.ts'
import { loadDemo } from './load.ts'
import { sendDemoSurveys } from './surveyMessage.ts'
import { leaveWhatsapp } from './whatsapp.ts'

/** Adds what is missing; each part completely or not at all, so that a process that ended early is continued by the next. */
export async function fillDemo(services: Services): Promise<void> {
  await loadDemo(services.engine, services.now())
  await shortenDemoLinks(services)
  await sendDemoLinks(services)
  await sendDemoSurveys(services)
  await leaveDeadMessages(services)
  await remindDemoOwners(services)
  await fillDemoWaitingList(services)
  await leaveWhatsapp(services)
}
