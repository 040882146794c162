// One connection to the stream of changes, made again whenever it is lost. Draws nothing.
import { createParser } from 'eventsource-parser'
import { openStream } from '../../../http/stream.ts'
import { liveMessages } from '../../../schema/core/live.ts'
import type { LiveChange, LiveData } from '../../../schema/core/live.ts'
import { live } from '../../../schema/core/calls.ts'

/** What came: changes, that some may be missing, or only that the stream lives; and where to go on from. */
export interface LiveNews {
  position: string
  changes: readonly LiveChange[]
  resync: boolean
}
interface Given {
  /** Where to go on from; asked before each attempt. */
  position: () => string | undefined
  onNews: (news: LiveNews) => void
  onConnected: (connected: boolean) => void
  signal: AbortSignal
}

/** The server says something every 20 seconds: a connection that is quiet for longer is none. */
const quietFor = 45_000
/** A connection that lived so long was a good one: the next attempt comes soon. */
const goodAfter = 10_000
const longest = 30_000
/** Browsers err about the network now and then. */
const offlineFor = 60_000

/** Waits about so long; shorter when the network or the person comes back. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      for (const [target, name] of woken) target.removeEventListener(name, end)
      resolve()
    }
    const woken: [EventTarget, string][] = [
      [window, 'online'],
      [document, 'visibilitychange'],
      [signal, 'abort'],
    ]
    // Spread, so that a server that comes back is not met by everybody at once.
    const timer = setTimeout(end, milliseconds * (0.5 + Math.random() / 2))
    for (const [target, name] of woken) target.addEventListener(name, end)
  })
}

/** Reads one connection to its end. */
async function readOnce({ position, onNews, onConnected, signal }: Given): Promise<void> {
  const gone = new AbortController()
  const stop = () => gone.abort()
  signal.addEventListener('abort', stop)
  window.addEventListener('offline', stop)
  let watch = setTimeout(stop, quietFor)
  try {
    const body = await openStream('dealer', live.path, { signal: gone.signal, lastEventId: position() })
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

/** Keeps a connection until the signal ends it: each failure waits longer than the one before, up to half a minute. */
export async function stayConnected(given: Given): Promise<void> {
  const { signal, onConnected } = given
  let failures = 0
  while (!signal.aborted) {
    const began = performance.now()
    // Whatever the reason, the answer is to try again: a session that ended has led to the sign-in already.
    await readOnce(given).catch(() => undefined)
    onConnected(false)
    failures = performance.now() - began > goodAfter ? 0 : failures + 1
    // Without a network there is nothing to try: its return ends the pause.
    if (!signal.aborted) await pause(navigator.onLine ? Math.min(500 * 2 ** failures, longest) : offlineFor, signal)
  }
}
