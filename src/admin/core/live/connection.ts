// One connection to the stream of live events, reopened whenever it is lost.
import { createParser } from 'eventsource-parser'
import { HttpError } from '../../../http/index.ts'
import { openStream } from '../../../http/stream.ts'
import { liveMessages } from '../../../schema/core/live.ts'
import type { LiveChange, LiveData } from '../../../schema/core/live.ts'
import { live } from '../../../schema/core/calls.ts'

/** What arrived: changes, a resync, or a beat; and the position to continue from. */
export interface LiveNews {
  position: string
  changes: readonly LiveChange[]
  resync: boolean
}
interface Given {
  /** The position to continue from; read before each attempt. */
  position: () => string | undefined
  /** How many seconds ago this tab began to load what it shows. */
  age: () => number
  onNews: (news: LiveNews) => void
  onConnected: (connected: boolean) => void
  signal: AbortSignal
}

/** The server sends something every 20 seconds: a connection without data for longer (ms) is dead. */
const quietFor = 45_000
/** After a connection of this length (ms) the next attempt comes soon. */
const goodAfter = 10_000
const longest = 30_000
/** After a refusal because too many streams are open (ms). */
const refusedFor = 120_000

/** Waits about this long, and without a network until it is back; shorter when the network or the person returns. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      if (!navigator.onLine && !signal.aborted) return
      clearTimeout(timer)
      for (const [target, name] of woken) target.removeEventListener(name, end)
      resolve()
    }
    const woken: [EventTarget, string][] = [
      [window, 'online'],
      [document, 'visibilitychange'],
      [signal, 'abort'],
    ]
    // Random, so that clients do not all reconnect at once.
    const timer = setTimeout(end, milliseconds * (0.5 + Math.random() / 2))
    for (const [target, name] of woken) target.addEventListener(name, end)
  })
}

/** Reads one connection until it ends. */
async function readOnce({ position, age, onNews, onConnected, signal }: Given): Promise<void> {
  const gone = new AbortController()
  const stop = () => gone.abort()
  signal.addEventListener('abort', stop)
  window.addEventListener('offline', stop)
  let watch = setTimeout(stop, quietFor)
  try {
    const body = await openStream('dealer', `${live.path}?age=${age()}`, { signal: gone.signal, lastEventId: position() })
    onConnected(true)
    const parser = createParser({
      onEvent: ({ event, data, id = '' }) => {
        const changes = event === liveMessages.changes ? (JSON.parse(data) as LiveData).changes : []
        onNews({ position: id, changes, resync: event === liveMessages.resync })
      },
    })
    const reader = body.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(watch)
      watch = setTimeout(stop, quietFor)
      parser.feed(part.value)
    }
  } finally {
    clearTimeout(watch)
    signal.removeEventListener('abort', stop)
    window.removeEventListener('offline', stop)
    gone.abort()
  }
}

/** Keeps a connection until the signal aborts: each failure waits longer, up to half a minute. */
export async function stayConnected(given: Given): Promise<void> {
  const { signal, onConnected } = given
  let failures = 0
  while (!signal.aborted) {
    const began = performance.now()
    // Every error leads to another attempt; an ended session has already led to the sign-in page.
    const refused =
      navigator.onLine && (await readOnce(given).catch((error: unknown) => error instanceof HttpError && error.status === 429))
    onConnected(false)
    failures = performance.now() - began > goodAfter ? 0 : failures + 1
    if (!signal.aborted) await pause(refused ? refusedFor : Math.min(500 * 2 ** failures, longest), signal)
  }
}
