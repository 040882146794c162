import type { Row } from '../core/definition.ts'
import type { MayAsk } from '../core/rights.ts'

/** Whose visit it is, and which car's: told before anything else. */
export const whose = ['vehicleId', 'customerId', 'advisorId'] as const

/** Whether the job stands on a booking's page: a test drive has none, and not everybody sees it. */
export const hasJob = (row: Row, may: MayAsk): boolean => row['type'] !== 'testDrive' && may('list', 'jobServices')

/** What stands before a booking's facts and need not stand among them. */
export const ledByJob = (row: Row, may: MayAsk): readonly string[] => [
  ...whose.filter((name) => row[name]),
  ...(hasJob(row, may) ? ['services', 'totals', 'photos'] : []),
]
