import type { ReactNode } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { latinDigits } from '../../../schema/core/values/digits.ts'
import { totalsOf } from '../../../schema/core/money.ts'
import { TotalsFacts } from '../../../fields/totals/landingView.tsx'
import { useIdentity } from '../../customers/index.ts'
import { CarPlate } from '../../../fields/plate/landingCarPlate.tsx'
import { useBilingual } from '../../core/useBilingual.ts'
import { useFormat, useRegion } from '../../core/useFormat.ts'
import type { StepName } from './draft.ts'
import { useHome } from './home.tsx'

/** Everything chosen; each line links to its step. */
export function HomeFacts() {
  const t = useTranslate()
  const format = useFormat()
  const { currency } = useRegion()
  const bilingual = useBilingual()
  const { vehicles } = useIdentity()
  const { draft, chosen, go } = useHome()
  const vehicle = vehicles.find(({ id }) => id === draft.vehicleId)
  const { buildingNo, street, district, shortCode } = draft.place.address
  const name = (step: StepName) => t(`landing.flows.homeService.steps.${step}`)
  const line = (step: StepName, value: ReactNode) => (
    <div>
      <dt>
        {name(step)}
        <button type="button" className="link-button" onClick={() => go(step)}>
          {t('landing.book.edit')}
          <span className="out-of-sight"> {name(step)}</span>
        </button>
      </dt>
      <dd>{value}</dd>
    </div>
  )
  return (
    <dl className="facts booking-facts">
      {vehicle &&
        line(
          'vehicle',
          <>
            <CarPlate car={vehicle} />
            <span className="fact-line">
              {bilingual(vehicle.modelName)} <bdi>{vehicle.year}</bdi>
            </span>
          </>,
        )}
      {line(
        'place',
        <>
          <span className="fact-line" dir="auto">
            {[[buildingNo, street].filter(Boolean).join(' '), district].filter(Boolean).join(', ')}
          </span>
          {shortCode && <bdi dir="ltr">{latinDigits(shortCode).toUpperCase()}</bdi>}
        </>,
      )}
      {line(
        'services',
        chosen.map(({ code, name: service }) => (
          <span key={code} className="fact-line">
            {bilingual(service)}
          </span>
        )),
      )}
      {draft.slotAt &&
        line(
          'time',
          <>
            <span className="fact-line">{format.longDay(draft.slotAt)}</span>
            <span className="fact-line">{format.time(draft.slotAt)}</span>
          </>,
        )}
      <TotalsFacts
        totals={totalsOf(
          chosen.map(({ price }) => price),
          0,
          currency,
        )}
      />
    </dl>
  )
}
