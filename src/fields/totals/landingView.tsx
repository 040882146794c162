import { useTranslate } from '../../i18n/index.ts'
import { publicSums, type PublicSum, type Totals } from '../../schema/core/money.ts'
import { useFormat } from '../../landing/core/useFormat.ts'

const looks: Record<PublicSum['name'], string> = {
  discount: 'facts-off',
  total: 'facts-total',
  byPoints: 'facts-off',
  due: 'facts-total',
  vat: 'facts-vat',
}

/** Discount, total, what points have paid of it, and the VAT in it, as the last rows of a list of facts. */
export function TotalsFacts({ totals }: { totals: Totals }) {
  const t = useTranslate()
  const format = useFormat()
  return publicSums(totals).map(({ name, amount }) => (
    <div key={name} className={looks[name]}>
      <dt>{t(`landing.book.${name}`)}</dt>
      <dd>
        {/* A direction mark keeps the sign before its number in Arabic as well. */}
        <bdi>
          {amount < 0 && '\u200e−'}
          {format.money(Math.abs(amount), totals.currency)}
        </bdi>
      </dd>
    </div>
  ))
}
