// The order of the lines of a work queue.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rankQueue, type Rankable } from '../../server/dashboard/rankQueue.ts'

const now = new Date('2026-03-02T09:00:00.000Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
const line = (name: string, hours: number, { place = 0, elsewhere = false } = {}) => ({ name, at: ago(hours), place, elsewhere })
const order = (...lines: ReturnType<typeof line>[]) => rankQueue(lines, now).map(({ name }) => name)

describe('the queue', () => {
  it('puts the last hours before what is late since yesterday, and that before what is older', () => {
    expect(order(line('old', 51 * 24), line('yesterday', 20), line('new', 0.1), line('soon', -0.5))).toEqual([
      'new',
      'soon',
      'yesterday',
      'old',
    ])
  })
  it('puts last what a colleague has and may still do in time', () => {
    expect(order(line('theirs', -2, { elsewhere: true }), line('theirs, late', 1, { elsewhere: true }), line('old', 99))).toEqual([
      'theirs, late',
      'old',
      'theirs',
    ])
  })
  it('puts the more urgent kind first, whatever waits longer within a day', () => {
    expect(order(line('call', 3, { place: 1 }), line('lead', 20, { place: 0 }))).toEqual(['lead', 'call'])
  })
  it('puts what a colleague works on after one’s own and what nobody has', () => {
    expect(order(line('theirs', 1, { elsewhere: true }), line('mine', 0.1, { place: 5 }))).toEqual(['mine', 'theirs'])
  })
  it('puts what waits longest first, but of the oldest the newest', () => {
    expect(order(line('short', 1), line('long', 3))).toEqual(['long', 'short'])
    expect(order(line('older', 900), line('newer', 50))).toEqual(['newer', 'older'])
  })
  it('keeps every line once, and gives the same order whatever order they come in', () => {
    const lines = fc.array(
      fc.record<Rankable>({
        place: fc.integer({ min: 0, max: 8 }),
        at: fc.integer({ min: -48, max: 2_000 }).map(ago),
        elsewhere: fc.boolean(),
      }),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(lines, (given) => {
        const ranked = rankQueue(given, now)
        expect([...ranked].map((one) => JSON.stringify(one)).sort()).toEqual(given.map((one) => JSON.stringify(one)).sort())
        expect(rankQueue([...given].reverse(), now).map((one) => JSON.stringify(one))).toEqual(ranked.map((one) => JSON.stringify(one)))
      }),
    )
  })
})
