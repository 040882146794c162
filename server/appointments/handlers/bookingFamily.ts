// Handlers of booking calls besides times: the earliest time anywhere, holding a time, a promotion code.
import { boundTo } from '../../../src/schema/core/access.ts'
import { bookDrive, branchOfCar } from '../bookDrive.ts'
import { listDriveCars } from '../driveCars.ts'
import { holdTime, releaseTime } from '../holdTime.ts'
import { earliestTimes } from '../offerTimes.ts'
import { showStanding } from '../showStanding.ts'
import { proposeBooking } from '../proposeBooking.ts'
import { takePromotion } from '../promotions.ts'
import { findHold, holderOf, type Hold } from '../../core/time/holds.ts'
import { oneAtATime } from '../time/taken.ts'
import { findBranch, findPackages } from '../../core/time/workshop.ts'
import type { Scope } from '../../core/db/repository.ts'
import type { Caller, Handler, Handlers, Services } from '../../core/services.ts'
import { forCustomer } from '../../core/http/forCustomer.ts'
import { Problem } from '../../core/http/problem.ts'
import { customerOfMobile } from '../../core/db/caller/customerOfMobile.ts'

/** The caller's own hold, whose claims count as free for the caller only. */
export const withoutOwn = async (tx: Scope, caller: Caller, now: Date): Promise<{ without: string | null }> => ({
  without: (await findHold(tx, holderOf(caller), now))?.id ?? null,
})

// Staff book at their own branches only.
const ownBranches = ({ actor }: Caller): readonly string[] | undefined => (actor ? boundTo(actor) : undefined)

const left = ({ startAt, expiresAt }: Hold, now: Date) => ({
  ...{ startAt, expiresAt },
  ttl: Math.ceil((Date.parse(expiresAt) - now.getTime()) / 1000),
})

const hold: Handler<'holdTime'> = async ({ services, caller, input, db }) => {
  const now = services.now()
  const held = await oneAtATime(services, caller, input, () =>
    db.asSystem("a hold competes with everybody's bookings", (tx) => holdTime(tx, holderOf(caller), input, now)),
  )
  return left(held, now)
}

const holdCar: Handler<'holdDrive'> = ({ services, caller, input, db }) =>
  db.asSystem("a hold competes with everybody's bookings", async (tx) => {
    const now = services.now()
    const { id: locationId } = await branchOfCar(tx, input.driveCarId)
    return left(await holdTime(tx, holderOf(caller), { ...input, locationId, services: [] }, now), now)
  })

/**
 * Runs work that uses a promotion code. An invalid code counts against the person's rate limit, so that codes cannot be guessed; not
 * declared by the call, since valid codes do not count.
 */
export async function withCode<R>(
  { services, caller }: { services: Services; caller: Caller },
  code: string | null | undefined,
  work: () => Promise<R>,
): Promise<R> {
  if (!code) return work()
  const key = `${caller.tenantId}:${holderOf(caller)}`
  await services.rateLimits.take('promotionByCustomer', key)
  let wrong = false
  try {
    return await work()
  } catch (failure) {
    wrong = failure instanceof Problem && 'promotionCode' in (failure.more.fields ?? {})
    throw failure
  } finally {
    if (!wrong) await services.rateLimits.giveBack('promotionByCustomer', key)
  }
}

const checkPromotion: Handler<'checkPromotion'> = (given) =>
  withCode(given, given.input.promotionCode, () =>
    given.db.asSystem('codes and packages are looked up by their name', async (tx) => {
      const now = given.services.now()
      const customer = await customerOfMobile(tx, given.caller.mobile ?? '')
      const packages = await findPackages(tx, [...new Set(given.input.services)])
      const { promotion, totals } = await takePromotion(tx, given.input.promotionCode, customer?.id ?? null, packages, now)
      return { code: promotion.code, name: promotion.name, totals }
    }),
  )

/** The handlers by call. */
export const bookingHandlers = {
  earliestTimes: ({ services, caller, input, db }) =>
    db.asSystem("free times are worked out from everybody's bookings", async (tx) => {
      const { locationId, ...work } = input
      const places = locationId ? [(await findBranch(tx, locationId)).id] : ownBranches(caller)
      return { data: await earliestTimes(tx, { ...work, ...(await withoutOwn(tx, caller, services.now())) }, services.now(), places) }
    }),
  proposedBooking: ({ services, caller, input, db }) =>
    db.transaction(async (one) => {
      const now = services.now()
      return { data: await proposeBooking(one, input, async (tx) => (await withoutOwn(tx, caller, now)).without, now) }
    }),
  holdTime: hold,
  holdDrive: holdCar,
  driveCarsOffered: ({ db }) => db.asSystem('cars for test drives, for everybody', async (tx) => ({ data: await listDriveCars(tx) })),
  bookTestDrive: (call) =>
    forCustomer(call, async ({ services, tx, customer, by }) => ({
      appointment: await bookDrive(services, tx, by, customer, call.input),
      successMessage: services.texts(call.language, 'messages.booked'),
    })),
  releaseTime: ({ services, caller, db }) =>
    db.asSystem("the caller's own hold", async (tx) => {
      await releaseTime(tx, holderOf(caller), services.now())
      return {}
    }),
  checkPromotion,
  customerStanding: ({ services, params, db }) => db.transaction((one) => showStanding(services, one, params['id'] ?? '')),
} satisfies Partial<Handlers>
