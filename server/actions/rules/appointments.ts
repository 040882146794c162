// Bookings take an advisor's time and a bay, and their totals follow from their services.
import type { RowOf } from '../../db/repository.ts'
import { totalsOf } from '../../../src/schema/money.ts'
import { dropClaims } from '../../booking/claims.ts'
import { findBranch } from '../../booking/workshop.ts'
import { minutesOf } from '../changeBooking.ts'
import { claimTime } from '../claimTime.ts'
import { newReference } from '../newReference.ts'
import { checkOwned, differs } from './checks.ts'
import type { Rules } from './rules.ts'

const minutesOfLines = (lines: unknown, least: number): number =>
  Math.max(
    least,
    (lines as RowOf<'appointments'>['services']).reduce((sum, { minutes }) => sum + minutes, 0),
  )
const totalsOfLines = (lines: unknown) => totalsOf((lines as RowOf<'appointments'>['services']).map(({ price }) => price))

/** Rules of bookings. */
export const appointmentRules: Rules<'appointments'> = {
  onDelete: async ({ tx }, { id }) => {
    await dropClaims(tx, id)
    return {}
  },
  onCreate: async ({ house, tx }, values) => {
    await checkOwned(tx, values)
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
      ref: await newReference(tx, 'appointments'),
      advisorId,
      endAt,
      promiseAt: values['promiseAt'] ?? endAt,
      totals: totalsOfLines(values['services'] ?? []),
      source: 'staff',
    }
  },
  onUpdate: async ({ house, tx }, before, changes) => {
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
}
