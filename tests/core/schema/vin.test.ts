// Vehicle identification numbers and their check digit.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseVin, vinCheckDigitHolds } from '../../../src/schema/core/values/vin.ts'

const valid = '1M8GDM9AXKP042788'
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

describe('a VIN', () => {
  it.each([
    [valid],
    ['1m8gdm9axkp042788'],
    [' 1M8GDM9A XKP042788 '],
    ['1M8-GDM9AX-KP042788'],
    ['١M8GDM9AXKP٠٤٢٧٨٨'],
    ['۱M8GDM9AXKP۰۴۲۷۸۸'],
  ])('is kept in capitals and Latin digits: %s', (typed) => {
    expect(normaliseVin(typed)).toBe(valid)
  })

  it.each([
    '',
    valid.slice(1),
    `${valid}1`,
    '1M8GDM9AXKP04278I',
    '1M8GDM9AXKP04278O',
    '1M8GDM9AXKP04278Q',
    'IIIIIIIIIIIIIIIII',
    '1M8GDM9AXKP04278ن',
    '1M8GDM9AXKP04278!',
  ])('is refused: %j', (typed) => {
    expect(normaliseVin(typed)).toBeUndefined()
  })

  it.each([valid, '11111111111111111', '5GZCZ43D13S812715'])('holds its check digit: %s', (vin) => {
    expect(vinCheckDigitHolds(vin)).toBe(true)
  })

  it('does not hold with any other check digit', () => {
    for (const digit of '0123456789X')
      expect([digit, vinCheckDigitHolds(`${valid.slice(0, 8)}${digit}${valid.slice(9)}`)]).toEqual([digit, digit === 'X'])
  })

  it('does not hold when one digit is mistyped, wherever a mistake can be seen', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 16 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const [character = ''] = valid.slice(place)
        fc.pre(/\d/.test(character) && weights[place] !== 0)
        const typed = `${valid.slice(0, place)}${(Number(character) + by) % 10}${valid.slice(place + 1)}`
        expect(vinCheckDigitHolds(typed)).toBe(false)
      }),
    )
  })
})
