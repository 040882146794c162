import { useState } from 'react'
import { useTranslate } from '../../../../i18n/index.ts'
import { Choice } from '../../../core/parts/Choice.tsx'
import { FlowIcon } from '../../../core/parts/FlowIcon.tsx'
import { Skeletons } from '../../../core/parts/Skeletons.tsx'
import { StepForm } from '../../../core/steps/StepForm.tsx'
import { useBilingual } from '../../../core/useBilingual.ts'
import { useDrive } from '../drive.tsx'

/** The step for one of the model's cars, by its branch and colour. */
export function PlaceStep() {
  const t = useTranslate()
  const bilingual = useBilingual()
  const { draft, change, next, cars, locations } = useDrive()
  const [complaint, setComplaint] = useState<string>()
  return (
    <StepForm
      title={t('landing.drive.place.title')}
      complaint={complaint}
      onNext={() => (draft.driveCarId ? next() : setComplaint(t('landing.book.place.missing')))}
    >
      {(!cars || !locations) && <Skeletons count={3} height={84} />}
      <fieldset className="choices">
        <legend className="out-of-sight">{t('landing.drive.place.title')}</legend>
        {cars
          ?.filter(({ modelId }) => modelId === draft.modelId)
          .flatMap((car) => {
            const location = locations?.find(({ id }) => id === car.locationId)
            if (!location) return []
            return (
              <Choice
                alone
                key={car.id}
                name="drive-car"
                checked={car.id === draft.driveCarId}
                start={
                  <span className="choice-icon">
                    <FlowIcon name="pin" />
                  </span>
                }
                title={bilingual(location.name)}
                detail={[location.city, car.colour]
                  .filter((part) => part !== null)
                  .map(bilingual)
                  .join(' · ')}
                onChange={() => {
                  setComplaint(undefined)
                  change({ driveCarId: car.id, locationId: car.locationId })
                }}
              />
            )
          })}
      </fieldset>
    </StepForm>
  )
}
