// A lead's response time between two answers of the server: it continues while the branch is open.
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Translate } from '../../i18n/index.ts'
import type { OutputOf } from '../../schema/endpoints.ts'
import { leadClock } from '../../schema/leads/calls.ts'
import { useClock } from '../core/minuteClock.ts'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { spanOf } from '../core/spanOf.ts'

/** The response time as the server answered it. */
export type LeadClock = OutputOf<'leadClock'>

/** The business minutes now: the server's, plus those since then in which the branch was open. `now` in ms. */
export function minutesNow({ minutes, running, changesAt, at }: LeadClock, now: number): number | null {
  if (minutes === null || !running) return minutes
  const until = changesAt ? Math.min(now, Date.parse(changesAt)) : now
  return minutes + Math.max(0, Math.floor((until - Date.parse(at)) / 60_000))
}

/** Business minutes as text. */
export const waitOf = (translate: Translate, minutes: number): string => spanOf(translate, minutes, { days: false })

/** A lead's response time, reloaded when the lead changes and when the branch opens or closes. */
export function useLeadClock(row: Row): { clock: LeadClock | undefined; minutes: number | null } {
  const now = useClock()
  const { data, refetch } = useQuery({
    queryKey: ['leads', 'clock', row.id, row.version],
    queryFn: ({ signal }) => client.call(leadClock, {}, { params: { id: row.id }, signal, quiet: 'silent' }),
  })
  const over = data?.changesAt ? Date.parse(data.changesAt) <= now : false
  useEffect(() => {
    if (over) void refetch()
  }, [over, refetch])
  return { clock: data, minutes: data ? minutesNow(data, now) : null }
}
