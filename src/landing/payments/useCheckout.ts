import type { PaymentOffer } from '../../schema/payments/calls/payments.ts'
import { tamaraCheckout } from '../../schema/payments/calls.ts'
import { useSending, type Sending } from '../core/steps/useSending.ts'
import { useAsking } from '../appointments/index.ts'

/** Opens the provider's page; pressing twice creates one order. */
export function useCheckout({ orderType, refId }: Pick<PaymentOffer, 'orderType' | 'refId'>): Pick<Sending, 'send' | 'complaint'> {
  const call = useAsking()
  return useSending(async () => {
    const { checkoutUrl } = await call(tamaraCheckout, { orderType, refId, origin: window.location.origin }, { blocking: true })
    window.location.assign(checkoutUrl)
  })
}
