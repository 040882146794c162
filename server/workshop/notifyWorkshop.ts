// Notifies a customer of the stages of their car that the tenant enabled, with the link that shows them.
import { sql } from 'kysely'
import { languages } from '../../src/schema/core/limits.ts'
import { findSettings } from '../core/time/workshop.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import { tenantOf } from '../core/db/scope.ts'
import type { Services } from '../core/services.ts'
import { shorten } from '../core/access/shortLink.ts'
import { linkOfJob } from './jobLink.ts'
import { messageWords } from '../messages/index.ts'
import { languageOf } from '../core/texts/languageOf.ts'
import { reachOf } from '../customers/index.ts'

/** The last stage that the customer was notified of, if any. */
async function lastNotified(tx: Scope, { id, customerId }: RowOf<'appointments'>): Promise<string | undefined> {
  const { rows } = await sql<{ event: string }>`select event from messages
    where "customerId" = ${customerId} and kind = 'bookingStage' and starts_with(event, ${`stage:${id}:`})
    order by "createdAt" desc, id desc limit 1`.execute(tx)
  return rows[0]?.event.split(':').at(-1)
}

/**
 * Queues the message in the transaction of the move; none for a stage that the customer was notified of already, so that rework is not
 * reported.
 */
export async function notifyWorkshop({ services, tx }: { services: Services; tx: Scope }, moved: RowOf<'appointments'>): Promise<void> {
  const { id, status, type, ref, version } = moved
  const { name, stageMessages } = await findSettings(tx)
  if (type === 'testDrive' || !stageMessages.includes(status)) return
  const customer = await findRow(tx, 'customers', moved.customerId)
  if (!customer || (await lastNotified(tx, moved)) === status) return
  const reached = await reachOf(tx, customer, moved)
  if (!reached) return
  const language = languageOf(reached.languageId)
  const words = await messageWords(services, tx, language, 'bookingStage')
  const page = linkOfJob(services, await tenantOf(tx), id, language)
  const { url, hidden } = await shorten(services, tx, page.url, page.expiresAt)
  const stage = services.texts(language, `messages.stages.${status}`)
  const text = (link: string) => words({ ref, stage, tenant: name[languages[language].code], link })
  const message = {
    ...({ ...reached, customerId: customer.id, kind: 'bookingStage' } as const),
    ...{ body: text(url), kept: text(hidden), link: url, event: `stage:${id}:${version}:${status}` },
    ...{ resource: 'appointments', rowId: id },
  }
  await services.messages.queue(tx, message, services.now())
}
