// Calendars in the format iCalendar (RFC 5545). Times are in UTC, lines end in CRLF and have at most 75 octets.

/** An event. Its `id` is stable, `changedAt` is when it got its present content, `sequence` counts its changes. */
export interface CalendarEvent {
  id: string
  changedAt: string
  sequence?: number
  startAt: string
  endAt: string
  title: string
  lines: readonly string[]
  place?: string
  link: string
  cancelled?: boolean
  /** The time before its start at which it rings, as an ISO 8601 duration. */
  ringsBefore?: string
}
/** A calendar that programs fetch again and again: what they call it. */
export interface Subscription {
  name: string
}

const maxOctets = 75
const moment = (iso: string) => new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '')
const octets = (text: string) => new TextEncoder().encode(text).length
/** A text as a value: what the format reserves is escaped; it has no other control characters than line breaks. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')

/** Folds a line to at most 75 octets, between characters; a continuation begins with a space, which counts. */
function folded(line: string): string {
  let [done, last] = ['', '']
  for (const sign of line) {
    if (octets(last + sign) > maxOctets) [done, last] = [`${done}${last}\r\n`, ' ']
    last += sign
  }
  return done + last
}

const alarm = (title: string, before: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  `TRIGGER:-${before}`,
  'END:VALARM',
]
const eventLines = ({ id, changedAt, sequence, startAt, endAt, title, lines, place, link, cancelled, ringsBefore }: CalendarEvent) => [
  'BEGIN:VEVENT',
  `UID:${id}@wakeel`,
  `DTSTAMP:${moment(changedAt)}`,
  ...(sequence === undefined ? [] : [`LAST-MODIFIED:${moment(changedAt)}`, `SEQUENCE:${sequence}`]),
  `DTSTART:${moment(startAt)}`,
  `DTEND:${moment(endAt)}`,
  ...(cancelled === undefined ? [] : [`STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`]),
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped([...lines, link].join('\n'))}`,
  `URL:${link}`,
  ...(place ? [`LOCATION:${escaped(place)}`] : []),
  ...(ringsBefore ? alarm(title, ringsBefore) : []),
  'END:VEVENT',
]

/** The text of a calendar; `subscription` where programs fetch it again and again. */
export const iCalendar = (events: readonly CalendarEvent[], subscription?: Subscription): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'PRODID:-//Wakeel//Booking//EN',
    ...(subscription ? [`X-WR-CALNAME:${escaped(subscription.name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'] : []),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
