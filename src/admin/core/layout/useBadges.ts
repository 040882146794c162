import { useQuery } from '@tanstack/react-query'
import { useShellParts } from '../featureParts.ts'
import { useLiveLost } from '../live/liveState.ts'

const everyMinute = 60_000

/**
 * Number of waiting items by resource, and of unread notifications; reloaded on live events (LiveUpdates), and every minute without a
 * stream.
 */
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
