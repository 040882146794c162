// Open leads by assignee, among those of the person's own list.
import { sql } from 'kysely'
import { rowRule, type Actor } from '../../src/schema/core/access.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { resources } from '../../src/schema/resources.ts'
import { ruleCondition } from '../core/db/conditions.ts'
import type { Scope } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'

interface Counted {
  id: string | null
  name: { en: string; ar: string } | null
  pending: number
  inProgress: number
}

/** The counts, highest first. Throws forbidden (403) for a person who may not list leads. */
export async function countLeadsByStaff(tx: Scope, actor: Actor): Promise<OutputOf<'leadsCountByStaff'>> {
  const rule = rowRule(actor, resources.leads, 'list')
  if (rule.length === 0) throw new Problem('forbidden')
  const { rows } = await sql<Counted>`select counted.id, staff.name, pending, "inProgress" from (
      select "assigneeId" as id, count(*) filter (where status = 'pending') as pending,
        count(*) filter (where status = 'in-progress') as "inProgress"
      from leads where "deletedAt" is null and status in ('pending', 'in-progress') and ${ruleCondition(rule, actor)} group by "assigneeId"
    ) counted left join staff on staff.id = counted.id order by pending + "inProgress" desc, counted.id`.execute(tx)
  const data = rows.map(({ id, name, ...counts }) => {
    const [pending, inProgress] = [Number(counts.pending), Number(counts.inProgress)]
    return { staff: id && name ? { id, name } : null, pending, inProgress, open: pending + inProgress }
  })
  return { data, total: data.reduce((sum, { open }) => sum + open, 0) }
}
