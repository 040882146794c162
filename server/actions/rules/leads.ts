// Leads: due within a day, told from one another by mobile, and gone in one way only.
import { sql } from 'kysely'
import { minutesAfter } from '../../booking/time.ts'
import { listRows, type RowOf, type Scope } from '../../db/repository.ts'
import type { Row } from '../../db/rows.ts'
import { differs } from './checks.ts'
import type { Deed, Rules } from './rules.ts'

const dayMinutes = 1440
/** Days within which the same mobile is the same wish. */
const duplicateDays = 30

async function twinOf(tx: Scope, mobile: string, now: Date): Promise<string | null> {
  const from = minutesAfter(now.toISOString(), -duplicateDays * dayMinutes)
  const { data } = await listRows(tx, 'leads', {
    page: 1,
    size: 1,
    sort: 'createdAt',
    order: 'ASC',
    conditions: [sql`mobile = ${mobile}`, sql`"createdAt" >= ${from}`, sql`status <> 'deleted'`],
  })
  return data[0]?.id ?? null
}

const present = ({ firstResponseAt }: RowOf<'leads'>) => (firstResponseAt ? 'in-progress' : 'pending')

/** What a new lead is given besides what was told, whoever makes it. */
export const newLeadValues = async ({ house, tx }: Omit<Deed, 'actor'>, values: Row): Promise<Row> => ({
  dueAt: values['dueAt'] ?? minutesAfter(house.now().toISOString(), dayMinutes),
  duplicateOfId: values['duplicateOfId'] ?? (await twinOf(tx, String(values['mobile']), house.now())),
})

/** Rules of leads. */
export const leadRules: Rules<'leads'> = {
  onCreate: newLeadValues,
  // Whoever may see the lead may see its follow-ups: they carry its type and branch.
  onUpdate: async ({ tx }, before, changes) => {
    if (differs(before, changes, 'type') || differs(before, changes, 'locationId')) {
      const { type, locationId } = { ...before, ...changes } as RowOf<'leads'>
      await sql`update "followUps" set type = ${type}, "locationId" = ${locationId} where "leadId" = ${before.id}`.execute(tx)
    }
    return {}
  },
  // Deleting and the status 'deleted' are one thing, whichever way it is done.
  onMove: ({ house }, before, values) => {
    if (values['status'] === 'deleted') return Promise.resolve({ deletedAt: house.now().toISOString() })
    return Promise.resolve(before.status === 'deleted' ? { deletedAt: null } : {})
  },
  onDelete: () => Promise.resolve({ status: 'deleted' }),
  onRestore: (_deed, before) => Promise.resolve(before.status === 'deleted' ? { status: present(before) } : {}),
}
