import { useTranslate } from '../../../i18n/index.ts'
import type { CustomerAppointment } from '../../../schema/endpoints.ts'
import { AppointmentFacts } from '../../appointments/AppointmentFacts.tsx'
import { calendarFile } from '../../appointments/calendarFile.ts'
import { directionsTo } from '../../appointments/directionsTo.ts'
import { Icon } from '../../parts/Icon.tsx'
import { StepHeading } from '../../parts/StepHeading.tsx'
import { useBilingual } from '../../useBilingual.ts'
import type { Act } from './Bookings.tsx'
import { StatusTag } from './StatusTag.tsx'

/** One booking, and what may still be done to it. */
export function BookingDetails({
  appointment,
  onBack,
  onAct,
}: {
  appointment: CustomerAppointment
  onBack: () => void
  onAct: (act: Act) => void
}) {
  const t = useTranslate()
  const bilingual = useBilingual()
  const { ref, location, changeable, closure } = appointment
  const directions = directionsTo(location)
  return (
    <>
      <div>
        <button type="button" className="button button-plain back-link" onClick={onBack}>
          <Icon name="back" size={20} />
          {t('landing.pages.manage-service.title')}
        </button>
      </div>
      <div className="list-head">
        <StepHeading title={t('landing.manage.booking', { ref })} />
        <StatusTag appointment={appointment} />
      </div>
      <div className="card">
        <AppointmentFacts appointment={appointment} />
      </div>
      {closure === 'none' && (
        <div className="done-actions">
          <a
            className="button button-quiet"
            download={`${ref}.ics`}
            href={calendarFile(appointment, t('landing.done.event', { branch: bilingual(location.name) }))}
          >
            <Icon name="calendar" size={20} />
            {t('landing.done.calendar')}
          </a>
          {directions && (
            <a className="button button-quiet" href={directions} target="_blank" rel="noreferrer">
              <Icon name="pin" size={20} />
              {t('landing.done.directions')}
            </a>
          )}
          {location.phone && (
            <a className="button button-quiet" href={`tel:${location.phone}`}>
              <Icon name="phone" size={20} />
              {t('landing.manage.call')}
            </a>
          )}
        </div>
      )}
      {changeable ? (
        <div className="stack-tight">
          <button type="button" className="button button-primary button-wide" onClick={() => onAct('move')}>
            {t('landing.manage.move')}
          </button>
          <button type="button" className="button button-danger button-wide" onClick={() => onAct('cancel')}>
            {t('landing.manage.cancel')}
          </button>
        </div>
      ) : (
        closure === 'none' && <p className="muted small">{t('landing.manage.fixed')}</p>
      )}
    </>
  )
}
