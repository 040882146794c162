// A job card link in the demo's outbox, which can be opened from there.
import { sql } from 'kysely'
import { sendJobLink } from '../workshop/jobLink.ts'
import { findRow } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { tenants } from '../core/demo/content/tenants.ts'
import { fillAlone } from './load.ts'

/** Sends the link of each demo company's first undecided job card to its customer, unless one was sent already. */
export async function sendDemoLinks(services: Services): Promise<void> {
  for (const tenantId of Object.keys(tenants))
    await services.engine.scoped(tenantId, async (tx) => {
      await fillAlone(tx)
      const { rows } = await sql<{
        id: string
      }>`select "appointmentId" as id from "jobServices" where decision = 'proposed' and status <> 'delivered'
        and not exists (select 1 from messages where kind = 'jobServices') order by "createdAt" limit 1`.execute(tx)
      const booking = rows[0] && (await findRow(tx, 'appointments', rows[0].id))
      if (booking) await sendJobLink(services, tx, tenantId, booking, true)
    })
}
