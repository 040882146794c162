import { useGetList } from 'react-admin'
import type { Row } from '../core/definition.ts'
import { useMay } from '../core/rights.ts'
import { dayMs } from '../../schema/core/time/dayLength.ts'

/** Days within which another visit may be a comeback. */
const comebackDays = 30
const shown = 4

/** The last visits of a car that ended with the hand-over, latest first. */
export function useEarlierVisits(vehicleId: unknown, without?: string): Row[] {
  const may = useMay()
  const { data = [] } = useGetList<Row>(
    'appointments',
    {
      pagination: { page: 1, perPage: shown + 1 },
      sort: { field: 'startAt', order: 'DESC' },
      filter: { vehicleId: [vehicleId], status: ['delivered'], closure: ['none'] },
      meta: { everyBranch: true },
    },
    { enabled: typeof vehicleId === 'string' && vehicleId !== '' && may('list', 'appointments') },
  )
  return typeof vehicleId === 'string' && vehicleId ? data.filter(({ id }) => id !== without).slice(0, shown) : []
}

/** Whether a visit that begins then may be a comeback of the earlier one. */
export function mayComeOf(earlier: Row, startAt: unknown): boolean {
  const begins = typeof startAt === 'string' && startAt ? Date.parse(startAt) : Date.now()
  const left = Date.parse(String(earlier['statusAt'] ?? earlier['startAt']))
  return begins >= Date.parse(String(earlier['startAt'])) && begins - left <= comebackDays * dayMs
}
