// Response times of leads: the number in each response band.
import { sql } from 'kysely'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { enumerations, type Word } from '../../src/schema/enumerations.ts'
import { dayAfter, localDay, momentOf } from '../core/time/time.ts'
import type { CallerDb } from '../core/db/caller/as.ts'

/**
 * The number of leads of the last days by response band, among those of the person's own list. Throws forbidden (403) for a person who may
 * not list leads.
 */
export async function countBands(
  db: CallerDb,
  { days = 30, locationId }: { days?: number | undefined; locationId?: string | undefined },
  now: Date,
): Promise<OutputOf<'leadBands'>> {
  const from = dayAfter(localDay(now), 1 - days)
  const rows = await db.groups<{ band: Word<'responseBand'>; count: number }>(
    'leads',
    { by: { band: sql`"responseBand"` }, figures: { count: sql`count(*)` } },
    { conditions: [sql`"createdAt" >= ${momentOf(from, '00:00')}`, ...(locationId ? [sql`"locationId" = ${locationId}`] : [])] },
  )
  const data = enumerations.responseBand.map((band) => ({ band, count: Number(rows.find((row) => row.band === band)?.count ?? 0) }))
  return { from, data, total: data.reduce((sum, { count }) => sum + count, 0) }
}
