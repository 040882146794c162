import { useTranslate } from '../../i18n/index.ts'
import { supportNumbers } from '../../schema/core/limits.ts'
import type { CustomerAppointment } from '../../schema/appointments/customerBooking.ts'
import { useSession } from '../../session/index.ts'
import { usePathTo } from '../core/navigation.ts'
import { FlowIcon } from '../core/parts/FlowIcon.tsx'
import { useBilingual } from '../core/useBilingual.ts'
import { calendarFile } from './calendarFile.ts'
import { useEventTitle } from './useEventTitle.ts'

/** A link to a booking's calendar file, which says with whom, by which phone, and where the booking can be changed. */
export function CalendarLink({ appointment }: { appointment: CustomerAppointment }) {
  const t = useTranslate()
  const bilingual = useBilingual()
  const pathTo = usePathTo()
  const supportNumber = useSession('settings')?.supportNumber ?? supportNumbers.default
  const { id, ref, location, advisor, services, driveCar } = appointment
  const eventTitle = useEventTitle()
  const lines = [
    `${t('landing.done.reference')}: ${ref}`,
    ...services.map(({ name }) => bilingual(name)),
    ...(driveCar ? [`${bilingual(driveCar.make)} ${bilingual(driveCar.model)}`] : []),
    ...(advisor
      ? [`${t(appointment.type === 'testDrive' ? 'landing.drive.host' : 'landing.book.place.advisor')}: ${bilingual(advisor.name)}`]
      : []),
    `${t('landing.shell.support')}: ${location.phone ?? supportNumber}`,
  ]
  const file = calendarFile(appointment, {
    title: eventTitle(appointment),
    lines,
    link: window.location.origin + pathTo('manage-service', undefined, { booking: id }),
  })
  return (
    <a className="button button-quiet" download={`${ref}.ics`} href={file}>
      <FlowIcon name="calendar" size={20} />
      {t('landing.done.calendar')}
    </a>
  )
}
