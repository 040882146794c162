import { toasts } from '../../../http/index.ts'
import { openWaitingEntry } from '../../../schema/appointments/calls.ts'
import type { CustomerWaitingEntry } from '../../../schema/appointments/customerWaitingEntry.ts'
import type { OutputOf } from '../../../schema/endpoints.ts'
import { call } from '../../core/api.ts'

type Proposal = NonNullable<OutputOf<'proposedBooking'>['data']>

/** An entry as a whole booking: with its time while that is held, otherwise without one, and said so. */
const bookingOf = ({ vehicleId, services, locationId, transport, offer }: CustomerWaitingEntry): Proposal => ({
  ...{ vehicleId, services, locationId, transport },
  startAt: offer?.startAt ?? null,
})

/** Opens an entry from its message: the booking of the time that it was offered. Throws HttpError. */
export async function openOffer(id: string): Promise<Proposal> {
  const { entry } = await call(openWaitingEntry, {}, { params: { id }, quiet: 'silent' })
  const isOpen = entry.status === 'waiting' || entry.status === 'offered'
  if (!entry.offer) toasts.error({ key: isOpen ? 'landing.waiting.gone' : 'landing.waiting.ended' })
  return bookingOf(entry)
}
