import { useState } from 'react'
import { press } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { FieldFrame } from '../../core/fields/FieldFrame.tsx'
import { Icon } from '../../core/parts/Icon.tsx'
import { useSending } from '../../core/steps/useSending.ts'
import { useBooking } from './booking.tsx'

interface PromotionCodeProps {
  typed: string
  onType: (typed: string) => void
}

/** A promotion code: its input opens by a link; a valid one is shown with its discount. */
export function PromotionCode({ typed, onType }: PromotionCodeProps) {
  const t = useTranslate()
  const { draft, promotion } = useBooking()
  const [requested, setRequested] = useState(typed !== '')
  const { send } = useSending(async () => {
    if (typed.trim() && (await promotion.apply(typed))) onType('')
  })
  if (draft.promotion) {
    return (
      <div className="promotion-set" role="status">
        <Icon name="check" size={20} />
        <span>
          {t('landing.book.promotion.applied')} <bdi className="promotion-code">{draft.promotion.code}</bdi>
        </span>
        <button type="button" className="link-button" onClick={promotion.remove}>
          {t('landing.book.promotion.remove')}
        </button>
      </div>
    )
  }
  if (!requested && !promotion.complaint) {
    return (
      <button type="button" className="button button-plain back-link" aria-expanded="false" onClick={() => setRequested(true)}>
        {t('landing.book.promotion.ask')}
      </button>
    )
  }
  return (
    <FieldFrame id="promotionCode" label={t('landing.book.promotion.label')} required={false} error={promotion.complaint}>
      <div className="promotion-ask">
        <input
          id="promotionCode"
          className="field-input"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
          value={typed}
          aria-invalid={promotion.complaint ? true : undefined}
          aria-describedby="promotionCode-error"
          onChange={(event) => {
            promotion.complain(undefined)
            onType(event.target.value)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void send()
          }}
        />
        <button type="button" className="button button-quiet" onClick={press(() => send())}>
          {t('landing.book.promotion.apply')}
        </button>
      </div>
    </FieldFrame>
  )
}
