// Cells of table files: written values can be read back, and people's own ways of writing them too.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CellProblem, cellTypeOf, partsOf, readCell, writeCell, type CellI18n } from '../../../src/schema/core/cells.ts'
import { dayIn, guarded, momentIn, numberIn, timeIn, unguarded } from '../../../src/schema/core/cellText.ts'
import { localMoment } from '../../../src/schema/core/time/zone.ts'
import {
  address,
  bilingual,
  choice,
  choices,
  date,
  dateTime,
  mobile,
  money,
  nationalId,
  place,
  plate,
  ref,
  refs,
  weeklyHours,
  yesNo,
} from '../../../src/schema/core/kinds.ts'
import { tags } from '../../../src/schema/core/compounds.ts'
import { password } from '../../../src/schema/core/kinds.ts'

const said: Record<string, [string, string]> = {
  'admin.field.yes': ['Yes', 'نعم'],
  'admin.field.no': ['No', 'لا'],
  'enumerations.leadType.Test Drive': ['Test drive', 'تجربة قيادة'],
  'enumerations.leadType.Parts Inquiry': ['Parts', 'قطع'],
  'enumerations.leadType.General Inquiry': ['Parts', 'عام'],
}
const i18n = (language: 'english' | 'arabic' = 'english'): CellI18n => ({
  language,
  timeZone: 'Asia/Riyadh',
  currency: 'SAR',
  text: (key, spoken) => said[key]?.[spoken === 'english' ? 0 : 1] ?? key,
  nameOf: (target, id) => `${target}-${id}`,
  idOf: (_target, text) => (text === 'known' ? 'id' : undefined),
})

describe('numbers', () => {
  it.each([
    ['1250.5', 1250.5],
    ['1,250.50', 1250.5],
    ['١٬٢٥٠٫٥٠', 1250.5],
    ['1250,5', 1250.5],
    ['SAR 1,250', 1250],
    ['١٢٥٠ ر.س', 1250],
    ['-3', -3],
    ['1 250', 1250],
  ])('reads %s', (text, value) => expect(numberIn(text)).toBe(value))
  it.each(['', 'abc', '1.2.3', '12,34,5', '1/2', '--1'])('leaves %j as no number', (text) => expect(numberIn(text)).toBeUndefined())
})

describe('days and moments', () => {
  it.each(['2026-11-22', '22/11/2026', '٢٢/١١/٢٠٢٦', '22-11-2026', '22.11.2026', '2026/11/22'])('reads the day %s', (text) =>
    expect(dayIn(text)).toBe('2026-11-22'),
  )
  it.each(['31/02/2026', '2026-13-01', '22/11', 'tomorrow', '1/1/26'])('leaves %j as no day', (text) => expect(dayIn(text)).toBeUndefined())
  it.each([
    ['9:05', '09:05'],
    ['9:05 PM', '21:05'],
    ['12:00 am', '00:00'],
    ['٩:٠٥ م', '21:05'],
    ['23:59:30', '23:59'],
  ])('reads the time %s', (text, time) => expect(timeIn(text)).toBe(time))
  it('reads a moment on the clocks of the tenant, also across a change of clocks', () => {
    expect(momentIn('22/11/2026 10:30', 'Asia/Riyadh')).toBe('2026-11-22T07:30:00.000Z')
    expect(momentIn('2026-11-22', 'Asia/Riyadh')).toBe('2026-11-21T21:00:00.000Z')
    expect(momentIn('2026-07-01 12:00', 'Europe/Berlin')).toBe('2026-07-01T10:00:00.000Z')
    expect(momentIn('2026-12-01 12:00', 'Europe/Berlin')).toBe('2026-12-01T11:00:00.000Z')
    expect(momentIn('2026-11-22T10:30:00Z', 'Asia/Riyadh')).toBe('2026-11-22T10:30:00Z')
  })
  it('reads every minute that it wrote', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1950-01-01'), max: new Date('2150-01-01'), noInvalidDate: true }), (moment) => {
        moment.setUTCSeconds(0, 0)
        expect(momentIn(localMoment(moment.toISOString(), 'Asia/Riyadh'), 'Asia/Riyadh')).toBe(moment.toISOString())
      }),
    )
  })
})

