import { useEffect } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { depositTerms } from '../../../schema/appointments/calls.ts'
import type { DepositTerms as Terms } from '../../../schema/appointments/customerBooking.ts'
import { useSession } from '../../../session/index.ts'
import { Icon } from '../../core/parts/Icon.tsx'
import { Note } from '../../core/parts/Note.tsx'
import { useCall } from '../../core/useCall.ts'
import { useFormat } from '../../core/useFormat.ts'

const hourMs = 3_600_000

/** What `onShown` hands over: the deposit in minor units, 0 for none. */
interface DepositTermsProps {
  /** The codes of the services, with commas. */
  services: string
  startAt: string | undefined
  /** The terms with which the server refused a booking, where they differ from what was known. */
  refused: Terms | undefined
  onShown: (amount: number) => void
}

/** The deposit that a booking needs and its rule, before it is confirmed; or that the customer has to book by phone. */
export function DepositTerms({ services, startAt, refused, onShown }: DepositTermsProps) {
  const t = useTranslate()
  const format = useFormat()
  const phone = useSession('settings')?.supportNumber
  const { data } = useCall(depositTerms, { services })
  const terms = refused ?? data?.terms
  const amount = data || refused ? (terms?.amount ?? 0) : undefined
  useEffect(() => {
    if (amount !== undefined) onShown(amount)
  }, [amount, onShown])
  if (data?.byPhone && phone)
    return (
      <Note icon="phone" tone="caution">
        <div className="stack-tight">
          <p>{t('landing.deposit.byPhoneTitle')}</p>
          <a className="button button-quiet" href={`tel:${phone}`}>
            <Icon name="phone" size={20} />
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </div>
      </Note>
    )
  if (!terms) return null
  const until = startAt ? new Date(Date.parse(startAt) - terms.refundHours * hourMs) : undefined
  return (
    <section className="card stack-tight" aria-labelledby="deposit">
      <h3 id="deposit">{t('landing.deposit.title', { amount: format.money(terms.amount, terms.currency) })}</h3>
      <p>{t(`landing.deposit.why.${terms.why}`)}</p>
      <p>{t('landing.deposit.pay', { smart_count: terms.minutes })}</p>
      {until && (
        <p>
          {until.getTime() > Date.now()
            ? t('landing.deposit.refund', { until: `${format.longDay(until.toISOString())} ${format.time(until.toISOString())}` })
            : t('landing.deposit.noRefund')}
        </p>
      )}
      <p className="muted small">{t('landing.deposit.vat')}</p>
    </section>
  )
}
