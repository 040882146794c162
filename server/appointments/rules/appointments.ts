// Bookings claim an advisor's time and a bay; their totals are calculated from their services.
import type { RowOf, Scope } from '../../core/db/repository.ts'
import { dropClaims } from '../../core/time/claims.ts'
import { checkCar } from '../time/driveCars.ts'
import { findBranch } from '../../core/time/workshop.ts'
import { carOf, minutesOf } from '../changeBooking.ts'
import { claimTime } from '../claimTime.ts'
import { newReference } from '../../core/commit/newReference.ts'
import { totalsWith } from '../promotions.ts'
import { paidByPoints } from '../../../src/schema/core/money.ts'
import { checkOwned, differs, refuse } from '../../core/commit/checks.ts'
import { keepTimes } from '../keepTimes.ts'
import type { Rules } from '../../core/commit/rules.ts'

const minutesOfLines = (lines: unknown, least: number): number =>
  Math.max(
    least,
    (lines as RowOf<'appointments'>['services']).reduce((sum, { minutes }) => sum + minutes, 0),
  )
const totalsOfLines = (tx: Scope, lines: unknown, promotionId: string | null = null) =>
  totalsWith(tx, promotionId, lines as RowOf<'appointments'>['services'])

/** The fields besides services that determine a booking's claims. */
const timed = ['startAt', 'advisorId', 'driveCarId']

/** Rules of bookings. */
export const appointmentRules: Rules<'appointments'> = {
  onDelete: async ({ tx }, { id }) => {
    await dropClaims(tx, id)
    return {}
  },
  onCreate: async ({ services, tx }, values) => {
    await checkOwned(tx, values)
    const location = await findBranch(tx, String(values['locationId']))
    await checkCar(tx, values['driveCarId'], values['type'], location.id)
    const minutes = minutesOfLines(values['services'] ?? [], location.slotMinutes)
    const { advisorId, endAt, bay } = await claimTime(
      tx,
      {
        appointmentId: values.id,
        car: carOf(values as unknown as RowOf<'appointments'>),
        locationId: location.id,
        startAt: String(values['startAt']),
        minutes,
        type: values['type'] as RowOf<'appointments'>['type'] | undefined,
        advisorId: (values['advisorId'] as string | null) ?? null,
        bookedBy: 'staff',
        driveCarId: (values['driveCarId'] as string | null | undefined) ?? null,
      },
      services.now(),
    )
    return {
      ref: await newReference(tx, 'appointments'),
      advisorId,
      endAt,
      bay,
      promiseAt: values['promiseAt'] ?? endAt,
      totals: await totalsOfLines(tx, values['services'] ?? []),
      source: values['type'] === 'walkIn' ? 'walkIn' : 'staff',
    }
  },
  onUpdate: async ({ services, tx }, before, changes) => {
    const moved = timed.some((field) => differs(before, changes, field)) || 'services' in changes
    const totals =
      'services' in changes
        ? { totals: paidByPoints(await totalsOfLines(tx, changes['services'], before.promotionId), before.totals.byPoints) }
        : {}
    if (!moved || before.closure !== 'none') return totals
    const location = await findBranch(tx, before.locationId)
    const minutes = 'services' in changes ? minutesOfLines(changes['services'], location.slotMinutes) : minutesOf(before)
    const startAt = String(changes['startAt'] ?? before.startAt)
    if (startAt === before.startAt && minutes === minutesOf(before) && !timed.some((field) => differs(before, changes, field)))
      return totals
    const driveCarId = 'driveCarId' in changes ? (changes['driveCarId'] as string | null) : before.driveCarId
    if (differs(before, changes, 'driveCarId')) await checkCar(tx, driveCarId, before.type, before.locationId)
    await dropClaims(tx, before.id)
    const claimed = await claimTime(
      tx,
      {
        appointmentId: before.id,
        car: carOf(before),
        locationId: before.locationId,
        startAt,
        minutes,
        type: before.type,
        advisorId: (changes['advisorId'] as string | null | undefined) ?? before.advisorId,
        bookedBy: 'staff',
        usualBay: before.bay,
        driveCarId,
      },
      services.now(),
    )
    return { ...totals, ...claimed }
  },
  onHandOver: async (context, field, rows, to) => (field === 'advisorId' ? keepTimes(context, rows, to) : new Map()),
  // A test drive cannot begin before the licence was checked.
  onMove: (_context, before, values) => {
    if (before.type === 'testDrive' && before.status === 'pending' && (values['licenceChecked'] ?? before.licenceChecked) !== true)
      throw refuse('licenceChecked', 'validation.licenceFirst')
    return Promise.resolve({})
  },
}
