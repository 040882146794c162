import type { Bilingual } from '../../schema/core/values.ts'
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
import { Select } from '../core/fields/Select.tsx'
import { keepVehicle } from '../customers/index.ts'
import { useBilingual } from '../core/useBilingual.ts'
import { StepForm } from '../core/steps/StepForm.tsx'

const initial = { plate: '', makeId: '', model: '', year: '', mileageKm: '', colourId: '', vin: '' }
const otherModel = '—'
const numberOr = (typed: string) => (typed === '' ? undefined : Number(typed))

interface AddVehicleProps {
  masters: OutputOf<'landingMasters'> | undefined
  /** Filled in. */
  searched: SessionValues['searchedCar'] | undefined
  /** Called with its mileage, where it was typed. */
  onAdded: (vehicleId: string, mileage: number | undefined) => void
  onBack: (() => void) | undefined
}

/** Adds a car. */
export function AddVehicle({ masters, searched, onAdded, onBack }: AddVehicleProps) {
  const t = useTranslate()
  const bilingual = useBilingual()
  const [busy, setBusy] = useState(false)
  const [otherName, setOtherName] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  const form = useForm(newVehicle, { ...initial, ...(searched && { [searched.by]: searched.value }) }, (values): InputOf<'addVehicle'> => ({
    plate: values.plate,
    makeId: values.makeId,
    model: values.model,
    year: numberOr(values.year) as number,
    ...(values.vin ? { vin: values.vin } : {}),
    ...(values.mileageKm ? { mileageKm: Number(values.mileageKm) } : {}),
    ...(values.colourId ? { colourId: values.colourId } : {}),
  }))
  const named = (rows: readonly { id: string; name: Bilingual }[] = []) =>
    rows.map(({ id, name }) => ({ value: id, label: bilingual(name) }))
  const models = masters?.models.filter(({ makeId }) => makeId === form.values.makeId) ?? []
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
      <Ask form={form} of={vehicles} name="plate" hint={t('landing.book.vehicle.plateHint')} />
      <Ask form={form} of={vehicles} name="makeId" options={named(masters?.makes)} />
      {models.length > 0 && !otherName ? (
        <Select
          id="model"
          label={t('resources.vehicles.fields.model')}
          required
          config={{}}
          value={form.values.model}
          error={form.errorOf('model')}
          options={[
            ...models.map(({ name }) => ({ value: name.en, label: bilingual(name) })),
            { value: otherModel, label: t('landing.book.vehicle.otherModel') },
          ]}
          onChange={(model) => {
            setOtherName(model === otherModel)
            form.set('model', model === otherModel ? '' : model)
          }}
        />
      ) : (
        <Ask form={form} of={vehicles} name="model" />
      )}
      <div className="field-columns">
        <Ask form={form} of={vehicles} name="year" />
        <Ask form={form} of={vehicles} name="mileageKm" />
      </div>
      <Ask form={form} of={vehicles} name="colourId" options={named(masters?.colours)} />
      <Ask form={form} of={vehicles} name="vin" hint={t('landing.book.vehicle.vinHint')} />
      {onBack && (
        <button type="button" className="button button-plain" onClick={onBack}>
          {t('landing.book.vehicle.own')}
        </button>
      )}
    </StepForm>
  )
}
