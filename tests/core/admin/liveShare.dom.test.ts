// One stream for all tabs of a browser; a tab that opens later learns what came while it was loading.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LiveNews } from '../../../src/admin/core/live/connection.ts'
import { shareLive } from '../../../src/admin/core/live/share.ts'
import { subscribeLive } from '../../../src/admin/core/live/subscribers.ts'

const opened: { onNews: (news: LiveNews) => void; age: () => number }[] = []
vi.mock('../../../src/admin/core/live/connection.ts', () => ({
  stayConnected: (given: (typeof opened)[number]) => {
    opened.push(given)
    return new Promise(() => undefined)
  },
}))

const changeOf = (key: string) => ({
  key,
  resource: 'leads',
  id: `lead ${key}`,
  action: 'create',
  by: null,
  at: '2026-01-01T00:00:00.000Z',
})
let ends: (() => void)[] = []
beforeEach(() => {
  let taken = false
  const request = (_name: string, _how: object, run: () => Promise<void>) => {
    if (taken) return new Promise(() => undefined)
    taken = true
    return run()
  }
  // Other files of this process keep what they have stubbed.
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
})
afterEach(() => {
  for (const end of ends) end()
  ends = []
  Reflect.deleteProperty(navigator, 'locks')
})

it('gives a later tab what came since it began to load, once', async () => {
  ends.push(shareLive('noor:1'))
  const [stream] = opened
  stream?.onNews({ position: '5-100', changes: [changeOf('a')], resync: false })
  // Both tabs of this test tell the same subscribers.
  const received: string[] = []
  ends.push(subscribeLive(['leads'], ({ id }) => received.push(id)))
  ends.push(shareLive('noor:1'))
  await expect.poll(() => received).toEqual(['lead a'])
  stream?.onNews({ position: '6-101', changes: [changeOf('a'), changeOf('b')], resync: false })
  await expect.poll(() => received).toEqual(['lead a', 'lead b', 'lead b'])
  expect(opened).toHaveLength(1)
  expect(stream?.age()).toBeGreaterThan(0)
})
