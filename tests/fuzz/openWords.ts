// Links, codes and references that give access to something of a tenant without further rights, by call and field.
import { sql } from 'kysely'
import { makeJobToken } from '../../server/workshop/jobLink.ts'
import { sendPasswordLink } from '../../server/staff/passwordLinks.ts'
import { makeLinkToken } from '../../server/core/access/signedLink.ts'
import { findRow, listRows } from '../../server/core/db/repository.ts'
import type { Running } from '../core/server/eachServer.ts'
import type { TenantId } from '../core/server/tenants.ts'

const month = 30 * 86_400_000

/** Creates the words by call; isolation.server.test.ts fails for a call that takes such a word and is missing here. */
export async function openWords({ services, tenants }: Running, tenantId: TenantId, customerId: string): Promise<Record<string, string[]>> {
  return services.engine.scoped(tenantId, async (tx) => {
    const rowsOf = async <N extends 'appointments' | 'surveyInvitations'>(name: N) => (await listRows(tx, name, { page: 1, size: 6 })).data
    const until = new Date(services.now().getTime() + month)
    const bookings = await rowsOf('appointments')
    const visits = bookings.map(({ id }) => makeLinkToken(services, 'visitLinks', { tenantId, id }, until))
    const jobs = bookings.map(({ id }) => makeJobToken(services, tenantId, id).token)
    const surveys = (await rowsOf('surveyInvitations')).map(({ id }) => makeLinkToken(services, 'surveyLinks', { tenantId, id }, until))
    const { rows } = await sql<{ code: string }>`select code from "campaignRecipients" where code like 'code-%' limit 6`.execute(tx)
    const codes = rows.map(({ code }) => code)
    const refs = await sql<{ ref: string }>`select ref from complaints where "customerId" = ${customerId} union all
      select ref from feedback where "customerId" = ${customerId}`.execute(tx)
    const colleague = await findRow(tx, 'staff', tenants[tenantId].staff['Broker Sales'].id)
    const reset = colleague ? [(await sendPasswordLink(services, tx, colleague, tenantId, 'reset')).split('token=')[1] ?? ''] : []
    return {
      'openVisit link': visits,
      'jobByLink token': jobs,
      'decideJobServices token': jobs,
      'estimateDocumentByLink token': jobs,
      'surveyByLink token': surveys,
      'answerByLink token': surveys,
      'campaignByLink code': codes,
      'optOut code': codes,
      'passwordLink token': reset,
      'setPassword token': reset,
      'appointmentDetails ref': bookings.map(({ ref }) => ref),
      'ownCase ref': refs.rows.map(({ ref }) => ref),
      'answerCase ref': refs.rows.map(({ ref }) => ref),
      'reopenCase ref': refs.rows.map(({ ref }) => ref),
    }
  })
}
