// The next contact as words: what is understood in both languages, in the dealership's zone, and what is not.
import { describe, expect, it } from 'vitest'
import { readTypedTime } from '../../src/admin/leads/typedTime.ts'
import { localMoment } from '../../src/schema/core/time/zone.ts'

const zone = 'Asia/Riyadh'
// A Saturday, 10:30 in Riyadh.
const now = new Date('2026-11-28T07:30:00Z')
const read = (text: string, at = now) => {
  const found = readTypedTime(text, at, zone)
  return 'moment' in found ? localMoment(found.moment, zone) : found.problem
}

describe('a time in words', () => {
  it.each([
    ['tomorrow 11:00', '2026-11-29 11:00'],
    ['Tomorrow', '2026-11-29 11:00'],
    ['tomorrow at 9', '2026-11-29 09:00'],
    ['tomorrow at 4', '2026-11-29 16:00'],
    ['tomorrow 4.30 pm', '2026-11-29 16:30'],
    ['tomorrow morning', '2026-11-29 10:00'],
    ['day after tomorrow 10am', '2026-11-30 10:00'],
    ['in 2 hours', '2026-11-28 12:30'],
    ['2 hours', '2026-11-28 12:30'],
    ['in an hour', '2026-11-28 11:30'],
    ['in half an hour', '2026-11-28 11:00'],
    ['in 45 min', '2026-11-28 11:15'],
    ['in 3 days', '2026-12-01 11:00'],
    ['in 3 days at 5pm', '2026-12-01 17:00'],
    ['in a week', '2026-12-05 11:00'],
    ['sunday 4pm', '2026-11-29 16:00'],
    ['Sun 16:00', '2026-11-29 16:00'],
    ['next thursday, 9:15 am', '2026-12-03 09:15'],
    ['saturday 11:00', '2026-11-28 11:00'],
    ['saturday 9:00', '2026-12-05 09:00'],
    ['today 5pm', '2026-11-28 17:00'],
    ['tonight', '2026-11-28 20:00'],
    ['4pm', '2026-11-28 16:00'],
    ['9am', '2026-11-29 09:00'],
    ['12 pm', '2026-11-28 12:00'],
    ['12 am', '2026-11-29 00:00'],
    ['noon', '2026-11-28 12:00'],
    ['5/12 10:00', '2026-12-05 10:00'],
    ['1/2', '2027-02-01 11:00'],
    ['بكرة 11', '2026-11-29 11:00'],
    ['بكره ١١', '2026-11-29 11:00'],
    ['بكرا الساعة ٤', '2026-11-29 16:00'],
    ['غدًا ٩ صباحًا', '2026-11-29 09:00'],
    ['بعد بكرة ٤ العصر', '2026-11-30 16:00'],
    ['بعد ساعتين', '2026-11-28 12:30'],
    ['بعد ساعة', '2026-11-28 11:30'],
    ['بعد ساعة ونص', '2026-11-28 12:00'],
    ['بعد نصف ساعة', '2026-11-28 11:00'],
    ['بعد ربع ساعة', '2026-11-28 10:45'],
    ['بعد ٣ ساعات', '2026-11-28 13:30'],
    ['بعد ثلاثة أيام', '2026-12-01 11:00'],
    ['بعد يومين ٥ مساءً', '2026-11-30 17:00'],
    ['بعد أسبوع', '2026-12-05 11:00'],
    ['الأحد ٤ مساء', '2026-11-29 16:00'],
    ['الأحد ٤ مساءً', '2026-11-29 16:00'],
    ['يوم الأحد الساعة ٤ م', '2026-11-29 16:00'],
    ['الثلاثاء القادم 10ص', '2026-12-01 10:00'],
    ['الأربعاء الظهر', '2026-12-02 12:00'],
    ['الخميس ٤ ونص العصر', '2026-12-03 16:30'],
    ['اليوم ٥ العصر', '2026-11-28 17:00'],
    ['اليوم 3 بعد الظهر', '2026-11-28 15:00'],
    ['٥ إلا ربع', '2026-11-28 16:45'],
    ['الليلة', '2026-11-28 20:00'],
  ])('reads %j', (text, local) => {
    expect(read(text)).toBe(local)
  })

  it.each([
    '',
    ' ',
    'soon',
    'tomorrow maybe',
    '25:00',
    'tomorrow 11:75',
    'in',
    'in 0 hours',
    'in 900 days',
    '31/2',
    'today',
    '13 am',
    'لاحقًا',
    'بكرة إن شاء الله',
    'الأحد الأحد',
    '11 12',
    '0',
  ])('does not guess at %j', (text) => {
    expect(read(text)).toBe('unclear')
  })

  it.each(['today 9:00', 'اليوم ٩ صباحا', '1/1/2026'])('says that %j has passed', (text) => {
    expect(read(text)).toBe('past')
  })

  it('takes the day of the zone: shortly before midnight in UTC it is the next one there', () => {
    const late = new Date('2026-11-28T22:30:00Z')
    expect([read('tomorrow', late), read('sunday 4pm', late), read('in 2 hours', late)]).toEqual([
      '2026-11-30 11:00',
      '2026-11-29 16:00',
      '2026-11-29 03:30',
    ])
  })
})
