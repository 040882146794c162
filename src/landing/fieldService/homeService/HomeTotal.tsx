import { useTranslate } from '../../../i18n/index.ts'
import { totalsOf } from '../../../schema/core/money.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useHome } from './home.tsx'

/** The price of the chosen services; nothing before one is chosen. */
export function HomeTotal() {
  const t = useTranslate()
  const format = useFormat()
  const { chosen } = useHome()
  if (chosen.length === 0) return null
  const { gross } = totalsOf(chosen.map(({ price }) => price))
  return (
    <p className="step-total" aria-live="polite">
      <span className="muted small">{t('landing.book.total')}</span>
      <strong>
        <bdi>{format.money(gross)}</bdi>
      </strong>
    </p>
  )
}
