// A mobile beside a country code: every way to type it gives the intended number and shows it again as typed.
import { expect, it } from 'vitest'
import { countryOfCode, joinDialled, splitDialled } from '../../../src/fields/mobile/dialled.ts'
import { normaliseMobile } from '../../../src/schema/core/values/mobile.ts'
import { registerNumbering } from '../../../src/schema/core/values/numbering.ts'

registerNumbering()

it('leaves a number of home as it was typed', () => {
  expect(splitDialled('0501234567')).toEqual({ country: 'SA', typed: '0501234567' })
  expect(joinDialled({ country: 'SA', typed: '٠٥٠١٢٣٤٥٦٧' })).toBe('٠٥٠١٢٣٤٥٦٧')
  expect(splitDialled('', 'AE')).toEqual({ country: 'AE', typed: '' })
})

it('puts the chosen code before a number of elsewhere, and takes it off again', () => {
  for (const typed of ['501234567', '0501234567']) {
    const whole = joinDialled({ country: 'AE', typed })
    expect([whole, normaliseMobile(whole)]).toEqual([`+971 ${typed}`, '+971501234567'])
    expect(splitDialled(whole)).toEqual({ country: 'AE', typed })
  }
})

it('believes a code that is typed, and says whose it is', () => {
  expect(joinDialled({ country: 'SA', typed: '+971501234567' })).toBe('+971501234567')
  expect(splitDialled('+971501234567').country).toBe('AE')
  expect(splitDialled('00966501234567').country).toBe('SA')
  expect([countryOfCode('+1'), countryOfCode('+44'), countryOfCode('+7')]).toEqual(['US', 'GB', 'RU'])
})
