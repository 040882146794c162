// Response bands: how fast a lead was answered, in business minutes. Source: the specification.
import type { Word } from '../enumerations.ts'

/** Each band with its upper bound in minutes, exclusive; the last has none. */
export const responseBands: readonly (readonly [below: number, band: Word<'responseBand'>])[] = [
  [15, '0-15 Min'],
  [30, '15-30 Min'],
  [45, '30-45 Min'],
  [60, '45-1 Hour'],
  [Infinity, '1 Hour +'],
]

/** The band of a number of business minutes; 'N/A' for null (not answered yet). Source: specification, section 4. */
export const responseBand = (minutes: number | null): Word<'responseBand'> =>
  minutes === null ? 'N/A' : (responseBands.find(([below]) => minutes < below)?.[1] ?? '1 Hour +')
