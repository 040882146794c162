// Decides whom a campaign's message may reach, in slices of customers ordered by id. Preview and sending use the same conditions.
import { sql } from 'kysely'
import type { Word } from '../../src/schema/enumerations.ts'
import type { Condition } from '../core/db/list/conditions.ts'
import type { RowOf, Scope } from '../core/db/repository.ts'
import { marketingAgreed } from '../messages/index.ts'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'

/** The first reason that applies for sending a person nothing, or 'eligible'. */
export type Verdict = 'noConsent' | 'unreachable' | 'capped' | 'eligible'
/** The conditions for single customers. */
export interface Limits {
  /** The customers of the audience, see audienceCondition. */
  meant: Condition
  channel: Word<'channel'>
  frequencyDays: number
  now: Date
  /** The campaign itself, whose own messages do not count for the frequency cap. */
  campaignId?: string | undefined
}

// A Saudi mobile has nine digits after its country code; for other countries only the length is checked.
const hasMobile = sql`coalesce(mobile ~ '^\\+(9665[0-9]{8}|(?!966)[1-9][0-9]{7,14})$', false)`
const hasBrowser = sql`exists (select from "pushSubscriptions" p where p."customerId" = part.id and p."deletedAt" is null)`
const reachable: Readonly<Record<Word<'channel'>, Condition>> = {
  sms: hasMobile,
  push: hasBrowser,
  both: sql`(${hasMobile} or ${hasBrowser})`,
  none: sql`false`,
}

function verdictOf({ channel, frequencyDays, now, campaignId }: Limits): Condition {
  const since = new Date(now.getTime() - frequencyDays * dayMs).toISOString()
  const capped = sql`exists (select from messages m where m."customerId" = part.id and m.marketing and m."createdAt" > ${since}
    and m.status not in ('failed', 'withheld') ${campaignId ? sql`and m."campaignId" is distinct from ${campaignId}` : sql``})`
  return sql`case when not ${marketingAgreed} then 'noConsent' when not ${reachable[channel]} then 'unreachable'
    ${frequencyDays > 0 ? sql`when ${capped} then 'capped'` : sql``} else 'eligible' end`
}

// Merged and erased customers are left out.
const sliceOf = (after: string, size: number) => sql`part as materialized (select * from customers
  where id > ${after} and "deletedAt" is null and "mergedIntoId" is null and "erasedAt" is null order by id limit ${size})`

// The last id of a slice that is not the last slice.
const endOf = (size: number) => sql`(select id from part order by id offset ${size - 1} limit 1)`

/** The verdicts of a slice, and the id after which the next one begins; null after the last. */
export interface Counted {
  found: { verdict: Verdict; languageId: Word<'language'>; count: number }[]
  next: string | null
}

/** Counts the verdicts of one slice. */
export async function countSlice(tx: Scope, limits: Limits, after: string, size: number): Promise<Counted> {
  const { rows } = await sql<{ last: string | null; found: Counted['found'] | null }>`with ${sliceOf(after, size)},
    judged as (select ${verdictOf(limits)} as verdict, "languageId" from part where ${limits.meant}),
    counted as (select verdict, "languageId", count(*)::int as count from judged group by 1, 2)
    select ${endOf(size)} as last, (select jsonb_agg(to_jsonb(counted)) from counted) as found`.execute(tx)
  return { found: rows[0]?.found ?? [], next: rows[0]?.last ?? null }
}

/** A customer of a slice and the verdict. */
export type Judged = Pick<RowOf<'customers'>, 'id' | 'mobile' | 'names' | 'firstName' | 'lastName' | 'languageId'> & { verdict: Verdict }

/** The customers of one slice whom the campaign has not reached yet, and the id after which the next slice begins; null after the last. */
export async function judgeSlice(
  tx: Scope,
  limits: Limits & { campaignId: string },
  after: string,
  size: number,
): Promise<{ judged: Judged[]; next: string | null }> {
  const { rows } = await sql<{ last: string | null; found: Judged[] | null }>`with ${sliceOf(after, size)},
    judged as (select id, mobile, names, "firstName", "lastName", "languageId", ${verdictOf(limits)} as verdict from part where ${limits.meant}
      and not exists (select from "campaignRecipients" r where r."customerId" = part.id and r."campaignId" = ${limits.campaignId}))
    select ${endOf(size)} as last, (select jsonb_agg(to_jsonb(judged) order by id) from judged) as found`.execute(tx)
  return { judged: rows[0]?.found ?? [], next: rows[0]?.last ?? null }
}

/**
 * Ids of at most `limit` customers of a slice with this verdict who meet `seen`, and the id after which to continue; null after the last.
 */
export async function peopleSlice(
  tx: Scope,
  limits: Limits & { seen: Condition },
  verdict: Verdict,
  after: string,
  { size, limit }: { size: number; limit: number },
): Promise<{ ids: string[]; next: string | null }> {
  const { rows } = await sql<{ last: string | null; ids: string[] | null }>`with ${sliceOf(after, size)},
    judged as (select id, ${verdictOf(limits)} as verdict from part where ${limits.meant} and ${limits.seen}),
    those as (select id from judged where verdict = ${verdict} order by id limit ${limit})
    select ${endOf(size)} as last, (select jsonb_agg(id order by id) from those) as ids`.execute(tx)
  const ids = rows[0]?.ids ?? []
  return { ids, next: ids.length === limit ? (ids.at(-1) ?? null) : (rows[0]?.last ?? null) }
}
