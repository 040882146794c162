import { useState } from 'react'
import { useTranslate } from '../../../../i18n/index.ts'
import { Choice } from '../../../core/parts/Choice.tsx'
import { FlowIcon } from '../../../core/parts/FlowIcon.tsx'
import { Missing } from '../../../core/parts/Missing.tsx'
import { Skeletons } from '../../../core/parts/Skeletons.tsx'
import { useBilingual } from '../../../core/useBilingual.ts'
import { useCall } from '../../../core/useCall.ts'
import { useBooking } from '../booking.tsx'
import { EarliestTimes } from '../EarliestTimes.tsx'
import { StepForm } from '../../../core/steps/StepForm.tsx'
import { advisors as advisorsCall } from '../../../../schema/appointments/calls.ts'

/** The step for branch and advisor. */
export function PlaceStep() {
  const t = useTranslate()
  const bilingual = useBilingual()
  const { draft, change, next, locations, locationsFailed, askLocationsAgain } = useBooking()
  const [complaint, setComplaint] = useState<string>()
  const advisors = useCall(advisorsCall, draft.locationId ? { locationId: draft.locationId } : undefined).data?.data
  return (
    <StepForm
      title={t('landing.book.place.title')}
      complaint={complaint}
      onNext={() => (draft.locationId ? next() : setComplaint(t('landing.book.place.missing')))}
    >
      <EarliestTimes />
      {locationsFailed && <Missing again={askLocationsAgain} />}
      {!locations && !locationsFailed && <Skeletons count={3} height={84} />}
      <fieldset className="choices">
        <legend className="part-title">{t('landing.book.earliest.or')}</legend>
        {locations?.map(({ id, name, city, address }) => (
          <Choice
            key={id}
            name="location"
            checked={id === draft.locationId}
            start={
              <span className="choice-icon">
                <FlowIcon name="pin" />
              </span>
            }
            title={bilingual(name)}
            detail={[city, address]
              .filter((part) => part !== null)
              .map(bilingual)
              .join(' · ')}
            onChange={() => {
              setComplaint(undefined)
              change({ locationId: id })
            }}
          />
        ))}
      </fieldset>
      {draft.locationId && advisors && advisors.length > 0 && (
        <fieldset>
          <legend className="part-title">{t('landing.book.place.advisor')}</legend>
          <div className="chips">
            {[{ id: null, name: t('landing.book.place.any') }, ...advisors.map(({ id, name }) => ({ id, name: bilingual(name) }))].map(
              ({ id, name }) => (
                <label key={id} className="slot chip">
                  <input type="radio" name="advisor" checked={draft.advisorId === id} onChange={() => change({ advisorId: id })} />
                  <span>{name}</span>
                </label>
              ),
            )}
          </div>
        </fieldset>
      )}
    </StepForm>
  )
}
