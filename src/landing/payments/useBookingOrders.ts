import { useEffect } from 'react'
import { bookingPayments } from '../../schema/payments/calls.ts'
import { unfinishedOutcomes, type CustomerOrder } from '../../schema/payments/calls/payments.ts'
import { useCall } from '../core/useCall.ts'
import { useWhileSeen } from '../core/useWhileSeen.ts'
import { useAsking } from '../appointments/index.ts'

/** How often an order is read while the provider has not answered, in ms. */
const soon = 3_000
const none: readonly CustomerOrder[] = []

/** The payments of the person's bookings by the booking's id; read again when `changed` changes, and soon while the provider is asked. */
export function useBookingOrders(changed?: unknown): (bookingId: string) => readonly CustomerOrder[] {
  const { data, again } = useCall(bookingPayments, {}, undefined, useAsking())
  const orders = data?.data ?? none
  useWhileSeen(again, orders.some(({ outcome }) => unfinishedOutcomes.includes(outcome)) ? soon : undefined)
  useEffect(() => (changed === undefined ? undefined : again()), [again, changed])
  return (bookingId) => orders.filter(({ refId }) => refId === bookingId)
}
