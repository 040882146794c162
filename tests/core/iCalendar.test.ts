// The texts of calendars: what a calendar program reads is what was given, in any language, within the format's limits.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { iCalendar, type CalendarEvent } from '../../src/schema/core/iCalendar.ts'
import { readICalendar } from './iCalendar.ts'

const words = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('صيانة', 'الرياض، حي العليا؛ ', '🚗', ',', ';', '\\', '\\n', '\n', ' ')))
  .map((parts) => parts.join('').replace(/[^\P{Cc}\n]/gu, ''))
const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map((date) => {
  date.setUTCMilliseconds(0)
  return date.toISOString()
})
const event: fc.Arbitrary<CalendarEvent> = fc.record({
  id: fc.uuid(),
  changedAt: moment,
  sequence: fc.nat(),
  startAt: moment,
  endAt: moment,
  title: words,
  lines: fc.array(words),
  place: words,
  link: fc.webUrl(),
  cancelled: fc.boolean(),
})
const isoOf = (text = '') => text.replace(/^(....)(..)(..T..)(..)(..)Z$/, '$1-$2-$3:$4:$5.000Z')

it('gives back every event as it was, in lines of at most 75 octets', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 4 }), words, (events, name) => {
      const read = readICalendar(iCalendar(events, { name }))
      expect(read.values).toMatchObject({ VERSION: '2.0', METHOD: 'PUBLISH', 'X-WR-CALNAME': name, 'REFRESH-INTERVAL': 'PT1H' })
      expect(
        read.inner.map(({ values }) => ({
          ...{ id: values['UID'], sequence: Number(values['SEQUENCE']), cancelled: values['STATUS'] === 'CANCELLED' },
          ...{ startAt: isoOf(values['DTSTART']), endAt: isoOf(values['DTEND']), changedAt: isoOf(values['LAST-MODIFIED']) },
          ...{ title: values['SUMMARY'], text: values['DESCRIPTION'], place: values['LOCATION'] ?? '', link: values['URL'] },
        })),
      ).toEqual(
        events.map(({ id, lines, place = '', ...rest }) => ({
          ...rest,
          ...{ id: `${id}@wakeel`, place, text: [...lines, rest.link].join('\n') },
        })),
      )
    }),
  )
})

it('has no other control characters than the ends of its lines', () => {
  const one = { id: 'a', changedAt: '2026-11-22T07:00:00Z', startAt: '2026-11-22T07:00:00Z', endAt: '2026-11-22T07:00:00Z' }
  const text = iCalendar([{ ...one, title: 'a\u0000b\tc\u007fd\r\ne', lines: [], link: 'https://noor.example/' }])
  expect(text).toContain('SUMMARY:a b c d\\ne\r\n')
})
