import { useEffect } from 'react'
import { Link } from 'wouter'
import { useTranslate } from '../../i18n/index.ts'
import { session } from '../../session/index.ts'
import { usePathTo } from '../core/navigation.ts'
import { EmptyArt } from '../core/parts/EmptyArt.tsx'
import { FlowIcon } from '../core/parts/FlowIcon.tsx'
import { Missing } from '../core/parts/Missing.tsx'
import { CarPlate } from '../../fields/plate/landingCarPlate.tsx'
import { Skeletons } from '../core/parts/Skeletons.tsx'
import { StepBar } from '../core/steps/StepBar.tsx'
import { StepHeading } from '../core/parts/StepHeading.tsx'
import { useBilingual } from '../core/useBilingual.ts'
import { useCall } from '../core/useCall.ts'
import { BackLink, usePlace } from '../customers/index.ts'
import { AddVehicle } from './AddVehicle.tsx'
import { CarPage } from './CarPage.tsx'
import { useMayAddCar } from './useMayAddCar.ts'
import { customerVehicles } from '../../schema/vehicles/calls.ts'
import { landingMasters } from '../../schema/masters/calls.ts'
import { carGroups } from './carGroups.ts'

/** The person's cars, or one of them. */
export function Cars() {
  const t = useTranslate()
  const bilingual = useBilingual()
  const pathTo = usePathTo()
  const [place, go] = usePlace()
  const { data, failed, again } = useCall(customerVehicles, {})
  const masters = useCall(landingMasters, {}).data
  const mayAdd = useMayAddCar()
  const cars = data?.data
  useEffect(() => {
    if (cars) session.set('userVehicle', cars)
  }, [cars])
  if (failed) return <Missing again={again} />
  if (!cars) return <Skeletons count={2} height={120} />
  const nameOf = ({ makeId, modelName }: (typeof cars)[number]) => {
    const make = masters?.makes.find(({ id }) => id === makeId)
    return [make && bilingual(make.name), bilingual(modelName)].filter(Boolean).join(' ')
  }
  const open = cars.find(({ id }) => id === place.car)
  if (open)
    return (
      <div className="stack">
        <BackLink text={t('landing.cars.title')} onBack={() => go({ tab: 'cars' })} />
        <CarPage key={open.id} car={open} name={nameOf(open)} onChanged={again} />
      </div>
    )
  if (place.act === 'add' && mayAdd)
    return (
      <>
        <BackLink text={t('landing.cars.title')} onBack={() => go({ tab: 'cars' })} />
        <AddVehicle
          masters={masters}
          searched={undefined}
          onAdded={(car) => {
            again()
            go({ tab: 'cars', car })
          }}
          onBack={undefined}
        />
        <StepBar label={t('landing.cars.add')} />
      </>
    )
  return (
    <div className="stack">
      <StepHeading title={t('landing.cars.title')} />
      {carGroups(cars).map((group) => (
        <section key={group.cars[0]?.customerId} className="stack">
          {group.company && (
            <h3 className="small muted">
              <bdi>{bilingual(group.company)}</bdi>
            </h3>
          )}
          <ul className="choices">
            {group.cars.map((car) => (
              <li key={car.id}>
                <button type="button" className="booking-row" onClick={() => go({ tab: 'cars', car: car.id })}>
                  <CarPlate car={car} />
                  <span className="choice-words">
                    <span className="choice-title">{nameOf(car)}</span>
                    <span className="choice-detail">
                      <bdi>{car.year}</bdi>
                    </span>
                  </span>
                  <FlowIcon name="onward" size={22} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {cars.length === 0 && (
        <div className="empty">
          <EmptyArt />
          <p>{t('landing.cars.none')}</p>
        </div>
      )}
      {mayAdd && (
        <button type="button" className="button button-quiet button-wide" onClick={() => go({ tab: 'cars', act: 'add' })}>
          <FlowIcon name="plus" size={20} />
          {t('landing.cars.add')}
        </button>
      )}
      <Link href={pathTo('book-service')} className="button button-quiet button-wide">
        <FlowIcon name="calendar" size={20} />
        {t('landing.pages.book-service.title')}
      </Link>
    </div>
  )
}
