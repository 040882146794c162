// Follow-ups belong to a lead that their author may change; the first one counts as the first contact.
import { may, rowRule } from '../../../src/schema/core/access.ts'
import { resources } from '../../../src/schema/resources.ts'
import { ruleCondition } from '../../core/db/list/conditions.ts'
import { findRow, type RowOf } from '../../core/db/repository.ts'
import { Problem } from '../../core/http/problem.ts'
import { answerStamps } from '../leadClock.ts'
import { authorValues } from '../writeFollowUp.ts'
import { differs } from '../../core/commit/checks.ts'
import type { Context, Rules } from '../../core/commit/rules.ts'
import { commit } from '../../core/commit/commit.ts'
import { staffActor } from '../../core/commit/actor.ts'

async function contact({ services, tx, actor, by = staffActor(actor.id) }: Context, lead: RowOf<'leads'>): Promise<void> {
  if (lead.status !== 'pending') return
  const changes = { status: 'in-progress', ...(await answerStamps(tx, lead, services.now().toISOString())) }
  await commit({ services, tx }, { resource: 'leads', action: 'move', before: lead, changes, by, silent: true })
}

/** Rules of follow-ups. */
export const followUpRules: Rules<'followUps'> = {
  onCreate: async (context, values) => {
    const { tx, actor } = context
    const seen = ruleCondition(rowRule(actor, resources.leads, 'show'), actor)
    const lead = await findRow(tx, 'leads', String(values['leadId']), { lock: true, conditions: [seen] })
    if (!lead) throw new Problem('notFound', { fields: { leadId: { key: 'validation.reference' } } })
    if (!may(actor, resources.leads, 'edit', lead)) throw new Problem('forbidden')
    await contact(context, lead)
    return { name: lead.name, type: lead.type, locationId: lead.locationId, ...(await authorValues(tx, actor)) }
  },
  // A new due time needs a new reminder.
  onUpdate: (_context, before, changes) => Promise.resolve(differs(before, changes, 'dueAt') ? { remindedAt: null } : {}),
}
