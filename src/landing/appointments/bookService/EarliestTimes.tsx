import { useTranslate } from '../../../i18n/index.ts'
import { dayOf } from '../../../schema/core/time/zone.ts'
import { earliestTimes } from '../../../schema/appointments/calls.ts'
import { Missing } from '../../core/parts/Missing.tsx'
import { Skeletons } from '../../core/parts/Skeletons.tsx'
import { useBilingual } from '../../core/useBilingual.ts'
import { useCall } from '../../core/useCall.ts'
import { useFormat, useRegion } from '../../core/useFormat.ts'
import { useBooking } from './booking.tsx'

/** The earliest free times at all branches; one press chooses branch and time. */
export function EarliestTimes() {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const { timeZone: zone } = useRegion()
  const { draft, change, go, locations } = useBooking()
  const { data, failed, again } = useCall(earliestTimes, { services: draft.services.join(',') })
  const choose = (locationId: string, startAt: string) => {
    change({ locationId, advisorId: null, date: dayOf(startAt, zone), startAt })
    go('transport')
  }
  return (
    <section aria-labelledby="earliest">
      <h3 id="earliest" className="part-title">
        {t('landing.book.earliest.title')}
      </h3>
      {failed && <Missing again={again} />}
      {!data && !failed && <Skeletons count={2} height={76} />}
      {data?.data.length === 0 && <p className="muted">{t('landing.book.earliest.none')}</p>}
      <ul className="taken-slots earliest">
        {data?.data.map(({ start, locationId }) => (
          <li key={start + locationId}>
            <button type="button" className="slot taken-slot" onClick={() => choose(locationId, start)}>
              <span>{format.time(start)}</span>
              <span className="small">{format.longDay(start)}</span>
              <span className="muted small">{bilingual(locations?.find(({ id }) => id === locationId)?.name ?? { en: '', ar: '' })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
