// The batch loader: simultaneous loads become one query, each gets its own answer, and a failed one does not affect the others.
import { describe, expect, it, vi } from 'vitest'
import { batched } from '../../../server/core/db/batchLoader.ts'

const upper = (keys: readonly string[]) => keys.map((key) => key.toUpperCase())

describe('what many ask for at once', () => {
  it('loads a single key at once', async () => {
    const ask = vi.fn<(keys: readonly string[]) => Promise<string[]>>(async (keys) => upper(keys))
    const answer = batched(ask).load('a')
    await Promise.resolve()
    expect(ask.mock.calls).toEqual([[['a']]])
    expect(await answer).toBe('A')
  })

  it('is one question for all who come while another is under way, a hundred at most', async () => {
    let open = () => {}
    const opened = new Promise<void>((resolve) => (open = resolve))
    const ask = vi.fn<(keys: readonly string[]) => Promise<string[]>>(async (keys) => {
      if (keys.includes('first')) await opened
      return upper(keys)
    })
    const loader = batched(ask)
    const early = loader.load('first')
    await Promise.resolve()
    const crowd = Array.from({ length: 150 }, (_, place) => `b${place}`)
    const answers = Promise.all(crowd.map((key) => loader.load(key)))
    open()
    expect([await early, await answers]).toEqual(['FIRST', upper(crowd)])
    expect(ask.mock.calls.map(([keys]) => keys.length)).toEqual([1, 100, 50])
  })

  it('lets the calls of a page pass, and asks for those who go on once in five milliseconds, so that they meet others', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    try {
      const ask = vi.fn<(keys: readonly string[]) => Promise<string[]>>(async (keys) => upper(keys))
      const loader = batched(ask)
      vi.advanceTimersByTime(1000)
      const page = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
      for (const key of page) expect(await loader.load(key)).toBe(key.toUpperCase())
      expect(await loader.load('i')).toBe('I')
      const later = Promise.all([loader.load('j'), Promise.resolve().then(() => loader.load('k'))])
      await vi.advanceTimersByTimeAsync(4)
      expect(ask).toHaveBeenCalledTimes(page.length + 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(await later).toEqual(['J', 'K'])
      expect(ask.mock.calls.at(-1)).toEqual([['j', 'k']])
    } finally {
      vi.useRealTimers()
    }
  })

  it('fails for those alone whose question failed', async () => {
    const loader = batched(async (keys: readonly string[]) => {
      if (keys.includes('bad')) throw new Error('no')
      return upper(keys)
    })
    const bad = loader.load('bad')
    await Promise.resolve()
    const good = loader.load('good')
    await expect(bad).rejects.toThrow('no')
    expect(await good).toBe('GOOD')
  })

  it('does not wait for a question that gets no answer', async () => {
    const loader = batched((keys: readonly string[]) =>
      keys.includes('lost') ? new Promise<string[]>(() => {}) : Promise.resolve(upper(keys)),
    )
    void loader.load('lost')
    await Promise.resolve()
    expect(await loader.load('found')).toBe('FOUND')
  })
})
