// A message about a booking, in the customer's language.
import { languages, type LanguageWord } from '../../src/schema/limits.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import { localText } from '../booking/time.ts'
import type { RowOf, Scope } from '../db/repository.ts'
import type { House } from '../house.ts'
import { messageWords } from './messageWords.ts'

/** The language word of a language id. */
export const languageOf = (id: string): LanguageWord => (String(languages.arabic.id) === id ? 'arabic' : 'english')

/** Queues the message in the same transaction as its reason. */
export async function tellCustomer(
  house: House,
  tx: Scope,
  customer: RowOf<'customers'>,
  kind: Word<'messageKind'>,
  appointment: RowOf<'appointments'>,
  location: RowOf<'dealershipLocations'>,
): Promise<void> {
  const language = languageOf(customer.languageId)
  const words = await messageWords(house, tx, language, kind)
  const body = words({
    ref: appointment.ref,
    when: localText(appointment.startAt),
    location: location.name[languages[language].code],
  })
  await house.messages.queue(tx, { recipient: customer.mobile, kind, languageId: customer.languageId, body }, house.now())
}
