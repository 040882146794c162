import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { useTranslate } from '../../../../i18n/index.ts'
import type { DriveCar } from '../../../../schema/appointments/customerBooking.ts'
import { Choice } from '../../../core/parts/Choice.tsx'
import { EmptyArt } from '../../../core/parts/EmptyArt.tsx'
import { FlowIcon } from '../../../core/parts/FlowIcon.tsx'
import { Missing } from '../../../core/parts/Missing.tsx'
import { Skeletons } from '../../../core/parts/Skeletons.tsx'
import { StepForm } from '../../../core/steps/StepForm.tsx'
import { useBilingual } from '../../../core/useBilingual.ts'
import { useDrive } from '../drive.tsx'

/** The step for the model, with the branches that have it. */
export function CarStep() {
  const t = useTranslate()
  const bilingual = useBilingual()
  const { draft, change, next, cars, locations, failed, again } = useDrive()
  const [complaint, setComplaint] = useState<string>()
  const models = [...new Set(cars?.map(({ modelId }) => modelId))]
  const branchesOf = (own: readonly DriveCar[]) =>
    [...new Set(own.map(({ locationId }) => locationId))].flatMap((id) => locations?.find((one) => one.id === id) ?? [])
  const choose = (modelId: string, own: readonly DriveCar[]) => {
    setComplaint(undefined)
    const [car] = own
    const only = own.length === 1
    change({ modelId, only, driveCarId: only ? car?.id : undefined, locationId: only ? car?.locationId : undefined })
  }
  // From the page of a car for sale: its model is chosen, once.
  const [query] = useSearchParams()
  const model = query.get('model')
  const stockCarId = query.get('car') ?? undefined
  const fits = cars?.some(({ modelId }) => modelId === model) && draft.stockCarId !== stockCarId && draft.leftCarId !== stockCarId
  useEffect(() => {
    if (!model || !fits) return
    choose(model, cars?.filter(({ modelId }) => modelId === model) ?? [])
    change({ stockCarId })
  })
  return (
    <StepForm
      title={t('landing.drive.car.title')}
      complaint={complaint}
      onNext={() => (draft.modelId ? next() : setComplaint(t('landing.drive.car.missing')))}
    >
      {failed && <Missing again={again} />}
      {!cars && !failed && <Skeletons count={4} height={96} />}
      {cars?.length === 0 && (
        <div className="empty" role="status">
          <EmptyArt />
          <p>{t('landing.drive.car.none')}</p>
        </div>
      )}
      <fieldset className="choices">
        <legend className="out-of-sight">{t('landing.drive.car.title')}</legend>
        {models.map((modelId) => {
          const own = cars?.filter((one) => one.modelId === modelId) ?? []
          return (
            <Choice
              alone
              key={modelId}
              name="model"
              checked={modelId === draft.modelId}
              start={
                own[0]?.image ? (
                  <img className="drive-picture" src={own[0].image} alt="" width="96" height="54" loading="lazy" />
                ) : (
                  <span className="choice-icon">
                    <FlowIcon name="car" />
                  </span>
                )
              }
              title={own[0] && `${bilingual(own[0].make)} ${bilingual(own[0].model)}`}
              detail={branchesOf(own)
                .map(({ name }) => bilingual(name))
                .join(' · ')}
              onChange={() => {
                change({ stockCarId: undefined, leftCarId: stockCarId })
                choose(modelId, own)
              }}
            />
          )
        })}
      </fieldset>
    </StepForm>
  )
}
