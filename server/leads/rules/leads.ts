// Rules of leads: detecting duplicates, assignment and due time on arrival, the first answer, and deletion.
import { dayMinutes } from '../../../src/schema/core/time/dayLength.ts'
import { sql } from 'kysely'
import { minutesAfter } from '../../core/time/time.ts'
import { readRows, type RowOf, type Scope } from '../../core/db/repository.ts'
import type { Row } from '../../core/db/rows.ts'
import { answerDueAt, answerStamps } from '../leadClock.ts'
import { announceLead, arrivalOf } from '../announceLead.ts'
import { checkWorker, differs } from '../../core/commit/checks.ts'
import type { Context, Rules } from '../../core/commit/rules.ts'
import { unaudited } from '../../core/commit/unaudited.ts'

/** Days within which the same mobile or e-mail is the same request. */
const duplicateDays = 30

/** The first lead within these days with the same mobile or e-mail. */
async function twinOf(tx: Scope, { mobile, email }: Row, now: Date): Promise<string | null> {
  const from = minutesAfter(now.toISOString(), -duplicateDays * dayMinutes)
  const same = typeof email === 'string' && email !== '' ? sql`(mobile = ${mobile} or email = ${email})` : sql`mobile = ${mobile}`
  const data = await readRows(tx, 'leads', {
    size: 1,
    sort: 'createdAt',
    order: 'ASC',
    conditions: [same, sql`"createdAt" >= ${from}`, sql`status <> 'deleted'`],
  })
  return data[0]?.id ?? null
}

const present = ({ firstResponseAt }: RowOf<'leads'>) => (firstResponseAt ? 'in-progress' : 'pending')
const placeOf = (row: Row) => (typeof row['locationId'] === 'string' ? row['locationId'] : null)

/** The calculated values of a new lead, for every kind of creator; imported leads are not assigned automatically. */
const newLeadValues = async ({ services, tx, imports }: Omit<Context, 'actor'>, values: Row): Promise<Row> => {
  const now = services.now()
  const at = now.toISOString()
  const fresh = (values['status'] ?? 'pending') === 'pending'
  const begun = values['status'] === 'in-progress' || values['status'] === 'completed'
  const given = values['assigneeId'] ? { assignedAt: at } : {}
  return {
    dueAt: values['dueAt'] ?? (await answerDueAt(tx, placeOf(values), now)),
    duplicateOfId: values['duplicateOfId'] ?? (await twinOf(tx, values, now)),
    ...(values['assigneeId'] || imports || !fresh ? given : await arrivalOf(services, tx, values)),
    // A lead that is created in progress was answered at once.
    ...(begun ? await answerStamps(tx, { createdAt: at, locationId: placeOf(values), firstResponseAt: null }, at) : {}),
  }
}

/** Rules of leads. */
export const leadRules: Rules<'leads'> = {
  onCreate: newLeadValues,
  onCreateByCustomer: newLeadValues,
  afterCreate: async ({ services, tx, imports }, row) => {
    if (!imports && row.escalation && !row.assigneeId) await announceLead(services, tx, row)
  },
  onUpdate: async ({ services, tx }, before, changes) => {
    // Follow-ups carry the lead's type and branch, so that everybody who may see the lead may see them.
    if (differs(before, changes, 'type') || differs(before, changes, 'locationId')) {
      const { type, locationId } = { ...before, ...changes } as RowOf<'leads'>
      await unaudited(
        'partOfAnother',
        sql`update "followUps" set type = ${type}, "locationId" = ${locationId} where "leadId" = ${before.id}`,
      ).execute(tx)
    }
    if (!differs(before, changes, 'assigneeId')) return {}
    await checkWorker(tx, 'assigneeId', changes['assigneeId'])
    if (!changes['assigneeId']) return { assignedAt: null }
    // Assigned by a person it is taken; undoing that restores how far its notices had gone.
    return { assignedAt: services.now().toISOString(), ...('escalation' in changes ? {} : { escalation: null }) }
  },
  onMove: async ({ services, tx }, before, values) => {
    const at = services.now().toISOString()
    // Deletion sets the status 'deleted', and the status deletes.
    if (values['status'] === 'deleted') return { deletedAt: at, escalation: null }
    if (before.status === 'deleted') return { deletedAt: null }
    return values['firstResponseAt'] ? answerStamps(tx, before, at) : {}
  },
  onDelete: () => Promise.resolve({ status: 'deleted', escalation: null }),
  onRestore: (_context, before) => Promise.resolve(before.status === 'deleted' ? { status: present(before) } : {}),
}
