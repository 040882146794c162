import { useTranslate } from '../../i18n/index.ts'
import type { CustomerRequest } from '../../schema/fieldService/calls/requests.ts'
import { totalsOf } from '../../schema/core/money.ts'
import { TotalsFacts } from '../../fields/totals/landingView.tsx'
import { CarPlate } from '../../fields/plate/landingCarPlate.tsx'
import { useBilingual } from '../core/useBilingual.ts'
import { useFormat, useRegion } from '../core/useFormat.ts'

/** What was requested: car, problem or services, time, and price. */
export function RequestFacts({ request: { vehicle, issue, services, slotAt, coverage } }: { request: CustomerRequest }) {
  const t = useTranslate()
  const format = useFormat()
  const { currency } = useRegion()
  const bilingual = useBilingual()
  const covered = coverage === 'warranty' || coverage === 'contract'
  return (
    <dl className="facts booking-facts">
      {vehicle && (
        <div>
          <dt>{t('landing.request.facts.vehicle')}</dt>
          <dd>
            <CarPlate car={vehicle} />
            <span className="fact-line">
              {bilingual(vehicle.make)} {bilingual(vehicle.model)}
            </span>
          </dd>
        </div>
      )}
      {issue && (
        <div>
          <dt>{t('landing.request.facts.issue')}</dt>
          <dd>{t(`enumerations.roadsideIssue.${issue}`)}</dd>
        </div>
      )}
      {covered && (
        <div>
          <dt>{t('landing.request.facts.coverage')}</dt>
          <dd>{t(`landing.request.covered.${coverage}`)}</dd>
        </div>
      )}
      {slotAt && (
        <div>
          <dt>{t('landing.request.facts.time')}</dt>
          <dd>
            <span className="fact-line">{format.longDay(slotAt)}</span>
            <span className="fact-line">{format.time(slotAt)}</span>
          </dd>
        </div>
      )}
      {services.length > 0 && (
        <>
          <div>
            <dt>{t('landing.request.facts.services')}</dt>
            <dd>
              {services.map(({ code, name }) => (
                <span key={code} className="fact-line">
                  {bilingual(name)}
                </span>
              ))}
            </dd>
          </div>
          <TotalsFacts
            totals={totalsOf(
              services.map(({ price }) => price),
              0,
              currency,
            )}
          />
        </>
      )}
    </dl>
  )
}
