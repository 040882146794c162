import { useQuery } from '@tanstack/react-query'
import { useShellParts, type ShellParts } from '../featureParts.ts'
import { useLiveLost } from '../live/liveState.ts'

const everyMinute = 60_000

/** The question for the counts. */
export const badgesQuery = (count: ShellParts['countBadges']) => ({
  queryKey: ['badges'],
  queryFn: ({ signal }: { signal: AbortSignal }) => count(signal),
  staleTime: everyMinute / 2,
})

/**
 * Number of waiting items by resource, and of unread notifications; reloaded on live events (LiveUpdates), and every minute without a
 * stream.
 */
export function useBadges(): Readonly<Record<string, number>> {
  const lost = useLiveLost()
  const { countBadges } = useShellParts()
  const { data } = useQuery({
    ...badgesQuery(countBadges),
    refetchInterval: lost ? everyMinute : false,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
  })
  return { ...data }
}
