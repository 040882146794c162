import { useState } from 'react'
import { useTranslate } from '../../../../i18n/index.ts'
import { Missing } from '../../../core/parts/Missing.tsx'
import { Skeletons } from '../../../core/parts/Skeletons.tsx'
import { StepForm } from '../../../core/steps/StepForm.tsx'
import { BranchChoices } from '../../../masters/index.ts'
import { useBooking } from '../booking.tsx'
import { EarliestTimes } from '../EarliestTimes.tsx'

/** The step for the branch. */
export function PlaceStep() {
  const t = useTranslate()
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
      {locations && (
        <BranchChoices
          legend={t('landing.book.earliest.or')}
          name="location"
          items={locations.map((location) => ({ key: location.id, location }))}
          chosen={draft.locationId}
          onChoose={(locationId) => {
            setComplaint(undefined)
            change({ locationId })
          }}
        />
      )}
    </StepForm>
  )
}
