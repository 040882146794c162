import { useState, type FormEvent } from 'react'
import { HttpError } from '../../../../http/index.ts'
import { useTranslate } from '../../../../i18n/index.ts'
import { ownDataEndpoints } from '../../../../schema/calls/ownData.ts'
import { vehicles } from '../../../../schema/resources/vehicles.ts'
import type { SessionValues } from '../../../../session/index.ts'
import { call } from '../../../api.ts'
import { Ask } from '../../../forms/Ask.tsx'
import { useForm } from '../../../forms/useForm.ts'
import { Note } from '../../../parts/Note.tsx'
import { useSending } from '../../../steps/useSending.ts'
import { useFormat } from '../../../useFormat.ts'

interface MileageProps {
  car: SessionValues['userVehicle'][number]
  onChanged: () => void
}
const { input } = ownDataEndpoints.updateMileage

/** What the odometer said last, and the way to say what it says now. */
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
      const told = form.check()
      if (!told) return
      await call('updateMileage', told, { params: { id: car.id }, quiet: true })
      setEditing(false)
      onChanged()
    },
    (failure) => {
      form.refuse(failure)
      // What was typed stays; the reading above becomes the present one.
      if (failure instanceof HttpError && failure.code === 'staleVersion') onChanged()
      return Object.keys(failure.fields).length > 0
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
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
        <form className="stack" noValidate onSubmit={submit}>
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
