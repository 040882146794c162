// A simulator's notices: sent at once, delayed, repeated or reordered, over real HTTP.

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
/** A notice: where it is sent, and what. Written when its event happens, signed when it is sent. */
export interface Notice {
  url: string
  headers?: Record<string, string>
  body: object
}
/** Sends notices. */
export interface Notices {
  mood: NoticeMood
  /** `write` returns the notice, or undefined where its merchant has no address for notices. */
  tell(write: () => Notice | undefined): void
  /** The number of stored notices. */
  held(): number
  /** Sends the stored notices; returns the answers' statuses. */
  deliver(): Promise<number[]>
  /** Resolves once nothing is being sent. */
  settled(): Promise<void>
}

/** Opens them; all are sent once and at once until their mood is changed. */
export function openNotices(): Notices {
  const behaviour: NoticeMood = { held: false, lost: false, times: 1, reversed: false }
  const kept: (() => Notice | undefined)[] = []
  const under = new Set<Promise<unknown>>()
  const send = async (write: () => Notice | undefined): Promise<number> => {
    const notice = write()
    if (!notice) return 0
    const { url, headers, body } = notice
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined)
    return answer?.status ?? 0
  }
  const go = async (write: () => Notice | undefined): Promise<number[]> => {
    const statuses = []
    for (let time = 0; time < behaviour.times; time += 1) statuses.push(await send(write))
    return statuses
  }
  return {
    mood: behaviour,
    tell: (write) => {
      if (behaviour.lost) return undefined
      if (behaviour.held) return void kept.push(write)
      const sending = go(write).finally(() => under.delete(sending))
      under.add(sending)
    },
    held: () => kept.length,
    deliver: async () => {
      const all = kept.splice(0)
      const statuses = []
      for (const write of behaviour.reversed ? all.toReversed() : all) statuses.push(...(await go(write)))
      return statuses
    },
    settled: async () => {
      while (under.size > 0) await Promise.allSettled(under)
    },
  }
}
