// Somebody at the stream of changes, over a real socket.
import { createParser } from 'eventsource-parser'
import { expect } from 'vitest'
import type { LiveChange, LiveData } from '../../../src/schema/core/live.ts'

/** What somebody received so far. */
export interface Reader {
  status: number
  headers: Headers
  changes: LiveChange[]
  /** How often it was said that changes may be missing. */
  resyncs: number
  /** Where to go on from. */
  position: string | undefined
  /** Every byte that came. */
  text: string
  ended: boolean
  /** Waits for a change to the row; gives it back. */
  receives(id: string): Promise<LiveChange>
  leave(): void
}

/** Opens a stream, as a page that began to load so many seconds ago; resolves once it began or was refused. */
export async function readLive(base: string, token: string, position?: string, age?: number | string): Promise<Reader> {
  const stop = new AbortController()
  const answer = await fetch(`${base}/staffs/live${age === undefined ? '' : `?age=${age}`}`, {
    headers: { authorization: `Bearer ${token}`, ...(position ? { 'last-event-id': position } : {}) },
    signal: stop.signal,
  })
  const reader: Reader = {
    status: answer.status,
    headers: answer.headers,
    changes: [],
    resyncs: 0,
    position,
    text: '',
    ended: false,
    leave: () => stop.abort(),
    async receives(id) {
      await expect.poll(() => reader.changes.find((one) => one.id === id), { timeout: 15_000, interval: 10 }).toBeDefined()
      return reader.changes.find((one) => one.id === id) as LiveChange
    },
  }
  const parser = createParser({
    onEvent: ({ event, data, id }) => {
      reader.position = id ?? reader.position
      if (event === 'resync') reader.resyncs += 1
      if (event === 'changes') reader.changes.push(...(JSON.parse(data) as LiveData).changes)
    },
  })
  const decoder = new TextDecoder()
  const reading = (async () => {
    for await (const bytes of answer.body ?? []) {
      const text = decoder.decode(bytes as Uint8Array, { stream: true })
      reader.text += text
      parser.feed(text)
    }
  })()
  void reading.catch(() => undefined).then(() => (reader.ended = true))
  if (answer.ok) await expect.poll(() => reader.position !== undefined || reader.ended, { interval: 5 }).toBe(true)
  return reader
}
