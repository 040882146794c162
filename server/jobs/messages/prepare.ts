// What is to be done with a message that is due: read in one transaction, with what its carriers need to know.
import { sql } from 'kysely'
import { languages } from '../../../src/schema/limits.ts'
import { advertisable } from '../../actions/messages/consent.ts'
import { reportAddress } from '../../actions/messages/reportAddress.ts'
import { waysOf, type Ways } from '../../actions/messages/ways.ts'
import { languageOf } from '../../actions/tellCustomer.ts'
import { quietAround } from '../../booking/quietHours.ts'
import { findRow, type RowOf, type Scope } from '../../db/repository.ts'
import type { Letter } from '../../gateways/messages/messages.ts'
import type { House } from '../../house.ts'
import { plainRow } from '../../present.ts'
import { begin, dequeue, holds, type Lent } from './lease.ts'
import { settleEnd, settleWait } from './settle.ts'

/** A message that may be carried now. */
export interface Prepared {
  message: RowOf<'messages'>
  ways: Ways
  letter: Letter
}

/** Writes down that it is being sent, and gives it; undefined where it is not, or no longer, to be sent now, which is written down too. */
export async function prepare(house: House, tx: Scope, lent: Lent): Promise<Prepared | undefined> {
  const now = house.now()
  if (!(await holds(tx, lent))) return undefined
  const sealed = await findRow(tx, 'messages', lent.messageId, { lock: true })
  if (!sealed || (sealed.status !== 'queued' && sealed.status !== 'sending')) {
    await dequeue(tx, lent.messageId)
    return undefined
  }
  const message = plainRow('messages', sealed)
  // What may be out already is only asked about: neither the clock nor a change of mind brings it back.
  if (lent.begunAt === null) {
    if (message.expiresAt && message.expiresAt <= now.toISOString()) {
      await settleEnd(tx, lent, { status: 'failed', error: 'expired' }, now)
      return undefined
    }
    if (message.marketing && !(await advertisable(tx, [message])).has(message)) {
      await settleEnd(tx, lent, { status: 'withheld', error: 'noConsent' }, now)
      return undefined
    }
  }
  const ways = await waysOf(tx, house.carriers, message)
  const quiet = message.marketing && lent.begunAt === null ? quietAround(ways.settings, now.toISOString()) : undefined
  if (quiet) {
    await settleWait(tx, lent, new Date(quiet.to), now)
    return undefined
  }
  await begin(tx, lent, now)
  // Who may have it is remembered: another provider would know nothing of it.
  await sql`update messages set status = 'sending', carrier = ${ways.sms?.provider ?? null}, attempts = attempts + 1, version = version + 1, "updatedAt" = ${now.toISOString()}
    where id = ${lent.messageId}`.execute(tx)
  return { message, ways, letter: letterOf(house, lent, message, ways) }
}

function letterOf(house: House, { tenantId, reference }: Lent, message: RowOf<'messages'>, { settings, sms }: Ways): Letter {
  const language = languageOf(message.languageId)
  const tenant = settings.name[languages[language].code]
  return {
    reference,
    to: message.recipient,
    from: sms?.account.sender ?? tenant,
    subject: `${house.texts(language, `enumerations.messageKind.${message.kind}`)} – ${tenant}`,
    body: message.sealedBody ?? message.body,
    marketing: message.marketing,
    reportUrl: sms ? reportAddress(house, tenantId, sms.provider, reference) : null,
  }
}
