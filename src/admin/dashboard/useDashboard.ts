import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../session/index.ts'
import { client } from '../client.ts'

const everyMinutes = 5

/** The day's figures, of the branch the person looks at; fetched anew every few minutes. */
export function useDashboard() {
  const locationId = useSession('branch')
  return useQuery({
    queryKey: ['dashboard', locationId],
    queryFn: ({ signal }) => client.call('dashboard', locationId ? { locationId } : {}, { signal }),
    refetchInterval: everyMinutes * 60_000,
  })
}
