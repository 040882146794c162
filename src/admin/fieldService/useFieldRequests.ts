import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../session/index.ts'
import { client } from '../core/client.ts'
import { useLiveRefresh } from '../core/live/useLiveRefresh.ts'
import { useAct } from '../core/useAct.ts'
import { fieldServiceBoard, driverDay } from '../../schema/fieldService/calls.ts'

const resources = ['roadsideAssistance', 'homeService', 'serviceAreas', 'staff']
const spare = 60_000

function useAnew(): void {
  const queries = useQueryClient()
  useLiveRefresh(resources, () => queries.invalidateQueries({ queryKey: ['fieldRequests'] }))
}

/** What is open at the branch chosen in the top bar, updated on changes. */
export function usePreferences() {
  useAnew()
  const locationId = useSession('branch')
  return useQuery({
    queryKey: ['fieldRequests', 'board', locationId],
    queryFn: ({ signal }) => client.call(fieldServiceBoard, locationId ? { locationId } : {}, { signal }),
    refetchInterval: spare,
  })
}

/** A driver's day; without an id one's own. */
export function useDay(driverId: string | undefined) {
  useAnew()
  return useQuery({
    queryKey: ['fieldRequests', 'day', driverId ?? ''],
    queryFn: ({ signal }) => client.call(driverDay, driverId ? { driverId } : {}, { signal }),
    refetchInterval: spare,
    networkMode: 'always',
  })
}

/** Runs an action on field requests and reloads them. */
export const useFieldRequestAction = () => useAct(['fieldRequests', 'roadsideAssistance', 'homeService', 'badges'])
