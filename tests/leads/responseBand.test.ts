// Response bands of the specification, section 4: how fast a lead was answered.
import { expect, it } from 'vitest'
import { responseBand } from '../../src/schema/leads/responseBand.ts'

it.each([
  [null, 'N/A'],
  [0, '0-15 Min'],
  [14, '0-15 Min'],
  [15, '15-30 Min'],
  [29, '15-30 Min'],
  [30, '30-45 Min'],
  [44, '30-45 Min'],
  [45, '45-1 Hour'],
  [59, '45-1 Hour'],
  [60, '1 Hour +'],
  [100_000, '1 Hour +'],
] as const)('§4.6 puts %s business minutes into %s: a band ends before its upper bound', (minutes, band) => {
  expect(responseBand(minutes)).toBe(band)
})
