// How the simulator tells of what happened: at once, held back, twice, in another order. Sent over real HTTP, signed as Tamara signs.
import { makeNoticeToken } from '../gateways/noticeToken.ts'
import type { SimulatedEvent } from './orders.ts'

/** How notices go out. */
export interface NoticeMood {
  /** Kept until they are asked for. */
  held: boolean
  /** None is ever sent. */
  lost: boolean
  /** Each is sent so often. */
  times: number
  /** What was kept goes out the last one first. */
  reversed: boolean
}
/** Sends notices. */
export interface Notices {
  mood: NoticeMood
  tell(event: SimulatedEvent): void
  /** How many are kept. */
  held(): number
  /** Sends what was kept; the statuses that came back. */
  deliver(): Promise<number[]>
  /** Resolves once nothing is under way. */
  settled(): Promise<void>
}

/** `keyOf` is what a merchant's notices are signed with. */
export function openNotices(keyOf: (merchant: string) => string, now: () => Date): Notices {
  const behaviour: NoticeMood = { held: false, lost: false, times: 1, reversed: false }
  const kept: SimulatedEvent[] = []
  const under = new Set<Promise<unknown>>()
  const send = async ({ order, type, data }: SimulatedEvent): Promise<number> => {
    // What was taken up from before names nobody to tell.
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
      // As it was when it happened: the order goes on.
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
