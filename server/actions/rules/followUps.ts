// Follow-ups belong to a lead that its writer may change; the first one is the first contact.
import { may, rowRule } from '../../../src/schema/access.ts'
import { resources } from '../../../src/schema/resources/index.ts'
import { ruleCondition } from '../../db/conditions.ts'
import { findRow, updateRow, type RowOf } from '../../db/repository.ts'
import { Problem } from '../../problem.ts'
import { auditChange } from '../auditChange.ts'
import { answerStamps } from '../leadClock.ts'
import { differs } from './checks.ts'
import type { Deed, Rules } from './rules.ts'

async function contact({ house, tx, actor }: Deed, lead: RowOf<'leads'>): Promise<void> {
  if (lead.status !== 'pending') return
  const now = house.now()
  const answered = await answerStamps(tx, lead, now.toISOString())
  const after = await updateRow(tx, 'leads', lead, { status: 'in-progress', ...answered }, actor.id, now)
  await auditChange(tx, { resource: 'leads', rowId: lead.id, action: 'move', before: lead, after, by: actor.id, now })
}

/** Rules of follow-ups. */
export const followUpRules: Rules<'followUps'> = {
  onCreate: async (deed, values) => {
    const { tx, actor } = deed
    const seen = ruleCondition(rowRule(actor, resources.leads, 'show'), actor)
    const lead = await findRow(tx, 'leads', String(values['leadId']), { lock: true, conditions: [seen] })
    if (!lead) throw new Problem('notFound', { fields: { leadId: { key: 'validation.reference' } } })
    if (!may(actor, resources.leads, 'edit', lead)) throw new Problem('forbidden')
    await contact(deed, lead)
    const staff = await findRow(tx, 'staff', actor.id)
    return {
      name: lead.name,
      type: lead.type,
      locationId: lead.locationId,
      staffId: actor.id,
      staffName: staff?.name.en ?? null,
      staffEmail: staff?.email ?? null,
    }
  },
  // Another day is worth another reminder.
  onUpdate: (_deed, before, changes) => Promise.resolve(differs(before, changes, 'dueAt') ? { remindedAt: null } : {}),
}
