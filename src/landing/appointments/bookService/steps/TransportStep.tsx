import { useState } from 'react'
import { useTranslate } from '../../../../i18n/index.ts'
import { landingFields } from '../../../../fields/landing.ts'
import { useBooking } from '../booking.tsx'
import { TransportChoices } from '../TransportChoices.tsx'
import { PlacePicker, usePickedPlace } from '../../../masters/index.ts'
import { StepForm } from '../../../core/steps/StepForm.tsx'

const Concern = landingFields.longText
const concernLength = { max: 2000 }
const pickup = { point: 'optional', address: 'needed' } as const

/** The step for transport of the car and the person's remarks. */
export function TransportStep() {
  const t = useTranslate()
  const { draft, change, next } = useBooking()
  const [complaint, setComplaint] = useState<string>()
  const place = usePickedPlace({ value: draft.place, onChange: (picked) => change({ place: picked }), needs: pickup })
  const goOn = () => {
    if (!draft.transport) return setComplaint(t('landing.transport.missing'))
    if (draft.transport === 'pickUpDelivery' && !place.check()) return
    next()
  }
  return (
    <StepForm title={t('landing.transport.title')} complaint={complaint} onNext={goOn}>
      <TransportChoices
        value={draft.transport}
        onChange={(transport) => {
          setComplaint(undefined)
          change({ transport })
        }}
      />
      {draft.transport === 'pickUpDelivery' && (
        <fieldset className="card stack">
          <legend className="out-of-sight">{t('landing.address.title')}</legend>
          <h3>{t('landing.address.title')}</h3>
          <PlacePicker place={place} />
        </fieldset>
      )}
      <Concern
        id="concern"
        label={t('landing.transport.concern')}
        hint={t('landing.transport.concernHint')}
        required={false}
        config={concernLength}
        value={draft.concern}
        onChange={(concern) => change({ concern })}
      />
    </StepForm>
  )
}
