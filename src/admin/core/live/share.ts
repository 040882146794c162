// One connection for all tabs of a browser: the tab with the lock has it and forwards events; without lock support each tab has its own.
import type { LiveChange } from '../../../schema/core/live.ts'
import { stayConnected, type LiveNews } from './connection.ts'
import { tellLive } from './subscribers.ts'
import { noteConnected } from './liveState.ts'

/** Messages between tabs: news, the state of the connection, and a new tab's request for it with its age in s. */
type Word = { news: LiveNews } | { connected: boolean; position: string | undefined } | { asks: number }

/** A tab with the lock that is suspended sends nothing: after this time (ms) another takes over. */
const silentFor = 50_000
/** Events may arrive twice: the number of keys kept to drop repetitions. */
const maxSeen = 2000
/** Seconds since the page was loaded, in which changes of what is shown could be missed; no more than ten minutes. */
const age = () => Math.min(600, Math.ceil(performance.now() / 1000))

/** Receives events as this person until the returned function is called. */
export function shareLive(owner: string): () => void {
  const ending = new AbortController()
  const name = `wakeel-live:${owner}`
  const shared = 'locks' in navigator && 'BroadcastChannel' in window
  const channel = shared ? new BroadcastChannel(name) : undefined
  /** The changes by key, and when they came (ms). */
  const seen = new Map<string, { change: LiveChange; at: number }>()
  let position: string | undefined
  let leads = false
  let connected = false
  let watch: ReturnType<typeof setTimeout> | undefined

  const isNew = (change: LiveChange) => {
    if (seen.has(change.key)) return false
    seen.set(change.key, { change, at: performance.now() })
    const [oldest = ''] = seen.keys()
    if (seen.size > maxSeen) seen.delete(oldest)
    return true
  }
  /** What a tab that has been loading for so many seconds may have missed. */
  const missed = (seconds: number) =>
    [...seen.values()].flatMap(({ change, at }) => (at > performance.now() - seconds * 1000 ? [change] : []))
  const observe = (news: LiveNews) => {
    position = news.position || position
    noteConnected(true)
    if (news.resync) tellLive({ resource: '', id: '', action: 'resync', by: null, at: new Date().toISOString() })
    for (const change of news.changes.filter(isNew)) tellLive(change)
  }
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  const say = (word: Word) => channel?.postMessage(word)

  const lead = (signal: AbortSignal) =>
    stayConnected({
      signal,
      position: () => position,
      age,
      onNews: (news) => {
        observe(news)
        say({ news })
      },
      onConnected: (now) => {
        connected = now
        noteConnected(now)
        say({ connected, position })
      },
    })
  /** Waits for the lock; `steal` takes it from a suspended tab. */
  const queue = (steal: boolean): void => {
    const turn = new AbortController()
    const stop = () => turn.abort()
    ending.signal.addEventListener('abort', stop)
    navigator.locks
      .request(name, steal ? { steal } : { signal: ending.signal }, async () => {
        leads = true
        clearTimeout(watch)
        await lead(turn.signal)
      })
      // A tab that lost the lock, or never got it because the page ends, has no connection to keep.
      .catch(() => undefined)
      .finally(() => {
        turn.abort()
        ending.signal.removeEventListener('abort', stop)
        leads = false
        if (ending.signal.aborted) return
        listenOn()
        queue(false)
      })
  }
  const listenOn = () => {
    clearTimeout(watch)
    if (leads || ending.signal.aborted) return
    watch = setTimeout(() => {
      if (document.hidden) listenOn()
      else queue(true)
    }, silentFor)
  }

  noteConnected(false)
  if (!channel) void lead(ending.signal)
  else {
    channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
      if ('asks' in data) {
        if (!leads) return
        say({ connected, position })
        if (position) say({ news: { position, changes: missed(data.asks), resync: false } })
        return
      }
      listenOn()
      if ('news' in data) return observe(data.news)
      position ??= data.position
      noteConnected(data.connected)
    })
    queue(false)
    listenOn()
    say({ asks: age() })
  }
  return () => {
    ending.abort()
    clearTimeout(watch)
    channel?.close()
    noteConnected(undefined)
  }
}
