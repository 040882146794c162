// A campaign is written as a draft, approved by a person who did not write it, and fixed once sending began.
import type { Actor } from '../../../src/schema/core/access.ts'
import type { Audience } from '../../../src/schema/campaigns/audiences.ts'
import { problemsOfWords } from '../../../src/schema/messages/index.ts'
import { requireFlag } from '../../core/time/workshop.ts'
import type { RowOf } from '../../core/db/repository.ts'
import type { Row } from '../../core/db/rows.ts'
import { Problem } from '../../core/http/problem.ts'
import { audienceCondition } from '../audienceOf.ts'
import { startSending } from '../startSending.ts'
import { withdrawQueued } from '../withdrawQueued.ts'
import { managersOf } from '../../core/access/managersOf.ts'
import { notify } from '../../notifications/index.ts'
import { differs, refuse } from '../../core/commit/checks.ts'
import type { Context, Rules } from '../../core/commit/rules.ts'

type Campaign = RowOf<'campaigns'>
/** The fields that an approval covers; the others (name, rate) may change during sending. */
const approved = ['body', 'channel', 'target', 'audienceModule', 'audience', 'frequencyDays', 'scheduleAt'] as const
const writable: readonly string[] = ['draft', 'scheduled']

// Filters are checked when they are saved, while their author can still correct them.
const checkAudience = (actor: Actor, values: Row, now: Date): void => {
  const { audienceModule, audience } = values as Partial<Campaign>
  if (audienceModule && audience) audienceCondition(actor, { audienceModule, audience: audience as Audience }, now)
}
const sameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

async function submit({ services, tx, actor }: Context, before: Campaign): Promise<Row> {
  await requireFlag(tx, 'CAMPAIGN_ENABLE', 'switchedOff')
  const [wrong] = problemsOfWords('campaign', before.body)
  if (wrong) throw new Problem('badInput', { fields: { [wrong.path]: { key: wrong.key, params: wrong.params } } })
  if (before.channel === 'none') throw refuse('channel', 'validation.campaignChannel')
  checkAudience(actor, before, services.now())
  const people = (await managersOf(tx, 'campaigns', before)).filter(
    (id) => id !== actor.id && id !== before.createdBy && id !== before.authorId,
  )
  await notify(services, tx, people, { kind: 'campaignWaiting', params: { name: before.name }, resource: 'campaigns', rowId: before.id })
  return { approverId: null }
}

async function begin({ services, tx }: Context, before: Campaign): Promise<Row> {
  if (!before.approverId) throw refuse('approverId', 'validation.notApproved')
  await requireFlag(tx, 'CAMPAIGN_ENABLE', 'switchedOff')
  await startSending(services, tx, before.id)
  return before.startedAt ? {} : { startedAt: services.now().toISOString() }
}

/** Rules of campaigns. */
export const campaignRules: Rules<'campaigns'> = {
  onCreate: ({ services, actor }, values) => {
    checkAudience(actor, { audienceModule: 'Customer', ...values }, services.now())
    return Promise.resolve({ status: 'draft', authorId: actor.id })
  },
  onUpdate: ({ services, actor }, before, changes) => {
    const row: Row = { ...before }
    const touched = approved.find((field) => differs(row, changes, field) && !sameJson(row[field], changes[field]))
    if (!touched) return Promise.resolve({})
    if (!writable.includes(before.status)) throw refuse(touched, 'validation.campaignFixed')
    checkAudience(actor, { ...before, ...changes }, services.now())
    // The approved content has changed, so the campaign needs a new approval.
    return Promise.resolve({ authorId: actor.id, status: 'draft', approverId: null })
  },
  onMove: async (context, before, values) => {
    if (values['status'] === 'scheduled') return submit(context, before)
    if (values['status'] === 'sending') return begin(context, before)
    if (values['status'] === 'cancelled') {
      await withdrawQueued(context.tx, before.id)
      return { endedAt: context.services.now().toISOString() }
    }
    return {}
  },
  onDelete: (_context, before) => {
    if (before.status === 'sending' || before.status === 'paused') throw refuse('status', 'validation.campaignRunning')
    return Promise.resolve({})
  },
  // A restored campaign must not start sending.
  onRestore: (_context, before) => Promise.resolve(before.status === 'scheduled' ? { status: 'draft', approverId: null } : {}),
}
