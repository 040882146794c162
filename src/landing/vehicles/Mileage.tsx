import { useState } from 'react'
import { HttpError, press } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { mileageInput as input } from '../../schema/vehicles/ownCars.ts'
import { vehicles } from '../../schema/vehicles/resources.ts'
import { updateMileage } from '../../schema/vehicles/calls.ts'
import type { SessionValues } from '../../session/index.ts'
import { call } from '../core/api.ts'
import { Ask } from '../core/forms/Ask.tsx'
import { useForm } from '../core/forms/useForm.ts'
import { Note } from '../core/parts/Note.tsx'
import { useSending } from '../core/steps/useSending.ts'
import { useFormat } from '../core/useFormat.ts'

interface MileageProps {
  car: SessionValues['userVehicle'][number]
  onChanged: () => void
}

/** The last known mileage, and the form for a new one. */
export function Mileage({ car, onChanged }: MileageProps) {
  const t = useTranslate()
  const format = useFormat()
  const [editing, setEditing] = useState(false)
  const form = useForm(input, { mileageKm: '' }, ({ mileageKm }) => ({
    version: car.version,
    mileageKm: mileageKm === '' ? (undefined as never) : Number(mileageKm),
  }))
  const { send, complaint } = useSending(
    async () => {
      const details = form.check()
      if (!details) return
      await call(updateMileage, details, { params: { id: car.id }, quiet: true })
      setEditing(false)
      onChanged()
    },
    (failure) => {
      form.refuse(failure)
      // The typed value stays; the reading above is reloaded.
      if (failure instanceof HttpError && failure.code === 'staleVersion') onChanged()
      return Object.keys(failure.fields).length > 0
    },
  )
  const submit = () => {
    return send()
  }
  return (
    <section className="card stack" aria-label={t('resources.vehicles.fields.mileageKm')}>
      <div className="list-head">
        <div>
          <h3>{t('landing.cars.mileage')}</h3>
          <p className="mileage">
            {car.mileageKm === null ? t('landing.cars.mileageUnknown') : t('landing.cars.km', { km: format.number(car.mileageKm) })}
          </p>
          {car.mileageAt && <p className="muted small">{t('landing.cars.readOn', { date: format.date(car.mileageAt) })}</p>}
        </div>
        {!editing && (
          <button type="button" className="button button-quiet" onClick={() => setEditing(true)}>
            {t('landing.cars.update')}
          </button>
        )}
      </div>
      {editing && (
        <form className="stack" noValidate onSubmit={press(submit)}>
          <Ask form={form} of={vehicles} name="mileageKm" hint={t('landing.cars.mileageHint')} required />
          {complaint && (
            <Note tone="critical" alert>
              {complaint}
            </Note>
          )}
          <div className="button-row">
            <button type="submit" className="button button-primary">
              {t('landing.parts.save')}
            </button>
            <button type="button" className="button button-plain" onClick={() => setEditing(false)}>
              {t('landing.parts.leaveIt')}
            </button>
          </div>
        </form>
      )}
    </section>
  )
}
