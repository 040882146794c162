// The builders of fields: one call makes one field, such as `text({ required: true, list: true })`.
import { z } from 'zod'
import { enumerations, type EnumerationName, type Word } from '../enumerations.ts'
import { field, type FieldOptions, type IntegerUnit } from './field.ts'
import { limits } from './limits.ts'
import { maxFiles } from './uploads.ts'
import {
  bilingualValue,
  dateTimeOnGap,
  dateTimeText,
  dateTimeValue,
  dateValue,
  emailValue,
  idValue,
  line,
  mobileValue,
  nationalIdValue,
  paragraph,
  passwordValue,
  plateValue,
  shortAddressValue,
  timeOnGap,
  timeValue,
  vinValue,
} from './values.ts'
import { latinDigits } from './values/digits.ts'
import { dayMinutes } from './time/dayLength.ts'

const loose = z.string()
const wholeNumber = (min: number, max: number) =>
  z.number({ error: 'validation.number' }).int('validation.integer').min(min, 'validation.tooSmall').max(max, 'validation.tooLarge')

/** One line of text, 1 to `max` characters (default 200); `read` replaces its input schema, and `isModel` says that it is a car's model. */
export const text = <const O extends FieldOptions & { max?: number; isModel?: true; read?: z.ZodType<string> }>(options: O) => {
  const max = options.max ?? limits.textLength
  return field(
    'text',
    { max, ...(options.isModel ? { isModel: true } : {}) },
    { input: options.read ?? line(max), output: loose, filterBy: 'contains' },
    options,
  )
}
/** Several lines of text, 1 to `max` characters (default 5,000). */
export const longText = <const O extends FieldOptions & { max?: number }>(options: O) => {
  const max = options.max ?? limits.longTextLength
  return field('longText', { max }, { input: paragraph(max), output: loose, filterBy: 'contains', sortable: false }, options)
}
/**
 * A whole number from `min` (default 0) to `max` (default 2,000,000,000), both included; `step`: only its multiples are taken; `unit` sets
 * the words shown after it.
 */
export const integer = <const O extends FieldOptions & { min?: number; max?: number; step?: number; unit?: IntegerUnit }>(options: O) => {
  const { min = 0, max = 2_000_000_000, step, unit } = options
  const output = wholeNumber(min, max)
  const input = step
    ? output.superRefine((value, context) => {
        if (value % step !== 0) context.addIssue({ code: 'custom', message: 'validation.step', params: { step } })
      })
    : output
  return field('integer', { min, max, ...(step ? { step } : {}), ...(unit ? { unit } : {}) }, { input, output, filterBy: 'range' }, options)
}
/** An amount in minor units (halalas) of the tenant's currency: a whole number from 0 to 1,000,000,000. */
export const money = <const O extends FieldOptions>(options: O) =>
  field('money', { max: 1_000_000_000 }, { input: wholeNumber(0, 1_000_000_000), filterBy: 'range' }, options)
/** A boolean. */
export const yesNo = <const O extends FieldOptions>(options: O) =>
  field('yesNo', {}, { input: z.boolean('validation.yesNo'), filterBy: 'yesNo' }, options)
/**
 * One word of an enumeration, stored as text; words in `without` may be read, but not set. `closedBy` names the field, and its enumeration,
 * that says how the row was closed: while it holds another word than 'none', pages show that word in place of this one.
 */
export const choice = <
  N extends EnumerationName,
  const O extends FieldOptions & { without?: readonly Word<N>[]; closedBy?: EnumerationName },
>(
  enumeration: N,
  options: O,
) => {
  const words = enumerations[enumeration] as readonly Word<N>[]
  const { without = [], closedBy } = options
  const one = (some: readonly Word<N>[]) => z.enum(some, 'validation.choice') as z.ZodType<Word<N>>
  return field(
    'choice',
    { enumeration, ...(without.length > 0 ? { without } : {}), ...(closedBy ? { closedBy } : {}) },
    { input: one(words.filter((word) => !without.includes(word))), output: one(words), filterBy: 'oneOf' },
    options,
  )
}
/** Up to 50 words of an enumeration. */
export const choices = <N extends EnumerationName, const O extends FieldOptions>(enumeration: N, options: O) => {
  const words = z.array(z.enum(enumerations[enumeration] as readonly Word<N>[], 'validation.choice')).max(50)
  const isNeeded = options.required === true && options.initial === undefined
  return field(
    'choices',
    { enumeration },
    {
      input: (isNeeded ? words.refine((given) => given.length > 0, 'validation.required') : words) as z.ZodType<Word<N>[]>,
      filterBy: 'anyOf',
      sortable: false,
    },
    options,
  )
}
/** The id (UUID) of a row of another resource of the same tenant; `target` is that resource's name. */
export const ref = <const O extends FieldOptions>(target: string, options: O) =>
  field('ref', { target }, { input: idValue, filterBy: 'oneOf', sortable: false }, options)
