// Cars for sale: a car is reserved for an open lead, and a sales executive works on the cars of own leads only.
import { may, type Actor } from '../../src/schema/core/access.ts'
import { resources } from '../../src/schema/resources.ts'
import { isOpen } from '../../src/schema/transitions.ts'
import type { ChangeActor } from '../core/commit/actor.ts'
import { commit } from '../core/commit/commit.ts'
import type { CommitContext } from '../core/commit/reactions.ts'
import type { Context, Rules } from '../core/commit/rules.ts'
import { makerOf } from '../core/commit/saveRecord.ts'
import { visibleRow } from '../core/access/visibleRow.ts'
import { findRow, type RowOf } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'

const refused = (key: string) => new Problem('badInput', { fields: { leadId: { key } } })

/** The lead that a colleague names; one that they may not see is like an unknown one. */
async function namedLead({ tx, actor }: Context, id: unknown): Promise<RowOf<'leads'>> {
  const lead = await visibleRow(tx, actor, 'leads', String(id)).catch((failure: unknown) => {
    throw failure instanceof Problem ? new Problem('notFound', { fields: { leadId: { key: 'validation.reference' } } }) : failure
  })
  if (!isOpen('lead', lead.status)) throw refused('validation.leadOver')
  return lead
}

const isOwn = ({ id }: Actor, lead: Pick<RowOf<'leads'>, 'assigneeId' | 'createdBy'> | undefined): boolean =>
  lead !== undefined && [lead.assigneeId, lead.createdBy].includes(id)

/** The lead and its car name each other. */
async function nameCar(context: CommitContext, leadId: string, stockCarId: string, by: ChangeActor): Promise<void> {
  const before = await findRow(context.tx, 'leads', leadId, { lock: true })
  if (before && before.stockCarId !== stockCarId)
    await commit(context, { resource: 'leads', action: 'update', before, changes: { stockCarId }, by })
}

/** Rules of cars for sale. */
export const stockCarRules: Rules<'stockCars'> = {
  onCreate: async (context, { leadId }) => {
    if (!leadId) return {}
    await namedLead(context, leadId)
    return { status: 'reserved' }
  },
  afterCreate: async ({ services, tx, by }, { id, leadId }) => {
    if (leadId) await nameCar({ services, tx }, leadId, id, by)
  },
  onMove: async (context, before, values) => {
    const { services, tx, actor } = context
    const lead =
      values['status'] === 'reserved'
        ? await namedLead(context, values['leadId'])
        : before.leadId
          ? await findRow(tx, 'leads', before.leadId)
          : undefined
    if (!may(actor, resources.stockCars, 'edit', before) && !isOwn(actor, lead)) throw new Problem('forbidden')
    if (values['status'] === 'reserved' && lead) await nameCar({ services, tx }, lead.id, before.id, makerOf(context))
    return {}
  },
  // A car that somebody waits for is not taken from under them.
  onDelete: async (_context, before) => {
    if (before.status === 'reserved') throw new Problem('carTaken', { details: { status: before.status } })
    return {}
  },
}
