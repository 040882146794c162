// What a resource does beyond its fields when a row is made or changed: one short function each, run inside the transaction.
import { designationOf } from '../../src/schema/enumerations.ts'
import type { ResourceName } from '../../src/schema/resources/index.ts'
import { totalsOf } from '../../src/schema/money.ts'
import { dropClaims } from '../booking/claims.ts'
import { findBranch } from '../booking/workshop.ts'
import { countRows, findBy, findRow, type RowOf, type Scope } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import { closeOtherSessions } from '../sessions.ts'
import { newReference } from './bookService.ts'
import { minutesOf } from './changeBooking.ts'
import { claimTime } from './claimTime.ts'
import { hashPassword } from './signIn.ts'

/** A resource's own rules. */
export interface Rules<N extends ResourceName> {
  /** Before any transaction: slow work on the given values, such as hashing. */
  prepare?: (values: Row) => Promise<Row>
  /** Values to write for a new row; `id` is already made. */
  onCreate?: (house: House, tx: Scope, values: Row & { id: string }, by: string) => Promise<Row>
  /** More values to write with a change. */
  onUpdate?: (house: House, tx: Scope, before: RowOf<N>, changes: Row) => Promise<Row>
  /** Before a row is deleted; throws what refuses it. */
  onDelete?: (tx: Scope, before: RowOf<N>) => Promise<void>
}

const hashed = async (values: Row): Promise<Row> =>
  typeof values['password'] === 'string' ? { ...values, password: await hashPassword(values['password']) } : values

const minutesOfLines = (lines: unknown, least: number): number =>
  Math.max(
    least,
    (lines as RowOf<'appointments'>['services']).reduce((sum, { minutes }) => sum + minutes, 0),
  )
const totalsOfLines = (lines: unknown) => totalsOf((lines as RowOf<'appointments'>['services']).map(({ price }) => price))

const differs = (before: Row, changes: Row, field: string): boolean => field in changes && changes[field] !== before[field]

// Without this a booking would show its customer somebody else's car.
async function checkVehicle(tx: Scope, { customerId, vehicleId }: Row): Promise<void> {
  if (!vehicleId) return
  // Another tenant's customer is told as that, not as a vehicle of somebody else.
  if (!(await findRow(tx, 'customers', String(customerId))))
    throw new Problem('notFound', { fields: { customerId: { key: 'validation.reference' } } })
  const vehicle = await findRow(tx, 'vehicles', String(vehicleId))
  if (vehicle?.customerId !== customerId) throw new Problem('notFound', { fields: { vehicleId: { key: 'validation.reference' } } })
}

/** Every resource's rules; most have none. */
export const rules: { [N in ResourceName]?: Rules<N> } = {
  staff: {
    prepare: hashed,
    // Specification, section 6: the department decides the designation, unless another was chosen with it.
    onUpdate: async (_house, tx, before, changes) => {
      // Whoever holds a session opened with the old password must not keep it.
      if ('password' in changes) await closeOtherSessions(tx, before.id, null)
      if (!differs(before, changes, 'department') || differs(before, changes, 'designationId')) return {}
      const designation = await findBy(tx, 'designation', { role: designationOf[changes['department'] as RowOf<'staff'>['department']] })
      return designation ? { designationId: designation.id } : {}
    },
  },
  vehicles: {
    // What was approved was this car of this owner.
    onUpdate: async (_house, _tx, before, changes) =>
      before.status === 'Approved' && ['vin', 'plate', 'customerId'].some((field) => differs(before, changes, field))
        ? { status: 'Pending' }
        : {},
  },
  settings: {
    // A tenant has one row, and its landing stands on it.
    onCreate: async (_house, tx) => {
      if ((await countRows(tx, 'settings', [])) > 0) throw new Problem('alreadyExists')
      return {}
    },
    onDelete: () => Promise.reject(new Problem('inUse')),
  },
  appointments: {
    onDelete: (tx, { id }) => dropClaims(tx, id),
    onCreate: async (house, tx, values) => {
      await checkVehicle(tx, values)
      const location = await findBranch(tx, String(values['locationId']))
      const minutes = minutesOfLines(values['services'] ?? [], location.slotMinutes)
      const { advisorId, endAt } = await claimTime(
        tx,
        {
          appointmentId: values.id,
          locationId: location.id,
          startAt: String(values['startAt']),
          minutes,
          type: values['type'] as RowOf<'appointments'>['type'] | undefined,
          advisorId: (values['advisorId'] as string | null) ?? null,
          bookedBy: 'staff',
        },
        house.now(),
      )
      return {
        ref: await newReference(tx),
        advisorId,
        endAt,
        promiseAt: values['promiseAt'] ?? endAt,
        totals: totalsOfLines(values['services'] ?? []),
        source: 'staff',
      }
    },
    onUpdate: async (house, tx, before, changes) => {
      const moved = ['startAt', 'advisorId'].some((field) => differs(before, changes, field)) || 'services' in changes
      const totals = 'services' in changes ? { totals: totalsOfLines(changes['services']) } : {}
      if (!moved || before.closure !== 'none') return totals
      const location = await findBranch(tx, before.locationId)
      const minutes = 'services' in changes ? minutesOfLines(changes['services'], location.slotMinutes) : minutesOf(before)
      const startAt = String(changes['startAt'] ?? before.startAt)
      if (startAt === before.startAt && minutes === minutesOf(before) && !differs(before, changes, 'advisorId')) return totals
      await dropClaims(tx, before.id)
      const claimed = await claimTime(
        tx,
        {
          appointmentId: before.id,
          locationId: before.locationId,
          startAt,
          minutes,
          type: before.type,
          advisorId: (changes['advisorId'] as string | null | undefined) ?? before.advisorId,
          bookedBy: 'staff',
        },
        house.now(),
      )
      return { ...totals, ...claimed }
    },
  },
}
