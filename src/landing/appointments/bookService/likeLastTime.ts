import { recommendedServices, advisors as advisorsCall } from '../../../schema/appointments/calls.ts'
import { landingLocations } from '../../../schema/masters/calls.ts'
import type { CustomerAppointment } from '../../../schema/appointments/customerBooking.ts'
import { call } from '../../core/api.ts'
import { addressParts, noPlace, type PickedPlace } from '../../masters/index.ts'
import type { BookingDraft } from './draft.ts'

const placeOf = (address: CustomerAppointment['pickupAddress']): PickedPlace => ({
  ...noPlace(),
  point: address?.lat && address.lng ? { lat: address.lat, lng: address.lng } : null,
  address: Object.fromEntries(addressParts.map((part) => [part, address?.[part] ?? ''])) as PickedPlace['address'],
})

/** The draft's answers from an earlier booking, as far as the dealership still offers them; `whole` when it offers all. */
export async function likeLastTime({ vehicle, services, location, advisor, transport, pickupAddress }: CustomerAppointment): Promise<{
  answers: Partial<BookingDraft>
  whole: boolean
}> {
  const offers = (await call(recommendedServices, vehicle ? { vehicleId: vehicle.id } : {})).data
  const open = (await call(landingLocations, {})).data.some(({ id }) => id === location.id)
  const advisors = open ? (await call(advisorsCall, { locationId: location.id })).data : []
  const codes = services.map(({ code }) => code).filter((code) => offers.some((offer) => offer.code === code))
  const sameAdvisor = advisor && advisors.some(({ id }) => id === advisor.id) ? advisor.id : null
  return {
    whole: open && codes.length === services.length && sameAdvisor === (advisor?.id ?? null),
    answers: {
      vehicleId: vehicle?.id,
      mileage: '',
      services: codes,
      locationId: open ? location.id : undefined,
      advisorId: sameAdvisor,
      date: undefined,
      startAt: undefined,
      transport,
      place: placeOf(pickupAddress),
      concern: '',
      promotion: undefined,
    },
  }
}
