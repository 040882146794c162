// A colleague's own e-mail hears of it when what lets them in has changed, whoever changed it.
import { languages } from '../../src/schema/limits.ts'
import { localText } from '../booking/time.ts'
import { findSettings } from '../booking/workshop.ts'
import type { RowOf, Scope } from '../db/repository.ts'
import type { House } from '../house.ts'
import { messageWords } from './messageWords.ts'
import { languageOf } from './tellCustomer.ts'

const kind = 'accountChanged'
/** What of an account can change; texts `messages.account.<change>`. */
export type AccountChange = 'password' | 'email' | 'appOn' | 'appOff' | 'recoveryCodes'

/** Queues the message in the transaction of the change. `staff` is the row before it: a new address is not asked about itself. */
export async function tellOfAccount(house: House, tx: Scope, staff: RowOf<'staff'>, change: AccountChange): Promise<void> {
  const now = house.now()
  const language = languageOf(staff.languageId)
  const { code } = languages[language]
  const { name } = await findSettings(tx)
  const words = await messageWords(house, tx, language, kind)
  const what = house.texts(language, `messages.account.${change}`)
  const body = words({ name: staff.name[code], what, tenant: name[code], when: localText(now, language) })
  const { email: recipient, languageId, id: staffId } = staff
  await house.messages.queue(tx, { recipient, kind, channel: 'email', languageId, staffId, body }, now)
}
