// Leads: told from one another, shared out and due as they come; answered once; and gone in one way only.
import { sql } from 'kysely'
import { minutesAfter } from '../../booking/time.ts'
import { readRows, type RowOf, type Scope } from '../../db/repository.ts'
import type { Row } from '../../db/rows.ts'
import { answerDueAt, answerStamps } from '../leadClock.ts'
import { assigneeOnArrival, isRouted, leadTypeParams, tellLeadManagers } from '../routeLead.ts'
import { checkWorker, differs } from './checks.ts'
import type { Deed, Rules } from './rules.ts'

const dayMinutes = 1440
/** Days within which the same mobile or e-mail is the same wish. */
const duplicateDays = 30

/** The first lead of the last days with the same mobile or e-mail. */
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

/** What a new lead is given besides what was told, whoever makes it; leads of a file are shared out by whoever brought it. */
export const newLeadValues = async ({ house, tx, imports }: Omit<Deed, 'actor'>, values: Row): Promise<Row> => {
  const now = house.now()
  const at = now.toISOString()
  const fresh = (values['status'] ?? 'pending') === 'pending'
  const begun = values['status'] === 'in-progress' || values['status'] === 'completed'
  const given = values['assigneeId'] ? { assignedAt: at } : {}
  return {
    dueAt: values['dueAt'] ?? (await answerDueAt(tx, placeOf(values), now)),
    duplicateOfId: values['duplicateOfId'] ?? (await twinOf(tx, values, now)),
    ...(values['assigneeId'] || imports || !fresh ? given : await assigneeOnArrival(house, tx, values)),
    // Written down while somebody spoke with them.
    ...(begun ? await answerStamps(tx, { createdAt: at, locationId: placeOf(values), firstResponseAt: null }, at) : {}),
  }
}

/** Rules of leads. */
export const leadRules: Rules<'leads'> = {
  onCreate: newLeadValues,
  afterCreate: async ({ house, tx, imports }, row) => {
    if (imports || row.assigneeId || row.status !== 'pending' || !(await isRouted(tx, row))) return
    await tellLeadManagers(house, tx, row, { kind: 'leadUnassigned', params: leadTypeParams(house, row) }, row.createdBy)
  },
  onUpdate: async ({ house, tx }, before, changes) => {
    // Whoever may see the lead may see its follow-ups: they carry its type and branch.
    if (differs(before, changes, 'type') || differs(before, changes, 'locationId')) {
      const { type, locationId } = { ...before, ...changes } as RowOf<'leads'>
      await sql`update "followUps" set type = ${type}, "locationId" = ${locationId} where "leadId" = ${before.id}`.execute(tx)
    }
    if (!differs(before, changes, 'assigneeId')) return {}
    await checkWorker(tx, 'assigneeId', changes['assigneeId'])
    return { assignedAt: changes['assigneeId'] ? house.now().toISOString() : null }
  },
  onMove: async ({ house, tx }, before, values) => {
    const at = house.now().toISOString()
    // Deleting and the status 'deleted' are one thing, whichever way it is done.
    if (values['status'] === 'deleted') return { deletedAt: at }
    if (before.status === 'deleted') return { deletedAt: null }
    return values['firstResponseAt'] ? answerStamps(tx, before, at) : {}
  },
  onDelete: () => Promise.resolve({ status: 'deleted' }),
  onRestore: (_deed, before) => Promise.resolve(before.status === 'deleted' ? { status: present(before) } : {}),
}
