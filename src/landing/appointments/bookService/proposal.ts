// A whole booking that the server proposes for what is chosen.
import { useCallback } from 'react'
import type { OutputOf } from '../../../schema/endpoints.ts'
import { proposedBooking } from '../../../schema/appointments/calls.ts'
import { dayOf } from '../../../schema/core/time/zone.ts'
import { call } from '../../core/api.ts'
import { useRegion } from '../../core/useFormat.ts'
import { useBooking } from './booking.tsx'
import { noAnswers } from './draft.ts'

type Proposal = NonNullable<OutputOf<'proposedBooking'>['data']>
/** What is chosen already; services are codes. */
interface Wanted {
  vehicleId?: string
  services?: readonly string[]
  locationId?: string
  startAt?: string
}

/** A whole booking for what is chosen; null where none of the person's cars is due. Throws HttpError. */
export async function findBooking({ services, ...wanted }: Wanted, quiet?: 'silent'): Promise<Proposal | null> {
  const input = { ...wanted, ...(services ? { services: services.join(',') } : {}) }
  return (await call(proposedBooking, input, quiet ? { quiet } : {})).data
}

/** Takes a proposal into the draft, `afresh` without the draft's other answers, and goes to the summary, or to the times where none is free soon. */
export function useTakeProposal(): (proposal: Proposal, how?: 'afresh') => void {
  const { change, go } = useBooking()
  const { timeZone } = useRegion()
  return useCallback(
    ({ transport, locationId, startAt, ...rest }, how) => {
      const place = {
        locationId: locationId ?? undefined,
        startAt: startAt ?? undefined,
        date: startAt ? dayOf(startAt, timeZone) : undefined,
      }
      change({ ...(how ? { ...noAnswers(), transport } : {}), ...rest, ...place })
      go(startAt ? 'summary' : 'time', { replace: true })
    },
    [change, go, timeZone],
  )
}
