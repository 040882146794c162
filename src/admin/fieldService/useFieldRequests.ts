import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../session/index.ts'
import { client } from '../core/client.ts'
import { useLiveRefresh } from '../core/live/useLiveRefresh.ts'
import { useAct } from '../core/useAct.ts'
import { errandDesk, errandDay } from '../../schema/fieldService/calls.ts'

const resources = ['roadsideAssistance', 'homeService', 'serviceAreas', 'staff']
const spare = 60_000

function useAnew(): void {
  const queries = useQueryClient()
  useLiveRefresh(resources, () => queries.invalidateQueries({ queryKey: ['errands'] }))
}

/** What is open now at the branch in the bar, brought up to date as it changes. */
export function usePreferences() {
  useAnew()
  const locationId = useSession('branch')
  return useQuery({
    queryKey: ['errands', 'desk', locationId],
    queryFn: ({ signal }) => client.call(errandDesk, locationId ? { locationId } : {}, { signal }),
    refetchInterval: spare,
  })
}

/** A driver's day, one's own without an id. */
export function useDay(driverId: string | undefined) {
  useAnew()
  return useQuery({
    queryKey: ['errands', 'day', driverId ?? ''],
    queryFn: ({ signal }) => client.call(errandDay, driverId ? { driverId } : {}, { signal }),
    refetchInterval: spare,
    networkMode: 'always',
  })
}

/** Does something to field requests and shows them as they are then. */
export const useFieldRequestAction = () => useAct(['errands', 'roadsideAssistance', 'homeService', 'badges'])
