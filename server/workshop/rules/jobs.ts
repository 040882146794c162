// Work and parts of a job card follow its booking: staff who may change the booking may add to it until delivery.
import { may, rowRule } from '../../../src/schema/core/access.ts'
import { resources } from '../../../src/schema/resources.ts'
import { ruleCondition } from '../../core/db/list/conditions.ts'
import { findRow, type RowOf } from '../../core/db/repository.ts'
import type { Row } from '../../core/db/rows.ts'
import { Problem } from '../../core/http/problem.ts'
import { withdrawLine } from '../decideWork.ts'
import { maxWork, workOf } from '../showJobCard.ts'
import { refuse } from '../../core/commit/checks.ts'
import type { Context, Rules } from '../../core/commit/rules.ts'
import { staffActor } from '../../core/commit/actor.ts'

/**
 * The booking to add to, locked. Throws notFound (404) when the person may not see it, forbidden (403), or workFixed (409) once nothing can
 * be added.
 */
async function bookingFor({ tx, actor }: Context, id: unknown): Promise<RowOf<'appointments'>> {
  const seen = ruleCondition(rowRule(actor, resources.appointments, 'show'), actor)
  const booking = await findRow(tx, 'appointments', String(id), { lock: true, conditions: [seen] })
  if (!booking) throw new Problem('notFound', { fields: { appointmentId: { key: 'validation.reference' } } })
  if (!may(actor, resources.appointments, 'move', booking)) throw new Problem('forbidden')
  if (booking.type === 'testDrive' || booking.closure !== 'none' || booking.status === 'delivered') throw new Problem('workFixed')
  return booking
}

// The booking's fields on which rights depend are copied, so that the same people may see and change the parts. The database keeps the
// copies up to date.
const copied = ({ status, locationId, advisorId, technicianId }: RowOf<'appointments'>): Row => ({
  status,
  locationId,
  advisorId,
  technicianId,
})
const requireUndelivered = ({ status }: { status: string }): void => {
  if (status === 'delivered') throw new Problem('workFixed')
}
const undecided = { decision: 'proposed', decidedBy: null, decidedFrom: null, decidedById: null, decidedAt: null, sentAt: null }
const agreed = ['code', 'name', 'price', 'minutes'] as const
const differs = (before: Row, changes: Row, field: string) =>
  field in changes && JSON.stringify(changes[field]) !== JSON.stringify(before[field])

/** Rules of additional work. */
export const jobServiceRules: Rules<'jobServices'> = {
  onCreate: async (context, values) => {
    const booking = await bookingFor(context, values['appointmentId'])
    const known = await workOf(context.tx, booking.id)
    if (known.length + booking.services.length >= maxWork) throw refuse('name', 'validation.tooMany')
    const code = String(values['code'] ?? `JOB-${values.id.slice(-6).toUpperCase()}`)
    // The code identifies the booking's line: the same work twice would be charged once.
    const taken = [...booking.services, ...known.filter(({ decision }) => decision !== 'declined')]
    if (taken.some((one) => one.code === code))
      throw new Problem('alreadyExists', { fields: { name: { key: 'validation.alreadyExists' } } })
    return { ...copied(booking), code }
  },
  onUpdate: (_context, before, changes) => {
    requireUndelivered(before)
    const other = agreed.find((field) => differs(before, changes, field))
    if (other && before.decision === 'accepted') throw refuse(other, 'validation.acceptedWork')
    // A declined decision was about another price or other work, so the customer is asked again.
    return Promise.resolve(other ? undecided : {})
  },
  onDelete: async ({ services, tx, actor }, before) => {
    requireUndelivered(before)
    if (before.decision !== 'accepted') return {}
    await withdrawLine(services, tx, before, staffActor(actor.id))
    return undecided
  },
}

/** Rules of the inspection sheet. */
export const inspectionRules: Rules<'inspectionResults'> = {
  onCreate: async (context, values) => copied(await bookingFor(context, values['appointmentId'])),
  onUpdate: (_context, before) => {
    requireUndelivered(before)
    return Promise.resolve({})
  },
}

/** Rules of awaited parts. */
export const jobPartRules: Rules<'jobParts'> = {
  onCreate: async (context, values) => copied(await bookingFor(context, values['appointmentId'])),
  onUpdate: (_context, before) => {
    requireUndelivered(before)
    return Promise.resolve({})
  },
}
