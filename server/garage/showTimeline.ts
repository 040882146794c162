// What a customer did here and what is over, of all features, in one list.
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { listBookings } from '../appointments/index.ts'
import { listOwnCases } from '../cases/index.ts'
import type { CustomerDb } from '../core/db/caller/as.ts'
import type { Caller } from '../core/services.ts'
import { closedRequests } from '../fieldService/index.ts'
import { listOwnLeads } from '../leads/index.ts'
import { paidOrders } from '../payments/index.ts'

type Entry = OutputOf<'ownTimeline'>['data'][number]

/** The caller's latest `size` entries. Throws notFound (404) when there is no customer. */
export async function showTimeline(db: CustomerDb, caller: Caller, size: number, now: Date): Promise<OutputOf<'ownTimeline'>> {
  // One more of each, so that it is known whether there are older ones.
  const wanted = size + 1
  const orders = await db.asSystem('a payment names what was paid', (tx) => paidOrders(tx, caller, now))
  const all: Entry[] = [
    ...(await listBookings(db, 'past', now, { size: wanted })).data.map((visit): Entry => ({ kind: 'visit', at: visit.startAt, visit })),
    ...(await closedRequests(db, wanted, now)).map((request): Entry => ({ kind: 'request', at: request.createdAt, request })),
    ...(await listOwnCases(db, { closed: true })).data.map((one): Entry => ({ kind: 'case', at: one.createdAt, case: one })),
    ...(await listOwnLeads(db, wanted)).map((lead): Entry => ({ kind: 'lead', at: lead.createdAt, lead })),
    ...orders.map((order): Entry => ({ kind: 'payment', at: order.createdAt, order })),
  ]
  all.sort((one, other) => other.at.localeCompare(one.at))
  return { data: all.slice(0, size), more: all.length > size }
}
