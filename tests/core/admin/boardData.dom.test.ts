// The board's data while cards move between columns, without a screen.
import { describe, expect, it } from 'vitest'
import { columnOf, putCard, putFresh, putMore, readBoard, withHeld, type BoardData } from '../../../src/admin/core/board/boardData.ts'
import type { Row } from '../../../src/admin/core/definition.ts'
import { boardColumns, compareCards } from '../../../src/schema/core/board.ts'
import type { Resource } from '../../../src/schema/core/resource.ts'
import { leads } from '../../../src/schema/leads/resources/leads.ts'
import { resources } from '../../../src/schema/resources.ts'

const now = Date.parse('2026-11-22T08:00:00Z')
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString()
const lead = (id: string, status: string, age: number, more: object = {}): Row => ({
  id,
  version: 1,
  status,
  createdAt: hoursAgo(age),
  updatedAt: hoursAgo(age),
  dueAt: hoursAgo(-24),
  ...more,
})
const column = (status: string, rows: Row[], total = rows.length, late = 0) => ({ status, total, late, data: rows })
const board = (...columns: ReturnType<typeof column>[]): BoardData => readBoard({ columns, names: {} })
const ids = (data: BoardData, status: string) => data.columns.find((one) => one.status === status)?.data.map(({ id }) => id)
const count = (data: BoardData, status: string) => data.columns.find((one) => one.status === status)?.total

describe('cards', () => {
  const start = board(
    column('pending', [lead('a', 'pending', 5), lead('b', 'pending', 3)]),
    column('in-progress', [lead('c', 'in-progress', 4)]),
  )

  it('go to their place by age and take the counts along', () => {
    const moved = putCard('leads', start, lead('b', 'in-progress', 3), now)
    expect([ids(moved, 'pending'), ids(moved, 'in-progress')]).toEqual([['a'], ['c', 'b']])
    expect([count(moved, 'pending'), count(moved, 'in-progress')]).toEqual([1, 2])
  })

  it('that are late stand first and are counted', () => {
    const moved = putCard('leads', start, lead('b', 'in-progress', 3, { dueAt: hoursAgo(1) }), now)
    expect(ids(moved, 'in-progress')).toEqual(['b', 'c'])
    expect(moved.columns[1]?.late).toBe(1)
    expect(putCard('leads', moved, lead('b', 'in-progress', 3), now).columns[1]?.late).toBe(0)
  })

  it('leave untouched columns as they are', () => {
    const whole = board(column('pending', [lead('a', 'pending', 5)]), column('in-progress', []), column('closed', [lead('z', 'closed', 9)]))
    expect(putCard('leads', whole, lead('a', 'in-progress', 5), now).columns[2]).toBe(whole.columns[2])
  })

  it('that belong below what was fetched so far come with the rest', () => {
    const long = board(column('pending', [lead('a', 'pending', 9)], 100), column('in-progress', [lead('c', 'in-progress', 4)]))
    const moved = putCard('leads', long, lead('c', 'pending', 4), now)
    expect([ids(moved, 'pending'), count(moved, 'pending')]).toEqual([['a'], 101])
  })

  it('on their way stand where they go, and back where they were when they are let go', () => {
    const held = withHeld('leads', start, new Map([['a', 'in-progress']]), now)
    expect([ids(held, 'pending'), ids(held, 'in-progress')]).toEqual([['b'], ['a', 'c']])
    expect(withHeld('leads', start, new Map([['nobody', 'closed']]), now)).toEqual(start)
  })

  it('asked for again are true, gone where they are no more on the board', () => {
    const fresh = board(column('pending', [], 1), column('in-progress', [lead('b', 'in-progress', 3)], 1, 1))
    const after = putFresh('leads', start, fresh, ['b', 'c'], now)
    expect([ids(after, 'pending'), ids(after, 'in-progress')]).toEqual([['a'], ['b']])
    expect([count(after, 'in-progress'), after.columns[1]?.late, columnOf(after, 'c')]).toEqual([1, 1, undefined])
  })

  it('that come twice stand once', () => {
    const more = board(column('pending', [lead('b', 'pending', 3), lead('d', 'pending', 1)], 3))
    expect(ids(putMore(start, more), 'pending')).toEqual(['a', 'b', 'd'])
    expect(count(putMore(start, board(column('pending', [], 7))), 'pending')).toBe(2)
  })
})

describe('a board', () => {
  it('names only statuses and fields that there are', () => {
    for (const resource of Object.values(resources) as unknown as Resource[]) {
      const { name, board: drawn, views = {} } = resource
      if (!drawn) continue
      const words = boardColumns(resource)
      const named = [drawn.late, drawn.order, drawn.warns, drawn.recent].flatMap((one) => Object.keys(one ?? {}))
      expect([name, named.filter((word) => !words.includes(word))]).toEqual([name, []])
      if (drawn.view) expect(Object.keys(views)).toContain(drawn.view)
    }
  })

  it('shows what was settled last first', () => {
    if (!leads.board) throw new Error('Leads have a board.')
    const rows = [lead('old', 'closed', 9), lead('new', 'closed', 1)]
    expect(rows.toSorted(compareCards(leads.board, 'closed', now)).map(({ id }) => id)).toEqual(['new', 'old'])
  })
})
