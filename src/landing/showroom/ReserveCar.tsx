import { useState } from 'react'
import { Link } from 'wouter'
import { useTranslate } from '../../i18n/index.ts'
import { tamaraCheckout } from '../../schema/payments/calls.ts'
import { reserveCar, showroomCar } from '../../schema/showroom/calls.ts'
import { call } from '../core/api.ts'
import { Missing } from '../core/parts/Missing.tsx'
import { Note } from '../core/parts/Note.tsx'
import { Skeletons } from '../core/parts/Skeletons.tsx'
import { StepHeading } from '../core/parts/StepHeading.tsx'
import { FlowIcon } from '../core/parts/FlowIcon.tsx'
import { useSending } from '../core/steps/useSending.ts'
import { useCall } from '../core/useCall.ts'
import { useFormat } from '../core/useFormat.ts'
import { press } from '../../http/index.ts'
import { CarPicture } from './CarPicture.tsx'
import { useCarPath } from './useCarPath.ts'
import { useCarWords } from './useCarWords.ts'

/** The last step before the card's page: the car, the deposit, and until when the car is kept. */
export function ReserveCar({ id }: { id: string }) {
  const t = useTranslate()
  const format = useFormat()
  const words = useCarWords()
  const path = useCarPath()(id)
  const { data, failed, again } = useCall(showroomCar, {}, { id })
  // One reservation, however often it is pressed.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { send, complaint } = useSending(async () => {
    const { leadId } = await call(reserveCar, {}, { params: { id }, idempotencyKey, blocking: true })
    const order = { orderType: 'vehicleDeposite', refId: leadId, provider: 'moyasar', origin: window.location.origin } as const
    const { checkoutUrl } = await call(tamaraCheckout, order, { blocking: true })
    // Providers refuse to be shown in a frame.
    window.open(checkoutUrl, '_top')
  })
  if (failed) return <Missing again={again} />
  if (!data) return <Skeletons count={2} height={220} />
  const { car, deposit } = data
  const back = (
    <Link href={path} className="button button-plain back-link">
      <FlowIcon name="back" size={20} />
      {words.name(car)}
    </Link>
  )
  return (
    <div className="stack">
      <div>{back}</div>
      <h1 className="out-of-sight">{t('landing.pages.shop-now.title')}</h1>
      <StepHeading
        title={t('landing.showroom.deposit.title')}
        {...(deposit ? { text: t('landing.showroom.deposit.text', { minutes: deposit.minutes }) } : {})}
      />
      <article className="card stack car-summary">
        <CarPicture car={car} first />
        <div>
          <h2>{words.name(car)}</h2>
          <p className="muted small">{words.trim(car)}</p>
        </div>
        {deposit && (
          <dl className="facts booking-facts">
            <div>
              <dt>{t('landing.showroom.deposit.price')}</dt>
              <dd>
                <bdi>{words.price(car)}</bdi>
              </dd>
            </div>
            <div>
              <dt>{t('landing.showroom.deposit.rest')}</dt>
              <dd>
                <bdi>{format.wholeMoney(Math.max(0, car.price - deposit.amount))}</bdi>
              </dd>
            </div>
            <div className="facts-total">
              <dt>{t('landing.showroom.deposit.amount')}</dt>
              <dd>
                <bdi>{format.wholeMoney(deposit.amount)}</bdi>
              </dd>
            </div>
          </dl>
        )}
      </article>
      {!deposit && <Note tone="caution">{t(car.status === 'available' ? 'errors.featureOff' : 'errors.carTaken')}</Note>}
      {deposit && (
        <>
          <Note icon="clock">{t('landing.showroom.deposit.note')}</Note>
          <p className="field-error" role="alert">
            {complaint}
          </p>
          <button type="button" className="button button-primary button-wide" onClick={press(() => send())}>
            {t('landing.showroom.deposit.pay', { amount: format.wholeMoney(deposit.amount) })}
          </button>
        </>
      )}
    </div>
  )
}
