import { useTranslate } from '../../i18n/index.ts'
import type { PaymentOffer } from '../../schema/payments/calls/payments.ts'
import { useFormat } from '../core/useFormat.ts'
import { planText } from './planText.ts'

/** The instalments of a payment as drawing and text; the first is paid now. */
export function Plan({ plan, currency }: { plan: NonNullable<PaymentOffer['plan']>; currency: string }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <div className="stack-tight">
      <span className="pay-parts" aria-hidden="true">
        {Array.from({ length: plan.instalments }, (_, place) => (
          <span key={place} />
        ))}
      </span>
      <p>{planText(t, format, plan, currency)}</p>
    </div>
  )
}
