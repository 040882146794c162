// Builders of fields with compound values: lists and objects that single resources need.
import { z } from 'zod'
import { bilingualOut, bilingualValue, dateTimeValue, dateValue, idValue, line, mobileValue } from './values.ts'
import { enumerations } from '../enumerations.ts'
import { field, type FieldOptions } from './field.ts'

/** Short labels of a row: at most twenty, each one line of at most 40 characters. */
export const tags = <const O extends FieldOptions>(options: O) =>
  field('tags', {}, { input: z.array(line(40)).max(20, 'validation.tooMany'), filterBy: 'anyOf', sortable: false }, options)

/** A formatted text in English and Arabic: HTML that the server sanitises. An empty language is ''. */
export const richText = <const O extends FieldOptions & { max?: number }>(options: O) => {
  const max = options.max ?? 20_000
  const text = z
    .string({ error: 'validation.text' })
    .max(max, 'validation.tooLong')
    .refine((value) => !value.includes('\u0000') && !/\p{Surrogate}/u.test(value), 'validation.control')
  // A form sends null for a language that was left empty.
  const side = text.nullable().transform((value) => value ?? '') as unknown as z.ZodType<string>
  const output = bilingualOut
  return field('richText', { max }, { input: z.strictObject({ en: side, ar: side }), output, filterBy: 'none', sortable: false }, options)
}

const periodValue = z
  .strictObject({ from: dateValue, to: dateValue, note: line(200).nullish() })
  .refine((period) => period.from <= period.to, 'validation.period')
/** Days from and to, both included. */
export type Period = z.infer<typeof periodValue>
/** Periods of days, such as leave: at most 100, first and last day as YYYY-MM-DD, both included. */
export const periods = <const O extends FieldOptions>(options: O) =>
  field('periods', {}, { input: z.array(periodValue).max(100), filterBy: 'none', sortable: false }, options)

const cornerValue = z.strictObject({
  lat: z.number('validation.number').min(-90, 'validation.tooSmall').max(90, 'validation.tooLarge'),
  lng: z.number('validation.number').min(-180, 'validation.tooSmall').max(180, 'validation.tooLarge'),
})
/** A corner of an area, WGS 84 degrees. */
export type Corner = z.infer<typeof cornerValue>
/** An area on the map: 3 to 200 corners in order, WGS 84 degrees; the last one connects to the first. */
export const area = <const O extends FieldOptions>(options: O) =>
  field(
    'area',
    {},
    { input: z.array(cornerValue).min(3, 'validation.areaCorners').max(200, 'validation.tooMany'), filterBy: 'none', sortable: false },
    options,
  )

const questionValue = z.strictObject({
  id: line(40),
  kind: z.enum(enumerations.questionKind, 'validation.choice'),
  label: bilingualValue(300),
  required: z.boolean('validation.yesNo'),
  /** The choices, where the kind is a choice. */
  choices: z.array(bilingualValue(120)).max(20).optional(),
  /** The question is shown only after this answer to an earlier question. */
  showIf: z.strictObject({ question: line(40), equals: line(120) }).optional(),
})
/** A survey's question. */
export type Question = z.infer<typeof questionValue>
/** A survey's questions in their order; ids are unique, and a condition refers to an earlier question. */
export const questions = <const O extends FieldOptions>(options: O) =>
  field(
    'questions',
    {},
    {
      input: z
        .array(questionValue)
        .max(50)
        .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'validation.questionIds')
        .refine(
          (list) => list.every(({ showIf }, place) => !showIf || list.slice(0, place).some(({ id }) => id === showIf.question)),
          'validation.questionOrder',
        ),
      filterBy: 'none',
      sortable: false,
    },
    options,
  )

const contactValue = z.strictObject({
  customerId: idValue,
  role: z.enum(enumerations.contactRole, 'validation.choice'),
})
/** A customer who speaks for a company, and in what. */
export type Contact = z.infer<typeof contactValue>
/** The contacts of a company, the first one first: at most 20, each customer once a role. */
export const contacts = <const O extends FieldOptions>(options: O) =>
  field(
    'contacts',
    {},
    {
      input: z
        .array(contactValue)
        .max(20, 'validation.tooMany')
        .refine((all) => new Set(all.map((one) => `${one.customerId} ${one.role}`)).size === all.length, 'validation.contactTwice'),
      output: z.array(contactValue),
      filterBy: 'none',
      sortable: false,
    },
    options,
  )

const driverValue = z.strictObject({ name: line(120), mobile: mobileValue, vehicleId: idValue.nullish() })
/** Somebody who drives a company's cars: one of them where it is named, else any. */
export type Driver = z.output<typeof driverValue>
/** The drivers of a company: at most 200. */
export const drivers = <const O extends FieldOptions>(options: O) => {
  // Masked drivers are none.
  const output = z.array(driverValue).nullable() as unknown as z.ZodType<Driver[]>
  const input = z.array(driverValue).max(200, 'validation.tooMany') as unknown as z.ZodType<Driver[]>
  return field('drivers', {}, { input, output, filterBy: 'none', sortable: false }, options)
}

const jsonObject = z.record(z.string(), z.unknown())
/** An object of a shape that only its own code knows; at most 20,000 characters of JSON. */
export const json = <const O extends FieldOptions>(options: O) =>
  field(
    'json',
    {},
    {
      input: jsonObject.refine((value) => {
        const text = JSON.stringify(value)
        return text.length <= 20_000 && !/\\u0000|\\ud[89a-f]/i.test(text)
      }, 'validation.tooLong'),
      output: jsonObject,
      filterBy: 'none',
      sortable: false,
    },
    options,
  )

// A filter's value is one word, several words, or part of a text.
const filterValue = z.record(z.string().max(60), z.union([z.string().max(200), z.array(z.string().max(60)).max(200)]))
const audienceValue = z
  .strictObject({ rows: filterValue, customers: filterValue, vehicles: filterValue.optional() })
  .refine((value) => JSON.stringify(value).length <= 10_000 && !/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(value)), 'validation.tooLong')
/** The audience of a campaign or survey: filters of rows, customers and their cars. The filters' names are checked where the module is known. */
export const audience = <const O extends FieldOptions>(options: O) =>
  field('audience', {}, { input: audienceValue, filterBy: 'none', sortable: false }, options)

const eventValue = z.strictObject({ at: dateTimeValue, name: line(60), note: line(500).nullish() })
/** An event of a record. */
export type LoggedEvent = z.output<typeof eventValue>
/** Events of a record, oldest first, at most 500; written by the server only. */
export const eventLog = <const O extends FieldOptions>(options: O) =>
  field(
    'eventLog',
    {},
    { input: z.array(eventValue).max(500) as unknown as z.ZodType<LoggedEvent[]>, filterBy: 'none', sortable: false },
    options,
  )
