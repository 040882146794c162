// A campaign's results, counted from its recipients and messages, so that the numbers always agree with the lists behind them.
import { sql } from 'kysely'
import type { CampaignOutcome } from '../../src/schema/campaigns/calls/campaigns.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import { presentRegion } from '../core/time/region.ts'
import type { RowOf, Scope } from '../core/db/repository.ts'
import type { Looked } from './sendBatch.ts'
import { unaudited } from '../core/commit/unaudited.ts'

/** Days within which a booking counts as a result of the message. */
const bookedWithin = 7

/** Stores each recipient's first booking within these days after their message. Idempotent. */
async function noteBookings(tx: Scope, campaignId: string): Promise<void> {
  await unaudited(
    'noEdit',
    sql`update "campaignRecipients" r set "appointmentId" = first.id from (
      select distinct on (one."customerId") one."customerId", a.id from "campaignRecipients" one
      join appointments a on a."customerId" = one."customerId" and a."deletedAt" is null and a."createdAt" >= one."createdAt"
        and a."createdAt" < one."createdAt" + make_interval(days => ${bookedWithin})
      where one."campaignId" = ${campaignId} and one."appointmentId" is null
      order by one."customerId", a."createdAt", a.id) first
    where r."campaignId" = ${campaignId} and r."customerId" = first."customerId" and r."appointmentId" is null`,
  ).execute(tx)
}

const none: CampaignOutcome = {
  recipients: 0,
  waiting: 0,
  sent: 0,
  delivered: 0,
  failed: 0,
  withheld: 0,
  clicked: 0,
  booked: 0,
  optedOut: 0,
}
type Language = Word<'language'>
/** The sums over all languages. */

const totalOf = (languages: readonly CampaignOutcome[]): CampaignOutcome =>
  languages.reduce((sum, one) => {
    const both = { ...sum }
    for (const key of Object.keys(none) as (keyof CampaignOutcome)[]) both[key] += one[key]
    return both
  }, none)

async function byLanguage(tx: Scope, campaignId: string): Promise<(CampaignOutcome & { languageId: Language })[]> {
  const { rows } = await sql<{ languageId: Language } & Partial<CampaignOutcome>>`select "languageId",
      count(*)::int as recipients, count("clickedAt")::int as clicked, count("appointmentId")::int as booked, count("optedOutAt")::int as "optedOut"
    from "campaignRecipients" where "campaignId" = ${campaignId} group by 1 order by 1`.execute(tx)
  // 'Sent' includes messages that were delivered since: they were sent too.
  const { rows: carried } = await sql<{ languageId: Language } & Partial<CampaignOutcome>>`select "languageId",
      count(*) filter (where status in ('queued', 'sending'))::int as waiting, count(*) filter (where status in ('sent', 'delivered', 'read'))::int as sent,
      count(*) filter (where status in ('delivered', 'read'))::int as delivered, count(*) filter (where status = 'failed')::int as failed,
      count(*) filter (where status = 'withheld')::int as withheld
    from messages where "campaignId" = ${campaignId} group by 1`.execute(tx)
  return rows.map((row) => ({ ...none, ...carried.find(({ languageId }) => languageId === row.languageId), ...row }))
}

async function byDay(tx: Scope, campaignId: string) {
  const local = (moment: string) => sql`to_char(${sql.ref(moment)} at time zone ${presentRegion().timeZone}, 'YYYY-MM-DD')`
  const { rows } = await sql<{ day: string; sent: number; clicked: number; booked: number }>`select day, sum(sent)::int as sent,
      sum(clicked)::int as clicked, sum(booked)::int as booked from (
        select ${local('sentAt')} as day, 1 as sent, 0 as clicked, 0 as booked from messages where "campaignId" = ${campaignId} and "sentAt" is not null
        union all select ${local('clickedAt')}, 0, 1, 0 from "campaignRecipients" where "campaignId" = ${campaignId} and "clickedAt" is not null
        union all select ${local('a.createdAt')}, 0, 0, 1 from "campaignRecipients" r join appointments a on a.id = r."appointmentId"
          where r."campaignId" = ${campaignId}) happened
    group by 1 order by 1 limit 60`.execute(tx)
  return rows
}

const lookedAt = ({ counts }: RowOf<'campaigns'>): Looked => {
  const { audience = 0, eligible = 0, noConsent = 0, unreachable = 0, capped = 0 } = counts as Partial<Looked>
  return { audience, eligible, noConsent, unreachable, capped }
}

/** The present numbers of a campaign. */
export async function showResults(tx: Scope, campaign: RowOf<'campaigns'>) {
  await noteBookings(tx, campaign.id)
  const languages = await byLanguage(tx, campaign.id)
  return { status: campaign.status, looked: lookedAt(campaign), total: totalOf(languages), languages, days: await byDay(tx, campaign.id) }
}

/** Stores the numbers that lists and the dashboard show with the campaign, without increasing its version. */
export async function countResults(tx: Scope, campaignId: string): Promise<void> {
  await noteBookings(tx, campaignId)
  const total = totalOf(await byLanguage(tx, campaignId))
  await unaudited(
    'noEdit',
    sql`update campaigns set counts = counts || ${JSON.stringify(total)}::jsonb where id = ${campaignId}
    and not counts @> ${JSON.stringify(total)}::jsonb`,
  ).execute(tx)
}
