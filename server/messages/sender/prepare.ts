// Reads a due message in one transaction, with everything that its senders need.
import { sql } from 'kysely'
import { languages } from '../../../src/schema/core/limits.ts'
import { isByMail } from '../../../src/schema/messages/mailKinds.ts'
import { advertisable } from '../consent.ts'
import { replyAddress } from '../replyAddress.ts'
import { reportAddress } from '../reportAddress.ts'
import { waysOf, type Ways } from '../ways.ts'
import { buttonsOf } from '../whatsapp/buttons.ts'
import { contentFor } from '../whatsapp/way.ts'
import { languageOf } from '../../core/texts/languageOf.ts'
import { quietAround } from '../../core/time/quietHours.ts'
import { findRow, type RowOf, type Scope } from '../../core/db/repository.ts'
import type { Letter } from '../../core/gateways/messages.ts'
import type { Services } from '../../core/services.ts'
import { plainRow } from '../../core/access/present.ts'
import { begin, dequeue, holds, type Leased } from './lease.ts'
import { settleEnd, settleWait } from './settle.ts'
import { unaudited } from '../../core/commit/unaudited.ts'

/** Approved words, or null where the text itself may be sent; or why WhatsApp would refuse it. */
type Content = Awaited<ReturnType<typeof contentFor>>
/** A message that may be sent now. */
export interface Prepared {
  message: RowOf<'messages'>
  ways: Ways
  /** What WhatsApp is given, where the text goes there. */
  content: Content | undefined
  letter: Letter
}

/** Marks a message as being sent and returns it; undefined when it must not be sent now or any more, which is recorded. */
export async function prepare(services: Services, tx: Scope, leased: Leased): Promise<Prepared | undefined> {
  const now = services.now()
  if (!(await holds(tx, leased))) return undefined
  const sealed = await findRow(tx, 'messages', leased.messageId, { lock: true })
  if (!sealed || (sealed.status !== 'queued' && sealed.status !== 'sending')) {
    await dequeue(tx, leased.messageId)
    return undefined
  }
  const message = plainRow('messages', sealed)
  // A message that may be out already is only asked about: neither time nor withdrawn consent can undo that.
  if (leased.begunAt === null) {
    if (message.expiresAt && message.expiresAt <= now.toISOString()) {
      await settleEnd(tx, leased, { status: 'failed', error: 'expired' }, now)
      return undefined
    }
    if (message.marketing && !(await advertisable(tx, [message])).has(message)) {
      await settleEnd(tx, leased, { status: 'withheld', error: 'noConsent' }, now)
      return undefined
    }
  }
  const known = goingOn(leased, message, await waysOf(tx, services.senders, message))
  const quiet = message.marketing && leased.begunAt === null ? quietAround(known.settings, now.toISOString()) : undefined
  if (quiet) {
    await settleWait(tx, leased, new Date(quiet.to), now)
    return undefined
  }
  const isBare = known.whatsapp && !services.senders.whatsapp[known.whatsapp.provider].freeButtons
  const asTemplate = isBare === true && message.file === null && buttonsOf(services, message).length > 0
  const content = known.whatsapp && (await contentFor(tx, message, now, asTemplate))
  // What WhatsApp would refuse goes as if there were no WhatsApp: nothing is given to it that it might have to be asked about. What is meant
  // for WhatsApp alone, and cannot go by SMS, fails.
  const goesOtherwise = known.sms !== undefined || message.channel !== 'whatsapp'
  const refused = content && 'refused' in content && leased.begunAt === null && goesOtherwise ? content.refused : null
  const ways = refused ? { ...known, whatsapp: undefined } : known
  await begin(tx, leased, now)
  // The provider that may have it is stored, since another provider could not be asked.
  await unaudited(
    'ownRecord',
    sql`update messages set status = 'sending', carrier = ${ways.whatsapp ? 'whatsapp' : (ways.sms?.provider ?? null)},
    "whatsappError" = coalesce(${refused}, "whatsappError"), attempts = attempts + 1, version = version + 1, "updatedAt" = ${now.toISOString()}
    where id = ${leased.messageId}`,
  ).execute(tx)
  return { message, ways, content, letter: letterOf(services, leased, message, ways) }
}

// What was begun by one way goes on by it, although consent or settings have changed since: only that provider can be asked.
function goingOn({ begunAt }: Leased, { carrier }: RowOf<'messages'>, ways: Ways): Ways {
  return begunAt !== null && carrier !== 'whatsapp' ? { ...ways, whatsapp: undefined } : ways
}

function letterOf(services: Services, { tenantId, reference }: Leased, message: RowOf<'messages'>, { settings, sms }: Ways): Letter {
  const language = languageOf(message.languageId)
  const tenant = settings.name[languages[language].code]
  // Nobody answers a code, and colleagues what the server writes to them.
  const isForCustomer = (message.customerId ?? message.conversationId) !== null && !isByMail(message.kind)
  const answers = sms === undefined && message.recipient.includes('@') && isForCustomer
  const replyTo = answers ? replyAddress(services, tenantId, message.id) : undefined
  const body = message.sealedBody ?? message.body
  return {
    reference,
    to: message.recipient,
    from: sms?.account.sender ?? tenant,
    subject: `${services.texts(language, `enumerations.messageKind.${message.kind}`)} – ${tenant}`,
    // What stands below the line in an answer is the mail that it answers.
    body: replyTo ? `${services.texts(language, 'messages.answerAbove')}\n\n${body}` : body,
    ...(replyTo ? { replyTo } : {}),
    marketing: message.marketing,
    reportUrl: sms ? reportAddress(services, tenantId, sms.provider, reference) : null,
  }
}
