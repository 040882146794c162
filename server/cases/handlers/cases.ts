// Handlers about complaints and feedback, for staff and for their customer.
import { answerCase, reopenCase } from '../answerCase.ts'
import { escalateCase, pauseCase } from '../caseClock.ts'
import { findOwnCase, listOwnCases, showOwnCase, type KnownCase } from '../ownCases.ts'
import { replyToCase } from '../replyToCase.ts'
import type { CaseName } from '../rules/caseTimes.ts'
import type { Actor } from '../../../src/schema/core/access.ts'
import type { RowOf, Scope } from '../../core/db/repository.ts'
import type { Handlers, Services, SessionCall } from '../../core/services.ts'
import { presentRow } from '../../core/access/present.ts'
import { Problem } from '../../core/http/problem.ts'
import { acting } from '../../core/http/actor.ts'
import type { ChangeActor } from '../../core/commit/actor.ts'
import { callerActor } from '../../core/commit/caller.ts'
import { listComplaints } from '../listComplaints.ts'

function caseNamed(name: string | undefined): CaseName {
  if (name !== 'complaints' && name !== 'feedback') throw new Problem('notFound')
  return name
}
const shown = (name: CaseName, actor: Actor) => (row: RowOf<CaseName>) => presentRow(name, row, actor, 'show')
const clockOf = ({ version, dueAt, pausedAt, escalatedAt }: RowOf<CaseName>) => ({ version, dueAt, pausedAt, escalatedAt })

/** A customer's text about their own case, rate-limited. */
async function writtenByCustomer(
  call: SessionCall<{ body: string }>,
  work: (services: Services, tx: Scope, by: ChangeActor, about: KnownCase, body: string) => Promise<KnownCase>,
) {
  const { services, caller, params, input, language } = call
  const ref = params['ref'] ?? ''
  return call.db.asSystem("the customer's own case, locked and written by a command", async (tx) => {
    const about = await findOwnCase(tx, caller, ref, true)
    const after = await work(services, tx, callerActor(caller, about.row.customerId), about, input.body)
    return { case: await showOwnCase(tx, after, services.now()), successMessage: services.texts(language, 'messages.received') }
  })
}

/** The handlers. */
export const caseHandlers = {
  pauseCase: (call) =>
    acting(call, 'the command locks its row and checks the right to it', async (one, id) => {
      const name = caseNamed(call.params['resource'])
      const row = await pauseCase(one, name, id, call.input, shown(name, one.actor))
      return {
        ...clockOf(row),
        successMessage: call.services.texts(call.language, row.pausedAt ? 'messages.casePaused' : 'messages.caseGoesOn'),
      }
    }),
  escalateCase: (call) =>
    acting(call, 'the command locks its row and checks the right to it', async (one, id) => {
      const name = caseNamed(call.params['resource'])
      const row = await escalateCase(one, name, id, call.input.version, shown(name, one.actor))
      return { ...clockOf(row), successMessage: call.services.texts(call.language, 'messages.caseEscalated') }
    }),
  replyToCase: (call) =>
    acting(call, 'the command locks its row and checks the right to it', async (one, id) => {
      const name = caseNamed(call.params['resource'])
      const { input, services, language } = call
      return {
        reply: presentRow('caseReplies', await replyToCase(one, name, id, input), one.actor, 'show'),
        successMessage: services.texts(language, 'messages.replied'),
      }
    }),
  ownCases: ({ caller, db }) => db.asSystem("lists both kinds of the customer's own cases", (tx) => listOwnCases(tx, caller)),
  ownCase: ({ services, caller, params, db }) =>
    db.asSystem('the case by its reference, checked against the session', async (tx) => ({
      case: await showOwnCase(tx, await findOwnCase(tx, caller, params['ref'] ?? ''), services.now()),
    })),
  answerCase: (call) => writtenByCustomer(call, answerCase),
  reopenCase: (call) => writtenByCustomer(call, reopenCase),
  complaintDetails: (call) => call.db.transaction((db) => listComplaints(db, call.input)),
} satisfies Partial<Handlers>
