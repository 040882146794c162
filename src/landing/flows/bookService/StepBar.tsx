import { useTranslate } from '../../../i18n/index.ts'
import { useLoader } from '../../../http/index.ts'
import { totalsOf } from '../../../schema/money.ts'
import { Icon } from '../../parts/Icon.tsx'
import { useFormat } from '../../useFormat.ts'
import { stepFormId, useBooking } from './booking.tsx'
import type { StepName } from './draft.ts'

/** The one primary button, always in reach, with the running total; back beside it. */
export function StepBar({ step, back }: { step: StepName; back: (() => void) | undefined }) {
  const t = useTranslate()
  const format = useFormat()
  const busy = useLoader()
  const { chosen } = useBooking()
  const { gross, currency } = totalsOf(chosen.map(({ price }) => price))
  return (
    <div className="step-bar">
      {back && (
        <button type="button" className="button button-quiet button-round" aria-label={t('landing.parts.back')} onClick={back}>
          <Icon name="back" size={22} />
        </button>
      )}
      {chosen.length > 0 && (
        <p className="step-total" aria-live="polite">
          <span className="muted small">{t('landing.book.total')}</span>
          <strong>
            <bdi>{format.money(gross, currency)}</bdi>
          </strong>
        </p>
      )}
      <button type="submit" form={stepFormId} className="button button-primary step-next" aria-disabled={busy}>
        {t(step === 'summary' ? 'landing.book.confirm' : 'landing.parts.goOn')}
      </button>
    </div>
  )
}
