// Handlers of the waiting list's calls.
import type { Handlers } from '../../core/services.ts'
import { forCustomer } from '../../core/http/forCustomer.ts'
import { holderOf } from '../../core/time/holds.ts'
import { leaveWish, openWish, openWishes, withdrawWish } from '../waiting/leaveWish.ts'
import { withoutOwn } from './bookingFamily.ts'

/** The handlers by call. */
export const wishHandlers = {
  leaveWish: (call) =>
    forCustomer(call, async ({ services, tx, caller, customer, by }) => ({
      wish: await leaveWish(services, tx, by, customer, call.input, (await withoutOwn(tx, caller, services.now())).without),
      successMessage: services.texts(call.language, 'messages.wishLeft'),
    })),
  ownWishes: (call) => forCustomer(call, async ({ services, tx, customer }) => ({ data: await openWishes(tx, customer, services.now()) })),
  openWish: (call) =>
    forCustomer(call, async ({ services, tx, caller, customer }) => ({
      wish: await openWish(tx, customer, holderOf(caller), call.params['id'] ?? '', services.now()),
    })),
  withdrawWish: (call) =>
    forCustomer(call, async ({ services, tx, customer, by }) => ({
      wish: await withdrawWish(services, tx, by, customer, call.params['id'] ?? ''),
      successMessage: services.texts(call.language, 'messages.wishWithdrawn'),
    })),
} satisfies Partial<Handlers>
