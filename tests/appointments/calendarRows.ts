// The API's answer for a calendar of one day with two advisors and two bays.
import type { Calendar, CalendarBooking } from '../../src/schema/appointments/calls/calendar.ts'

/** The time zone of its times. */
export const zone = 'Asia/Riyadh'
/** A Monday far in the future. */
export const day = '2035-11-26'
/** The ISO time of a local HH:mm on that day. */
export const at = (time: string): string => new Date(`${day}T${time}:00+03:00`).toISOString()
/** The two advisors. */
export const advisors = ['01a1fc66-43db-76fc-aebe-ac1763e62b01', '01a1fc66-43db-76fc-aebe-ac1763e62b02'] as const

/** A booking from 09:00 to 10:30 in the first bay. */
export const booking = (values: Partial<CalendarBooking> = {}): CalendarBooking => ({
  id: '01a1fc66-43db-76fc-aebe-ac1763e62b25',
  version: 3,
  ref: 'AAAAAA',
  type: 'service',
  status: 'pending',
  closure: 'none',
  startAt: at('09:00'),
  endAt: at('10:30'),
  advisorId: advisors[0],
  bay: 1,
  customer: 'Sara Alharbi',
  plate: 'ABJ1234',
  vin: null,
  services: [{ en: 'Brake pads', ar: 'فحمات' }],
  changeable: true,
  ...values,
})

const spans = [
  { from: '09:00', to: '12:00' },
  { from: '13:00', to: '18:00' },
]
/** The calendar; with `away` the first advisor is on leave. */
export const calendar = ({ away = false, ...values }: Partial<Calendar> & { away?: boolean } = {}): Calendar => ({
  locationId: '01a1fc66-43db-76fc-aebe-ac1763e62b99',
  bays: 2,
  slotMinutes: 30,
  days: [{ date: day, spans, reason: null, holiday: null, taken: 3, possible: 32, hours: [{ hour: '09:00', taken: 2, possible: 4 }] }],
  advisors: advisors.map((id, place) => ({
    id,
    name: { en: `Advisor ${place + 1}`, ar: `مستشار ${place + 1}` },
    staffType: 'Service Advisor' as const,
    days: [{ date: day, spans: away && place === 0 ? [] : spans, away: away && place === 0, note: null }],
  })),
  bookings: [],
  busy: [],
  blocks: [],
  ...values,
})
