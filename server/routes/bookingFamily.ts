// Handlers of what a booking asks for besides its times: the earliest anywhere, a held time, a promotion code.
import { customerOfMobile } from '../actions/customerRecords.ts'
import { holdTime, releaseTime } from '../actions/holdTime.ts'
import { earliestTimes } from '../actions/offerTimes.ts'
import { takePromotion } from '../actions/promotions.ts'
import { findHold } from '../booking/holds.ts'
import { oneAtATime } from '../booking/taken.ts'
import { findPackages } from '../booking/workshop.ts'
import type { Scope } from '../db/repository.ts'
import type { Caller, Handler, Handlers, House } from '../house.ts'
import { Problem } from '../problem.ts'

/** What the caller holds counts as free for them, and for nobody else. */
export const withoutOwn = async (tx: Scope, { mobile }: Caller, now: Date): Promise<{ without: string | null }> => ({
  without: mobile ? ((await findHold(tx, mobile, now))?.id ?? null) : null,
})

const hold: Handler<'holdTime'> = async ({ house, caller, input, scoped }) => {
  const mobile = caller.mobile ?? ''
  await house.rateLimits.take('holdByCustomer', `${caller.tenantId}:${mobile}`)
  const now = house.now()
  const { startAt, expiresAt } = await oneAtATime(house, caller, input, () => scoped((tx) => holdTime(tx, mobile, input, now)))
  return { startAt, expiresAt, ttl: Math.ceil((Date.parse(expiresAt) - now.getTime()) / 1000) }
}

/** Runs what a code is part of. One that is no good counts against its person: otherwise codes could be tried until one is. */
export async function withCode<R>(
  { house, caller }: { house: House; caller: Caller },
  code: string | null | undefined,
  work: () => Promise<R>,
): Promise<R> {
  if (!code) return work()
  const key = `${caller.tenantId}:${caller.mobile}`
  await house.rateLimits.take('promotionByCustomer', key)
  let wrong = false
  try {
    return await work()
  } catch (failure) {
    wrong = failure instanceof Problem && 'promotionCode' in (failure.more.fields ?? {})
    throw failure
  } finally {
    if (!wrong) await house.rateLimits.giveBack('promotionByCustomer', key)
  }
}

const checkPromotion: Handler<'checkPromotion'> = (given) =>
  withCode(given, given.input.promotionCode, () =>
    given.scoped(async (tx) => {
      const now = given.house.now()
      const customer = await customerOfMobile(tx, given.caller.mobile ?? '')
      const packages = await findPackages(tx, [...new Set(given.input.services)])
      const { promotion, totals } = await takePromotion(tx, given.input.promotionCode, customer?.id ?? null, packages, now)
      return { code: promotion.code, name: promotion.name, totals }
    }),
  )

/** The family's handlers by call. */
export const bookingHandlers = {
  earliestTimes: ({ house, caller, input, scoped }) =>
    scoped(async (tx) => ({
      data: await earliestTimes(tx, { ...input, ...(await withoutOwn(tx, caller, house.now())) }, house.now()),
    })),
  holdTime: hold,
  releaseTime: ({ house, caller, scoped }) =>
    scoped(async (tx) => {
      await releaseTime(tx, caller.mobile ?? '', house.now())
      return {}
    }),
  checkPromotion,
} satisfies Partial<Handlers>
