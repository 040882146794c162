// The simulator's notices: sent at once, delayed, repeated or reordered, over real HTTP and signed like Tamara's.
import { makeNoticeToken } from '../gateways/noticeToken.ts'
import type { SimulatedEvent } from './orders.ts'

/** How notices are sent. */
export interface NoticeMood {
  /** Stored until delivered by `deliver`. */
  held: boolean
  /** Never sent. */
  lost: boolean
  /** Number of times that each is sent. */
  times: number
  /** Stored notices are sent in reverse order. */
  reversed: boolean
}
/** Sends notices. */
export interface Notices {
  mood: NoticeMood
  tell(event: SimulatedEvent): void
  /** The number of stored notices. */
  held(): number
  /** Sends the stored notices; returns the answers' statuses. */
  deliver(): Promise<number[]>
  /** Resolves once nothing is being sent. */
  settled(): Promise<void>
}

/** `keyOf` returns the key that signs a merchant's notices. */
export function openNotices(keyOf: (merchant: string) => string, now: () => Date): Notices {
  const behaviour: NoticeMood = { held: false, lost: false, times: 1, reversed: false }
  const kept: SimulatedEvent[] = []
  const under = new Set<Promise<unknown>>()
  const send = async ({ order, type, data }: SimulatedEvent): Promise<number> => {
    // Adopted orders have no notification address.
    if (!URL.canParse(order.urls.notification)) return 0
    const token = makeNoticeToken(keyOf(order.merchant), now())
    const url = new URL(order.urls.notification)
    url.searchParams.set('tamaraToken', token)
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ order_id: order.id, order_reference_id: order.reference, order_number: order.number, event_type: type, data }),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined)
    return answer?.status ?? 0
  }
  const go = async (event: SimulatedEvent): Promise<number[]> => {
    const statuses = []
    for (let time = 0; time < behaviour.times; time += 1) statuses.push(await send(event))
    return statuses
  }
  return {
    mood: behaviour,
    tell: (event) => {
      if (behaviour.lost) return undefined
      // A copy of the order at the time of the event, since it changes later.
      const details = { ...event, order: { ...event.order } }
      if (behaviour.held) return void kept.push(details)
      const sending = go(details).finally(() => under.delete(sending))
      under.add(sending)
    },
    held: () => kept.length,
    deliver: async () => {
      const all = kept.splice(0)
      const statuses = []
      for (const event of behaviour.reversed ? all.toReversed() : all) statuses.push(...(await go(event)))
      return statuses
    },
    settled: async () => {
      while (under.size > 0) await Promise.allSettled(under)
    },
  }
}
