import { useQuery } from '@tanstack/react-query'
import type { Calendar, Conflict } from '../../schema/calls/calendar.ts'
import type { InputOf } from '../../schema/endpoints.ts'
import { client } from '../client.ts'
import { useLater } from '../fields/useLater.ts'
import { useSpeaker } from '../speaker.ts'
import { conflictAtHand, isNew, type Proposal } from './proposal.ts'

const patience = 150

/** What is known of a proposal so far. */
export interface Verdict {
  conflict: Conflict | null
  checking: boolean
}

/** What stands in the way of a proposal: at once what the calendar shows, then what the server knows. */
export function useConflict(calendar: Calendar | undefined, proposal: Proposal | null): Verdict {
  const { timeZone } = useSpeaker()
  const known = calendar && proposal ? conflictAtHand(calendar, proposal, timeZone) : null
  const asks = proposal !== null && known === null && isNew(proposal)
  const question = proposal && asks ? questionOf(proposal) : ''
  const settled = useLater(question, patience)
  const { data, isFetching } = useQuery({
    queryKey: ['appointments', 'calendar', 'check', proposal?.booking.id, proposal?.booking.version, settled],
    queryFn: ({ signal }) =>
      client.call('checkMove', JSON.parse(settled) as InputOf<'checkMove'>, {
        signal,
        quiet: 'silent',
        params: { id: proposal?.booking.id ?? '' },
      }),
    enabled: asks && settled === question,
  })
  if (!asks) return { conflict: known, checking: false }
  return { conflict: settled === question ? (data?.conflict ?? null) : null, checking: settled !== question || isFetching }
}

const questionOf = ({ startAt, endAt, advisorId, bay }: Proposal): string =>
  JSON.stringify({ startAt, endAt, ...(advisorId ? { advisorId } : {}), ...(bay ? { bay } : {}) })
