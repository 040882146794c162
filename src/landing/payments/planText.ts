import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/index.ts'
import type { PaymentOffer } from '../../schema/payments/calls/payments.ts'

/** '4 payments of SAR 57.50'; where the amount is not divisible, the first one is given separately. */
export function planText(
  t: Translate,
  format: Format,
  { instalments, first, each }: NonNullable<PaymentOffer['plan']>,
  currency: string,
): string {
  const sums = { smart_count: instalments, first: format.money(first, currency), each: format.money(each, currency) }
  return first === each ? t('landing.tamara.plan', sums) : t('landing.tamara.planFirst', sums)
}
