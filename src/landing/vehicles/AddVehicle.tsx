import { useState } from 'react'
import { HttpError } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import type { InputOf, OutputOf } from '../../schema/endpoints.ts'
import { newVehicle } from '../../schema/vehicles/registration.ts'
import { session, type SessionValues } from '../../session/index.ts'
import { vehicles } from '../../schema/vehicles/resources.ts'
import { addVehicle } from '../../schema/vehicles/calls.ts'
import { call } from '../core/api.ts'
import { Ask } from '../core/forms/Ask.tsx'
import { useForm } from '../core/forms/useForm.ts'
import type { DescribedCar } from './DescribeCarStep.tsx'
import { keepVehicle } from '../customers/index.ts'
import { useBilingual } from '../core/useBilingual.ts'
import { ModelFields } from './ModelFields.tsx'
import { StepForm } from '../core/steps/StepForm.tsx'

const initial = { plate: '', makeId: '', model: '', year: '', mileageKm: '', colourId: '', vin: '' }
const numberOr = (typed: string) => (typed === '' ? undefined : Number(typed))

interface AddVehicleProps {
  masters: OutputOf<'landingMasters'> | undefined
  /** Filled in. */
  searched: SessionValues['searchedCar'] | undefined
  described?: (DescribedCar & { mileageKm: string }) | undefined
  /** Called with its mileage, where it was typed. */
  onAdded: (vehicleId: string, mileage: number | undefined) => void
  onBack: (() => void) | undefined
}

/** Adds a car. */
export function AddVehicle({ masters, searched, described, onAdded, onBack }: AddVehicleProps) {
  const t = useTranslate()
  const bilingual = useBilingual()
  const [busy, setBusy] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  const [hasPlate, setHasPlate] = useState(true)
  const form = useForm(
    newVehicle,
    { ...initial, ...(searched && { [searched.by]: searched.value }), ...described },
    (values): InputOf<'addVehicle'> => ({
      ...(hasPlate ? { plate: values.plate } : { vin: values.vin }),
      makeId: values.makeId,
      model: values.model,
      year: numberOr(values.year) as number,
      ...(hasPlate && values.vin ? { vin: values.vin } : {}),
      ...(values.mileageKm ? { mileageKm: Number(values.mileageKm) } : {}),
      ...(values.colourId ? { colourId: values.colourId } : {}),
    }),
  )
  const save = async () => {
    const input = form.check()
    if (!input || busy) return
    setBusy(true)
    try {
      const { vehicle } = await call(addVehicle, input, { quiet: true, idempotencyKey: key })
      keepVehicle(vehicle)
      session.remove('searchedCar')
      onAdded(vehicle.id, vehicle.mileageKm ?? undefined)
    } catch (failure) {
      setBusy(false)
      if (failure instanceof HttpError) form.refuse(failure)
    }
  }
  return (
    <StepForm title={t('landing.book.vehicle.addTitle')} text={t('landing.book.vehicle.addText')} onNext={() => save()}>
      <div className="stack-tight">
        {hasPlate ? (
          <Ask form={form} of={vehicles} name="plate" hint={t('landing.book.vehicle.plateHint')} />
        ) : (
          <Ask form={form} of={vehicles} name="vin" hint={t('landing.book.vehicle.vinForPlate')} />
        )}
        <button type="button" className="button button-plain back-link" onClick={() => setHasPlate(!hasPlate)}>
          {t(hasPlate ? 'landing.book.vehicle.noPlate' : 'landing.book.visitor.byPlate')}
        </button>
      </div>
      <ModelFields form={form} masters={masters} />
      <div className="field-columns">
        <Ask form={form} of={vehicles} name="year" />
        <Ask form={form} of={vehicles} name="mileageKm" />
      </div>
      <Ask
        form={form}
        of={vehicles}
        name="colourId"
        options={(masters?.colours ?? []).map(({ id, name }) => ({ value: id, label: bilingual(name) }))}
      />
      {hasPlate && <Ask form={form} of={vehicles} name="vin" hint={t('landing.book.vehicle.vinHint')} />}
      {onBack && (
        <button type="button" className="button button-plain" onClick={onBack}>
          {t('landing.book.vehicle.own')}
        </button>
      )}
    </StepForm>
  )
}
