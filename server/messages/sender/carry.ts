// Carries one message: pushes it where it is to be pushed, then sends its text, and never sends again what a provider may have.
import { sql } from 'kysely'
import { languages } from '../../../src/schema/core/limits.ts'
import { languageOf } from '../../core/texts/languageOf.ts'
import { timeoutMs } from '../../core/gateways/ask.ts'
import { CarryError } from '../../core/gateways/messages.ts'
import type { Services } from '../../core/services.ts'
import { inTime, type Leased } from './lease.ts'
import { prepare, type Prepared } from './prepare.ts'
import { settleEnd, settleHindrance, settleSent } from './settle.ts'
import { removeUnaudited, unaudited } from '../../core/commit/unaudited.ts'

/** Milliseconds that asking and sending may take. */
const longest = 3 * timeoutMs
/** Seconds for which a push waits for a browser that is off. */
const pushLife = 86_400
/** Taken up so often, it is the message that brings processes down. */
const maxTries = 20
/** Tries after which a push that finds no service goes as an SMS. */
const pushTries = 3

/** Takes a message as far as it comes now. Rejects only while the database is away: the lease then ends by itself. */
export async function carry(services: Services, leased: Leased): Promise<void> {
  const scoped = <R>(work: Parameters<typeof services.engine.scoped<R>>[1]) => services.engine.scoped(leased.tenantId, work)
  // Without this a message that nothing can be done with would come back for ever.
  if (leased.tries > maxTries) return scoped((tx) => settleEnd(tx, leased, { status: 'failed', error: 'unknown' }, services.now()))
  const prepared = await scoped((tx) => prepare(services, tx, leased))
  if (!prepared) return
  const { message, ways } = prepared
  try {
    const pushed = message.pushedAt !== null || (ways.push.length > 0 && (await push(services, leased, prepared)))
    if (pushed && message.channel === 'push')
      return await scoped((tx) => settleSent(tx, leased, { carrier: 'push', providerId: null }, services.now()))
    // Without this a process that slept could send what another one has taken over.
    if (!inTime(leased, longest)) return
    const sent = await sendText(services, leased, prepared)
    await scoped((tx) => settleSent(tx, leased, sent ?? { carrier: pushed ? 'push' : 'outbox', providerId: null }, services.now()))
  } catch (error) {
    if (!(error instanceof CarryError)) throw error
    await scoped((tx) => settleHindrance(tx, leased, error, services.now()))
  }
}

/** Pushes to every browser of the person; false where none took it. Throws 'later' where another try is worth while. */
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
        if (error instanceof CarryError) return error.hindrance
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
  // A text goes besides in any case; instead of a push it goes when pushing was tried enough.
  if (mayBetter && message.channel === 'push' && tries < pushTries) throw new CarryError('later', 'unavailable', 'No push service took it.')
  return false
}

/** Sends the text by SMS or mail, unless the provider has it already; undefined where there is no way for it. */
async function sendText(services: Services, leased: Leased, { message, ways, letter }: Prepared) {
  if (ways.sms) {
    const { provider, account } = ways.sms
    const sender = services.senders.sms[provider]
    // The tenant has changed its provider in between: nobody can be asked.
    if (leased.begunAt !== null && message.carrier !== null && message.carrier !== provider)
      throw new CarryError('never', 'unknown', 'Another provider may have it.')
    const others = (ids: readonly string[]) => services.engine.scoped(leased.tenantId, (tx) => othersOf(tx, message.id, ids))
    const had = leased.begunAt === null ? undefined : await sender.find(account, letter, new Date(leased.begunAt), others)
    return { carrier: provider, providerId: had ?? (await sender.send(account, letter)) }
  }
  // A mailbox knows a second copy by its Message-ID, which is the same.
  if (ways.mail && services.senders.mail) return { carrier: 'smtp' as const, providerId: await services.senders.mail.send(letter) }
  return undefined
}

async function othersOf(tx: Parameters<typeof removeUnaudited>[0], id: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ providerId: string }>`select "providerId" from messages
    where "providerId" = any(${[...ids]}::text[]) and id <> ${id}`.execute(tx)
  return rows.map(({ providerId }) => providerId)
}
