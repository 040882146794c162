import { useQuery } from '@tanstack/react-query'
import { client } from '../client.ts'

const everyMinute = 60_000

/** What waits for somebody, by resource, and the unread notifications; fetched anew every minute and whenever the page is looked at again, not while it is hidden. */
export function useBadges(): Readonly<Record<string, number>> {
  const { data } = useQuery({
    queryKey: ['badges'],
    queryFn: ({ signal }) => client.call('badgeCounts', {}, { signal, quiet: 'silent' }),
    refetchInterval: everyMinute,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    staleTime: everyMinute / 2,
  })
  return { ...data }
}
