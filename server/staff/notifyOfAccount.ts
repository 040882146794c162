// Notifies staff by e-mail when their credentials change, also when somebody else changed them.
import { languages } from '../../src/schema/core/limits.ts'
import { formatFor } from '../../src/i18n/format.ts'
import { regionOf } from '../core/time/region.ts'
import { findSettings } from '../core/time/workshop.ts'
import type { RowOf, Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { messageWords } from '../messages/index.ts'
import { languageOf } from '../core/texts/languageOf.ts'

const kind = 'accountChanged'
/** The changes; texts `messages.account.<change>`. */
export type AccountChange =
  | 'password'
  | 'email'
  | 'appOn'
  | 'appOff'
  | 'recoveryCodes'
  | 'administrator'
  | 'noAdministrator'
  | 'guessed'
  | 'passkeyAdded'
  | 'passkeyRemoved'

/**
 * Queues the message in the transaction of the change. `staff` is the row before it, so a changed e-mail is notified at the old address.
 */
export async function notifyOfAccount(services: Services, tx: Scope, staff: RowOf<'staff'>, change: AccountChange): Promise<void> {
  const now = services.now()
  const language = languageOf(staff.languageId)
  const { code } = languages[language]
  const settings = await findSettings(tx)
  const words = await messageWords(services, tx, language, kind)
  const what = services.texts(language, `messages.account.${change}`)
  const body = words({
    name: staff.name[code],
    what,
    tenant: settings.name[code],
    when: formatFor(language, regionOf(settings)).dateTime(now),
  })
  const { email: recipient, languageId, id: staffId } = staff
  await services.messages.queue(tx, { recipient, kind, channel: 'email', languageId, staffId, body }, now)
}
