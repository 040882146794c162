// Values that no generator can derive from a schema's checks: schemas are compared by identity, so that a kind has its values wherever it
// is used.
import fc from 'fast-check'
import type { z } from 'zod'
import { passwordValue } from '../../src/schema/core/values.ts'
import {
  dateTimeValue,
  dateValue,
  emailValue,
  mobileValue,
  nationalIdValue,
  plateValue,
  promotionCodeValue,
  shortAddressValue,
  timeValue,
  vinValue,
} from '../../src/schema/core/values.ts'
import { nationalIdOf } from '../core/everyResource/generators.ts'
import { boundsOf } from './zodParts.ts'

const digits = (least: number, limit = least) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: least, maxLength: limit })
const arabic = (text: string): string => text.replace(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)))
const spoken = <T extends string>(one: fc.Arbitrary<T>) => fc.tuple(one, fc.boolean()).map(([text, odd]) => (odd ? arabic(text) : text))
const two = (value: number): string => String(value).padStart(2, '0')

const mobiles = digits(7).chain((rest) => fc.constantFrom(`+96650${rest}`, `0555${rest.slice(1)}`, `00966 56 ${rest}`).map((text) => text))
const plates = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...'ABDEGHJKLNRSTUVXZ', ...'ابحدرسصطعقكلمنهوى'), minLength: 3, maxLength: 3 }),
    fc.integer({ min: 1, max: 9999 }),
  )
  .map(([letters, number]) => `${letters}${number}`)
const days = fc.date({ min: new Date('2024-01-01T00:00:00Z'), max: new Date('2028-12-31T00:00:00Z'), noInvalidDate: true })
const soon = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 47 })).map(([day, half]) => {
  const at = new Date(Date.UTC(2026, 10, 22 + day, 0, half * 30))
  return at.toISOString()
})
const times = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 30)).map(([hour, minute]) => `${two(hour)}:${two(minute)}`)

/** The pattern of a time of day, whatever step its minutes have. */
export const timePattern = boundsOf(timeValue).pattern?.source
/** Times of day on the half hour. */
export const halfHours = times

/** Moments on the half hour, in UTC or another zone. */
export const moments = fc.oneof(
  soon,
  soon.map((at) => at.replace('.000Z', '+03:00')),
)

/** By schema, values that it mostly accepts. */
export const knownValues = new Map<z.ZodType, fc.Arbitrary<unknown>>([
  [mobileValue, spoken(mobiles)],
  [plateValue, spoken(plates)],
  [vinValue, fc.string({ unit: fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'), minLength: 17, maxLength: 17 })],
  [nationalIdValue, fc.integer({ min: 1, max: 99_999_999 }).map(nationalIdOf)],
  [
    emailValue,
    fc
      .tuple(fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9.+_-]{0,20}[a-z0-9]$/), fc.constantFrom('mail.example', 'Noor.Example'))
      .map((parts) => parts.join('@').replace(/\.\.+/g, '.')),
  ],
  [
    dateValue,
    fc.oneof(
      days.map((day) => day.toISOString().slice(0, 10)),
      soon.map((at) => at.slice(0, 10)),
    ),
  ],
  [
    dateTimeValue,
    fc.oneof(
      moments,
      days.map((day) => day.toISOString()),
    ),
  ],
  [timeValue, times],
  [passwordValue, fc.string({ unit: 'grapheme-ascii', minLength: 8, maxLength: 15 })],
  [shortAddressValue, fc.stringMatching(/^[A-Z]{4}\d{4}$/)],
  [promotionCodeValue, fc.stringMatching(/^[A-Z0-9-]{3,20}$/)],
])
