import { useState } from 'react'
import { useTranslate } from '../../../../i18n/index.ts'
import { Missing } from '../../../core/parts/Missing.tsx'
import { Skeletons } from '../../../core/parts/Skeletons.tsx'
import { ServiceChoices } from '../../ServiceChoices.tsx'
import { useBooking } from '../booking.tsx'
import { useReplan } from './useReplan.ts'

/** The services on offer; at least one stays chosen. */
export function ChangeServices() {
  const t = useTranslate()
  const { draft, offers, offersFailed, askOffersAgain } = useBooking()
  const { pending, replan } = useReplan()
  const [complaint, setComplaint] = useState<string>()
  if (offersFailed) return <Missing again={askOffersAgain} />
  if (!offers) return <Skeletons count={4} height={84} />
  return (
    <fieldset className="stack" aria-busy={pending !== undefined}>
      <legend className="out-of-sight">{t('landing.book.services.title')}</legend>
      <ServiceChoices
        offers={offers}
        value={pending?.services ?? draft.services}
        onChange={(services) => {
          setComplaint(services.length > 0 ? undefined : t('validation.chooseService'))
          if (services.length > 0) replan({ services })
        }}
        onRefused={setComplaint}
      />
      <p className="field-error" role="alert">
        {complaint}
      </p>
    </fieldset>
  )
}
