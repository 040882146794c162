import { useQuery } from '@tanstack/react-query'
import type { Calendar, Conflict } from '../../../schema/appointments/calls/calendar.ts'
import type { InputOf } from '../../../schema/endpoints.ts'
import { checkMove } from '../../../schema/appointments/calls.ts'
import { client } from '../../core/client.ts'
import { useLater } from '../../core/useLater.ts'
import { useI18n } from '../../core/useI18n.ts'
import { conflictAtHand, isNew, type Proposal } from './proposal.ts'

const timeoutMs = 150

/** The result of checking a proposal so far. */
export interface Verdict {
  conflict: Conflict | null
  checking: boolean
}

/** The conflict of a proposal: at once from the loaded calendar, then from the server. */
export function useConflict(calendar: Calendar | undefined, proposal: Proposal | null): Verdict {
  const { timeZone } = useI18n()
  const known = calendar && proposal ? conflictAtHand(calendar, proposal, timeZone) : null
  const asks = proposal !== null && known === null && isNew(proposal)
  const question = proposal && asks ? questionOf(proposal) : ''
  const settled = useLater(question, timeoutMs)
  const { data, isLoading } = useQuery({
    queryKey: ['appointments', 'calendar', 'check', proposal?.booking.id, proposal?.booking.version, settled],
    queryFn: ({ signal }) =>
      client.call(checkMove, JSON.parse(settled) as InputOf<'checkMove'>, {
        signal,
        quiet: 'silent',
        params: { id: proposal?.booking.id ?? '' },
      }),
    enabled: asks && settled === question,
  })
  // A repeated check in the background keeps its last answer: the button that moves would go out under the finger.
  if (!asks) return { conflict: known, checking: false }
  return { conflict: settled === question ? (data?.conflict ?? null) : null, checking: settled !== question || isLoading }
}

const questionOf = ({ startAt, endAt, advisorId, bay }: Proposal): string =>
  JSON.stringify({ startAt, endAt, ...(advisorId ? { advisorId } : {}), ...(bay ? { bay } : {}) })
