import { useQuery } from '@tanstack/react-query'
import { useShellParts } from '../featureParts.ts'
import { useLiveLost } from '../live/liveState.ts'

const everyMinute = 60_000

/** What waits for somebody, by resource, and the unread notifications; fetched anew as things change, see LiveUpdates, and every minute while that is not told. */
export function useBadges(): Readonly<Record<string, number>> {
  const lost = useLiveLost()
  const { countBadges } = useShellParts()
  const { data } = useQuery({
    queryKey: ['badges'],
    queryFn: ({ signal }) => countBadges(signal),
    refetchInterval: lost ? everyMinute : false,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    staleTime: everyMinute / 2,
  })
  return { ...data }
}
