// Sends one message: as a push first if required, then as text, and never again when a provider may have it.
import { sql } from 'kysely'
import { dayMs } from '../../../src/schema/core/time/dayLength.ts'
import type { Word } from '../../../src/schema/enumerations.ts'
import { languages } from '../../../src/schema/core/limits.ts'
import { languageOf } from '../../core/texts/languageOf.ts'
import { timeoutMs } from '../../core/gateways/ask.ts'
import { SendError } from '../../core/gateways/messages.ts'
import type { Services } from '../../core/services.ts'
import { findRow } from '../../core/db/repository.ts'
import { readStored } from '../../core/files/readStored.ts'
import { costOf } from '../price.ts'
import { callAddress } from '../reportAddress.ts'
import { fallBack } from '../whatsapp/fallBack.ts'
import { buttonsOf } from '../whatsapp/buttons.ts'
import { holds, inTime, type Leased } from './lease.ts'
import { prepare, type Prepared } from './prepare.ts'
import { settleEnd, settleHindrance, settleSent } from './settle.ts'
import { removeUnaudited, unaudited } from '../../core/commit/unaudited.ts'

/** Maximum milliseconds for asking and sending. */
const longest = 3 * timeoutMs
/** Seconds for which a push service keeps a push for an offline browser. */
const pushLife = dayMs / 1000
/** After this many leases the message itself is assumed to crash processes, and fails. */
const maxTries = 20
/** Attempts after which a push without an answering service is sent as SMS. */
const pushTries = 3

/** Processes a message as far as possible now. Rejects only when the database is unavailable; the lease then expires. */
export async function carry(services: Services, leased: Leased): Promise<void> {
  const scoped = <R>(work: Parameters<typeof services.engine.scoped<R>>[1]) => services.engine.scoped(leased.tenantId, work)
  // Otherwise a message that cannot be processed would be leased forever.
  if (leased.tries > maxTries) return scoped((tx) => settleEnd(tx, leased, { status: 'failed', error: 'unknown' }, services.now()))
  const begun = await scoped((tx) => prepare(services, tx, leased))
  if (!begun) return
  const { message, ways } = begun
  const settle = (by: { carrier: Word<'messageCarrier'>; providerId: string | null }) =>
    scoped((tx) => settleSent(tx, leased, { ...by, cost: costOf(ways.settings, message, by.carrier) }, services.now()))
  try {
    const prepared = { ...begun, letter: await withFile(services, leased, begun) }
    const pushed = message.pushedAt !== null || (ways.push.length > 0 && (await push(services, leased, prepared)))
    if (pushed && message.channel === 'push') return await settle({ carrier: 'push', providerId: null })
    // Otherwise a process that was suspended could send a message that another one has taken over.
    if (!inTime(leased, longest)) return
    const by = await byWhatsapp(services, leased, prepared)
    if (by === 'goesOn') return
    const sent = by ?? (await sendText(services, leased, prepared))
    await settle(sent ?? { carrier: pushed ? 'push' : 'outbox', providerId: null })
  } catch (error) {
    if (!(error instanceof SendError)) throw error
    await scoped((tx) => settleHindrance(tx, leased, error, services.now()))
  }
}

/** The letter with the bytes of its file. Throws 'never' where the file is gone, 'later' where the storage is away. */
async function withFile(services: Services, { tenantId }: Leased, { message, letter }: Prepared): Promise<Prepared['letter']> {
  const id = message.file
  if (id === null) return letter
  const row = await services.engine.scoped(tenantId, (tx) => findRow(tx, 'files', id))
  const bytes =
    row &&
    (await readStored(services.storage, row).catch(() => {
      throw new SendError('later', 'unavailable', 'The storage of files did not answer.')
    }))
  if (!row || !bytes || typeof bytes === 'string') throw new SendError('never', 'fileMissing', 'The file is missing or damaged.')
  return { ...letter, file: { name: row.name, mime: row.mime, bytes } }
}