/** Up to 100 ids (UUID) of rows of another resource of the same tenant. */
export const refs = <const O extends FieldOptions>(target: string, options: O) =>
  field('refs', { target }, { input: z.array(idValue).max(100), filterBy: 'anyOf', sortable: false }, options)
/** A mobile number, stored as E.164; accepts the spellings of `normaliseMobile`. */
export const mobile = <const O extends FieldOptions>(options: O) =>
  field('mobile', {}, { input: mobileValue as z.ZodType<string>, output: loose, filterBy: 'contains' }, options)
/** An e-mail address, stored in lower case. */
export const email = <const O extends FieldOptions>(options: O) =>
  field('email', {}, { input: emailValue, output: loose, filterBy: 'contains' }, options)
/** A calendar day, YYYY-MM-DD. */
export const date = <const O extends FieldOptions>(options: O) =>
  field('date', {}, { input: dateValue, output: loose, filterBy: 'range' }, options)
/** A moment, ISO 8601 in UTC; its minutes, where a person gives it, are a multiple of `gap` (default 15). */
export const dateTime = <const O extends FieldOptions & { gap?: number }>(options: O) => {
  const gap = options.gap ?? limits.minutesGap
  const input = dateTimeOnGap(gap) as z.ZodType<string>
  return field('dateTime', { gap }, { input, stored: dateTimeText, output: loose, filterBy: 'range' }, options)
}
/** A text in English and Arabic: `{ en, ar }`, each one line of 1 to `max` characters (default 200). */
export const bilingual = <const O extends FieldOptions & { max?: number }>(options: O) => {
  const max = options.max ?? limits.textLength
  return field(
    'bilingual',
    { max },
    { input: bilingualValue(max), output: z.object({ en: loose, ar: loose }), filterBy: 'contains' },
    options,
  )
}
/** A Saudi plate in its stored form ('ABJ1234'); letters and digits are one value because they are never used apart. */
export const plate = <const O extends FieldOptions>(options: O) =>
  field('plate', {}, { input: plateValue as z.ZodType<string>, output: loose, filterBy: 'contains' }, options)
/** A vehicle identification number: 17 characters. Source: ISO 3779. */
export const vin = <const O extends FieldOptions>(options: O) =>
  field('vin', {}, { input: vinValue as z.ZodType<string>, output: loose, filterBy: 'contains' }, options)
/** A Saudi national id or Iqama: ten digits, valid by the Luhn check. */
export const nationalId = <const O extends FieldOptions>(options: O) =>
  field('nationalId', {}, { input: nationalIdValue as z.ZodType<string>, output: loose, filterBy: 'none', sortable: false }, options)
/** A new password: 8 to 15 characters (the maximum from specification, section 5); stored as a hash, never returned. */
export const password = <const O extends FieldOptions>(options: O) =>
  field('password', {}, { input: passwordValue, filterBy: 'none', sortable: false }, { ...options, writeOnly: true })

const addressValue = z.strictObject({
  shortCode: shortAddressValue.nullish(),
  buildingNo: line(10).overwrite(latinDigits).nullish(),
  street: line(200).nullish(),
  district: line(200).nullish(),
  cityId: idValue.nullish(),
  postalCode: line(10).overwrite(latinDigits).nullish(),
  additionalNo: line(10).overwrite(latinDigits).nullish(),
  lat: z.number().min(-90).max(90).nullish(),
  lng: z.number().min(-180).max(180).nullish(),
})
/** A Saudi national address. */
export type Address = z.infer<typeof addressValue>
/** A Saudi national address, all parts optional; the short address is four letters and four digits (source: Saudi Post, SPL). */
export const address = <const O extends FieldOptions>(options: O) =>
  field('address', {}, { input: addressValue, filterBy: 'none', sortable: false }, options)

