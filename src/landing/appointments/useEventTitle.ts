import { useTranslate } from '../../i18n/index.ts'
import type { CustomerAppointment } from '../../schema/appointments/customerBooking.ts'
import { useBilingual } from '../core/useBilingual.ts'

/** What a booking is called in a calendar and in a shared message. */
export function useEventTitle(): (appointment: CustomerAppointment) => string {
  const t = useTranslate()
  const bilingual = useBilingual()
  return ({ type, location }) =>
    t(type === 'testDrive' ? 'landing.drive.event' : 'landing.done.event', { branch: bilingual(location.name) })
}