/** Pushes to every browser of the person; false when none accepted it. Throws 'later' when another attempt may succeed. */
async function push(services: Services, leased: Leased, { message, ways, letter }: Prepared): Promise<boolean> {
  const { tenantId, tries } = leased
  const title = ways.settings.name[languages[languageOf(message.languageId)].code]
  const note = { id: message.id, title, body: letter.body, link: message.link, languageId: message.languageId }
  const left = message.expiresAt ? (Date.parse(message.expiresAt) - services.now().getTime()) / 1000 : pushLife
  const outcomes = await Promise.all(
    ways.push.map(async (target) => {
      try {
        if (await services.senders.push.send(target, note, Math.max(60, Math.round(Math.min(left, pushLife))))) return 'taken'
      } catch (error) {
        if (error instanceof SendError) return error.hindrance
        throw error
      }
      await services.engine.scoped(tenantId, (tx) => removeUnaudited(tx, 'toBeForgotten', 'pushSubscriptions', target.id))
      return 'gone'
    }),
  )
  if (outcomes.includes('taken')) {
    await services.engine.scoped(tenantId, (tx) =>
      unaudited('ownRecord', sql`update messages set "pushedAt" = ${services.now().toISOString()} where id = ${message.id}`).execute(tx),
    )
    return true
  }
  const mayBetter = outcomes.some((one) => one === 'later' || one === 'uncertain')
  // With 'both' the text is sent in any case; with 'push' it is sent after enough failed attempts.
  if (mayBetter && message.channel === 'push' && tries < pushTries) throw new SendError('later', 'unavailable', 'No push service took it.')
  return false
}

/** After this many attempts that WhatsApp certainly did not take, a message goes as SMS. */
const whatsappTries = 3

/** Sends the text by WhatsApp where it goes there; 'goesOn' when it was queued again for SMS instead. */
async function byWhatsapp(services: Services, leased: Leased, { message, ways, letter, content }: Prepared) {
  const { whatsapp } = ways
  if (!whatsapp || !content) {
    // The tenant has no such account any more, so the message cannot be asked about.
    if (leased.begunAt !== null && message.carrier === 'whatsapp') throw new SendError('never', 'unknown', 'WhatsApp may have it.')
    return undefined
  }
  try {
    const sender = services.senders.whatsapp[whatsapp.provider]
    const buttons = buttonsOf(services, message)
    const template = 'template' in content ? content.template : null
    const reportUrl = services.env.PUBLIC_URL ? callAddress(services, 'whatsapp', leased.tenantId, leased.reference) : null
    const whole = { ...letter, from: whatsapp.account.number, template, buttons, reportUrl }
    const others = (ids: readonly string[]) => services.engine.scoped(leased.tenantId, (tx) => othersOf(tx, message.id, ids))
    const had = leased.begunAt === null ? undefined : await sender.find(whatsapp.account, whole, new Date(leased.begunAt), others)
    // Approved words have no place for the file.
    if (had === undefined && letter.file && (template || !sender.files))
      throw new SendError('never', template ? 'windowClosed' : 'noFileWay', 'The file cannot go with it.')
    if (had === undefined && 'refused' in content)
      throw new SendError('never', content.refused, 'Neither approved words nor an open window.')
    return { carrier: 'whatsapp' as const, providerId: had ?? (await sender.send(whatsapp.account, whole)) }
  } catch (error) {
    if (!(error instanceof SendError)) throw error
    const given = error.hindrance === 'never' || (error.hindrance === 'later' && leased.tries >= whatsappTries)
    const now = services.now()
    const goesOn =
      given &&
      (await services.engine.scoped(leased.tenantId, async (tx) => {
        const present = (await holds(tx, leased)) ? await findRow(tx, 'messages', message.id, { lock: true }) : undefined
        return present ? fallBack(tx, present, error.code, now) : false
      }))
    if (goesOn) return 'goesOn' as const
    throw error
  }
}

/** Sends the text by SMS or mail, unless the provider has it already; undefined when there is no way to send it. */
async function sendText(services: Services, leased: Leased, { message, ways, letter }: Prepared) {
  if (ways.sms) {
    if (letter.file) throw new SendError('never', 'noFileWay', 'A file does not go by SMS.')
    const { provider, account } = ways.sms
    const sender = services.senders.sms[provider]
    // The tenant has changed its provider since, so the earlier one cannot be asked.
    if (leased.begunAt !== null && message.carrier !== null && message.carrier !== provider)
      throw new SendError('never', 'unknown', 'Another provider may have it.')
    const others = (ids: readonly string[]) => services.engine.scoped(leased.tenantId, (tx) => othersOf(tx, message.id, ids))
    const had = leased.begunAt === null ? undefined : await sender.find(account, letter, new Date(leased.begunAt), others)
    return { carrier: provider, providerId: had ?? (await sender.send(account, letter)) }
  }
  // A repeated mail has the same Message-ID, by which mailboxes detect the copy.
  if (ways.mail && services.senders.mail) return { carrier: 'smtp' as const, providerId: await services.senders.mail.send(letter) }
  return undefined
}

async function othersOf(tx: Parameters<typeof removeUnaudited>[0], id: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ providerId: string }>`select "providerId" from messages
    where "providerId" = any(${[...ids]}::text[]) and id <> ${id}`.execute(tx)
  return rows.map(({ providerId }) => providerId)
}
