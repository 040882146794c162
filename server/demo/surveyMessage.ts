// A survey link in the demo's outbox, which can be opened from there.
import { sql } from 'kysely'
import { inviteToSurvey } from '../surveys/surveyLink.ts'
import { findRow } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { tenants } from '../core/demo/content/tenants.ts'
import { fillAlone } from './load.ts'
import { jobActor } from '../core/commit/actor.ts'

/** Sends each demo company's first survey invitation about a delivered visit, unless one was sent already. */
export async function sendDemoSurveys(services: Services): Promise<void> {
  for (const tenantId of Object.keys(tenants))
    await services.engine.scoped(tenantId, async (tx) => {
      await fillAlone(tx)
      const { rows } = await sql<{ surveyId: string; visitId: string }>`select s.id as "surveyId", a.id as "visitId" from surveys s
        join appointments a on a.status = 'delivered' and a.type <> 'testDrive'
        where s.status = 'active' and s.module = 'Service' and not exists (select 1 from messages where kind = 'survey')
        and not exists (select 1 from "surveyResponses" r where r."surveyId" = s.id and r."customerId" = a."customerId")
        and not exists (select 1 from "surveyInvitations" i where i."surveyId" = s.id and i."customerId" = a."customerId")
        order by a."endAt" desc, a.id limit 1`.execute(tx)
      const survey = rows[0] && (await findRow(tx, 'surveys', rows[0].surveyId))
      const visit = rows[0] && (await findRow(tx, 'appointments', rows[0].visitId))
      const customer = visit && (await findRow(tx, 'customers', visit.customerId))
      if (survey && customer)
        await inviteToSurvey(services, tx, jobActor('surveysDue'), tenantId, { survey, customer, appointmentId: visit.id }, true)
    })
}
