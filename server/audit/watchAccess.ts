// Notifies administrators of a colleague who opens or exports unusually much of customers' data in a day, once a day and colleague.
import { sql } from 'kysely'
import { languages } from '../../src/schema/core/limits.ts'
import { findRow, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { localDay, momentOf } from '../core/time/time.ts'
import { findSettings } from '../core/time/workshop.ts'
import { notify } from '../notifications/index.ts'

interface Used {
  staffId: string
  opened: number
  exported: number
}

/** The colleagues beyond the tenant's limits since a moment of whom nobody was notified since then. */
async function beyondLimits(tx: Scope, since: string): Promise<Used[]> {
  const { unusualOpens, unusualExports } = await findSettings(tx)
  const { rows } = await sql<Used>`
    with used as (
      select "staffId", count(distinct "customerId")::int as opened, coalesce(sum(rows), 0)::int as exported
        from "accessLedger" where "createdAt" >= ${since} group by "staffId")
    select * from used where (opened > ${unusualOpens} or exported > ${unusualExports})
      and not exists (select 1 from notifications where kind = 'unusualAccess' and "rowId" = used."staffId"::text and "createdAt" >= ${since})`.execute(
    tx,
  )
  return rows
}

/** The schedule. */
export const watchAccess = (services: Services, tenantId: string): Promise<void> =>
  services.engine.scoped(tenantId, async (tx) => {
    const since = momentOf(localDay(services.now()), '00:00')
    for (const { staffId, opened, exported } of await beyondLimits(tx, since)) {
      const person = await findRow(tx, 'staff', staffId, { deleted: true })
      const { rows } = await sql<{ id: string }>`select staff.id from staff join designation on designation.id = staff."designationId"
        where designation.role = 'Administrator' and staff.active and staff."deletedAt" is null`.execute(tx)
      const people = rows.map(({ id }) => id)
      const params = (language: keyof typeof languages) => ({ name: person?.name[languages[language].code] ?? '', opened, exported })
      await notify(services, tx, people, { kind: 'unusualAccess', params, resource: 'staff', rowId: staffId })
    }
  })
