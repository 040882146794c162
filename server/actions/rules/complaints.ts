// Complaints and feedback: a reference, a day to be answered by, and somebody of the house who answers.
import { minutesAfter } from '../../booking/time.ts'
import type { Word } from '../../../src/schema/enumerations.ts'
import { newReference } from '../newReference.ts'
import { checkOwned, checkOwnedChange, checkWorker, differs } from './checks.ts'
import type { Row } from '../../db/rows.ts'
import type { Deed, Rules } from './rules.ts'

const dayMinutes = 1440
/** Days until an answer is due. */
const daysOf: Record<Word<'severity'>, number> = { critical: 1, high: 2, normal: 3, low: 5 }

type Name = 'complaints' | 'feedback'
/** What a new complaint or feedback is given besides what was told, whoever makes it. */
export const newCaseValues =
  (name: Name) =>
  async ({ house, tx }: Omit<Deed, 'actor'>, values: Row): Promise<Row> => {
    await checkOwned(tx, values)
    await checkWorker(tx, 'ownerId', values['ownerId'])
    const severity = (values['severity'] ?? 'normal') as Word<'severity'>
    const dueAt = values['dueAt'] ?? minutesAfter(house.now().toISOString(), daysOf[severity] * dayMinutes)
    return { ref: await newReference(tx, name), dueAt }
  }

const rulesOf = <N extends Name>(name: N): Rules<N> => ({
  onCreate: newCaseValues(name),
  onUpdate: async ({ tx }, before, changes) => {
    await checkOwnedChange(tx, before, changes)
    if (differs(before, changes, 'ownerId')) await checkWorker(tx, 'ownerId', changes['ownerId'])
    // Another severity means another day, unless a day was named.
    if (!differs(before, changes, 'severity') || 'dueAt' in changes) return {}
    return { dueAt: minutesAfter(before.createdAt, daysOf[changes['severity'] as Word<'severity'>] * dayMinutes) }
  },
  onMove: async ({ tx }, before, values) => {
    await checkWorker(tx, 'ownerId', values['ownerId'])
    return before.status === 'closed' ? { reopenCount: before.reopenCount + 1 } : {}
  },
})

/** Rules of complaints. */
export const complaintRules = rulesOf('complaints')
/** Rules of feedback. */
export const feedbackRules = rulesOf('feedback')
