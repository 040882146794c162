import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../core/client.ts'
import { useLiveRefresh } from '../../core/live/useLiveRefresh.ts'
import { calendar } from '../../../schema/appointments/calls.ts'
import { previousData } from '../../core/parts/connection.ts'

/** A branch's calendar, refetched in the background on each change of a booking or blocked time. */
export function useCalendar(locationId: string | undefined, from: string, to: string) {
  const memory = useQueryClient()
  // The key begins with 'appointments', so that a refresh of bookings also refreshes the calendar.
  const refresh = () => memory.invalidateQueries({ queryKey: ['appointments', 'calendar'] })
  useLiveRefresh(['appointments', 'blockedTimes'], refresh)
  const query = useQuery({
    queryKey: ['appointments', 'calendar', locationId, from, to],
    queryFn: ({ signal }) => client.call(calendar, { locationId: locationId ?? '', from, to }, { signal }),
    enabled: locationId !== undefined,
    placeholderData: previousData,
  })
  return { ...query, refresh }
}
