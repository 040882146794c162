// Bookings claim an advisor's time and a bay; their totals are calculated from their services.
import type { RowOf, Scope } from '../../core/db/repository.ts'
import type { Row } from '../../core/db/rows.ts'
import { reminderBefore } from '../carReminders.ts'
import { dropClaims } from '../../core/time/claims.ts'
import { checkCar } from '../time/driveCars.ts'
import { findBranch, findSettings } from '../../core/time/workshop.ts'
import { awaitsDeposit, depositMoved } from '../deposits/course.ts'
import { depositFields, depositTerms, packagesOf } from '../deposits/terms.ts'
import { carOf, minutesOf } from '../changeBooking.ts'
import { claimTime } from '../claimTime.ts'
import { newReference } from '../../core/commit/newReference.ts'
import { totalsWith } from '../promotions.ts'
import { paidByPoints } from '../../../src/schema/core/money.ts'
import { checkReferences } from '../../core/commit/checkReferences.ts'
import { requireRight } from '../../core/commit/saveRecord.ts'
import { Problem } from '../../core/http/problem.ts'
import { checkOwned, differs, refuse } from '../../core/commit/checks.ts'
import { isInHand, promiseChanges, type PromiseChanges } from '../movePromise.ts'
import { keepTimes } from '../keepTimes.ts'
import { recoveredBy } from '../recoveredWork.ts'
import type { Rules } from '../../core/commit/rules.ts'
import { agreedLines } from '../agreedPrices.ts'

const minutesOfLines = (lines: unknown, least: number): number =>
  Math.max(
    least,
    (lines as RowOf<'appointments'>['services']).reduce((sum, { minutes }) => sum + minutes, 0),
  )
const totalsOfLines = (tx: Scope, lines: unknown, promotionId: string | null = null) =>
  totalsWith(tx, promotionId, lines as RowOf<'appointments'>['services'])

/** What happens to the promise time as staff change a booking: one that they typed is theirs, the proposed one still follows the work. */
async function promiseAfter(tx: Scope, before: RowOf<'appointments'>, changes: Row, now: Date): Promise<PromiseChanges> {
  if (differs(before, changes, 'promiseAt')) {
    const [given, proposed] = [changes['promiseAt'], before.promiseProposedAt]
    return { promiseReason: given === null ? null : given === proposed ? 'proposal' : 'person' }
  }
  if (!isInHand(before)) return {}
  const at = now.toISOString()
  const technicianId = changes['technicianId'] as string | null | undefined
  if (differs(before, changes, 'technicianId') && technicianId && before.status !== 'qc' && before.status !== 'washing')
    return promiseChanges(tx, before, { reason: 'technician', at, begins: { technicianId } })
  if (!differs(before, changes, 'services')) return {}
  return promiseChanges(tx, { ...before, services: changes['services'] as RowOf<'appointments'>['services'] }, { reason: 'work', at })
}

/** The fields besides services that determine a booking's claims. */
const timed = ['startAt', 'advisorId', 'driveCarId']

/** Rules of bookings. */
export const appointmentRules: Rules<'appointments'> = {
  onDelete: async ({ tx }, { id }) => {
    await dropClaims(tx, id)
    return {}
  },
  onCreate: async ({ services, tx, imports }, values) => {
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
    const lines = await agreedLines(tx, values['customerId'], (values['services'] ?? []) as RowOf<'appointments'>['services'])
    const totals = await totalsOfLines(tx, lines)
    const packages = values['type'] === 'service' && !imports ? await packagesOf(tx, lines) : []
    const terms = await depositTerms(tx, String(values['customerId']), packages, services.now())
    return {
      ...depositFields(terms, { totals, startAt: String(values['startAt']) }, services.now()),
      ref: await newReference(tx, 'appointments'),
      advisorId,
      endAt,
      bay,
      promiseAt: values['promiseAt'] ?? endAt,
      promiseReason: values['promiseAt'] ? 'person' : null,
      services: lines,
      totals,
      source: values['type'] === 'walkIn' ? 'walkIn' : 'staff',
      reminder: await reminderBefore(tx, String(values['customerId']), values['vehicleId'], services.now()),
    }
  },
  onUpdate: async ({ services, tx }, before, given) => {
    const agreed =
      'services' in given
        ? { services: await agreedLines(tx, before.customerId, given['services'] as RowOf<'appointments'>['services']) }
        : {}
    const changes: Row = { ...given, ...agreed }
    const promise = { ...agreed, ...(await promiseAfter(tx, before, changes, services.now())) }
    const moved = timed.some((field) => differs(before, changes, field)) || 'services' in changes
    const totals =
      'services' in changes
        ? { ...promise, totals: paidByPoints(await totalsOfLines(tx, changes['services'], before.promotionId), before.totals.byPoints) }
        : promise
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
    const deposit = depositMoved(before, startAt, await findSettings(tx), services.now())
    return { ...totals, ...claimed, ...deposit }
  },
  onHandOver: async (context, field, rows, to) => (field === 'advisorId' ? keepTimes(context, rows, to) : new Map()),
  onMove: async ({ services, tx, actor }, before, values) => {
    if (before.status === 'pending' && before.type !== 'testDrive') {
      const at = services.now().toISOString()
      const promise = await promiseChanges(tx, before, { reason: 'arrival', at, begins: { technicianId: before.technicianId } })
      // Who is here needs no deposit any more.
      return awaitsDeposit(before) ? { ...promise, deposit: null, depositState: null, depositDueAt: null } : promise
    }
    // A test drive cannot begin before the licence was checked.
    if (before.type === 'testDrive' && before.status === 'pending' && (values['licenceChecked'] ?? before.licenceChecked) !== true)
      throw refuse('licenceChecked', 'validation.licenceFirst')
    if (values['status'] !== 'delivered') return {}
    const mileageOut = values['mileageOut'] as number | undefined
    if (mileageOut !== undefined && mileageOut < (before.mileageIn ?? 0))
      throw new Problem('badInput', { fields: { mileageOut: { key: 'validation.mileageBack', params: { min: before.mileageIn ?? 0 } } } })
    await checkReferences(tx, 'appointments', { signature: values['signature'] })
    const recovered = await recoveredBy(tx, before, services.now())
    if (values['unpaidReason'] === undefined) return { recovered }
    // Otherwise anybody who moves bookings could give a car away for a sentence.
    requireRight(actor, 'appointments', 'approve', before)
    return { recovered, unpaidById: actor.id }
  },
}
