// Chooses the assignee of a lead: of the staff who take such leads at that branch, the one with the fewest open leads, then the one whose
// last lead is the longest ago. Used on arrival, in bulk and for unanswered leads.
import { sql } from 'kysely'
import { askAtWork, isAway } from '../core/time/atWork.ts'
import { localDay } from '../core/time/time.ts'
import type { RowOf, Scope } from '../core/db/repository.ts'
import type { Row } from '../core/db/rows.ts'
import type { Services } from '../core/services.ts'

/** A member of staff who takes leads. */
export type Taker = Pick<RowOf<'staff'>, 'id' | 'name' | 'leadTypes' | 'locationIds' | 'leave' | 'workingHours'> & {
  open: number
  lastAt: string | null
}

/** Chooses for one lead after another and counts its choices; undefined when nobody fits. `without` is skipped. */
export type Chooser = (lead: Row, without?: string | null) => Promise<Taker | undefined>

const fits = ({ leadTypes, locationIds }: Taker, lead: Row): boolean =>
  (leadTypes as string[]).includes(String(lead['type'])) &&
  ((lead['locationId'] ?? null) === null || locationIds.length === 0 || locationIds.includes(String(lead['locationId'])))

const staffWhoTake = (tx: Scope) =>
  sql<Taker>`select id, name, "leadTypes", "locationIds", leave, "workingHours", count(work.lead) as open,
      max(work."assignedAt") as "lastAt"
    from staff left join lateral (select id as lead, "assignedAt" from leads where "assigneeId" = staff.id and status in ('pending', 'in-progress')
      and leads."deletedAt" is null) work on true
    where active and "acceptingLeads" and "deletedAt" is null group by staff."tenantId", staff.id order by staff.id`.execute(tx)

/** The ids of staff who take a lead and are not on leave; `present`: of those of them who are at work now. */
export interface Takers {
  all: string[]
  present: string[]
}

/** Returns a function that finds who takes a lead of its kind at its branch. */
export async function openTakers({ services, tx }: { services: Services; tx: Scope }): Promise<(lead: Row) => Promise<Takers>> {
  const now = services.now()
  const { rows } = await staffWhoTake(tx)
  const works = await askAtWork(tx, now)
  return async (lead) => {
    const all = rows.filter((one) => fits(one, lead) && !isAway(one, localDay(now)))
    const present: string[] = []
    for (const one of all) if (await works(one, (lead['locationId'] ?? null) as string | null)) present.push(one.id)
    return { all: all.map(({ id }) => id), present }
  }
}

/** Creates a chooser; one transaction of the tenant at a time has one, until it ends. `atWork`: only staff who are at work now. */
export async function openChooser({ services, tx }: { services: Services; tx: Scope }, { atWork }: { atWork: boolean }): Promise<Chooser> {
  await sql`select pg_advisory_xact_lock(hashtextextended('leads ' || current_setting('app.tenant_id'), 0))`.execute(tx)
  const { rows } = await staffWhoTake(tx)
  const now = services.now()
  const all = rows.map((one) => ({ ...one, open: Number(one.open) }))
  const works = await askAtWork(tx, now)
  return async (lead, without = null) => {
    const able = all.filter((one) => one.id !== without && fits(one, lead) && !isAway(one, localDay(now)))
    const turns = able.toSorted((a, b) => a.open - b.open || (a.lastAt ?? '').localeCompare(b.lastAt ?? ''))
    for (const next of turns) {
      if (atWork && !(await works(next, (lead['locationId'] ?? null) as string | null))) continue
      next.open += 1
      next.lastAt = now.toISOString()
      const before = all.find(({ id }) => id === lead['assigneeId'])
      if (before) before.open -= 1
      return next
    }
    return undefined
  }
}
