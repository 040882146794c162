import { useTranslate } from '../../i18n/index.ts'
import type { CustomerOrder } from '../../schema/payments/calls/payments.ts'
import { useBilingual } from '../core/useBilingual.ts'
import { useFormat } from '../core/useFormat.ts'
import { OutcomeTag } from './OutcomeTag.tsx'
import { planText } from './planText.ts'

/** The facts of a payment. */
export function OrderFacts({ order }: { order: CustomerOrder }) {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const { ref, title, orderType, amount, currency, plan, refunded, outcome, changedAt, deposit } = order
  const type = deposit ? t('landing.tamara.deposit') : t(`enumerations.paymentOrderType.${orderType}`)
  const name = bilingual(title)
  return (
    <dl className="card facts pay-facts">
      <div>
        <dt>{t('landing.tamara.state')}</dt>
        <dd>
          <OutcomeTag outcome={outcome} />
        </dd>
      </div>
      <div>
        <dt>{t('landing.done.reference')}</dt>
        <dd>
          <bdi dir="ltr" translate="no">
            {ref}
          </bdi>
        </dd>
      </div>
      <div>
        <dt>{t('landing.tamara.for')}</dt>
        <dd>{name ? `${type} · ${name}` : type}</dd>
      </div>
      {plan && (
        <div>
          <dt>{t('landing.tamara.split')}</dt>
          <dd>{planText(t, format, plan, currency)}</dd>
        </div>
      )}
      {refunded > 0 && (
        <div>
          <dt>{t('landing.tamara.refunded')}</dt>
          <dd>
            <bdi>{format.money(refunded, currency)}</bdi>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('landing.tamara.at')}</dt>
        <dd>{format.dateTime(changedAt)}</dd>
      </div>
      <div className="facts-total">
        <dt>{t('landing.tamara.amount')}</dt>
        <dd>
          <bdi>{format.money(amount, currency)}</bdi>
        </dd>
      </div>
    </dl>
  )
}
