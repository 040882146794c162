// One batch of a campaign: the next customers are judged by their present data, and those eligible get the message, once.
import type { Bilingual } from '../../src/schema/core/values.ts'
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
import { callName } from '../../src/schema/core/customerName.ts'

type Campaign = RowOf<'campaigns'>
type Tenant = Bilingual
/** The position of a campaign. */
interface Progress {
  /** The last examined customer; null when all were. */
  after?: string | null
  /** The time up to which messages are queued, ISO UTC. */
  until?: string
}
/** The numbers of customers examined so far. */
export type Looked = Record<Verdict | 'audience', number>
/** Maximum messages queued in one transaction, so that other requests do not wait long. */
const limit = 50

/** The next step: none, at once, or not before a time. `breadth`: number of customers to examine. */
export type Next = { over: true } | { over: false; at: Date | null; breadth: number }

// Written without increasing the version, so that a person who is editing the campaign can still save.
const note = (tx: Scope, { id }: Campaign, progress: Progress, looked: Looked) =>
  unaudited(
    'noEdit',
    sql`update campaigns set progress = ${JSON.stringify(progress)}::jsonb, counts = counts || ${JSON.stringify(looked)}::jsonb where id = ${id}`,
  ).execute(tx)

/** A customer who gets the message, and when. */
interface Reached {
  to: Judged
  dueAt: Date
}
type Links = Awaited<ReturnType<typeof linksOf>>[number]

/** The message to a customer, and their row as recipient. */
function tellingOf(services: Services, campaign: Campaign, tenant: Tenant, { to, dueAt }: Reached, { code: signed, open, hidden }: Links) {
  const { code } = languages[languageOf(to.languageId)]
  const words = (links: typeof open) => fillPlaceholders(campaign.body[code], { name: callName(to), tenant: tenant[code], ...links })
  const { id: customerId, languageId } = to
  // A push needs no number, but a message has one: somebody without is reached by the push alone.
  const recipient = to.mobile ?? ''
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

/** Runs the next batch. Several workers may call it: the campaign's row is locked, and each continues after the last. */
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
  const reached: Reached[] = []
  let last: Judged | undefined
  for (const one of judged) {
    if (reached.length === Math.min(count, limit)) break
    looked.audience += 1
    looked[one.verdict] += 1
    if (one.verdict === 'eligible') reached.push({ to: one, dueAt: dueOf(from, reached.length, perMinute) })
    last = one
  }
  const tenantId = await tenantOf(tx)
  const codes = reached.map(({ to }) => codeOf(services, tenantId, campaign.id, to.id))
  const links = await linksOf(services, tx, tenantId, codes)
  const details = reached.flatMap((one, place) => (links[place] ? [tellingOf(services, campaign, settings.name, one, links[place])] : []))
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
  // When few customers were eligible, the next batch examines more.
  return { over: false, at: null, breadth: reached.length < limit / 2 ? Math.min(breadth * 2, 5_000) : limit * 2 }
}
