import { useQuery } from '@tanstack/react-query'
import { client } from '../client.ts'

const everyMinutes = 5

/** The day's figures; fetched anew every few minutes. */
export const useDashboard = () =>
  useQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => client.call('dashboard', {}, { signal }),
    refetchInterval: everyMinutes * 60_000,
  })
