// The entries of a lead's timeline from several lists that are loaded page by page.
import { expect, it } from 'vitest'
import { merged } from '../../src/admin/leads/merged.ts'

const entries = (...moments: string[]) => moments.map((at) => ({ at }))
const moments = (...lists: Parameters<typeof merged>[0]) => merged(lists).map(({ at }) => at)

it('puts the newest first, whichever list it is from', () => {
  expect(moments({ entries: entries('5', '2'), more: false }, { entries: entries('4', '1'), more: false })).toEqual(['5', '4', '2', '1'])
  expect(moments()).toEqual([])
})

it('withholds what the next page of a list may come before', () => {
  const all = { entries: entries('6', '3', '1'), more: false }
  expect(moments(all, { entries: entries('5', '4'), more: true })).toEqual(['6', '5', '4'])
  expect(moments(all, { entries: entries('5', '4', '2'), more: true })).toEqual(['6', '5', '4', '3', '2'])
  expect(moments(all, { entries: entries('5', '4', '2', '0'), more: false })).toEqual(['6', '5', '4', '3', '2', '1', '0'])
})

it('is held back by no list that is still empty', () => {
  expect(moments({ entries: entries('2'), more: false }, { entries: [], more: true })).toEqual(['2'])
})
