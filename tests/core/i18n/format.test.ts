import { describe, expect, it, vi } from 'vitest'
import { formatFor } from '../../../src/i18n/format.ts'

const english = formatFor('english')
const arabic = formatFor('arabic')
const late = '2026-11-21T22:30:00Z'

describe('dates and times', () => {
  it('§9.5 writes DD/MM/YYYY in the zone of the tenant, in both languages', () => {
    expect([english.date(late), arabic.date(late)]).toEqual(['22/11/2026', '22/11/2026'])
  })
  it('§9.6 writes hh:mm A, the halves of the day in words of the language', () => {
    expect([english.time(late), arabic.time(late)]).toEqual(['01:30 AM', '01:30 ص'])
  })
  it('tells noon from midnight', () => {
    const [noon, midnight] = ['2026-11-22T09:00:00Z', '2026-11-22T21:00:00Z']
    expect([english.dateTime(noon), arabic.dateTime(noon)]).toEqual(['22/11/2026 12:00 PM', '22/11/2026 12:00 م'])
    expect([english.dateTime(midnight), arabic.dateTime(midnight)]).toEqual(['23/11/2026 12:00 AM', '23/11/2026 12:00 ص'])
  })
  it('writes a local clock time as it is, whatever the zone', () => expect(english.clock('14:05')).toBe('02:05 PM'))
  it('keeps Gregorian days and Latin digits in Arabic', () => expect(arabic.longDay(late)).toBe('الأحد، 22 نوفمبر'))
  it('tells the Umm al-Qura date as a second line', () => expect(english.hijri(late)).toMatch(/1448/))
  it('tells distances from now', () => {
    const now = Date.parse(late)
    expect([english.relative(now - 5 * 60_000, now), english.relative(now + 3 * 86_400_000, now)]).toEqual(['5 minutes ago', 'in 3 days'])
  })
})
describe('numbers and money', () => {
  it('writes minor units as riyals', () => expect(english.money(115_000).replace(/\u00a0/g, ' ')).toBe('SAR 1,150.00'))
  it('writes riyals in Arabic without stray marks', () => expect(arabic.money(115_000).replace(/\u00a0/g, ' ')).toBe('1,150.00 ر.س.'))
  it('names a currency as it stands beside an amount', () => {
    expect([english.currency(), arabic.currency(), english.currency('AED'), arabic.currency('AED')]).toEqual(['SAR', 'ر.س.', 'AED', 'د.إ.'])
  })
  it('groups thousands', () => expect(arabic.number(40_000)).toBe('40,000'))
})
describe('what writing costs', () => {
  it('makes the writers that are used, each once', () => {
    const made: string[] = []
    const counted = (name: string, writer: object): object =>
      new Proxy(writer, {
        construct(one, given) {
          made.push(name)
          return Reflect.construct(one as new () => object, given)
        },
      })
    vi.stubGlobal('Intl', {
      DateTimeFormat: counted('date', Intl.DateTimeFormat),
      NumberFormat: counted('number', Intl.NumberFormat),
      RelativeTimeFormat: counted('distance', Intl.RelativeTimeFormat),
    })
    const format = formatFor('arabic', { timeZone: 'Asia/Dubai', currency: 'SAR' })
    expect(made).toEqual([])
    const write = () => [format.shortDay(late), format.money(115_000), format.money(99, 'AED')]
    expect(write()).toEqual(write())
    vi.unstubAllGlobals()
    expect(made).toEqual(['date', 'number', 'number'])
  })
})
