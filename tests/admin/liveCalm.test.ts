// Many events become few answers.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { calm } from '../../src/admin/live/calm.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks again only once the last answer is there, with everything that came meanwhile', async () => {
  const asked: (readonly number[])[] = []
  let answer: () => void = () => undefined
  const later = calm<number>((all) => {
    asked.push(all)
    return new Promise<void>((resolve) => {
      answer = resolve
    })
  })
  later.add(1)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(asked).toEqual([[1]])
  later.add(2)
  later.add(3)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(asked).toEqual([[1]])
  answer()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(asked).toEqual([[1], [2, 3]])
  later.stop()
})

it('goes on after an answer that failed', async () => {
  let asked = 0
  const later = calm<number>(() => {
    asked += 1
    return Promise.reject(new Error('away'))
  })
  later.add(1)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(asked).toBe(1)
  later.add(2)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(asked).toBe(2)
  later.stop()
})
