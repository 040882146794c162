import type { InputOf } from '../../../schema/endpoints.ts'
import type { BookingDraft } from './draft.ts'
import { addressOf } from '../../masters/index.ts'

/** The API's input for a complete draft; the steps ensure that nothing is missing. */
export function bookingInput(draft: BookingDraft): InputOf<'addAppointment'> {
  const concern = draft.concern.trim()
  return {
    vehicleId: draft.vehicleId ?? '',
    services: draft.services,
    locationId: draft.locationId ?? '',
    advisorId: draft.advisorId,
    startAt: draft.startAt ?? '',
    transport: draft.transport ?? 'dropOff',
    ...(draft.transport === 'pickUpDelivery' ? { pickupAddress: addressOf(draft.place) } : {}),
    ...(concern ? { concern } : {}),
    ...(draft.deposit ? { deposit: draft.deposit } : {}),
    ...(draft.promotion ? { promotionCode: draft.promotion.code } : {}),
  }
}
