import type { ReactNode } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { Plate } from '../../../fields/plate/landingPlate.tsx'
import { useBilingual } from '../../core/useBilingual.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useBooking } from './booking.tsx'
import type { StepName } from './draft.ts'
import { TotalsFacts } from '../../../fields/totals/landingView.tsx'

/** Everything chosen so far; with `editable` each line links to its step. */
export function BookingFacts({ editable = false }: { editable?: boolean }) {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const { draft, vehicles, locations, chosen, totals, go } = useBooking()
  const vehicle = vehicles.find(({ id }) => id === draft.vehicleId)
  const location = locations?.find(({ id }) => id === draft.locationId)
  const line = (step: StepName, value: ReactNode) => (
    <div>
      <dt>
        {t(`landing.flows.book-service.steps.${step}`)}
        {editable && (
          <button type="button" className="link-button" onClick={() => go(step)}>
            {t('landing.book.edit')}
            <span className="out-of-sight"> {t(`landing.flows.book-service.steps.${step}`)}</span>
          </button>
        )}
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
            <Plate plate={vehicle.plate} size="small" />
            <span className="fact-line">
              {vehicle.model} <bdi>{vehicle.year}</bdi>
            </span>
          </>,
        )}
      {chosen.length > 0 &&
        line(
          'services',
          chosen.map(({ code, name }) => (
            <span key={code} className="fact-line">
              {bilingual(name)}
            </span>
          )),
        )}
      {location && line('place', bilingual(location.name))}
      {draft.startAt &&
        line(
          'time',
          <>
            <span className="fact-line">{format.longDay(draft.startAt)}</span>
            <span className="fact-line">{format.time(draft.startAt)}</span>
          </>,
        )}
      {editable && draft.transport && line('transport', t(`landing.transport.${draft.transport}.title`))}
      {chosen.length > 0 && <TotalsFacts totals={totals} />}
    </dl>
  )
}
