// Links, codes and references that open something of a tenant to whoever has them, by call and field.
import { sql } from 'kysely'
import { makeJobToken } from '../../server/actions/jobLink.ts'
import { sendPasswordLink } from '../../server/actions/passwordLinks.ts'
import { makeLinkToken } from '../../server/actions/signedLink.ts'
import { findRow, listRows } from '../../server/db/repository.ts'
import type { Running } from '../server/eachHouse.ts'
import type { TenantId } from '../server/tenants.ts'

const month = 30 * 86_400_000

/** What opens which call, made anew; isolation.test.ts fails for a call that takes such a word and is not here. */
export async function openWords({ house, tenants }: Running, tenantId: TenantId, customerId: string): Promise<Record<string, string[]>> {
  return house.engine.scoped(tenantId, async (tx) => {
    const rowsOf = async <N extends 'appointments' | 'surveyInvitations'>(name: N) => (await listRows(tx, name, { page: 1, size: 6 })).data
    const until = new Date(house.now().getTime() + month)
    const bookings = await rowsOf('appointments')
    const visits = bookings.map(({ id }) => makeLinkToken(house, 'visitLinks', { tenantId, id }, until))
    const jobs = bookings.map(({ id }) => makeJobToken(house, tenantId, id).token)
    const surveys = (await rowsOf('surveyInvitations')).map(({ id }) => makeLinkToken(house, 'surveyLinks', { tenantId, id }, until))
    const { rows } = await sql<{ code: string }>`select code from "campaignRecipients" where code like 'code-%' limit 6`.execute(tx)
    const codes = rows.map(({ code }) => code)
    const refs = await sql<{ ref: string }>`select ref from complaints where "customerId" = ${customerId} union all
      select ref from feedback where "customerId" = ${customerId}`.execute(tx)
    const colleague = await findRow(tx, 'staff', tenants[tenantId].staff['Broker Sales'].id)
    const reset = colleague ? [(await sendPasswordLink(house, tx, colleague, tenantId, 'reset')).split('token=')[1] ?? ''] : []
    return {
      'openVisit link': visits,
      'jobByLink token': jobs,
      'decideJobServices token': jobs,
      'paperEstimateByLink token': jobs,
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
