import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { Link } from 'wouter'
import { press, toasts } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'
import { showroomCar } from '../../schema/showroom/calls.ts'
import { useSession } from '../../session/index.ts'
import { usePathTo } from '../core/navigation.ts'
import { FlowIcon } from '../core/parts/FlowIcon.tsx'
import { LinkOver } from '../core/parts/LinkOver.tsx'
import { useBilingual } from '../core/useBilingual.ts'
import { useCall } from '../core/useCall.ts'
import { useFormat } from '../core/useFormat.ts'
import { CarCard } from './CarCard.tsx'
import { Gallery } from './Gallery.tsx'
import { useCarPath } from './useCarPath.ts'
import { useCarWords } from './useCarWords.ts'

const leadType = { new: 'New Car Sales', used: 'Used Car Sales' } as const

/** A car's page: its photos, price and facts, and the ways to it. */
export function CarView({ id }: { id: string }) {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const pathTo = usePathTo()
  const carPath = useCarPath()
  const words = useCarWords()
  const settings = useSession('settings')
  const { data, failed } = useCall(showroomCar, {}, { id })
  useLayoutEffect(() => {
    void window.scrollTo({ top: 0 })
  }, [id])
  const car = data?.car
  const name = car ? words.name(car) : ''
  const dealer = settings && bilingual(settings.name)
  useEffect(() => {
    if (!name) return
    const before = document.title
    document.title = dealer ? `${name} · ${dealer}` : name
    return () => {
      document.title = before
    }
  }, [name, dealer])
  const back = (
    <Link href={pathTo('shop-now')} className="button button-plain back-link">
      <FlowIcon name="back" size={20} />
      {t('landing.showroom.back')}
    </Link>
  )
  if (failed)
    return (
      <div className="flow flow-narrow">
        <LinkOver text={t('landing.showroom.gone')}>{back}</LinkOver>
      </div>
    )
  if (!data || !car)
    return (
      <div className="car-page" role="status">
        <span className="out-of-sight">{t('landing.parts.loading')}</span>
        <span className="skeleton car-stage-large" />
      </div>
    )
  const { similar, deposit, driveModelId } = data
  const flags = settings?.flags ?? {}
  const sold = car.status !== 'available' ? car.status : undefined
  const share = async () => {
    const { href } = window.location
    if (navigator.share) return navigator.share({ title: name, url: href }).catch(() => undefined)
    await navigator.clipboard.writeText(href)
    toasts.success({ key: 'landing.showroom.shared' })
  }
  const facts: [string, ReactNode][] = [
    [t('resources.stockCars.fields.condition'), words.condition(car)],
    [t('resources.stockCars.fields.year'), car.year],
    [t('resources.stockCars.fields.trim'), car.trim && bilingual(car.trim)],
    [t('resources.stockCars.fields.mileageKm'), car.condition === 'used' && words.km(car)],
    [t('resources.stockCars.fields.body'), car.body && t(wordKey('carBody', car.body))],
    [
      t('resources.stockCars.fields.colourId'),
      car.colour && (
        <span className="car-colour">
          <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
            <circle cx="9" cy="9" r="8" fill={car.colour.swatch} stroke="var(--line-strong)" />
          </svg>
          {bilingual(car.colour.name)}
        </span>
      ),
    ],
    [t('resources.stockCars.fields.locationId'), bilingual(car.location.name)],
  ]
  const ask = pathTo('lead', undefined, {
    type: leadType[car.condition],
    ...(sold ? {} : { car: car.id, make: car.makeId, model: car.model }),
  })
  return (
    <div className="car-page">
      <div className="car-top">
        {back}
        <button type="button" className="button button-plain" onClick={press(() => share())}>
          <FlowIcon name="share" size={20} />
          {t('landing.showroom.share')}
        </button>
      </div>
      <div className="car-media">
        <Gallery car={car} name={name} />
      </div>
      <div className="car-panel">
        <div className="stack-tight">
          <h1>{name}</h1>
          <p className="muted">{words.trim(car)}</p>
        </div>
        {sold ? (
          <div className="note note-caution" role="status">
            <FlowIcon name="key" size={22} />
            <div>
              <strong>{t(`landing.showroom.taken.${sold}`)}</strong>{' '}
              {t(similar.length > 0 ? 'landing.showroom.takenText' : 'landing.showroom.takenAlone')}
            </div>
          </div>
        ) : (
          <p>
            <span className="car-sum">
              <bdi>{words.price(car)}</bdi>
            </span>{' '}
            <span className="muted small">{t('landing.showroom.vat')}</span>
          </p>
        )}
        <div className="stack-tight car-actions">
          {!sold && deposit && (
            <>
              <Link href={carPath(car.id, { reserve: '1' })} className="button button-primary button-wide">
                {t('landing.showroom.reserve')}
              </Link>
              <p className="muted small">{t('landing.showroom.reserveText', { amount: format.wholeMoney(deposit.amount) })}</p>
            </>
          )}
          {flags['CREATE_LEAD'] !== false && (
            <Link href={ask} className={`button button-wide ${deposit && !sold ? 'button-quiet' : 'button-primary'}`}>
              {t(sold ? 'landing.showroom.request' : 'landing.showroom.ask')}
            </Link>
          )}
          {!sold && driveModelId && flags['testDrive'] && (
            <Link href={pathTo('test-drive', undefined, { model: driveModelId, car: car.id })} className="button button-quiet button-wide">
              {t('landing.showroom.drive')}
            </Link>
          )}
        </div>
      </div>
      <section className="car-facts" aria-labelledby="car-facts">
        <h2 id="car-facts">{t('landing.showroom.facts')}</h2>
        <dl>
          {facts
            .filter(([, value]) => value)
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </section>
      {similar.length > 0 && (
        <section className="car-similar" aria-labelledby="car-similar">
          <h2 id="car-similar">{t('landing.showroom.similar')}</h2>
          <ul className="car-grid">
            {similar.map((one) => (
              <li key={one.id}>
                <CarCard car={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
