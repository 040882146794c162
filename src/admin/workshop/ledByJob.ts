import type { Row } from '../core/definition.ts'
import type { MayAsk } from '../core/rights.ts'

/** Customer, car and advisor of the visit, shown first. */
export const whose = ['vehicleId', 'customerId', 'advisorId'] as const

/** Whether a booking's page shows the job: test drives have none, and not everybody may see it. */
export const hasJob = (row: Row, may: MayAsk): boolean => row['type'] !== 'testDrive' && may('list', 'jobServices')

const handover = ['mileageOut', 'photosOut', 'signature', 'signedBy', 'unpaidReason', 'unpaidById'] as const
const isEmpty = (value: unknown) => value === null || value === undefined || (Array.isArray(value) && value.length === 0)

/** Fields shown above a booking's facts, so that the facts leave them out; with those of a handover that has not been or recorded nothing. */
export const ledByJob = (row: Row, may: MayAsk): readonly string[] => [
  ...whose.filter((name) => row[name]),
  'promiseFrom',
  'promiseProposedAt',
  ...(hasJob(row, may) ? ['services', 'totals', 'photos'] : []),
  ...handover.filter((name) => row['status'] !== 'delivered' || isEmpty(row[name])),
]
