import { useEffect, useState } from 'react'
import { HttpError } from '../../../http/index.ts'
import type { InputOf } from '../../../schema/endpoints.ts'
import { releaseTime, holdTime } from '../../../schema/appointments/calls.ts'
import { call } from '../../core/api.ts'
import type { FlowState } from '../../core/steps/makeFlow.tsx'
import type { BookingDraft, StepName } from './draft.ts'

/** A key of the time to hold for a draft; undefined while no time is chosen. */
const requestOf = ({ locationId, services, advisorId, startAt }: BookingDraft): string | undefined =>
  locationId && startAt && services.length > 0 ? JSON.stringify({ locationId, services, advisorId, startAt }) : undefined

/**
 * Holds the chosen time while the person goes on, and releases it when they choose another. Returns how often a time was taken before it
 * could be held; other errors are ignored, because a booking needs no hold.
 */
export function useHold({ draft, change }: Pick<FlowState<BookingDraft, StepName>, 'draft' | 'change'>): number {
  const [lost, setLost] = useState(0)
  const request = requestOf(draft)
  const held = draft.held?.request
  useEffect(() => {
    if (request === held) return
    if (request === undefined) {
      change({ held: undefined })
      void call(releaseTime, {}, { quiet: 'silent' }).catch(() => undefined)
      return
    }
    const abort = new AbortController()
    call(holdTime, JSON.parse(request) as InputOf<'holdTime'>, { quiet: 'silent', signal: abort.signal })
      .then(({ ttl }) => abort.signal.aborted || change({ held: { request, until: Date.now() + ttl * 1000 } }))
      .catch((failure: unknown) => {
        if (abort.signal.aborted || !(failure instanceof HttpError) || failure.code !== 'slotTaken') return
        setLost((last) => last + 1)
        change({ startAt: undefined })
      })
    return () => abort.abort()
  }, [request, held, change])
  return lost
}
