import { describe, expect, it } from 'vitest'
import { daysOf, spanWords } from '../../../src/admin/core/filters/days.ts'
import { wireFilter } from '../../../src/admin/core/filters/wireFilter.ts'
import { firstState, readState, writeState, type ListState } from '../../../src/admin/core/list/listState.ts'
import { firstColumns } from '../../../src/admin/core/list/listFields.ts'
import { isChanged, readyViews, stateOf } from '../../../src/admin/core/list/views/readyViews.ts'
import { definitionOf } from '../../../src/admin/core/definition.ts'
import { resources } from '../../../src/schema/resources.ts'

const zone = 'Asia/Riyadh'
const say = (key: string) => key

describe('the address of a list', () => {
  const whole: ListState = {
    filter: {
      status: ['pending', 'in-progress'],
      dueAtSpan: 'next7',
      emailHas: 'false',
      q: 'سارة 05',
      createdAtFrom: '2026-11-01T00:00:00.000Z',
    },
    sort: { field: 'name', order: 'ASC' },
    page: 3,
    perPage: 50,
    columns: ['status', 'mobile', 'createdAt'],
    compact: true,
    view: 'open',
    deleted: true,
  }

  it('says everything that the list shows, and brings it back', () => {
    expect(readState('leads', writeState('leads', whole))).toEqual(whole)
    expect(writeState('leads', firstState('leads'))).toBe('')
    expect(readState('leads', '')).toEqual(firstState('leads'))
  })

  it('shows the list by default where it makes no sense', () => {
    for (const search of [
      '?filter=nonsense&page=0&perPage=7&sort=nonsense&order=up&columns=nonsense',
      '?filter=[1]&page=-1&perPage=x',
      `?filter=${encodeURIComponent('{"password":"x","nonsense":1,"dueAtSpan":"soon","emailHas":"maybe","status":{"a":1}}')}`,
      '?deleted=perhaps',
    ])
      expect({ ...readState('leads', search), columns: undefined }).toEqual(firstState('leads'))
  })
})

describe('spans of days', () => {
  // A Wednesday, one hour after midnight in Riyadh and still Tuesday in London.
  const now = new Date('2026-11-24T22:00:00Z')
  it('count from the present day of the tenant’s zone, weeks from Sunday', () => {
    expect(Object.fromEntries(spanWords.map((word) => [word, daysOf(word, zone, now)]))).toEqual({
      today: ['2026-11-25', '2026-11-25'],
      yesterday: ['2026-11-24', '2026-11-24'],
      tomorrow: ['2026-11-26', '2026-11-26'],
      last7: ['2026-11-19', '2026-11-25'],
      next7: ['2026-11-25', '2026-12-01'],
      week: ['2026-11-22', '2026-11-28'],
      month: ['2026-11-01', '2026-11-30'],
      lastMonth: ['2026-10-01', '2026-10-31'],
      past: [undefined, '2026-11-24'],
      upcoming: ['2026-11-25', undefined],
      untilToday: [undefined, '2026-11-25'],
    })
  })

  it('become the first and last instant of their days for moments, and days for days', () => {
    expect(wireFilter('leads', { dueAtSpan: 'today', q: 'x' }, zone, now)).toEqual({
      dueAtFrom: '2026-11-24T21:00:00.000Z',
      dueAtTo: '2026-11-25T20:59:59.999Z',
      q: 'x',
    })
    expect(wireFilter('customers', { birthDateSpan: 'past' }, zone, now)).toEqual({ birthDateTo: '2026-11-24' })
  })
})

describe('ready views', () => {
  it('of every resource ask for what its list knows', () => {
    for (const name of Object.keys(resources))
      for (const view of readyViews(name, 'somebody', true, say)) {
        const state = stateOf(name, view)
        expect([name, view.id, readState(name, writeState(name, state))]).toEqual([name, view.id, state])
      }
  })

  it('tell what is changed in them', () => {
    const [all, mine] = readyViews('leads', 'somebody', false, say)
    if (!all || !mine) throw new Error('Leads have views.')
    expect(isChanged('leads', all, firstState('leads'))).toBe(false)
    expect(isChanged('leads', mine, stateOf('leads', mine))).toBe(false)
    expect(isChanged('leads', mine, { ...stateOf('leads', mine), page: 4, compact: true, columns: ['status'] })).toBe(false)
    expect(isChanged('leads', mine, { ...stateOf('leads', mine), perPage: 50 })).toBe(true)
  })

  it('offer the deleted ones to those who may bring them back', () => {
    expect(definitionOf('leads').softDelete).toBe(true)
    expect(readyViews('leads', undefined, true, say).at(-1)?.id).toBe('deleted')
    expect(readyViews('leads', undefined, false, say).map(({ id }) => id)).not.toContain('deleted')
  })
})

describe('the columns by default', () => {
  it('say first when it happened, where a list is a log', () => {
    for (const log of ['audit', 'signIns', 'notifications']) expect(firstColumns(log)[0]).toBe('createdAt')
    expect(firstColumns('leads')).not.toContain('createdAt')
  })
})
