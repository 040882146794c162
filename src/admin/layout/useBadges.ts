import { useQuery } from '@tanstack/react-query'
import { client } from '../client.ts'

const everyMinutes = 2

/** What waits for somebody, by resource; fetched anew every other minute while the page is looked at. */
export function useBadges(): Readonly<Record<string, number>> {
  const { data } = useQuery({
    queryKey: ['badges'],
    queryFn: ({ signal }) => client.call('badgeCounts', {}, { signal }),
    refetchInterval: everyMinutes * 60_000,
    staleTime: 30_000,
  })
  return { ...data }
}
