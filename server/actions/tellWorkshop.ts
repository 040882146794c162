// Tells a customer how far the workshop is with their car, at the stages that the tenant wants, with the link that mirrors the stage.
import { sql } from 'kysely'
import { languages } from '../../src/schema/limits.ts'
import { findSettings } from '../booking/workshop.ts'
import { findRow, type RowOf, type Scope } from '../db/repository.ts'
import { tenantOf } from '../db/scope.ts'
import type { House } from '../house.ts'
import { linkOfJob } from './jobLink.ts'
import { messageWords } from './messageWords.ts'
import { languageOf } from './tellCustomer.ts'

/** The stage that the customer was told last, where they were told any. */
async function toldLast(tx: Scope, { id, customerId }: RowOf<'appointments'>): Promise<string | undefined> {
  const { rows } = await sql<{ event: string }>`select event from messages
    where "customerId" = ${customerId} and kind = 'bookingStage' and starts_with(event, ${`stage:${id}:`})
    order by "createdAt" desc, id desc limit 1`.execute(tx)
  return rows[0]?.event.split(':').at(-1)
}

/** Queues the message in the transaction of the move; a stage that they know of already is no news, so rework behind the scenes tells nobody. */
export async function tellWorkshop({ house, tx }: { house: House; tx: Scope }, moved: RowOf<'appointments'>): Promise<void> {
  const { id, status, type, ref, version } = moved
  const { name, stageMessages } = await findSettings(tx)
  if (type === 'testDrive' || !stageMessages.includes(status)) return
  const customer = await findRow(tx, 'customers', moved.customerId)
  if (!customer || (await toldLast(tx, moved)) === status) return
  const language = languageOf(customer.languageId)
  const words = await messageWords(house, tx, language, 'bookingStage')
  const { url, hidden } = linkOfJob(house, await tenantOf(tx), id, language)
  const stage = house.texts(language, `messages.stages.${status}`)
  const text = (link: string) => words({ ref, stage, tenant: name[languages[language].code], link })
  const message = {
    ...({ recipient: customer.mobile, customerId: customer.id, kind: 'bookingStage', languageId: customer.languageId } as const),
    ...{ body: text(url), kept: text(hidden), link: url, event: `stage:${id}:${version}:${status}` },
  }
  await house.messages.queue(tx, message, house.now())
}