const placeValue = z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
/** A point on the map: `{ lat, lng }` in degrees, WGS 84. */
export const place = <const O extends FieldOptions>(options: O) => {
  // A masked point is none.
  const output = options.pii ? (placeValue.nullable() as unknown as typeof placeValue) : placeValue
  return field('place', {}, { input: placeValue, output, filterBy: 'none', sortable: false }, options)
}
/** A colour as #rrggbb. */
export const colour = <const O extends FieldOptions>(options: O) =>
  field(
    'colour',
    {},
    {
      input: z
        .string()
        .trim()
        .regex(/^#[0-9a-fA-F]{6}$/, 'validation.colour'),
      filterBy: 'none',
      sortable: false,
    },
    options,
  )

const spanOn = (gap: number) =>
  z.strictObject({ from: timeOnGap(gap), to: timeOnGap(gap) }).refine((span) => span.from < span.to, 'validation.span')
/** Opening times of a day, local HH:mm; a break is the gap between two spans. */
export type Span = z.infer<ReturnType<typeof spanOn>>
const daySpans = (gap: number) =>
  z
    .array(spanOn(gap))
    .max(4, 'validation.tooMany')
    .refine((spans) => spans.every((span, at) => at === 0 || (spans[at - 1]?.to ?? '') <= span.from), 'validation.spansOverlap')
const weekOn = (gap: number) =>
  z.strictObject(
    Object.fromEntries(enumerations.weekday.map((day) => [day, daySpans(gap)])) as Record<Word<'weekday'>, ReturnType<typeof daySpans>>,
  )
/** Spans by weekday; an empty list is a closed day. */
export type WeeklyHours = z.infer<ReturnType<typeof weekOn>>
/**
 * Opening or working hours of a week: spans of local HH:mm by weekday; minutes are multiples of `gap` (default 15), spans of a day are in
 * order and do not overlap.
 */
export const weeklyHours = <const O extends FieldOptions & { gap?: number }>(options: O) => {
  const gap = options.gap ?? limits.minutesGap
  const stored = weekOn(1)
  return field('weeklyHours', { gap }, { input: weekOn(gap), stored, output: stored, filterBy: 'none', sortable: false }, options)
}

const serviceLineValue = z.strictObject({
  code: line(40),
  name: bilingualValue(limits.textLength),
  price: wholeNumber(0, 1_000_000_000),
  minutes: wholeNumber(0, dayMinutes),
})
/** A booked service: net price in minor units, duration in minutes. */
export type ServiceLine = z.infer<typeof serviceLineValue>
/** Up to 30 booked services with their prices at the time of booking, in minor units. */
export const serviceLines = <const O extends FieldOptions>(options: O) =>
  field('serviceLines', {}, { input: z.array(serviceLineValue).max(30), filterBy: 'none', sortable: false }, options)

const totalsValue = z.strictObject({
  net: z.number().int(),
  vat: z.number().int(),
  gross: z.number().int(),
  currency: z.string().length(3),
  /** The promotion's discount before VAT; `net` is after the discount. */
  discount: z.number().int().optional(),
  /** The part of `gross` that is paid with loyalty points. */
  byPoints: z.number().int().optional(),
})
/** Net, VAT and gross in minor units with the currency; calculated by the server. */
export const totals = <const O extends FieldOptions>(options: O) =>
  field('totals', {}, { input: totalsValue, filterBy: 'none', sortable: false }, options)

const consentValue = z.strictObject({
  purpose: z.enum(['service', 'marketing']),
  channel: z.enum(['sms', 'email', 'whatsapp', 'call', 'all']),
  granted: z.boolean(),
  at: dateTimeValue,
  textVersion: line(20),
  /** Given by phone and recorded by a colleague; absent where the person gave it themselves. */
  byPhone: z.literal(true).optional(),
})
/** One consent given or withdrawn. */
export type Consent = z.output<typeof consentValue>
/** A person's consents, newest last; at most 200. */
export const consents = <const O extends FieldOptions>(options: O) =>
  field(
    'consents',
    {},
    { input: z.array(consentValue).max(200) as unknown as z.ZodType<Consent[]>, filterBy: 'none', sortable: false },
    options,
  )

const changesValue = z.record(z.string(), z.strictObject({ from: z.unknown(), to: z.unknown() }))
/** The fields that an edit changed, with old and new values; written by the server only. */
export const changes = <const O extends FieldOptions>(options: O) =>
  field('changes', {}, { input: changesValue, filterBy: 'none', sortable: false }, options)

/** A local time of day, HH:mm; its minutes are a multiple of `gap` (default 15). */
export const time = <const O extends FieldOptions & { gap?: number }>(options: O) => {
  const gap = options.gap ?? limits.minutesGap
  return field('time', { gap }, { input: timeOnGap(gap), stored: timeValue, output: loose, filterBy: 'none' }, options)
}
/** One to five stars (specification, section 9). */
export const rating = <const O extends FieldOptions>(options: O) =>
  field('rating', {}, { input: wholeNumber(1, limits.maxRating), filterBy: 'range' }, options)
/** The id of an uploaded file of the tenant; the upload kind sets the allowed types and sizes. */
export const upload = <const O extends FieldOptions>(kind: Word<'uploadKind'>, options: O) =>
  field('upload', { upload: kind, target: 'files' }, { input: idValue, filterBy: 'none', sortable: false }, options)
/** Ids of several uploaded files of the tenant, in their order. */
export const uploads = <const O extends FieldOptions>(kind: Word<'uploadKind'>, options: O) =>
  field(
    'uploads',
    { upload: kind, target: 'files' },
    { input: z.array(idValue).max(maxFiles, 'validation.tooMany'), filterBy: 'none', sortable: false },
    options,
  )
