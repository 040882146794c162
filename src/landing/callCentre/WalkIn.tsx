import { useState } from 'react'
import { press } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { landingLocations } from '../../schema/masters/calls.ts'
import { recommendedServices } from '../../schema/appointments/calls.ts'
import { walkingAppointments } from '../../schema/callCentre/calls.ts'
import { useSession } from '../../session/index.ts'
import { call } from '../core/api.ts'
import { landingFields } from '../../fields/landing.ts'
import { Select } from '../core/fields/Select.tsx'
import { useIdentity } from '../customers/index.ts'
import { Choice } from '../core/parts/Choice.tsx'
import { Dialog } from '../core/parts/Dialog.tsx'
import { Missing } from '../core/parts/Missing.tsx'
import { CarPlate } from '../../fields/plate/landingCarPlate.tsx'
import { ServiceChoices } from '../appointments/index.ts'
import { Skeletons } from '../core/parts/Skeletons.tsx'
import { useSending } from '../core/steps/useSending.ts'
import { useBilingual } from '../core/useBilingual.ts'
import { useCall } from '../core/useCall.ts'
import '../core/fields/fields.css'

const Mileage = landingFields.integer
const mileageBounds = { min: 0, max: 3_000_000 }

/** A walk-in: car, branch and services; the server finds the next free time of today. */
export function WalkIn({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const bilingual = useBilingual()
  const { vehicles } = useIdentity()
  const own = useSession('staff')?.locationIds[0] ?? ''
  const [key] = useState(() => crypto.randomUUID())
  const [vehicleId, setVehicle] = useState(vehicles.length === 1 ? (vehicles[0]?.id ?? '') : '')
  const [locationId, setLocation] = useState(own)
  const [services, setServices] = useState<readonly string[]>([])
  const [mileage, setMileage] = useState('')
  const [ref, setRef] = useState<string>()
  const branches = useCall(landingLocations, {}).data?.data ?? []
  const offers = useCall(recommendedServices, vehicleId ? { vehicleId } : undefined)
  const { send, complaint, complain } = useSending(async () => {
    const mileageIn = mileage ? Number(mileage) : null
    const request = { vehicleId, locationId, services: [...services], mileageIn }
    setRef((await call(walkingAppointments, request, { quiet: true, idempotencyKey: key })).appointment.ref)
  })
  const submit = async () => {
    const missing = !vehicleId ? 'calling.walkIn.carMissing' : !locationId ? 'calling.walkIn.branchMissing' : 'validation.chooseService'
    if (vehicleId && locationId && services.length > 0) return send()
    else complain(t(missing))
  }
  if (ref)
    return (
      <Dialog title={t('calling.walkIn.done')} onClose={onClose}>
        <p className="done-ref">
          <span className="muted small">{t('landing.done.reference')}</span>
          <bdi dir="ltr">{ref}</bdi>
        </p>
        <button type="button" className="button button-primary" onClick={onClose}>
          {t('landing.parts.close')}
        </button>
      </Dialog>
    )
  return (
    <Dialog title={t('calling.walkIn.title')} onClose={onClose}>
      <form className="stack" noValidate onSubmit={press(submit)}>
        <p className="muted">{t('calling.walkIn.text')}</p>
        <fieldset className="choices">
          <legend className="part-title">{t('resources.appointments.fields.vehicleId')}</legend>
          {vehicles.map(({ id, plate, vin, modelName, year }) => (
            <Choice
              key={id}
              name="walk-in-car"
              checked={id === vehicleId}
              start={<CarPlate car={{ plate, vin }} />}
              title={bilingual(modelName)}
              detail={<bdi>{year}</bdi>}
              onChange={() => setVehicle(id)}
            />
          ))}
        </fieldset>
        <Select
          id="walk-in-branch"
          label={t('resources.appointments.fields.locationId')}
          required
          config={{}}
          value={locationId}
          options={branches.map(({ id, name }) => ({ value: id, label: bilingual(name) }))}
          onChange={setLocation}
        />
        {vehicleId && !offers.data && !offers.failed && <Skeletons count={3} height={72} />}
        {offers.failed && <Missing again={offers.again} />}
        {offers.data && <ServiceChoices offers={offers.data.data} value={services} onChange={setServices} onRefused={complain} />}
        <Mileage
          id="walk-in-mileage"
          label={t('resources.appointments.fields.mileageIn')}
          required={false}
          config={mileageBounds}
          value={mileage}
          hint={t('calling.walkIn.mileage')}
          onChange={setMileage}
        />
        <p className="field-error" role="alert">
          {complaint}
        </p>
        <div className="button-row">
          <button type="submit" className="button button-primary">
            {t('calling.walkIn.save')}
          </button>
          <button type="button" className="button button-quiet" onClick={onClose}>
            {t('admin.form.cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
