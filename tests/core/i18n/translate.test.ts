import { describe, expect, it } from 'vitest'
import { createTranslate } from '../../../src/i18n/translate.ts'
import { namedKey } from '../../../src/schema/core/dataKeys.ts'

const forms = 'لا شيء |||| واحد |||| اثنان |||| %{smart_count} قليل |||| %{smart_count} كثير |||| %{smart_count} آخر'
const arabic = createTranslate('arabic', { cars: forms, two: 'سيارة |||| سيارات' })
const english = createTranslate('english', {
  a: { b: 'Hello %{name}', 'Dr.': 'Doctor' },
  cars: '%{smart_count} car |||| %{smart_count} cars',
})

describe('texts', () => {
  it('fills names in and leaves unknown ones standing', () => {
    expect([english(namedKey('a.b'), { name: 'Sara' }), english(namedKey('a.b'))]).toEqual(['Hello Sara', 'Hello %{name}'])
  })
  it('finds words that hold a dot themselves', () => expect(english(namedKey('a.Dr.'))).toBe('Doctor'))
  it('reads a missing text as its key', () => expect(english(namedKey('a.c'))).toBe('a.c'))
  it('keeps what a person typed as it was typed', () => expect(english(namedKey('a.b'), { name: '$& %{x}' })).toBe('Hello $& %{x}'))
})
describe('plurals', () => {
  it.each([
    [0, 'لا شيء'],
    [1, 'واحد'],
    [2, 'اثنان'],
    [3, '3 قليل'],
    [10, '10 قليل'],
    [11, '11 كثير'],
    [99, '99 كثير'],
    [100, '100 آخر'],
    [102, '102 آخر'],
    [103, '103 قليل'],
  ])('chooses the Arabic form of %i', (count, text) => {
    expect(arabic(namedKey('cars'), { smart_count: count })).toBe(text)
  })
  it('chooses between the two English forms', () => {
    expect([0, 1, 2].map((count) => english(namedKey('cars'), { smart_count: count }))).toEqual(['0 cars', '1 car', '2 cars'])
  })
  it('takes two forms as one and any other, in Arabic too', () => {
    expect([1, 2, 30].map((count) => arabic(namedKey('two'), { smart_count: count }))).toEqual(['سيارة', 'سيارات', 'سيارات'])
  })
})
