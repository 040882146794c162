import { Link } from 'wouter'
import { press } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import type { PaymentOffer } from '../../schema/payments/calls/payments.ts'
import { Icon } from '../core/parts/Icon.tsx'
import { Note } from '../core/parts/Note.tsx'
import { useBilingual } from '../core/useBilingual.ts'
import { useFormat } from '../core/useFormat.ts'
import { OutcomeTag } from './OutcomeTag.tsx'
import { Plan } from './Plan.tsx'
import { useCheckout } from './useCheckout.ts'
import { useOrderPath } from './useOrderPath.ts'

/** One thing to pay: name, amount, number of instalments, and the ways to pay; `later`: also in instalments. */
export function OfferCard({ offer, later }: { offer: PaymentOffer; later: boolean }) {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const orderPath = useOrderPath()
  const inParts = useCheckout(offer, 'tamara')
  const byCard = useCheckout(offer, 'moyasar')
  const { orderType, ref, title, startAt, amount, currency, plan, card, problem, order, deposit, dueAt } = offer
  const kind = deposit ? t('landing.tamara.deposit') : t(`enumerations.paymentOrderType.${orderType}`)
  return (
    <article className="card stack pay-card">
      <div className="pay-head">
        <div className="pay-words">
          <h2 className="choice-title">{bilingual(title) || kind}</h2>
          <p className="choice-detail">
            {kind}
            {ref && (
              <>
                {' · '}
                <bdi dir="ltr">{ref}</bdi>
              </>
            )}
          </p>
          {startAt && (
            <p className="choice-detail">
              {format.longDay(startAt)} <span className="together">{format.time(startAt)}</span>
            </p>
          )}
        </div>
        {order && <OutcomeTag outcome={order.outcome} />}
      </div>
      <p className="pay-sum">
        <bdi>{format.money(amount, currency)}</bdi>
      </p>
      {dueAt && (
        <p className="choice-detail">{t('landing.tamara.depositDue', { until: `${format.longDay(dueAt)} ${format.time(dueAt)}` })}</p>
      )}
      {plan && !problem && order?.provider !== 'moyasar' && <Plan plan={order?.plan ?? plan} currency={currency} />}
      {problem && problem !== 'away' && !order && <Note>{t(`landing.tamara.problem.${problem}`)}</Note>}
      {order && (
        <Link href={orderPath(order.orderId)} className="button button-quiet button-wide">
          {t('landing.tamara.receipt')}
          <Icon name="onward" size={20} />
        </Link>
      )}
      {!order && later && !problem && (
        <button type="button" className="button button-primary button-wide" onClick={press(() => inParts.send())}>
          {t('landing.tamara.pay')}
        </button>
      )}
      {!order && card && (
        <button
          type="button"
          className={`button button-wide ${later && !problem ? 'button-quiet' : 'button-primary'}`}
          onClick={press(() => byCard.send())}
        >
          {t('landing.tamara.payByCard')}
        </button>
      )}
      <p className="field-error" role="alert">
        {inParts.complaint ?? byCard.complaint}
      </p>
    </article>
  )
}
