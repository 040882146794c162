import { useEffect, useState } from 'react'
import { useTranslate } from '../../../../i18n/index.ts'
import { session } from '../../../../session/index.ts'
import { Choice } from '../../../parts/Choice.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import { Plate } from '../../../parts/Plate.tsx'
import { useBilingual } from '../../../useBilingual.ts'
import { useCall } from '../../../useCall.ts'
import { AddVehicle } from '../AddVehicle.tsx'
import { useBooking } from '../booking.tsx'
import { StepForm } from './StepForm.tsx'

/** Which car: one of the person's own, or a new one. */
export function VehicleStep() {
  const t = useTranslate()
  const bilingual = useBilingual()
  const { draft, change, next, vehicles, masters } = useBooking()
  const [adding, setAdding] = useState(vehicles.length === 0)
  const [complaint, setComplaint] = useState<string>()
  const fresh = useCall('customerVehicles', {}).data?.data
  useEffect(() => {
    if (fresh) session.set('userVehicle', fresh)
  }, [fresh])
  const makeOf = (makeId: string) => {
    const make = masters?.makes.find(({ id }) => id === makeId)
    return make ? bilingual(make.name) : ''
  }
  if (adding) {
    return (
      <AddVehicle
        onBack={vehicles.length > 0 ? () => setAdding(false) : undefined}
        onAdded={(vehicleId) => {
          change({ vehicleId, mileage: '' })
          next()
        }}
      />
    )
  }
  return (
    <StepForm
      title={t('landing.book.vehicle.title')}
      complaint={complaint}
      onNext={() => (draft.vehicleId ? next() : setComplaint(t('landing.book.vehicle.missing')))}
    >
      <fieldset className="choices">
        <legend className="out-of-sight">{t('landing.book.vehicle.title')}</legend>
        {vehicles.map((vehicle) => (
          <Choice
            key={vehicle.id}
            name="vehicle"
            checked={vehicle.id === draft.vehicleId}
            start={<Plate plate={vehicle.plate} />}
            title={`${makeOf(vehicle.makeId)} ${vehicle.model}`}
            detail={<bdi>{vehicle.year}</bdi>}
            onChange={() => {
              setComplaint(undefined)
              change({ vehicleId: vehicle.id, mileage: '' })
            }}
          />
        ))}
      </fieldset>
      <button type="button" className="button button-quiet button-wide" onClick={() => setAdding(true)}>
        <Icon name="plus" size={20} />
        {t('landing.book.vehicle.add')}
      </button>
    </StepForm>
  )
}
