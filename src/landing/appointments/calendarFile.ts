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

/** The text of the file. */
export function calendarText(
  { id, ref, startAt, endAt, location }: Pick<CustomerAppointment, 'id' | 'ref' | 'startAt' | 'endAt' | 'location'>,
  title: string,
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
    `DESCRIPTION:${escaped(ref)}`,
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
export const calendarFile = (appointment: CustomerAppointment, title: string): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarText(appointment, title))}`
