// Constants and mappings of the specification that no call shows, written out again.
import { describe, expect, it } from 'vitest'
import { enumerations } from '../../src/schema/enumerations.ts'
import { formats, languages, limits, supportNumbers } from '../../src/schema/core/limits.ts'
import { defaultCountry } from '../../src/schema/core/values/mobile.ts'
import { vatBasisPoints } from '../../src/schema/core/money.ts'
import { calls } from '../../src/schema/endpoints.ts'
import { defaultApiBase } from '../../src/schema/core/wireWords.ts'
import { minutesAfter } from '../../server/core/time/time.ts'
import { fieldsOf } from '../../server/core/db/rows.ts'

describe('the specification', () => {
  it('repeats no word within a list', () => {
    for (const [name, words] of Object.entries(enumerations)) expect([name, new Set(words).size]).toEqual([name, words.length])
  })

  it('§3.23 begins the feature flags, of which it shows the first five, so', () => {
    expect(enumerations.featureFlag.slice(0, 5)).toEqual([
      'CREATE_LEAD',
      'BOOK_A_SERVICE',
      'OTP_PROCESS',
      'CAMPAIGN_ENABLE',
      'TAMARA_INTEGRATION',
    ])
  })

  it('§5.3 §9.1 §9.2 §9.13 sets the limits', () => {
    expect(limits).toMatchObject({
      page: 1,
      pageSize: 10,
      maxRating: 5,
      passwordLength: 15,
      uploadBytes: 4_000_000,
      otpDigits: 6,
      otpLifetime: 300,
      otpResendAfter: 60,
      otpTries: 5,
    })
    expect([defaultCountry, vatBasisPoints, defaultApiBase]).toEqual(['SA', 1500, '/api'])
  })

  it('§1.7 §9.7 numbers the languages', () => {
    expect([languages.english.id, languages.arabic.id]).toEqual([1, 2])
  })

  it('§9.5 §9.6 writes dates and times so', () => {
    expect(formats).toEqual({ date: 'DD/MM/YYYY', isoDate: 'YYYY-MM-DD', time: 'HH:mm', time12: 'hh:mm A' })
  })

  it('§9.4 §9.8 §9.9 gives a new tenant its hours, support number and colours', () => {
    const initial = Object.fromEntries(Object.entries(fieldsOf('settings')).map(([name, { initial: value }]) => [name, value]))
    expect(initial).toMatchObject({
      openFrom: '10:00',
      openTo: '19:00',
      supportNumber: '8001272222',
      primaryColour: '#1e90ff',
      secondaryColour: '#D1E8FF',
    })
    expect(supportNumbers).toEqual({ default: '8001272222', brand: '920002999' })
  })

  it('§9.10 counts 60000 ms as a minute', () => {
    const moment = '2026-11-22T09:00:00.000Z'
    expect(Date.parse(minutesAfter(moment, 1)) - Date.parse(moment)).toBe(60_000)
  })

  it('has each method and path once, with a shape for what goes in and out', () => {
    const routes = calls.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(routes).size).toBe(routes.length)
    for (const { name, input, output } of calls)
      expect([name, typeof input.parse, typeof output.parse]).toEqual([name, 'function', 'function'])
  })
})
