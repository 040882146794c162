import { expect, it } from 'vitest'
import { calendarText } from '../../src/landing/appointments/calendarFile.ts'

const booking = {
  id: 'a1',
  ref: 'K7MPQ2',
  startAt: '2026-11-22T07:00:00.000Z',
  endAt: '2026-11-22T08:30:00.000Z',
  location: {
    id: 'b',
    name: { en: 'Riyadh, Olaya', ar: 'الرياض؛ العليا' },
    city: null,
    address: null,
    phone: null,
    point: null,
    hours: {},
  },
}
const words = {
  title: 'Car service; at Riyadh',
  lines: ['Reference: K7MPQ2', 'Service advisor: Sami, Riyadh'],
  link: 'https://noor.example/english/home/manage-service?tenantId=noor&booking=a1',
}
const text = calendarText(booking, words)
const unfolded = text.replace(/\r\n /g, '')

it('tells the moments in UTC', () => {
  expect(unfolded).toContain('DTSTART:20261122T070000Z\r\nDTEND:20261122T083000Z')
})
it('escapes what the format reserves', () => {
  expect(unfolded).toContain('SUMMARY:Car service\\; at Riyadh')
  expect(unfolded).toContain('Riyadh\\, Olaya')
})
it('says with whom, and where the booking can be changed', () => {
  const { link } = words
  expect(unfolded).toContain(`DESCRIPTION:Reference: K7MPQ2\\nService advisor: Sami\\, Riyadh\\n${link}\r\nURL:${link}\r\n`)
})
it('folds Arabic between its letters, and comes back whole', () => {
  const long = `صيانة السيارة في فرع ${'طريق الملك عبدالعزيز، حي الياسمين؛ '.repeat(6)}🚗🚗🚗🚗`
  const arabic = calendarText(booking, { ...words, title: long })
  for (const line of arabic.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(arabic).not.toContain('\ufffd')
  expect(arabic.replace(/\r\n /g, '')).toContain(`SUMMARY:${long.replaceAll(';', '\\;').replaceAll(',', '\\,')}\r\n`)
})
it('rings two hours before, and says whose calendar it is', () => {
  expect(unfolded).toContain('BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:Car service\\; at Riyadh\r\nTRIGGER:-PT2H\r\nEND:VALARM')
  expect(unfolded).toContain('CALSCALE:GREGORIAN\r\nMETHOD:PUBLISH')
})
it('keeps every line within 75 octets and ends it as the format wants', () => {
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(text.replace(/\r\n/g, '')).not.toContain('\n')
})
