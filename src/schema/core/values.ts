// Schemas of single values, shared by field kinds and the inputs of flows. Messages are text keys.
import { z } from 'zod'
import { normaliseRegistration, normaliseVatNumber } from './values/company.ts'
import { latinDigits } from './values/digits.ts'
import { limits } from './limits.ts'
import { normaliseMobile } from './values/mobile.ts'
import { normaliseNationalId } from './values/nationalId.ts'
import { normalisePlate } from './values/plate.ts'
import { normaliseVin } from './values/vin.ts'

// Half of a surrogate pair is not a character: PostgreSQL refuses it in JSON and would store something else as text.
const wellFormed = (value: string): boolean => !/\p{Surrogate}/u.test(value)
// Years that PostgreSQL can hold and that are plausible, so that a mistyped one is reported at once.
const sensibleYear = (value: string): boolean => value >= '1900' && value < '2200'

/** A schema of one line of text: trimmed, 1 to `max` characters, no control characters (PostgreSQL does not store NUL). */
export const line = (max: number) =>
  z
    .string({ error: 'validation.text' })
    .trim()
    .min(1, 'validation.required')
    .max(max, 'validation.tooLong')
    // eslint-disable-next-line no-control-regex
    .refine((value) => !/[\u0000-\u001f\u007f]/.test(value) && wellFormed(value), 'validation.control')

/** A schema of several lines of text: trimmed, 1 to `max` characters; only NUL and half surrogate pairs are refused. */
export const paragraph = (max: number) =>
  z
    .string({ error: 'validation.text' })
    .trim()
    .min(1, 'validation.required')
    .max(max, 'validation.tooLong')
    .refine((value) => !value.includes('\u0000') && wellFormed(value), 'validation.control')

/** A text that `normalise` converts to its one stored form; where that gives undefined, the error is `message`. */
const normalised = (normalise: (typed: string) => string | undefined, message: string) =>
  z
    .string({ error: 'validation.required' })
    .trim()
    .min(1, 'validation.required')
    .max(100, 'validation.tooLong')
    .transform((typed, context) => {
      const value = normalise(typed)
      if (value !== undefined) return value
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })

/** E.164. */
export const mobileValue = normalised((typed) => normaliseMobile(typed), 'validation.mobile')
/** Latin letters and digits, 'ABJ1234'. */
export const plateValue = normalised(normalisePlate, 'validation.plate')
/** Seventeen characters; a wrong check digit gives a warning elsewhere, not an error here. */
export const vinValue = normalised(normaliseVin, 'validation.vin')
/** The plate and VIN of a car in an answer, for `carMark`. */
export const namedCarOut = { plate: z.string().nullable(), vin: z.string().nullable() }
/** A promotion code in capitals and Latin digits, in whatever case and digits it was typed. */
export const promotionCodeValue = z
  .string({ error: 'validation.required' })
  .trim()
  .toUpperCase()
  .overwrite((typed) => latinDigits(typed).replaceAll(/[^\S\n]/g, ''))
  .regex(/^[A-Z0-9-]{3,20}$/, 'validation.promotionCode')
/** Ten digits. */
export const nationalIdValue = normalised(normaliseNationalId, 'validation.nationalId')
/** Ten digits. */
export const registrationValue = normalised(normaliseRegistration, 'validation.commercialRegistration')
/** Fifteen digits, the first and the last a 3. */
export const vatNumberValue = normalised(normaliseVatNumber, 'validation.vatNumber')
/** An e-mail address in lower case. */
export const emailValue = z
  .string({ error: 'validation.required' })
  .trim()
  .toLowerCase()
  .max(254, 'validation.tooLong')
  .pipe(z.email('validation.email'))
/** Specification, section 5: at most 15 characters. The minimum of 8 is our own decision. */
export const passwordValue = z
  .string({ error: 'validation.required' })
  .min(8, 'validation.passwordShort')
  .max(limits.passwordLength, 'validation.passwordLong')
/** YYYY-MM-DD, an existing day. */
export const dateValue = z.iso.date('validation.date').refine(sensibleYear, 'validation.date')
/** ISO 8601 with a zone, as it is written. */
export const dateTimeText = z.iso.datetime({ offset: true, error: 'validation.dateTime' }).refine(sensibleYear, 'validation.dateTime')
const inUtc = (value: string) => new Date(value).toISOString()
/** ISO 8601 with a zone; stored and answered in UTC. For moments that nobody types; those that people type are `dateTimeOnGap`. */
export const dateTimeValue = dateTimeText.transform(inUtc)
/** HH:mm. */
export const timeValue = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'validation.time')
/**
 * Refuses a time (HH:mm, or ISO 8601) whose minutes, as they are written, are no multiple of `gap`. All zones of today differ from UTC by
 * quarters of an hour: whether a time is on a gap of 5 or 15 does not depend on the zone that it is written in. Source of the rule and its
 * error text: specification, section 5.
 */
const onGap = (gap: number) => (value: string, context: Pick<z.core.$RefinementCtx<string>, 'addIssue'>) => {
  const n = Number(value.slice(value.indexOf(':') + 1).slice(0, 2))
  if (n % gap > 0) context.addIssue({ code: 'custom', message: 'validation.minutesGap', params: { n, gap } })
}
/** A schema of a local HH:mm whose minutes are a multiple of `gap`. */
export const timeOnGap = (gap: number) => timeValue.superRefine(onGap(gap))
/** A schema of a moment as `dateTimeValue` whose minutes are a multiple of `gap`. */
export const dateTimeOnGap = (gap: number) => dateTimeText.superRefine(onGap(gap)).transform(inUtc)
/**
 * A schema of a bound of moments in a list's filter, at most 40 characters. A moment with seconds is no typed one: pages send the last
 * millisecond of a day, and the present moment.
 */
export const boundOnGap = (gap: number) =>
  z
    .string()
    .max(40)
    .superRefine((value, context) => {
      if (/T\d\d:\d\d(:00(\.0+)?)?(Z|[+-]\d\d:\d\d)$/.test(value)) onGap(gap)(value, context)
    })
/** A row's id. */
export const idValue = z.uuid('validation.reference')
/** A schema of a text in both languages, `{ en, ar }`, each one line of 1 to `max` characters. */
export const bilingualValue = (max: number) => z.strictObject({ en: line(max), ar: line(max) })
/** National short address. Source: Saudi Post. */
export const shortAddressValue = z
  .string()
  .trim()
  .toUpperCase()
  .overwrite(latinDigits)
  .regex(/^[A-Z]{4}\d{4}$/, 'validation.shortAddress')

/** A text in both languages, as answers carry it: `{ en, ar }`, both present. */
export const bilingualOut = z.object({ en: z.string(), ar: z.string() })
/** A text in both languages. */
export type Bilingual = z.output<typeof bilingualOut>
