// Handlers about complaints and feedback: the house's own, and their customer's.
import { answerCase, reopenCase } from '../actions/answerCase.ts'
import { escalateCase, pauseCase } from '../actions/caseClock.ts'
import { onceByKey } from '../actions/onceByKey.ts'
import { findOwnCase, listOwnCases, showOwnCase, type KnownCase } from '../actions/ownCases.ts'
import { replyToCase } from '../actions/replyToCase.ts'
import type { CaseName } from '../actions/rules/caseTimes.ts'
import type { Actor } from '../../src/schema/access.ts'
import type { RowOf } from '../db/repository.ts'
import type { Scope } from '../db/repository.ts'
import type { Handlers, House, SessionCall } from '../house.ts'
import { presentRow } from '../present.ts'
import { Problem } from '../problem.ts'
import { acting } from './actor.ts'

function caseNamed(name: string | undefined): CaseName {
  if (name !== 'complaints' && name !== 'feedback') throw new Problem('notFound')
  return name
}
const shown = (name: CaseName, actor: Actor) => (row: RowOf<CaseName>) => presentRow(name, row, actor, 'show')
const clockOf = ({ version, dueAt, pausedAt, escalatedAt }: RowOf<CaseName>) => ({ version, dueAt, pausedAt, escalatedAt })

/** What a customer writes about a case of theirs, once by its key; nobody may flood the desk. */
async function writtenByCustomer(
  call: SessionCall<{ body: string }>,
  name: string,
  work: (house: House, tx: Scope, about: KnownCase, body: string) => Promise<KnownCase>,
) {
  const { house, caller, params, input, idempotencyKey, language } = call
  await house.rateLimits.take('recordByCustomer', `${caller.tenantId}:${caller.mobile}`)
  const ref = params['ref'] ?? ''
  return call.scoped((tx) =>
    onceByKey(tx, idempotencyKey, `${name}:${caller.mobile}:${ref}`, input, house.now(), async () => {
      const after = await work(house, tx, await findOwnCase(tx, caller, ref, true), input.body)
      return { case: await showOwnCase(tx, after, house.now()), successMessage: house.texts(language, 'messages.received') }
    }),
  )
}

/** The handlers. */
export const caseHandlers = {
  pauseCase: (call) =>
    acting(call, async (one, id) => {
      const name = caseNamed(call.params['resource'])
      const row = await pauseCase(one, name, id, call.input, shown(name, one.actor))
      return {
        ...clockOf(row),
        successMessage: call.house.texts(call.language, row.pausedAt ? 'messages.casePaused' : 'messages.caseGoesOn'),
      }
    }),
  escalateCase: (call) =>
    acting(call, async (one, id) => {
      const name = caseNamed(call.params['resource'])
      const row = await escalateCase(one, name, id, call.input.version, shown(name, one.actor))
      return { ...clockOf(row), successMessage: call.house.texts(call.language, 'messages.caseEscalated') }
    }),
  replyToCase: (call) =>
    acting(call, (one, id) => {
      const name = caseNamed(call.params['resource'])
      const { input, idempotencyKey, house, language } = call
      return onceByKey(one.tx, idempotencyKey, `replyToCase:${one.actor.id}:${id}`, input, house.now(), async () => ({
        reply: presentRow('caseReplies', await replyToCase(one, name, id, input), one.actor, 'show'),
        successMessage: house.texts(language, 'messages.replied'),
      }))
    }),
  ownCases: ({ caller, scoped }) => scoped((tx) => listOwnCases(tx, caller)),
  ownCase: ({ house, caller, params, scoped }) =>
    scoped(async (tx) => ({ case: await showOwnCase(tx, await findOwnCase(tx, caller, params['ref'] ?? ''), house.now()) })),
  answerCase: (call) => writtenByCustomer(call, 'answerCase', answerCase),
  reopenCase: (call) => writtenByCustomer(call, 'reopenCase', reopenCase),
} satisfies Partial<Handlers>
