import { useState } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import type { InputOf, OutputOf } from '../../schema/endpoints.ts'
import { describedCar } from '../../schema/vehicles/registration.ts'
import { vehicles } from '../../schema/vehicles/resources.ts'
import { Ask } from '../core/forms/Ask.tsx'
import { useForm } from '../core/forms/useForm.ts'
import { StepForm } from '../core/steps/StepForm.tsx'
import { ModelFields } from './ModelFields.tsx'

/** A car that is not stored: its plate, or its make and model; the rest is empty. */
export type DescribedCar = Record<keyof Pick<InputOf<'addVehicle'>, 'plate' | 'makeId' | 'model'>, string>

interface DescribeCarProps {
  masters: OutputOf<'landingMasters'> | undefined
  car: DescribedCar | undefined
  onDescribed: (car: DescribedCar) => void
}
const nothing: DescribedCar = { plate: '', makeId: '', model: '' }

/** The car of somebody who is not known: nothing is looked up or stored. */
export function DescribeCarStep({ masters, car = nothing, onDescribed }: DescribeCarProps) {
  const t = useTranslate()
  const [byPlate, setByPlate] = useState(car.plate !== '')
  const form = useForm(describedCar, car, ({ plate, makeId, model }) => (byPlate ? { plate } : { makeId, model }))
  return (
    <StepForm
      title={t('landing.book.vehicle.title')}
      text={t('landing.book.visitor.carText')}
      onNext={() => {
        const described = form.check()
        if (described) onDescribed({ ...nothing, ...described })
      }}
    >
      {byPlate ? (
        <Ask form={form} of={vehicles} name="plate" hint={t('landing.book.vehicle.plateHint')} />
      ) : (
        <ModelFields form={form} masters={masters} />
      )}
      <button type="button" className="button button-plain back-link" onClick={() => setByPlate(!byPlate)}>
        {t(byPlate ? 'landing.book.visitor.byModel' : 'landing.book.visitor.byPlate')}
      </button>
    </StepForm>
  )
}
