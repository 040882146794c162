// A picked place, as drafts store it and as the API takes it.
import type { Address } from '../../../schema/core/kinds.ts'

/** The parts of an address that are asked for. */
export const addressParts = ['cityId', 'district', 'street', 'buildingNo', 'shortCode'] as const
/** A part of an address. */
export type AddressPart = (typeof addressParts)[number]
/** A point in degrees; `accuracy` in metres where it was measured or roughly named. */
export interface PickedPoint {
  lat: number
  lng: number
  accuracy?: number
}
/** A place: its point, and its address as typed. */
export interface PickedPlace {
  point: PickedPoint | null
  address: Record<AddressPart, string>
}

/** No place yet. */
export const noPlace = (): PickedPlace => ({
  point: null,
  address: { cityId: '', district: '', street: '', buildingNo: '', shortCode: '' },
})

/** The API's address of a place with its point; only the parts that were given. */
export function addressOf({ point, address }: PickedPlace): Address {
  const given = addressParts.map((part) => [part, address[part].trim()]).filter(([, value]) => value !== '')
  return { ...(Object.fromEntries(given) as Partial<Record<AddressPart, string>>), ...(point ? { lat: point.lat, lng: point.lng } : {}) }
}

/** Whether the address suffices for a driver: a short address, or at least a district. */
export const hasAddress = ({ address }: PickedPlace): boolean => Boolean(address.district.trim() || address.shortCode.trim())
