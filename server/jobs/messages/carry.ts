// Carries one message: pushes it where it is to be pushed, then sends its text, and never sends again what a provider may have.
import { sql } from 'kysely'
import { languages } from '../../../src/schema/limits.ts'
import { languageOf } from '../../actions/tellCustomer.ts'
import { removeRow } from '../../db/repository.ts'
import { patience } from '../../gateways/messages/ask.ts'
import { CarryError } from '../../gateways/messages/messages.ts'
import type { House } from '../../house.ts'
import { inTime, type Lent } from './lease.ts'
import { prepare, type Prepared } from './prepare.ts'
import { settleEnd, settleHindrance, settleSent } from './settle.ts'

/** Milliseconds that asking and sending may take. */
const longest = 3 * patience
/** Seconds for which a push waits for a browser that is off. */
const pushLife = 86_400
/** Taken up so often, it is the message that brings processes down. */
const mostTries = 20
/** Tries after which a push that finds no service goes as an SMS. */
const pushTries = 3

/** Takes a message as far as it comes now. Rejects only while the database is away: the lease then ends by itself. */
export async function carry(house: House, lent: Lent): Promise<void> {
  const scoped = <R>(work: Parameters<typeof house.engine.scoped<R>>[1]) => house.engine.scoped(lent.tenantId, work)
  // Without this a message that nothing can be done with would come back for ever.
  if (lent.tries > mostTries) return scoped((tx) => settleEnd(tx, lent, { status: 'failed', error: 'unknown' }, house.now()))
  const prepared = await scoped((tx) => prepare(house, tx, lent))
  if (!prepared) return
  const { message, ways } = prepared
  try {
    const pushed = message.pushedAt !== null || (ways.push.length > 0 && (await push(house, lent, prepared)))
    if (pushed && message.channel === 'push')
      return await scoped((tx) => settleSent(tx, lent, { carrier: 'push', providerId: null }, house.now()))
    // Without this a process that slept could send what another one has taken over.
    if (!inTime(lent, longest)) return
    const sent = await sendText(house, lent, prepared)
    await scoped((tx) => settleSent(tx, lent, sent ?? { carrier: pushed ? 'push' : 'outbox', providerId: null }, house.now()))
  } catch (error) {
    if (!(error instanceof CarryError)) throw error
    await scoped((tx) => settleHindrance(tx, lent, error, house.now()))
  }
}

/** Pushes to every browser of the person; false where none took it. Throws 'later' where another try is worth while. */
async function push(house: House, lent: Lent, { message, ways, letter }: Prepared): Promise<boolean> {
  const { tenantId, tries } = lent
  const title = ways.settings.name[languages[languageOf(message.languageId)].code]
  const note = { id: message.id, title, body: letter.body, link: message.link, languageId: message.languageId }
  const left = message.expiresAt ? (Date.parse(message.expiresAt) - house.now().getTime()) / 1000 : pushLife
  const outcomes = await Promise.all(
    ways.push.map(async (target) => {
      try {
        if (await house.carriers.push.send(target, note, Math.max(60, Math.round(Math.min(left, pushLife))))) return 'taken'
      } catch (error) {
        if (error instanceof CarryError) return error.hindrance
        throw error
      }
      await house.engine.scoped(tenantId, (tx) => removeRow(tx, 'pushSubscriptions', target.id))
      return 'gone'
    }),
  )
  if (outcomes.includes('taken')) {
    await house.engine.scoped(tenantId, (tx) =>
      sql`update messages set "pushedAt" = ${house.now().toISOString()} where id = ${message.id}`.execute(tx),
    )
    return true
  }
  const mayBetter = outcomes.some((one) => one === 'later' || one === 'uncertain')
  // A text goes besides in any case; instead of a push it goes when pushing was tried enough.
  if (mayBetter && message.channel === 'push' && tries < pushTries) throw new CarryError('later', 'unavailable', 'No push service took it.')
  return false
}

/** Sends the text by SMS or mail, unless the provider has it already; undefined where there is no way for it. */
async function sendText(house: House, lent: Lent, { message, ways, letter }: Prepared) {
  if (ways.sms) {
    const { provider, account } = ways.sms
    const carrier = house.carriers.sms[provider]
    // The tenant has changed its provider in between: nobody can be asked.
    if (lent.begunAt !== null && message.carrier !== null && message.carrier !== provider)
      throw new CarryError('never', 'unknown', 'Another provider may have it.')
    const others = (ids: readonly string[]) => house.engine.scoped(lent.tenantId, (tx) => othersOf(tx, message.id, ids))
    const had = lent.begunAt === null ? undefined : await carrier.find(account, letter, new Date(lent.begunAt), others)
    return { carrier: provider, providerId: had ?? (await carrier.send(account, letter)) }
  }
  // A mailbox knows a second copy by its Message-ID, which is the same.
  if (ways.mail && house.carriers.mail) return { carrier: 'smtp' as const, providerId: await house.carriers.mail.send(letter) }
  return undefined
}

async function othersOf(tx: Parameters<typeof removeRow>[0], id: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ providerId: string }>`select "providerId" from messages
    where "providerId" = any(${[...ids]}::text[]) and id <> ${id}`.execute(tx)
  return rows.map(({ providerId }) => providerId)
}
