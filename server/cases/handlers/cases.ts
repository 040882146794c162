// Handlers about complaints and feedback, for staff and for their customer.
import { answerCase, reopenCase } from '../answerCase.ts'
import { escalateCase, pauseCase } from '../caseClock.ts'
import { findOwnCase, listOwnCases, lockOwnCase, showOwnCase, type KnownCase } from '../ownCases.ts'
import { replyToCase } from '../replyToCase.ts'
import type { CaseName } from '../rules/caseTimes.ts'
import type { Actor } from '../../../src/schema/core/access.ts'
import { findRow, type RowOf, type Scope } from '../../core/db/repository.ts'
import type { Handlers, Services, CustomerCall } from '../../core/services.ts'
import { presentRow } from '../../core/access/present.ts'
import { Problem } from '../../core/http/problem.ts'
import { command } from '../../core/http/actor.ts'
import type { ChangeActor } from '../../core/commit/actor.ts'
import { forCustomer } from '../../core/http/forCustomer.ts'
import { listComplaints } from '../listComplaints.ts'

function caseNamed(name: string | undefined): CaseName {
  if (name !== 'complaints' && name !== 'feedback') throw new Problem('notFound')
  return name
}
const shown = (name: CaseName, actor: Actor) => (row: RowOf<CaseName>) => presentRow(name, row, actor, 'show')
const clockOf = ({ version, dueAt, pausedAt, escalatedAt }: RowOf<CaseName>) => ({ version, dueAt, pausedAt, escalatedAt })

/** A customer's text about their own case, rate-limited. */
async function writtenByCustomer(
  call: CustomerCall<{ body: string }>,
  work: (services: Services, tx: Scope, by: ChangeActor, about: KnownCase, body: string) => Promise<KnownCase>,
) {
  const { params, input, language } = call
  return forCustomer(call, async (one) => {
    const { services, tx, by } = one
    const after = await work(services, tx, by, await lockOwnCase(one, params['ref'] ?? ''), input.body)
    return { case: await showOwnCase(tx, after, services.now()), successMessage: services.texts(language, 'messages.received') }
  })
}

/** The handlers. */
export const caseHandlers = {
  pauseCase: (call) =>
    command(call, async (one, id) => {
      const name = caseNamed(call.params['resource'])
      const row = await pauseCase(one, name, id, call.input, shown(name, one.actor))
      return {
        ...clockOf(row),
        successMessage: call.services.texts(call.language, row.pausedAt ? 'messages.casePaused' : 'messages.caseGoesOn'),
      }
    }),
  escalateCase: (call) =>
    command(call, async (one, id) => {
      const name = caseNamed(call.params['resource'])
      const row = await escalateCase(one, name, id, call.input.version, shown(name, one.actor))
      return { ...clockOf(row), successMessage: call.services.texts(call.language, 'messages.caseEscalated') }
    }),
  replyToCase: (call) =>
    command(call, async (one, id) => {
      const name = caseNamed(call.params['resource'])
      const { input, services, language } = call
      return {
        reply: presentRow('caseReplies', await replyToCase(one, name, id, input), one.actor, 'show'),
        successMessage: services.texts(language, 'messages.replied'),
      }
    }),
  ownCases: ({ db }) => db.transaction((one) => listOwnCases(one)),
  ownCase: ({ services, params, db }) =>
    db.transaction(async (one) => {
      const { kind, id } = await findOwnCase(one, params['ref'] ?? '')
      return one.asSystem('a case shows its messages and files, and names its visit, its car and its branch', async (tx) => {
        const row = await findRow(tx, kind, id)
        if (!row) throw new Problem('notFound')
        return { case: await showOwnCase(tx, { kind, row }, services.now()) }
      })
    }),
  answerCase: (call) => writtenByCustomer(call, answerCase),
  reopenCase: (call) => writtenByCustomer(call, reopenCase),
  complaintDetails: (call) => call.db.transaction((db) => listComplaints(call.services, db, call.input)),
} satisfies Partial<Handlers>
