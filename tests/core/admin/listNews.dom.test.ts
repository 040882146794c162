// How a list announces changes by others.
import { describe, expect, it } from 'vitest'
import { newsOf, renewedRows, type ListPage } from '../../../src/admin/core/list/listNews.ts'
import type { Row } from '../../../src/admin/core/definition.ts'

const row = (id: string, version = 1): Row => ({ id, version }) as unknown as Row
const page = (ids: string, total = ids.length): ListPage => ({ data: [...ids].map((id) => row(id)), total })
const none = new Set<string>()

describe('news of a list', () => {
  it('are none while the same rows stand in the same places', () => {
    expect(newsOf(page('abc'), page('abc', 7), none)).toBeNull()
  })

  it('count the rows that came, on this page or before it', () => {
    expect(newsOf(page('abc', 10), page('xya', 12), none)).toEqual({ kind: 'new', count: 2 })
    expect(newsOf(page('cde', 10), page('bcd', 11), none)).toEqual({ kind: 'new', count: 1 })
  })

  it('count what was made where as much went, and where nobody counts any more', () => {
    expect(newsOf(page('abc', 3), page('xab', 3), new Set(['x']))).toEqual({ kind: 'new', count: 1 })
    expect(newsOf(page('abc', 10_001), page('xab', 10_001), new Set(['x']))).toEqual({ kind: 'new', count: 1 })
  })

  it('are a change where rows went or changed places', () => {
    expect(newsOf(page('abc'), page('ab'), none)).toEqual({ kind: 'changed' })
    expect(newsOf(page('abc'), page('acb'), none)).toEqual({ kind: 'changed' })
  })

  it('bring rows up to date in their places, and nothing else', () => {
    const now = { data: [row('x'), row('c'), row('b', 2)], total: 4 }
    const shown = page('abc')
    expect(renewedRows(shown, now, false)).toEqual({ data: [row('a'), row('b', 2), row('c')], total: 3 })
    expect(renewedRows(shown, now, true).total).toBe(4)
    expect(renewedRows(shown, now, false).data[2]).toBe(shown.data[2])
  })
})
