import { useTranslate } from '../../i18n/index.ts'
import type { SessionValues } from '../../session/index.ts'
import { Note } from '../core/parts/Note.tsx'
import { CarPlate } from '../../fields/plate/landingCarPlate.tsx'
import { StepHeading } from '../core/parts/StepHeading.tsx'
import { useCall } from '../core/useCall.ts'
import { CarDates } from './CarDates.tsx'
import { CoverCard } from './CoverCard.tsx'
import { Mileage } from './Mileage.tsx'
import { PastServices } from './PastServices.tsx'
import { vehicleWarranty, vehicleContract } from '../../schema/vehicles/calls.ts'

interface CarPageProps {
  car: SessionValues['userVehicle'][number]
  /** Make and model. */
  name: string
  onChanged: () => void
}

/** One car: mileage, warranty and contract, documents, and past services. */
export function CarPage({ car, name, onChanged }: CarPageProps) {
  const t = useTranslate()
  const warranty = useCall(vehicleWarranty, { vehicleId: car.id })
  const contract = useCall(vehicleContract, { vehicleId: car.id })
  const refresh = () => {
    onChanged()
    warranty.again()
    contract.again()
  }
  return (
    <>
      <div className="car-head">
        <StepHeading title={name} text={String(car.year)} />
        <CarPlate car={car} size="medium" />
      </div>
      {car.status === 'Pending' && <Note icon="clock">{t('landing.cars.pending')}</Note>}
      {car.status === 'Rejected' && <Note tone="caution">{t('landing.cars.rejected')}</Note>}
      <Mileage car={car} onChanged={refresh} />
      <CoverCard title={t('landing.cars.warranty')} cover={warranty.data} failed={warranty.failed} again={warranty.again} />
      <CoverCard
        title={t('landing.cars.contract')}
        number={contract.data?.number}
        cover={contract.data}
        failed={contract.failed}
        again={contract.again}
      />
      {(car.registrationEnd ?? car.inspectionEnd ?? car.insuranceEnd) && (
        <section className="card stack" aria-labelledby="car-documents">
          <h3 id="car-documents">{t('landing.cars.documents')}</h3>
          <CarDates car={car} />
        </section>
      )}
      <PastServices vehicleId={car.id} />
    </>
  )
}
