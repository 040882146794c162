import { toasts } from '../../../http/index.ts'
import { openWish } from '../../../schema/appointments/calls.ts'
import type { CustomerWish } from '../../../schema/appointments/customerWish.ts'
import type { OutputOf } from '../../../schema/endpoints.ts'
import { call } from '../../core/api.ts'

type Proposal = NonNullable<OutputOf<'proposedBooking'>['data']>

/** A wish as a whole booking: with its time while that is held, otherwise without one, and said so. */
const bookingOf = ({ vehicleId, services, locationId, transport, offer }: CustomerWish): Proposal => ({
  ...{ vehicleId, services, locationId, transport },
  startAt: offer?.startAt ?? null,
})

/** Opens a wish from its message: the booking of the time that it was offered. Throws HttpError. */
export async function openOffer(id: string): Promise<Proposal> {
  const { wish } = await call(openWish, {}, { params: { id }, quiet: 'silent' })
  const isOpen = wish.status === 'waiting' || wish.status === 'offered'
  if (!wish.offer) toasts.error({ key: isOpen ? 'landing.wish.gone' : 'landing.wish.ended' })
  return bookingOf(wish)
}
