// An iCalendar file (RFC 5545) of a booking. Lines end in CRLF; commas, semicolons and backslashes are escaped.
import type { CustomerAppointment } from '../../schema/appointments/customerBooking.ts'

const moment = (iso: string) => new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '')
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')
const octets = (text: string) => new TextEncoder().encode(text).length
const maxOctets = 75

/** Folds a line to at most 75 octets, between characters; a continuation begins with a space, which counts. */
function folded(line: string): string {
  let [done, last] = ['', '']
  for (const sign of line) {
    if (octets(last + sign) > maxOctets) [done, last] = [`${done}${last}\r\n`, ' ']
    last += sign
  }
  return done + last
}

/** What the file says of a booking in the person's language; `link` is the address of its page. */
interface CalendarWords {
  title: string
  lines: readonly string[]
  link: string
}

/** The text of the file. */
export function calendarText(
  { id, startAt, endAt, location }: Pick<CustomerAppointment, 'id' | 'startAt' | 'endAt' | 'location'>,
  { title, lines, link }: CalendarWords,
): string {
  const place = [location.name.ar, location.name.en, location.address?.en].filter(Boolean).join(' / ')
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'PRODID:-//Wakeel//Booking//EN',
    'BEGIN:VEVENT',
    `UID:${id}@wakeel`,
    `DTSTAMP:${moment(new Date().toISOString())}`,
    `DTSTART:${moment(startAt)}`,
    `DTEND:${moment(endAt)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped([...lines, link].join('\n'))}`,
    `URL:${link}`,
    `LOCATION:${escaped(place)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT2H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

/** The file as a data address for a download link. */
export const calendarFile = (appointment: CustomerAppointment, words: CalendarWords): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarText(appointment, words))}`
