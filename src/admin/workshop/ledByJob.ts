import type { Row } from '../core/definition.ts'
import type { MayAsk } from '../core/rights.ts'

/** Customer, car and advisor of the visit, shown first. */
export const whose = ['vehicleId', 'customerId', 'advisorId'] as const

/** Whether a booking's page shows the job: test drives have none, and not everybody may see it. */
export const hasJob = (row: Row, may: MayAsk): boolean => row['type'] !== 'testDrive' && may('list', 'jobServices')

/** Fields shown above a booking's facts, so that the facts leave them out. */
export const ledByJob = (row: Row, may: MayAsk): readonly string[] => [
  ...whose.filter((name) => row[name]),
  ...(hasJob(row, may) ? ['services', 'totals', 'photos'] : []),
]
