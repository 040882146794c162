// Response times of leads: the number in each response band.
import { sql } from 'kysely'
import { rowRule, type Actor } from '../../src/schema/core/access.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { enumerations, type Word } from '../../src/schema/enumerations.ts'
import { resources } from '../../src/schema/resources.ts'
import { dayAfter, localDay, momentOf } from '../core/time/time.ts'
import { ruleCondition } from '../core/db/conditions.ts'
import type { Scope } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'

/**
 * The number of leads of the last days by response band, among those of the person's own list. Throws forbidden (403) for a person who may
 * not list leads.
 */
export async function countBands(
  tx: Scope,
  actor: Actor,
  { days = 30, locationId }: { days?: number | undefined; locationId?: string | undefined },
  now: Date,
): Promise<OutputOf<'leadBands'>> {
  const rule = rowRule(actor, resources.leads, 'list')
  if (rule.length === 0) throw new Problem('forbidden')
  const from = dayAfter(localDay(now), 1 - days)
  const here = locationId ? sql`"locationId" = ${locationId}` : sql`true`
  const { rows } = await sql<{ band: Word<'responseBand'>; count: number }>`select "responseBand" as band, count(*) as count from leads
    where "deletedAt" is null and "createdAt" >= ${momentOf(from, '00:00')} and ${here} and ${ruleCondition(rule, actor)} group by 1`.execute(
    tx,
  )
  const data = enumerations.responseBand.map((band) => ({ band, count: Number(rows.find((row) => row.band === band)?.count ?? 0) }))
  return { from, data, total: data.reduce((sum, { count }) => sum + count, 0) }
}
