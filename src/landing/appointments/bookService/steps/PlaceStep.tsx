import { useState } from 'react'
import { useTranslate } from '../../../../i18n/index.ts'
import { Choice } from '../../../core/parts/Choice.tsx'
import { FlowIcon } from '../../../core/parts/FlowIcon.tsx'
import { Missing } from '../../../core/parts/Missing.tsx'
import { Skeletons } from '../../../core/parts/Skeletons.tsx'
import { useBilingual } from '../../../core/useBilingual.ts'
import { useBooking } from '../booking.tsx'
import { EarliestTimes } from '../EarliestTimes.tsx'
import { StepForm } from '../../../core/steps/StepForm.tsx'

/** The step for the branch. */
export function PlaceStep() {
  const t = useTranslate()
  const bilingual = useBilingual()
  const { draft, change, next, locations, locationsFailed, askLocationsAgain } = useBooking()
  const [complaint, setComplaint] = useState<string>()
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
            alone
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
    </StepForm>
  )
}
