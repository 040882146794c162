import { CarPlate } from '../../../fields/plate/landingCarPlate.tsx'
import { useTranslate } from '../../../i18n/index.ts'
import type { CustomerWaitingEntry } from '../../../schema/appointments/customerWaitingEntry.ts'
import { useBilingual } from '../../core/useBilingual.ts'
import { useFormat } from '../../core/useFormat.ts'

const noon = (day: string) => `${day}T09:00:00Z`

/** Car, branch, days and part of the day of an entry on the waiting list. */
export function EntryFacts({ entry: { vehicle, location, firstDay, lastDay, dayPart } }: { entry: CustomerWaitingEntry }) {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const day = (one: string) => `${format.weekday(noon(one))} ${format.shortDay(noon(one))}`
  return (
    <dl className="facts">
      <div>
        <dt>{t('landing.flows.book-service.steps.vehicle')}</dt>
        <dd>
          <CarPlate car={vehicle} />
        </dd>
      </div>
      <div>
        <dt>{t('landing.flows.book-service.steps.place')}</dt>
        <dd>{bilingual(location)}</dd>
      </div>
      <div>
        <dt>{t('landing.flows.book-service.steps.time')}</dt>
        <dd>
          <span className="fact-line">
            {firstDay === lastDay ? day(firstDay) : t('landing.waiting.days', { first: day(firstDay), last: day(lastDay) })}
          </span>
          <span className="fact-line">{t(`enumerations.dayPart.${dayPart}`)}</span>
        </dd>
      </div>
    </dl>
  )
}
