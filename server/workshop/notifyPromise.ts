// Notifies a customer that their car will be ready later than they know.
import { sql } from 'kysely'
import { languages } from '../../src/schema/core/limits.ts'
import { isInHand, worthTelling } from '../appointments/index.ts'
import { shorten } from '../core/access/shortLink.ts'
import { unaudited } from '../core/commit/unaudited.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import { tenantOf } from '../core/db/scope.ts'
import type { Services } from '../core/services.ts'
import { languageOf } from '../core/texts/languageOf.ts'
import { visitTime } from '../core/time/time.ts'
import { findSettings } from '../core/time/workshop.ts'
import { messageWords } from '../messages/index.ts'
import { linkOfJob } from './jobLink.ts'
import { reachOf } from '../customers/index.ts'

async function queueMessage(services: Services, tx: Scope, booking: RowOf<'appointments'>, promiseAt: string) {
  const { id, ref, customerId } = booking
  const customer = await findRow(tx, 'customers', customerId)
  if (!customer) return
  const reached = await reachOf(tx, customer, booking)
  if (!reached) return
  const language = languageOf(reached.languageId)
  const words = await messageWords(services, tx, language, 'promiseMoved')
  const { name } = await findSettings(tx)
  const page = linkOfJob(services, await tenantOf(tx), id, language)
  const { url, hidden } = await shorten(services, tx, page.url, page.expiresAt)
  const text = (link: string) => words({ ref, tenant: name[languages[language].code], when: visitTime(promiseAt, language), link })
  const message = {
    ...({ ...reached, customerId: customer.id, kind: 'promiseMoved' } as const),
    ...{ body: text(url), kept: text(hidden), link: url, event: `promise:${id}:${promiseAt}` },
    ...{ resource: 'appointments', rowId: id },
  }
  await services.messages.queue(tx, message, services.now())
}

/** Queues the message in the transaction of the change, where the new time is a quarter of an hour or more after the one they know. */
export async function notifyPromise(
  { services, tx }: { services: Services; tx: Scope },
  before: RowOf<'appointments'> | null,
  after: RowOf<'appointments'>,
): Promise<void> {
  const { id, promiseAt } = after
  if (!before || !promiseAt || promiseAt === before.promiseAt || !isInHand(after)) return
  const known = before.promiseKnownAt ?? before.promiseAt ?? before.endAt
  const later = Date.parse(promiseAt) - Date.parse(known) >= worthTelling * 60_000
  if (later) await queueMessage(services, tx, after, promiseAt)
  const knownAt = later ? promiseAt : known
  if (knownAt !== before.promiseKnownAt)
    // No new version: the person who has just changed the booking holds its present one.
    await unaudited('noEdit', sql`update appointments set "promiseKnownAt" = ${knownAt} where id = ${id}`).execute(tx)
}
