import { useState } from 'react'
import { useTranslate } from '../../../../i18n/index.ts'
import { Skeletons } from '../../../core/parts/Skeletons.tsx'
import { StepForm } from '../../../core/steps/StepForm.tsx'
import { useBilingual } from '../../../core/useBilingual.ts'
import { BranchChoices } from '../../../masters/index.ts'
import { useDrive } from '../drive.tsx'

/** The step for one of the model's cars, by its branch and colour. */
export function PlaceStep() {
  const t = useTranslate()
  const bilingual = useBilingual()
  const { draft, change, next, cars, locations } = useDrive()
  const [complaint, setComplaint] = useState<string>()
  const items = cars
    ?.filter(({ modelId }) => modelId === draft.modelId)
    .flatMap(({ id, locationId, colour }) => {
      const location = locations?.find((one) => one.id === locationId)
      return location ? [{ key: id, location, more: colour ? bilingual(colour) : undefined }] : []
    })
  return (
    <StepForm
      title={t('landing.drive.place.title')}
      complaint={complaint}
      onNext={() => (draft.driveCarId ? next() : setComplaint(t('landing.book.place.missing')))}
    >
      {!items && <Skeletons count={3} height={84} />}
      {items && (
        <BranchChoices
          legend={t('landing.drive.place.title')}
          silent
          name="drive-car"
          items={items}
          chosen={draft.driveCarId}
          onChoose={(driveCarId) => {
            setComplaint(undefined)
            change({ driveCarId, locationId: items.find(({ key }) => key === driveCarId)?.location.id })
          }}
        />
      )}
    </StepForm>
  )
}
