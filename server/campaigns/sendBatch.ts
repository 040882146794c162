// One batch of a campaign: some customers are judged as they are now, and those who may get the message get it, once.
import { sql } from 'kysely'
import { NIL } from 'uuid'
import { languages } from '../../src/schema/core/limits.ts'
import { fillPlaceholders } from '../../src/schema/messages/index.ts'
import { quietAround } from '../core/time/quietHours.ts'
import { findSettings } from '../core/time/workshop.ts'
import { completeRow, findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import { tenantOf } from '../core/db/scope.ts'
import type { Services } from '../core/services.ts'
import { languageOf } from '../core/texts/languageOf.ts'
import { audienceCondition } from './audienceOf.ts'
import { authorOf } from './authorOf.ts'
import { codeOf, linksOf } from './campaignLinks.ts'
import { judgeSlice, type Judged, type Verdict } from './judge.ts'
import { ahead, allowanceAt, dueOf } from './pace.ts'
import { commit } from '../core/commit/commit.ts'
import { jobActor } from '../core/commit/actor.ts'
import { insertUnaudited, unaudited } from '../core/commit/unaudited.ts'

type Campaign = RowOf<'campaigns'>
type Tenant = { en: string; ar: string }
/** How far a campaign is. */
interface Progress {
  /** The last customer that was looked at; null when all were. */
  after?: string | null
  /** Until when messages are paid out, ISO. */
  until?: string
}
/** Whom a campaign looked at so far. */
export type Looked = Record<Verdict | 'audience', number>
/** Messages that one transaction queues: others' requests wait for no more. */
const limit = 50

/** What is to be done next: nothing any more, at once, or not before a moment. `breadth`: customers to look at. */
export type Next = { over: true } | { over: false; at: Date | null; breadth: number }

// Anyone who saved the campaign meanwhile has counted nothing: the version stays theirs.
const note = (tx: Scope, { id }: Campaign, progress: Progress, looked: Looked) =>
  unaudited(
    'noEdit',
    sql`update campaigns set progress = ${JSON.stringify(progress)}::jsonb, counts = counts || ${JSON.stringify(looked)}::jsonb where id = ${id}`,
  ).execute(tx)

/** What somebody is told, and that they were. */
function tellingOf(services: Services, tenantId: string, campaign: Campaign, tenant: Tenant, { to, dueAt }: { to: Judged; dueAt: Date }) {
  const { code } = languages[languageOf(to.languageId)]
  const signed = codeOf(services, tenantId, campaign.id, to.id)
  const { open, hidden } = linksOf(services, tenantId, signed)
  const words = (links: typeof open) => fillPlaceholders(campaign.body[code], { name: to.firstName, tenant: tenant[code], ...links })
  const { id: customerId, languageId, mobile: recipient } = to
  const about = { kind: 'campaign', event: `campaign:${campaign.id}:${customerId}`, campaignId: campaign.id, marketing: true } as const
  const texts = { channel: campaign.channel, body: words(open), kept: words(hidden), link: open.link }
  return {
    message: { ...about, recipient, customerId, languageId, ...texts, dueAt },
    recipient: completeRow('campaignRecipients', { campaignId: campaign.id, customerId, languageId, code: signed }, null, services.now()),
  }
}

async function end(services: Services, tx: Scope, campaign: Campaign, now: Date): Promise<Next> {
  const { rows } = await sql`select 1 from messages where "campaignId" = ${campaign.id}
    and (status = 'sending' or status = 'queued' and attempts = 0) limit 1`.execute(tx)
  if (rows.length > 0) return { over: false, at: new Date(now.getTime() + ahead), breadth: limit }
  const changes = { status: 'sent', endedAt: now.toISOString() }
  await commit({ services, tx }, { resource: 'campaigns', action: 'move', before: campaign, changes, by: jobActor('campaign') })
  return { over: true }
}

/** Does the next batch. Several workers may: the campaign's row is held meanwhile, and what one did the next one finds. */
export async function sendBatch(services: Services, tx: Scope, campaignId: string, breadth: number): Promise<Next> {
  const campaign = await findRow(tx, 'campaigns', campaignId, { lock: true })
  if (campaign?.status !== 'sending') return { over: true }
  const now = services.now()
  const progress = campaign.progress as Progress
  if (progress.after === null) return end(services, tx, campaign, now)
  const settings = await findSettings(tx)
  const quiet = quietAround(settings, now.toISOString())
  if (quiet) return { over: false, at: new Date(quiet.to), breadth }
  const perMinute = Math.min(campaign.perMinute, settings.campaignPerMinute)
  const { from, count } = allowanceAt(now, progress.until, perMinute)
  if (count === 0) return { over: false, at: new Date(now.getTime() + ahead), breadth }
  const author = await authorOf(tx, campaign)
  if (!author) return { over: true }
  const meant = audienceCondition(author, campaign, now)
  const limits = { meant, channel: campaign.channel, frequencyDays: campaign.frequencyDays, campaignId, now }
  const { judged, next } = await judgeSlice(tx, limits, progress.after ?? NIL, breadth)
  const looked = { audience: 0, eligible: 0, noConsent: 0, unreachable: 0, capped: 0, ...(campaign.counts as Partial<Looked>) }
  const reached: { to: Judged; dueAt: Date }[] = []
  let last: Judged | undefined
  for (const one of judged) {
    if (reached.length === Math.min(count, limit)) break
    looked.audience += 1
    looked[one.verdict] += 1
    if (one.verdict === 'eligible') reached.push({ to: one, dueAt: dueOf(from, reached.length, perMinute) })
    last = one
  }
  const tenantId = await tenantOf(tx)
  const details = reached.map((one) => tellingOf(services, tenantId, campaign, settings.name, one))
  await services.messages.queueAll(
    tx,
    details.map(({ message }) => message),
    now,
  )
  await insertUnaudited(
    tx,
    'ownRecord',
    'campaignRecipients',
    details.map(({ recipient }) => recipient),
  )
  const whole = last === judged.at(-1)
  const until = new Date(dueOf(from, reached.length, perMinute)).toISOString()
  await note(tx, campaign, { after: whole ? next : (last?.id ?? progress.after ?? NIL), until }, looked)
  // Sparse audiences are looked through faster than dense ones.
  return { over: false, at: null, breadth: reached.length < limit / 2 ? Math.min(breadth * 2, 5_000) : limit * 2 }
}
