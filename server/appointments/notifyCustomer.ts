// A message about a booking, in the customer's language.
import { languages, type LanguageWord } from '../../src/schema/core/limits.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import { visitTime } from '../core/time/time.ts'
import { findSettings } from '../core/time/workshop.ts'
import type { RowOf, Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { messageWords } from '../messages/index.ts'
import { visitLink } from './visitLink.ts'
import { languageOf } from '../core/texts/languageOf.ts'
import { reachOf } from '../customers/index.ts'

/** What a message may have besides: more values of its words, and another link than that to the booking's page. */
interface MoreOfMessage {
  words?: Record<string, string>
  link?: (language: LanguageWord) => Promise<{ url: string; hidden: string }>
}

/** Queues the message in the transaction that causes it, once for each event; can include the link to the booking's page. */
export async function notifyCustomer(
  services: Services,
  tx: Scope,
  customer: RowOf<'customers'>,
  kind: Word<'messageKind'>,
  appointment: RowOf<'appointments'>,
  location: RowOf<'dealershipLocations'>,
  event = `${kind}:${appointment.id}:${appointment.version}`,
  more: MoreOfMessage = {},
): Promise<void> {
  const reached = await reachOf(tx, customer, appointment)
  if (!reached) return
  const language = languageOf(reached.languageId)
  const words = await messageWords(services, tx, language, kind)
  const { code } = languages[language]
  const { name } = await findSettings(tx)
  const { url, hidden } = await (more.link?.(language) ?? visitLink(services, tx, appointment, language))
  const { ref, startAt } = appointment
  const details = { ref, tenant: name[code], when: visitTime(startAt, language), location: location.name[code], ...more.words }
  const text = (link: string) => words({ ...details, link })
  const message = {
    ...{ ...reached, customerId: customer.id, kind },
    ...{ body: text(url), kept: text(hidden), link: url, event },
    ...{ resource: 'appointments', rowId: appointment.id },
  }
  await services.messages.queue(tx, message, services.now())
}
