// A failed message in the demo, so that its outbox has one to send again.
import { sql } from 'kysely'
import { languages } from '../../src/schema/core/limits.ts'
import { smsSize } from '../../src/schema/messages/smsParts.ts'
import { messageWords } from '../messages/messageWords.ts'
import { languageOf } from '../core/texts/languageOf.ts'
import { visitTime } from '../core/time/time.ts'
import { findSettings } from '../core/time/workshop.ts'
import { completeRow, findRow } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { tenants } from '../core/demo/content/tenants.ts'
import { fillAlone } from './load.ts'
import { insertRows } from '../core/db/writes.ts'

const hoursAgo = 3
const event = 'demo:dead'

/** Adds a dead letter about a cancelled booking to each demo company's outbox, once. */
export async function leaveDeadMessages(services: Services): Promise<void> {
  for (const tenantId of Object.keys(tenants))
    await services.engine.scoped(tenantId, async (tx) => {
      await fillAlone(tx)
      const { rows } = await sql<{ id: string }>`select id from appointments where closure = 'cancelled'
        and not exists (select 1 from messages where event = ${event}) order by "startAt" desc, id limit 1`.execute(tx)
      const booking = rows[0] && (await findRow(tx, 'appointments', rows[0].id))
      const customer = booking && (await findRow(tx, 'customers', booking.customerId))
      const location = booking && (await findRow(tx, 'dealershipLocations', booking.locationId))
      if (!customer || !location) return
      const language = languageOf(customer.languageId)
      const words = await messageWords(services, tx, language, 'bookingCancelled')
      const body = words({
        ref: booking.ref,
        tenant: (await findSettings(tx)).name[languages[language].code],
        when: visitTime(booking.startAt, language),
        location: location.name[languages[language].code],
      })
      const message = {
        event,
        recipient: customer.mobile,
        customerId: customer.id,
        kind: 'bookingCancelled',
        channel: 'sms',
        languageId: customer.languageId,
        body,
        status: 'failed',
        error: 'undelivered',
        attempts: 1,
        parts: smsSize(body).parts,
      }
      const then = new Date(services.now().getTime() - hoursAgo * 3_600_000)
      await insertRows(tx, 'messages', [completeRow('messages', message, null, then)])
    })
}
