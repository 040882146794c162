import { useQuery } from '@tanstack/react-query'
import { earliestTimes, nextWalkIn } from '../../../schema/appointments/calls.ts'
import { client } from '../../core/client.ts'

/** A start at a branch. */
export interface Time {
  start: string
  locationId: string
}
export const sameTime = (one: Time, other: Time): boolean => one.start === other.start && one.locationId === other.locationId

/** The earliest times for the work at a branch or, without one, at all of the person's; asked anew each time that the work changes. */
export const useEarliest = (services: string, locationId: string | undefined, enabled: boolean) =>
  useQuery({
    // Under 'slots', so that what refreshes free times refreshes them, too.
    queryKey: ['slots', 'earliest', services, locationId],
    queryFn: ({ signal }) => client.call(earliestTimes, { services, ...(locationId ? { locationId } : {}) }, { signal, quiet: true }),
    enabled: enabled && services !== '',
    gcTime: 0,
  })

/** The place that a walk-in would get now; `next` null when today has none left. */
export const useNow = (services: string, locationId: string | undefined, enabled: boolean) =>
  useQuery({
    queryKey: ['slots', 'now', services, locationId],
    queryFn: ({ signal }) => client.call(nextWalkIn, { locationId: locationId ?? '', services }, { signal, quiet: true }),
    enabled: enabled && services !== '' && locationId !== undefined,
    gcTime: 0,
  })
