import type { PaymentOffer } from '../../schema/payments/calls/payments.ts'
import type { GatewayName } from '../../schema/payments/online.ts'
import { tamaraCheckout } from '../../schema/payments/calls.ts'
import { useSending, type Sending } from '../core/steps/useSending.ts'
import { useAsking } from '../appointments/index.ts'

/** Opens the page of a gateway; pressing twice creates one order. */
export function useCheckout(
  { orderType, refId }: Pick<PaymentOffer, 'orderType' | 'refId'>,
  provider: GatewayName,
): Pick<Sending, 'send' | 'complaint'> {
  const call = useAsking()
  return useSending(async () => {
    const { checkoutUrl } = await call(tamaraCheckout, { orderType, refId, provider, origin: window.location.origin }, { blocking: true })
    // Providers refuse to be shown in a frame.
    window.open(checkoutUrl, '_top')
  })
}
