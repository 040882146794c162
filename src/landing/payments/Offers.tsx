import { useTranslate } from '../../i18n/index.ts'
import { EmptyArt } from '../core/parts/EmptyArt.tsx'
import { Missing } from '../core/parts/Missing.tsx'
import { Note } from '../core/parts/Note.tsx'
import { Skeletons } from '../core/parts/Skeletons.tsx'
import { StepHeading } from '../core/parts/StepHeading.tsx'
import { useCall } from '../core/useCall.ts'
import { useFormat } from '../core/useFormat.ts'
import { useAsking } from '../appointments/index.ts'
import { OfferCard } from './OfferCard.tsx'
import { OrderRow } from './OrderRow.tsx'
import { tamaraOffers } from '../../schema/payments/calls.ts'

/** Everything that the person can pay for, and earlier payments. */
export function Offers() {
  const t = useTranslate()
  const format = useFormat()
  const { data, failed, again } = useCall(tamaraOffers, {}, undefined, useAsking())
  if (failed) return <Missing again={again} />
  if (!data) return <Skeletons count={2} height={220} />
  const { data: offers, earlier, limits } = data
  // Deposits are paid by card only.
  const inParts = offers.length === 0 || offers.some(({ deposit }) => !deposit)
  const ways = data.ways.filter((way) => way !== 'tamara' || inParts)
  const between = limits && { min: format.money(limits.min, limits.currency), max: format.money(limits.max, limits.currency) }
  return (
    <div className="stack">
      <h1 className="out-of-sight">{t('landing.pages.manage-service-tamara.title')}</h1>
      <StepHeading
        title={t('landing.tamara.title')}
        text={ways.map((way) => t(way === 'tamara' ? 'landing.tamara.promise' : 'landing.tamara.promiseByCard')).join(' ')}
      />
      {ways.includes('tamara') && !limits && offers.length > 0 && <Note tone="caution">{t('landing.tamara.problem.away')}</Note>}
      {offers.length === 0 && (
        <div className="empty">
          <EmptyArt />
          <p>{t('landing.tamara.none')}</p>
          <p className="muted small">{t('landing.tamara.noneText')}</p>
        </div>
      )}
      <ul className="choices">
        {offers.map((offer) => (
          <li key={`${offer.orderType} ${offer.refId}`}>
            <OfferCard offer={offer} later={ways.includes('tamara') && !offer.deposit} />
          </li>
        ))}
      </ul>
      {between && ways.includes('tamara') && offers.length > 0 && <p className="muted small">{t('landing.tamara.limits', between)}</p>}
      {earlier.length > 0 && (
        <section aria-labelledby="earlier">
          <h2 id="earlier" className="part-title">
            {t('landing.tamara.earlier')}
          </h2>
          <ul className="choices">
            {earlier.map((order) => (
              <li key={order.orderId}>
                <OrderRow order={order} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
