import { useCallback, useEffect } from 'react'
import { useTranslate } from '../../../../i18n/index.ts'
import { Skeletons } from '../../../core/parts/Skeletons.tsx'
import { StepHeading } from '../../../core/parts/StepHeading.tsx'
import { Finder, useIdentity } from '../../../customers/index.ts'
import { CarStep, type DescribedCar } from '../../../vehicles/index.ts'
import { useBooking, type Booking } from '../booking.tsx'

// The person's car that was described: by its plate, or as their only one of that model.
function ownCar({ plate, makeId, model }: DescribedCar, vehicles: Booking['vehicles']): string | undefined {
  const same = vehicles.filter((one) => (plate ? one.plate === plate : one.makeId === makeId && one.model === model))
  return same.length === 1 ? same[0]?.id : undefined
}

/** Who the person is, and which of their cars it is: asked when a visitor confirms. */
export function PersonStep() {
  const t = useTranslate()
  const { change, setConfirming } = useBooking()
  const book = useCallback(
    (vehicleId: string) => {
      change({ vehicleId })
      setConfirming('booking')
    },
    [change, setConfirming],
  )
  return (
    <Finder purpose="book" reason={<StepHeading title={t('landing.book.visitor.proveTitle')} text={t('landing.book.visitor.proveText')} />}>
      <OwnCar onOwn={book} />
    </Finder>
  )
}

/** Finds which of a person's cars was described, or asks for it; `onOwn` is called with it. */
export function OwnCar({ onOwn }: { onOwn: (vehicleId: string) => void }) {
  const { draft, change, masters } = useBooking()
  const { vehicles } = useIdentity()
  const { car, vehicleId, mileage } = draft
  const own = vehicleId ?? (car && ownCar(car, vehicles))
  useEffect(() => {
    if (own) onOwn(own)
  }, [own, onOwn])
  if (own) return <Skeletons count={3} height={64} />
  return (
    <CarStep
      masters={masters}
      vehicleId={vehicleId}
      described={car && { ...car, mileageKm: mileage }}
      onChoose={(chosen) => change({ vehicleId: chosen })}
      onNext={() => undefined}
    />
  )
}
