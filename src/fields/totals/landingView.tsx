import { useTranslate } from '../../i18n/index.ts'
import { amountDue, type Totals } from '../../schema/core/money.ts'
import { useFormat } from '../../landing/core/useFormat.ts'
import type { TextKey } from '../../schema/textKey.ts'

/** Discount, net, VAT, total, and what points have paid of it, as the last rows of a list of facts. */
export function TotalsFacts({ totals }: { totals: Totals }) {
  const t = useTranslate()
  const format = useFormat()
  const { discount = 0, byPoints = 0, currency } = totals
  const line = (amount: number, text: TextKey, className?: string) => (
    <div className={className}>
      <dt>{t(text)}</dt>
      <dd>
        <bdi>{format.money(amount, currency)}</bdi>
      </dd>
    </div>
  )
  const off = (amount: number, text: TextKey, className: string) => (
    <div className={className}>
      <dt>{t(text)}</dt>
      <dd>
        {/* A direction mark keeps the sign before its number in Arabic as well. */}
        <span>
          {'\u200e'}−{format.money(amount, currency)}
        </span>
      </dd>
    </div>
  )
  return (
    <>
      {discount > 0 && off(discount, 'landing.book.discount', 'facts-sum facts-off')}
      {line(totals.net, 'landing.book.net', 'facts-sum')}
      {line(totals.vat, 'landing.book.vat')}
      {line(totals.gross, 'landing.book.total', 'facts-total')}
      {byPoints > 0 && (
        <>
          {off(byPoints, 'landing.book.byPoints', 'facts-off')}
          {line(amountDue(totals), 'landing.book.due', 'facts-total')}
        </>
      )}
    </>
  )
}
