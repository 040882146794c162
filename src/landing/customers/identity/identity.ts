// Who uses this page, as far as it was proven. The proof is the stored mobile; it is removed when the token expires.
import type { OutputOf } from '../../../schema/endpoints.ts'
import { session, useSession, type SessionValues } from '../../../session/index.ts'
import { endSession, requestToken } from '../../core/api.ts'

/** A verified code's answer. */
export type Verified = OutputOf<'verifyOtp'>
/** The person on this page. */
export interface Identity {
  /** The proven mobile, E.164. */
  mobile: string | undefined
  customer: SessionValues['customer'] | undefined
  vehicles: SessionValues['userVehicle']
}
const none: SessionValues['userVehicle'] = []

/** The person on this page, kept up to date. */
export function useIdentity(): Identity {
  const mobile = useSession('phoneNumber')
  const customer = useSession('customer')
  const vehicles = useSession('userVehicle') ?? none
  return { mobile, customer: mobile ? customer : undefined, vehicles: mobile ? vehicles : none }
}

/** Stores a customer's record. */
export function keepCustomer(customer: SessionValues['customer']): void {
  session.set('customer', customer)
  session.set('customerId', customer.id)
  session.set('fullName', `${customer.firstName} ${customer.lastName}`)
  if (customer.email) session.set('email', customer.email)
}

/** Stores the answer to a verified code, or to acting for a person. */
export function acceptProof({ token, mobile, customer, vehicles }: Omit<Verified, 'match' | 'message'>): void {
  session.set('accessToken', token)
  session.remove('customer')
  if (customer) keepCustomer(customer)
  session.set('userVehicle', vehicles)
  session.set('phoneNumber', mobile)
}

/** Adds a car to the person's cars. */
export function keepVehicle(vehicle: SessionValues['userVehicle'][number]): void {
  session.set('userVehicle', [...(session.get('userVehicle') ?? []), vehicle])
}

/** Removes the person and their drafts; the tenant and its settings stay. */
export function forgetPerson(): void {
  const personal = ['phoneNumber', 'customer', 'customerId', 'userVehicle', 'fullName', 'email', 'drafts', 'accessToken'] as const
  for (const key of personal) session.remove(key)
}

/** The same here and at the API, followed by a visitor's session. */
export async function leave(): Promise<void> {
  // Sent before the token is removed.
  if (session.get('phoneNumber') && navigator.onLine) void endSession()
  forgetPerson()
  await requestToken()
}
