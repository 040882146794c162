import { useTranslate } from '../../i18n/index.ts'
import type { Totals } from '../../schema/core/money.ts'
import { useFormat } from '../../landing/core/useFormat.ts'
import type { TextKey } from '../../schema/textKey.ts'

/** Discount, net, VAT and total, as the last rows of a list of facts. */
export function TotalsFacts({ totals }: { totals: Totals }) {
  const t = useTranslate()
  const format = useFormat()
  const { discount = 0, currency } = totals
  const line = (amount: 'net' | 'vat' | 'gross', text: TextKey, className?: string) => (
    <div className={className}>
      <dt>{t(text)}</dt>
      <dd>
        <bdi>{format.money(totals[amount], currency)}</bdi>
      </dd>
    </div>
  )
  return (
    <>
      {discount > 0 && (
        <div className="facts-sum facts-off">
          <dt>{t('landing.book.discount')}</dt>
          <dd>
            {/* A direction mark keeps the sign before its number in Arabic as well. */}
            <span>
              {'\u200e'}−{format.money(discount, currency)}
            </span>
          </dd>
        </div>
      )}
      {line('net', 'landing.book.net', 'facts-sum')}
      {line('vat', 'landing.book.vat')}
      {line('gross', 'landing.book.total', 'facts-total')}
    </>
  )
}
