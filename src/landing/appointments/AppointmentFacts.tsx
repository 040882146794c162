import { useTranslate } from '../../i18n/index.ts'
import type { CustomerAppointment } from '../../schema/appointments/customerBooking.ts'
import { DriveCarName } from './testDrive/DriveCarName.tsx'
import { CarPlate } from '../../fields/plate/landingCarPlate.tsx'
import { useBilingual } from '../core/useBilingual.ts'
import { useFormat } from '../core/useFormat.ts'
import { TotalsFacts } from '../../fields/totals/landingView.tsx'

/** A booking's facts: time, branch, car, services, price. */
export function AppointmentFacts({ appointment }: { appointment: CustomerAppointment }) {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const { type, startAt, location, advisor, vehicle, driveCar, services, transport, totals } = appointment
  return (
    <dl className="facts booking-facts">
      <div>
        <dt>{t('landing.flows.book-service.steps.time')}</dt>
        <dd>
          <span className="fact-line">{format.longDay(startAt)}</span>
          <span className="fact-line">{format.time(startAt)}</span>
        </dd>
      </div>
      <div>
        <dt>{t('landing.flows.book-service.steps.place')}</dt>
        <dd>
          {bilingual(location.name)}
          {advisor && (
            <span className="fact-line muted small">
              {t(type === 'testDrive' ? 'landing.drive.host' : 'landing.book.place.advisor')}: {bilingual(advisor.name)}
            </span>
          )}
        </dd>
      </div>
      {driveCar && (
        <div>
          <dt>{t('landing.flows.test-drive.steps.car')}</dt>
          <dd>
            <DriveCarName car={driveCar} />
          </dd>
        </div>
      )}
      {vehicle && (
        <div>
          <dt>{t('landing.flows.book-service.steps.vehicle')}</dt>
          <dd>
            <CarPlate car={vehicle} />
            <span className="fact-line">
              {bilingual(vehicle.make)} {bilingual(vehicle.model)}
            </span>
          </dd>
        </div>
      )}
      {type !== 'testDrive' && (
        <>
          <div>
            <dt>{t('landing.flows.book-service.steps.services')}</dt>
            <dd>
              {services.map(({ code, name }) => (
                <span key={code} className="fact-line">
                  {bilingual(name)}
                </span>
              ))}
            </dd>
          </div>
          <div>
            <dt>{t('landing.flows.book-service.steps.transport')}</dt>
            <dd>{t(`landing.transport.${transport}.title`)}</dd>
          </div>
          <TotalsFacts totals={totals} />
        </>
      )}
    </dl>
  )
}
