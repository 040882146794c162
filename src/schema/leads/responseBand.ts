// How fast a lead was answered, in the specification's bands of business minutes.
import type { Word } from '../enumerations.ts'

/** The bands of time with the minutes below which each ends, the last open. */
export const responseBands: readonly (readonly [below: number, band: Word<'responseBand'>])[] = [
  [15, '0-15 Min'],
  [30, '15-30 Min'],
  [45, '30-45 Min'],
  [60, '45-1 Hour'],
  [Infinity, '1 Hour +'],
]

/** The band of so many business minutes, each without its upper bound; N/A until there was an answer. */
export const responseBand = (minutes: number | null): Word<'responseBand'> =>
  minutes === null ? 'N/A' : (responseBands.find(([below]) => minutes < below)?.[1] ?? '1 Hour +')
