import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { periodWords, type Period } from '../../schema/dashboard/dashboards.ts'
import type { OutputOf } from '../../schema/endpoints.ts'
import { useSession } from '../../session/index.ts'
import { useLiveRefresh } from '../core/live/useLiveRefresh.ts'
import { previousData } from '../core/parts/connection.ts'
import { dashboardQuery, firstPeriod } from './questions.ts'

/** What the dashboard holds. */
export type Dashboard = OutputOf<'dashboard'>
/** One of its figures. */
export type Figure = Dashboard['figures'][number]
/** One of its charts. */
export type Chart = Dashboard['charts'][number]

const counted = ['appointments', 'leads', 'complaints', 'followUps', 'roadsideAssistance', 'homeService', 'surveyResponses', 'vehicles']

/** The period in the address; a link shows the same. */
export function usePeriod(): [Period, (next: Period) => void] {
  const [search, setSearch] = useSearchParams()
  const word = search.get('period')
  const period = periodWords.find((one) => one === word) ?? firstPeriod
  return [period, (next) => setSearch({ period: next }, { replace: true })]
}

/** The figures of a period, for the branch chosen in the top bar; updated on changes. */
export function useDashboard(period: Period) {
  const locationId = useSession('branch')
  const queries = useQueryClient()
  const query = useQuery({
    ...dashboardQuery(period, locationId),
    placeholderData: previousData,
  })
  useLiveRefresh(counted, () => queries.invalidateQueries({ queryKey: ['dashboard'] }))
  return query
}
