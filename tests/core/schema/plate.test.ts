// Saudi plates: one stored form for every way to write one.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalisePlate, plateLetters, plateParts } from '../../../src/schema/core/values/plate.ts'

// As in the domain decisions, written out again, so that an error in the table is found.
const pairs = [...'ابحدرسصطعقكلمنهوى'].map((arabic, place): [string, string] => [arabic, 'ABJDRSXTEGKLZNHUV'[place] ?? ''])
const digitsOf = (digits: string, zero: number) => digits.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
const plates = fc.record({
  letters: fc.array(fc.integer({ min: 0, max: 16 }), { minLength: 3, maxLength: 3 }),
  number: fc.integer({ min: 1, max: 9999 }),
})

describe('a plate', () => {
  it('has the seventeen letters and their twins', () => {
    expect(Object.entries(plateLetters)).toEqual(pairs)
  })

  it('is the same in both scripts and in all three digit sets', () => {
    fc.assert(
      fc.property(plates, ({ letters, number }) => {
        const [arabic, latin] = [letters.map((one) => pairs[one]?.[0]).join(''), letters.map((one) => pairs[one]?.[1]).join('')]
        const stored = `${latin}${number}`
        for (const typed of [
          `${latin}${number}`,
          `${latin} ${number}`,
          latin.toLowerCase() + String(number),
          `${number} ${latin}`,
          [...latin].join(' ') + ` ${number}`,
          `${latin}-${number}`,
          `${arabic}${digitsOf(String(number), 0x0660)}`,
          `${[...arabic].join(' ')} ${digitsOf(String(number), 0x0660)}`,
          `${digitsOf(String(number), 0x06f0)} ${arabic}`,
          `${arabic} ${number}`,
          `\u200f${arabic}\u200e ${number}`,
        ])
          expect([typed, normalisePlate(typed)]).toEqual([typed, stored])
      }),
    )
  })

  it('is the same when its stored form is typed again, and shows both scripts', () => {
    fc.assert(
      fc.property(plates, ({ letters, number }) => {
        const stored = `${letters.map((one) => pairs[one]?.[1]).join('')}${number}`
        expect(normalisePlate(stored)).toBe(stored)
        const { latin, arabic, digits } = plateParts(stored)
        expect([latin + digits, normalisePlate(`${arabic}${digits}`)]).toEqual([stored, stored])
      }),
    )
  })

  it.each([
    ['أبح123', 'ABJ123'],
    ['إبح123', 'ABJ123'],
    ['آبح123', 'ABJ123'],
    ['ابة123', 'ABH123'],
    ['ابه123', 'ABH123'],
    ['ا ب هـ 123', 'ABH123'],
    ['ابي123', 'ABV123'],
    ['ابى123', 'ABV123'],
    ['ابی123', 'ABV123'],
    ['ابک123', 'ABK123'],
    ['ABJ 0012', 'ABJ12'],
    ['ABJ ٠٠٠٧', 'ABJ7'],
    ['A B J ۱۲۳۴', 'ABJ1234'],
    ['aBj1', 'ABJ1'],
    ['ـابحـ 5', 'ABJ5'],
  ])('takes %s as %s', (typed, stored) => {
    expect(normalisePlate(typed)).toBe(stored)
  })

  it.each([
    '',
    ' ',
    'ABJ',
    '1234',
    'AB123',
    'ABJD123',
    'ABJ12345',
    'ABJ0',
    'ABJ0000',
    'QBJ123',
    'PBJ123',
    'ABJ12C',
    'A!BJ123',
    'ثبح123',
    'ABJ123; drop',
    'ABJ١٢٣٤٥',
  ])('refuses %j', (typed) => {
    expect(normalisePlate(typed)).toBeUndefined()
  })

  it('never becomes anything but three letters and one to four digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (typed) => {
        expect(normalisePlate(typed) ?? 'ABJ1').toMatch(/^[ABJDRSXTEGKLZNHUV]{3}[1-9]\d{0,3}$/)
      }),
    )
  })
})
