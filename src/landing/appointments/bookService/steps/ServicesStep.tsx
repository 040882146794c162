import { useState } from 'react'
import { useTranslate } from '../../../../i18n/index.ts'
import { landingFields } from '../../../../fields/landing.ts'
import { Missing } from '../../../core/parts/Missing.tsx'
import { ServiceChoices } from '../../ServiceChoices.tsx'
import { Skeletons } from '../../../core/parts/Skeletons.tsx'
import { useFormat } from '../../../core/useFormat.ts'
import { useBooking } from '../booking.tsx'
import { StepForm } from '../../../core/steps/StepForm.tsx'

const Mileage = landingFields.integer
const mileageBounds = { min: 0, max: 3_000_000 }

/** The step for services: what is recommended first; several can be chosen. */
export function ServicesStep() {
  const t = useTranslate()
  const format = useFormat()
  const { draft, change, next, offers, offersFailed, askOffersAgain, vehicles } = useBooking()
  const [complaint, setComplaint] = useState<string>()
  const known = vehicles.find(({ id }) => id === draft.vehicleId)?.mileageKm
  return (
    <StepForm
      title={t('landing.book.services.title')}
      complaint={complaint}
      onNext={() => (draft.services.length > 0 ? next() : setComplaint(t('validation.chooseService')))}
    >
      <Mileage
        id="mileage"
        label={t('landing.book.services.mileage')}
        required={false}
        config={mileageBounds}
        value={draft.mileage}
        hint={known ? t('landing.book.services.mileageKnown', { mileage: format.number(known) }) : t('landing.book.services.mileageHint')}
        onChange={(mileage) => change({ mileage })}
      />
      {offersFailed && <Missing again={askOffersAgain} />}
      {!offers && !offersFailed && <Skeletons count={4} height={84} />}
      {offers && (
        <ServiceChoices
          offers={offers}
          value={draft.services}
          onChange={(services) => {
            setComplaint(undefined)
            change({ services })
          }}
          onRefused={setComplaint}
        />
      )}
    </StepForm>
  )
}
