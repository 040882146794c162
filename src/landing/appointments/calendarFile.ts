// An iCalendar file of a booking.
import { iCalendar } from '../../schema/core/iCalendar.ts'
import type { CustomerAppointment } from '../../schema/appointments/customerBooking.ts'

/** What the file says of a booking in the person's language; `link` is the address of its page. */
interface CalendarWords {
  title: string
  lines: readonly string[]
  link: string
}

/** The text of the file. */
export const calendarText = (
  { id, startAt, endAt, location }: Pick<CustomerAppointment, 'id' | 'startAt' | 'endAt' | 'location'>,
  words: CalendarWords,
): string =>
  iCalendar([
    {
      ...{ id, startAt, endAt, ...words },
      changedAt: new Date().toISOString(),
      place: [location.name.ar, location.name.en, location.address?.en].filter(Boolean).join(' / '),
      ringsBefore: 'PT2H',
    },
  ])

/** The file as a data address for a download link. */
export const calendarFile = (appointment: CustomerAppointment, words: CalendarWords): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarText(appointment, words))}`
