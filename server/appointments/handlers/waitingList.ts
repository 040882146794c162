// Handlers of the waiting list's calls.
import type { Handlers } from '../../core/services.ts'
import { forCustomer } from '../../core/http/forCustomer.ts'
import { holderOf } from '../../core/time/holds.ts'
import { joinWaitingList, openWaitingEntry, openEntries, withdrawWaitingEntry } from '../waiting/joinWaitingList.ts'
import { withoutOwn } from './bookingFamily.ts'

/** The handlers by call. */
export const waitingHandlers = {
  joinWaitingList: (call) =>
    forCustomer(
      call,
      async ({ services, tx, caller, customer, by }) => ({
        entry: await joinWaitingList(services, tx, by, customer, call.input, (await withoutOwn(tx, caller, services.now())).without),
        successMessage: services.texts(call.language, 'messages.waitingJoined'),
      }),
      call.input,
    ),
  ownWaitingEntries: (call) =>
    forCustomer(call, async ({ services, tx, customer }) => ({ data: await openEntries(tx, customer, services.now()) })),
  openWaitingEntry: (call) =>
    forCustomer(call, async ({ services, tx, caller, customer }) => ({
      entry: await openWaitingEntry(tx, customer, holderOf(caller), call.params['id'] ?? '', services.now()),
    })),
  withdrawWaitingEntry: (call) =>
    forCustomer(call, async ({ services, tx, customer, by }) => ({
      entry: await withdrawWaitingEntry(services, tx, by, customer, call.params['id'] ?? ''),
      successMessage: services.texts(call.language, 'messages.waitingWithdrawn'),
    })),
} satisfies Partial<Handlers>
