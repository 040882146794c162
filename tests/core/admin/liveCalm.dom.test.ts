// Bursts of events cause few requests.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { calm } from '../../../src/admin/core/live/calm.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks again only once the last answer is there, with everything that came meanwhile', async () => {
  const requested: (readonly number[])[] = []
  let answer: () => void = () => undefined
  const later = calm<number>((all) => {
    requested.push(all)
    return new Promise<void>((resolve) => {
      answer = resolve
    })
  })
  later.add(1)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(requested).toEqual([[1]])
  later.add(2)
  later.add(3)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(requested).toEqual([[1]])
  answer()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(requested).toEqual([[1], [2, 3]])
  later.stop()
})

it('goes on after an answer that failed', async () => {
  let requested = 0
  const later = calm<number>(() => {
    requested += 1
    return Promise.reject(new Error('away'))
  })
  later.add(1)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(requested).toBe(1)
  later.add(2)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(requested).toBe(2)
  later.stop()
})
