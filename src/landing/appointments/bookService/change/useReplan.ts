import { useState } from 'react'
import { HttpError } from '../../../../http/index.ts'
import { useBooking } from '../booking.tsx'
import { findBooking, useTakeProposal } from '../proposal.ts'

interface Change {
  vehicleId?: string
  services?: readonly string[]
  locationId?: string
}

/**
 * Changes the car, the services or the branch of the draft, with the same time where it is free, or else the earliest; one change at a time.
 * `pending` is the change that the server has not answered yet.
 */
export function useReplan(): { pending: Change | undefined; replan: (wanted: Change) => void } {
  const { draft } = useBooking()
  const take = useTakeProposal()
  const [pending, setPending] = useState<Change>()
  const work = async (wanted: Change) => {
    if (pending) return
    const { vehicleId = '', services, locationId = '', startAt } = draft
    const kept = { vehicleId, locationId, ...(startAt ? { startAt } : {}), ...wanted }
    setPending(wanted)
    try {
      // Another car has its own services that are due; without any the chosen ones stay.
      const own = wanted.vehicleId ? await findBooking(kept) : null
      const proposal = own ?? (await findBooking({ services, ...kept }))
      if (proposal) take(proposal)
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
    } finally {
      setPending(undefined)
    }
  }
  return { pending, replan: (wanted) => void work(wanted) }
}
