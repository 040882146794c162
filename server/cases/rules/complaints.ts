// Rules of complaints and feedback: a department and severity, an owner, a due time, and the complaint that a low rating opens.
import type { Word } from '../../../src/schema/enumerations.ts'
import { sql } from 'kysely'
import { complainAbout } from '../openComplaint.ts'
import { checkOwnedChange, checkWorker, differs } from '../../core/commit/checks.ts'
import { caseDueAt, newCaseValues, reopenedValues, timeTaken, type CaseName } from './caseTimes.ts'
import { chosenValues } from './chooseByRules.ts'
import type { Rules } from '../../core/commit/rules.ts'
import { unaudited } from '../../core/commit/unaudited.ts'

const rulesOf = <N extends CaseName>(name: N): Rules<N> => ({
  onCreate: newCaseValues(name),
  onCreateByCustomer: async (context, values) => {
    const chosen = { ...values, ...(await chosenValues(context.tx, values)) }
    return { ...chosen, ...(await newCaseValues(name)(context, chosen)) }
  },
  onUpdate: async ({ tx }, before, changes) => {
    await checkOwnedChange(tx, before, changes)
    if (differs(before, changes, 'ownerId')) await checkWorker(tx, 'ownerId', changes['ownerId'])
    const seenBy = ['department', 'locationId', 'ownerId'] as const
    // Everybody who may see the case may see its messages.
    if (seenBy.some((field) => differs(before, changes, field))) {
      const { department, locationId, ownerId } = { ...before, ...changes }
      const about = sql.ref(name === 'complaints' ? 'complaintId' : 'feedbackId')
      await unaudited(
        'partOfAnother',
        sql`update "caseReplies" set department = ${department}, "locationId" = ${locationId}, "ownerId" = ${ownerId}
          where ${about} = ${before.id}`,
      ).execute(tx)
    }
    // A new severity sets a new due time, unless one was given.
    if (!differs(before, changes, 'severity') || 'dueAt' in changes) return {}
    return { dueAt: await caseDueAt(tx, changes['severity'] as Word<'severity'>, before.locationId, before.createdAt) }
  },
  onMove: async ({ services, tx }, before, values) => {
    await checkWorker(tx, 'ownerId', values['ownerId'])
    const goesOn = before.pausedAt ? await timeTaken(tx, before, services.now()) : {}
    return before.status === 'closed' ? reopenedValues(tx, before, services.now()) : goesOn
  },
})

/** Rules of complaints. */
export const complaintRules = rulesOf('complaints')
/** Rules of feedback. */
export const feedbackRules: Rules<'feedback'> = {
  ...rulesOf('feedback'),
  afterCreate: async (context, row) => {
    await complainAbout(context, { feedback: row })
  },
}
