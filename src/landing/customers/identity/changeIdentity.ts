// Changes who uses this page.
import { clearOthers } from '../../../session/clearStored.ts'
import { session, type SessionValues } from '../../../session/index.ts'
import { endSession, requestToken } from '../../core/api.ts'
import type { Verified } from './identity.ts'
import { customerName } from '../../../schema/core/customerName.ts'

/** Stores a customer's record. */
export function keepCustomer(customer: SessionValues['customer']): void {
  session.set('customer', customer)
  session.set('customerId', customer.id)
  session.set('fullName', customerName(customer))
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
  const personal = [
    'phoneNumber',
    'customer',
    'customerId',
    'userVehicle',
    'garage',
    'searchedCar',
    'asVisitor',
    'fullName',
    'email',
    'drafts',
    'nextVisit',
    'unsent',
    'accessToken',
  ] as const
  for (const key of personal) session.remove(key)
}

/** The same here and at the API, followed by a visitor's session. */
export async function leave(): Promise<void> {
  // Sent before the token is removed.
  if (session.get('phoneNumber') && navigator.onLine) void endSession()
  forgetPerson()
  clearOthers()
  await requestToken()
}