describe('texts that a spreadsheet could run', () => {
  it.each(['=1+1', '+cmd|x', '-2+3', '@SUM(A1)', '\t=1', "'=1", '+966 5x'])('guards %j and gives it back', (text) => {
    expect(guarded(text)).toBe(`'${text}`)
    expect(unguarded(guarded(text))).toBe(text)
  })
  it.each(['+966551234567', '-12.5', '0551234567', '+966 55-123 (4567)', "it's", 'a=b', ''])('leaves %j alone', (text) =>
    expect([guarded(text), unguarded(text)]).toEqual([text, text]),
  )
  it('loses no text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', 'a', '1', ' ') }), (text) => {
        expect(unguarded(guarded(text))).toBe(text)
      }),
    )
  })
})

describe('cells', () => {
  const read = (one: Parameters<typeof readCell>[0], text: string, part = '') => readCell(one, part, text, i18n())

  it('takes a word, or how either language says it, and refuses what means two', () => {
    const one = choice('leadType', {})
    expect(writeCell(one, '', 'Test Drive', i18n('arabic'))).toBe('Test Drive')
    for (const text of ['Test Drive', 'test drive', 'تجربة قيادة', '  TEST  DRIVE ']) expect(read(one, text)).toBe('Test Drive')
    expect(read(one, 'nonsense')).toBe('nonsense')
    expect(() => read(one, 'parts')).toThrow(CellProblem)
    expect(read(choices('leadType', {}), 'قطع؛ Test Drive')).toEqual(['Parts Inquiry', 'Test Drive'])
  })

  it('says yes and no in the language of the person and understands both', () => {
    const one = yesNo({})
    expect([true, false].map((value) => writeCell(one, '', value, i18n('arabic')))).toEqual(['نعم', 'لا'])
    expect(['Yes', 'نعم', '1', 'TRUE', 'y'].map((text) => read(one, text))).toEqual([true, true, true, true, true])
    expect(['No', 'لا', '٠', 'false'].map((text) => read(one, text))).toEqual([false, false, false, false])
    expect(read(one, 'maybe')).toBe('maybe')
  })

  it('writes amounts in major units and reads them to the minor one', () => {
    const one = money({})
    expect(writeCell(one, '', 19_999, i18n())).toBe(199.99)
    expect(['199.99', '١٩٩٫٩٩', '199.999', 'x'].map((text) => read(one, text))).toEqual([19_999, 19_999, '199.999', 'x'])
  })

  it('parts what has parts, and leaves out what never leaves the server', () => {
    expect(partsOf(bilingual({}))).toEqual(['en', 'ar'])
    expect(partsOf(place({}))).toEqual(['lat', 'lng'])
    expect(partsOf(password({}))).toEqual([])
    expect(cellTypeOf(address({}), 'lat')).toBe('number')
    expect(writeCell(address({}), 'cityId', { cityId: 'x' }, i18n())).toBe('cities-x')
    expect(read(address({}), 'known', 'cityId')).toBe('id')
  })

  it('names rows and finds them by name', () => {
    expect(writeCell(ref('makes', {}), '', 'x', i18n())).toBe('makes-x')
    expect(read(ref('makes', {}), 'known')).toBe('id')
    expect(read(ref('makes', {}), 'unknown')).toBe('unknown')
    expect(read(refs('makes', {}), 'known; other')).toEqual(['id', 'other'])
    expect(read(tags({}), 'vip; fleet;')).toEqual(['vip', 'fleet'])
  })

  it('does not take a number that a spreadsheet shortened for a mobile or an id', () => {
    for (const one of [mobile({}), nationalId({})]) expect(() => read(one, '9.66551E+11')).toThrow(CellProblem)
    expect(read(mobile({}), '٠٥٥١٢٣٤٥٦٧')).toBe('٠٥٥١٢٣٤٥٦٧')
  })

  it('writes the same value always the same, whatever the order of its parts', () => {
    const spans = [{ to: '12:00', from: '09:00' }]
    const written = writeCell(weeklyHours({}), '', { sunday: spans, monday: [] }, i18n())
    expect(written).toBe(writeCell(weeklyHours({}), '', { monday: [], sunday: [{ from: '09:00', to: '12:00' }] }, i18n()))
    expect(() => read(weeklyHours({}), '{broken')).toThrow(CellProblem)
  })

  it('writes plates, days and moments as people read them', () => {
    expect(writeCell(plate({}), '', 'ABJ1234', i18n())).toBe('ABJ 1234')
    expect(writeCell(date({}), '', '2026-11-22', i18n())).toBe('2026-11-22')
    expect(writeCell(dateTime({}), '', '2026-11-22T07:30:00.000Z', i18n())).toBe('2026-11-22 10:30')
    expect(read(date({}), '2026-11-22 00:00')).toBe('2026-11-22')
    expect(writeCell(date({}), '', null, i18n())).toBeNull()
  })
})
