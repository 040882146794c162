import { useTranslate } from '../../i18n/index.ts'
import type { Totals } from '../../schema/money.ts'
import { useFormat } from '../useFormat.ts'

/** Net, VAT and total, as the last lines of a list of facts. */
export function TotalsFacts({ totals }: { totals: Totals }) {
  const t = useTranslate()
  const format = useFormat()
  const line = (amount: 'net' | 'vat' | 'gross', text: string, className?: string) => (
    <div className={className}>
      <dt>{t(text)}</dt>
      <dd>
        <bdi>{format.money(totals[amount], totals.currency)}</bdi>
      </dd>
    </div>
  )
  return (
    <>
      {line('net', 'landing.book.net', 'facts-sum')}
      {line('vat', 'landing.book.vat')}
      {line('gross', 'landing.book.total', 'facts-total')}
    </>
  )
}
