import { Fragment, useEffect, useState, type ReactNode } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import type { OutputOf } from '../../schema/endpoints.ts'
import { customerVehicles } from '../../schema/vehicles/calls.ts'
import { session, useSession } from '../../session/index.ts'
import { useMayAddCar } from './useMayAddCar.ts'
import { useIdentity } from '../customers/index.ts'
import { Choice } from '../core/parts/Choice.tsx'
import { FlowIcon } from '../core/parts/FlowIcon.tsx'
import { MakeName } from './MakeName.tsx'
import { Note } from '../core/parts/Note.tsx'
import { CarPlate } from '../../fields/plate/landingCarPlate.tsx'
import { StepForm } from '../core/steps/StepForm.tsx'
import { useBilingual } from '../core/useBilingual.ts'
import { useCall } from '../core/useCall.ts'
import type { DescribedCar } from './DescribeCarStep.tsx'
import { AddVehicle } from './AddVehicle.tsx'
import { carGroups } from './carGroups.ts'

interface CarStepProps {
  masters: OutputOf<'landingMasters'> | undefined
  vehicleId: string | undefined
  /** A car that is none of the person's, to be added. */
  described?: (DescribedCar & { mileageKm: string }) | undefined
  /** `mileage`: typed just now, with a new car. */
  onChoose: (vehicleId: string, mileage?: number) => void
  onNext: () => void
  /** Offers for the chosen car. */
  children?: ReactNode
}

/** Choice of a car: one of the person's own, or a new one. */
export function CarStep({ masters, vehicleId, described, onChoose, onNext, children }: CarStepProps) {
  const t = useTranslate()
  const bilingual = useBilingual()
  const { vehicles } = useIdentity()
  const mayAdd = useMayAddCar()
  const searched = useSession('searchedCar')
  const own = searched && vehicles.find((vehicle) => vehicle[searched.by] === searched.value)
  const [adding, setAdding] = useState((vehicles.length === 0 || described !== undefined || (searched !== undefined && !own)) && mayAdd)
  const [complaint, setComplaint] = useState<string>()
  const fresh = useCall(customerVehicles, {}).data?.data
  useEffect(() => {
    if (fresh) session.set('userVehicle', fresh)
  }, [fresh])
  useEffect(() => {
    if (!own) return
    session.remove('searchedCar')
    onChoose(own.id)
  }, [own, onChoose])
  const carName = ({ makeId, modelName }: (typeof vehicles)[number]) => {
    const make = masters?.makes.find(({ id }) => id === makeId)
    return (
      <>
        {make && <MakeName make={make} />} {bilingual(modelName)}
      </>
    )
  }
  if (adding) {
    return (
      <AddVehicle
        masters={masters}
        searched={searched}
        described={described}
        onBack={vehicles.length > 0 ? () => setAdding(false) : undefined}
        onAdded={(added, mileage) => {
          onChoose(added, mileage)
          onNext()
        }}
      />
    )
  }
  return (
    <StepForm
      title={t('landing.book.vehicle.title')}
      complaint={complaint}
      onNext={() => (vehicleId ? onNext() : setComplaint(t('landing.book.vehicle.missing')))}
    >
      <fieldset className="choices">
        <legend className="out-of-sight">{t('landing.book.vehicle.title')}</legend>
        {carGroups(vehicles).map((group) => (
          <Fragment key={group.cars[0]?.customerId}>
            {group.company && (
              <p className="small muted">
                <bdi>{bilingual(group.company)}</bdi>
              </p>
            )}
            {group.cars.map((vehicle) => (
              <Choice
                alone
                key={vehicle.id}
                name="vehicle"
                checked={vehicle.id === vehicleId}
                start={<CarPlate car={vehicle} size="medium" />}
                title={carName(vehicle)}
                detail={<bdi>{vehicle.year}</bdi>}
                onChange={() => {
                  setComplaint(undefined)
                  session.remove('searchedCar')
                  onChoose(vehicle.id)
                }}
              />
            ))}
          </Fragment>
        ))}
      </fieldset>
      {children}
      {mayAdd ? (
        <button type="button" className="button button-quiet button-wide" onClick={() => setAdding(true)}>
          <FlowIcon name="plus" size={20} />
          {t('landing.book.vehicle.add')}
        </button>
      ) : (
        <Note>{t('landing.book.vehicle.notByYou')}</Note>
      )}
    </StepForm>
  )
}
