// Values of every kind of field: two that are accepted and returned as sent, and some that are refused.
import { enumerations } from '../../../src/schema/enumerations.ts'
import type { FieldKind, FieldKinds } from '../../../src/schema/core/field.ts'
import { plateLetters } from '../../../src/schema/core/values/plate.ts'
import { workshopHours } from '../server/tenants.ts'

/** What a generator can use. */
export interface Source {
  /** A number that was not returned before. */
  next(): number
  /** The id of a newly created row of the resource, of the same tenant. */
  row(resource: string, values?: Readonly<Record<string, unknown>>): Promise<string>
}
/** Values of one field. */
export interface Samples {
  valid: readonly [unknown, unknown]
  /** Each is refused with the field's name. */
  invalid: readonly unknown[]
}
type Generator<K extends FieldKind> = (config: FieldKinds[K], source: Source) => Samples | Promise<Samples>

const noText = [7, true, {}, ['x']]
// Half of a surrogate pair: PostgreSQL does not store it in JSON.
const halfCharacter = 'a\ud800b'
const latinPlateLetters = Object.values(plateLetters)
const vinCharacters = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'

// Four characters that differ for every number, so that even the shortest text is unique.
const markOf = (number: number): string => number.toString(36).padStart(4, '0')
const words = (max: number, number: number): string =>
  max < 8 ? markOf(number).slice(-max) : `Aa ${markOf(number)} وكيل “x” ${'z'.repeat(30)}`.slice(0, max).trim()
/** Text that does harm where it is not escaped, at most `max` characters, unique by number. */
export const hostileText = (max: number, number: number): string =>
  `${number}'"<b>%_\\; DROP TABLE staff;--<script>alert(1)</script>\${x}{{y}}`.slice(0, max).trim()

/** A national id of that number, with a correct check digit. */
export function nationalIdOf(number: number): string {
  const nine = `1${String(number).padStart(8, '0')}`
  const sum = [...nine].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return nine + String((10 - (sum % 10)) % 10)
}
const plateOf = (number: number): string => {
  const letter = (place: number) => latinPlateLetters[Math.floor(number / 17 ** place) % 17]
  return `${letter(0)}${letter(1)}${letter(2)}${(number % 9999) + 1}`
}
const vinOf = (number: number): string =>
  Array.from({ length: 17 }, (_, place) => vinCharacters[Math.floor(number / 33 ** place) % 33]).join('')
const both = <T>(make: (number: number) => T, source: Source): [T, T] => [make(source.next()), make(source.next())]
const day = (number: number): string => new Date(Date.UTC(2020, 0, 1 + (number % 20_000))).toISOString().slice(0, 10)
const line = (max: number) => ({ code: 'OIL', name: { en: 'Oil'.slice(0, max), ar: 'زيت' }, price: 19_999, minutes: 30 })

/** The generator of every kind. */
const generators = {
  text: ({ max }, source) => ({
    valid: both((number) => words(max, number), source),
    invalid: [...noText, 'x'.repeat(max + 1), 'x'.repeat(10_000), 'a\u0000', 'two\nlines', halfCharacter],
  }),
  longText: ({ max }, source) => ({
    valid: both((number) => `${words(max - 6, number)}\n\nend`, source),
    invalid: [...noText, 'x'.repeat(max + 1), 'x'.repeat(10_000), 'a\u0000', halfCharacter],
  }),
  integer: ({ min, max, step = 1 }, source) => {
    const first = min + step * (source.next() % Math.floor((max - min) / step))
    const offStep = step > 1 ? [min + 1] : []
    return { valid: [first, first + step > max ? min : first + step], invalid: ['5', 1.5, min - 1, max + 1, true, [], 1e300, ...offStep] }
  },
  money: ({ max }, source) => ({ valid: both((number) => number * 7, source), invalid: ['5', 0.5, -1, max + 1, true] }),
  yesNo: () => ({ valid: [true, false], invalid: ['true', 1, 'yes', []] }),
  choice: ({ enumeration }) => {
    const [first = '', second = first] = enumerations[enumeration]
    return { valid: [first, second], invalid: ['nonsense', 7, [first], `${first} `] }
  },
  choices: ({ enumeration }) => {
    const [first = '', second = first] = enumerations[enumeration]
    return { valid: [[first], [second]], invalid: ['nonsense', first, ['nonsense'], [7]] }
  },
  ref: async ({ target }, source) => ({
    valid: [await source.row(target), await source.row(target)],
    invalid: ['nonsense', 7, {}, "' or 1=1 --"],
  }),
  refs: async ({ target }, source) => ({
    valid: [[await source.row(target)], [await source.row(target), await source.row(target)]],
    invalid: ['nonsense', ['nonsense'], [7]],
  }),
  mobile: (_config, source) => ({
    valid: both((number) => `+9665${String(50_000_000 + number)}`, source),
    invalid: [...noText, 'nonsense', '123', '+96650', '8001272222', '920002999', '05012345678901', '+9995012345678', '0'.repeat(10_000)],
  }),
  email: (_config, source) => ({
    valid: both((number) => `person.${number}@mail.example`, source),
    invalid: [...noText, 'nonsense', 'a@b', 'a b@c.example', `${'a'.repeat(10_000)}@b.example`],
  }),
  date: (_config, source) => ({
    valid: both(day, source),
    invalid: [...noText, 'nonsense', '2026-02-30', '01/02/2026', '2026-1-1', '0000-01-01', '20260-01-01'],
  }),
  dateTime: (_config, source) => ({
    valid: both((number) => `${day(number)}T10:30:00.000Z`, source),
    invalid: [
      ...noText,
      ...['nonsense', '2026-02-30T10:00:00Z', '2026-02-28', '2026-02-28 10:00', '0000-01-01T00:00:00Z', '2026-02-28T10:01:00+03:00'],
    ],
  }),
  bilingual: ({ max }, source) => ({
    valid: both((number) => ({ en: words(max, number), ar: max < 8 ? markOf(number).slice(-max) : `اسم ${markOf(number)}` }), source),
    invalid: [
      ...noText,
      'text',
      { en: 'x' },
      { en: 'x', ar: '' },
      { en: 'x', ar: 'y', fr: 'z' },
      { en: 'x'.repeat(max + 1), ar: 'y' },
      { en: 'x', ar: 'x'.repeat(10_000) },
      { en: halfCharacter, ar: 'y' },
      { en: 'a\u0000', ar: 'y' },
    ],
  }),
  plate: (_config, source) => ({
    valid: both(plateOf, source),
    invalid: [...noText, 'nonsense', 'AB123', 'ABJ', 'ABJ12345', 'ABJ0', 'QQQ123', 'x'.repeat(10_000)],
  }),
  vin: (_config, source) => ({
    valid: both(vinOf, source),
    invalid: [...noText, 'nonsense', 'I'.repeat(17), '1M8GDM9AXKP04278', '1M8GDM9AXKP0427888', '0'.repeat(10_000)],
  }),
  nationalId: (_config, source) => ({
    valid: both(nationalIdOf, source),
    invalid: [...noText, 'nonsense', '1058529941', '3058529940', '105852994', '1'.repeat(10_000)],
  }),
  password: () => ({ valid: ['correct-horse', 'another-horse'], invalid: [...noText, 'short', 'sixteen-letters!', 'x'.repeat(10_000)] }),
  address: async (_config, source) => ({
    valid: [
      {
        shortCode: 'RRRD2929',
        buildingNo: '2929',
        street: 'King Fahd Road',
        district: 'العليا',
        cityId: await source.row('cities'),
        postalCode: '12211',
        additionalNo: '8118',
        lat: 24.7,
        lng: 46.6,
      },
      { street: 'طريق الملك فهد' },
    ],
    invalid: [
      'text',
      7,
      { shortCode: 'RRR2929' },
      { street: 'x'.repeat(10_000) },
      { lat: 91 },
      { planet: 'Earth' },
      { cityId: 'nonsense' },
      { street: halfCharacter },
    ],
  }),
  place: () => ({
    valid: [
      { lat: 24.7136, lng: 46.6753 },
      { lat: -21.5, lng: 39 },
    ],
    invalid: ['24.7,46.6', { lat: 24.7 }, { lat: 91, lng: 0 }, { lat: 0, lng: -181 }, { lat: '1', lng: 1 }, { lat: 1, lng: 1, up: 1 }],
  }),
  area: () => ({
    valid: [
      [
        { lat: 24.6, lng: 46.6 },
        { lat: 24.8, lng: 46.6 },
        { lat: 24.7, lng: 46.9 },
      ],
      Array.from({ length: 200 }, (_, place) => ({ lat: 20 + Math.sin(place / 32), lng: 40 + Math.cos(place / 32) })),
    ],
    invalid: [
      'nowhere',
      [],
      [
        { lat: 24.6, lng: 46.6 },
        { lat: 24.8, lng: 46.6 },
      ],
      [
        { lat: 91, lng: 0 },
        { lat: 0, lng: 0 },
        { lat: 1, lng: 1 },
      ],
      [
        { lat: '1', lng: 0 },
        { lat: 0, lng: 0 },
        { lat: 1, lng: 1 },
      ],
      Array.from({ length: 201 }, (_, place) => ({ lat: place / 10, lng: 40 })),
    ],
  }),
  colour: () => ({
    valid: ['#1e90ff', '#D1E8FF'],
    invalid: [...noText, 'red', '#fff', '#1e90fg', 'url(https://x.example)', '#1e90ff; color: red'],
  }),
  weeklyHours: () => ({
    valid: [workshopHours, { ...workshopHours, saturday: [{ from: '10:00', to: '19:00' }] }],
    invalid: [
      'always',
      {},
      { ...workshopHours, funday: [] },
      { ...workshopHours, sunday: [{ from: '18:00', to: '09:00' }] },
      { ...workshopHours, sunday: [{ from: '9', to: '25:00' }] },
      { ...workshopHours, sunday: [{ from: '09:01', to: '18:00' }] },
    ],
  }),
  serviceLines: () => ({
    valid: [[line(10)], [line(10), { ...line(10), code: 'BRAKES', price: 0 }]],
    invalid: [
      'OIL',
      ['OIL'],
      [{ code: 'OIL' }],
      [{ ...line(10), price: -1 }],
      [{ ...line(10), minutes: 0.5 }],
      [{ ...line(10), discount: 5 }],
      [{ ...line(10), name: { en: halfCharacter, ar: 'x' } }],
    ],
  }),
  totals: () => ({
    valid: [
      { net: 100, vat: 15, gross: 115, currency: 'SAR' },
      { net: 200, vat: 30, gross: 230, currency: 'SAR' },
    ],
    invalid: [115, { net: 1.5, vat: 0, gross: 0, currency: 'SAR' }],
  }),
  consents: () => ({
    valid: [[{ purpose: 'marketing', channel: 'sms', granted: true, at: '2026-01-01T00:00:00.000Z', textVersion: '1' }], []],
    invalid: ['yes', [{ purpose: 'everything' }]],
  }),
  changes: () => ({
    valid: [{ model: { from: 'Camry', to: 'Corolla' } }, { year: { from: null, to: 2024 } }],
    invalid: ['text', { model: 'Camry' }],
  }),
  time: ({ gap }) => ({
    valid: ['09:00', `10:${String(gap % 60).padStart(2, '0')}`],
    invalid: [...noText, 'nonsense', '24:00', '9:00', '09:60', '09:01'],
  }),
  rating: () => ({ valid: [5, 1], invalid: ['5', 0, 6, 1.5, true, []] }),
  tags: (_config, source) => ({
    valid: both((number) => [`tag ${number}`, `وسم ${number}`], source),
    invalid: ['tag', [7], ['x'.repeat(41)], Array.from({ length: 21 }, (_, place) => `t${place}`), [halfCharacter]],
  }),
  richText: ({ max }, source) => ({
    valid: both((number) => ({ en: `<p>Text <strong>${number}</strong></p>`, ar: `<p>نص ${number}</p>` }), source),
    invalid: [
      ...noText,
      'text',
      { en: 'x' },
      { en: 'x', ar: 'y', fr: 'z' },
      { en: 'x'.repeat(max + 1), ar: '' },
      { en: halfCharacter, ar: '' },
    ],
  }),
  // Only a file uploaded for this purpose.
  upload: async ({ target, upload: kind }, source) => ({
    valid: [await source.row(target, { kind }), await source.row(target, { kind })],
    invalid: ['nonsense', 7, {}, "' or 1=1 --"],
  }),
  uploads: async ({ target, upload: kind }, source) => ({
    valid: [[await source.row(target, { kind })], [await source.row(target, { kind }), await source.row(target, { kind })]],
    invalid: ['nonsense', ['nonsense'], [7]],
  }),
  periods: () => ({
    valid: [[{ from: '2026-01-01', to: '2026-01-10', note: 'Leave' }], []],
    invalid: ['always', [{ from: '2026-01-10', to: '2026-01-01' }], [{ from: '2026-01-10' }], [{ from: 'x', to: 'y' }]],
  }),
  questions: () => ({
    valid: [
      [{ id: 'a', kind: 'rating', label: { en: 'How was it?', ar: 'كيف كانت؟' }, required: true }],
      [
        { id: 'a', kind: 'yesNo', label: { en: 'Ready in time?', ar: 'هل جهزت في الوقت؟' }, required: true },
        { id: 'b', kind: 'text', label: { en: 'Why not?', ar: 'لماذا؟' }, required: false, showIf: { question: 'a', equals: 'no' } },
      ],
    ],
    invalid: [
      'questions',
      [{ id: 'a' }],
      [{ id: 'a', kind: 'nonsense', label: { en: 'x', ar: 'y' }, required: true }],
      [
        { id: 'a', kind: 'text', label: { en: 'x', ar: 'y' }, required: true },
        { id: 'a', kind: 'text', label: { en: 'x', ar: 'y' }, required: true },
      ],
      [{ id: 'a', kind: 'text', label: { en: 'x', ar: 'y' }, required: true, showIf: { question: 'b', equals: 'no' } }],
    ],
  }),
  // Only companies have some: tests/customers/companies.server.test.ts.
  contacts: () => ({
    valid: [[], []],
    invalid: ['nobody', [7], [{ role: 'fleet' }], [{ customerId: 'nonsense', role: 'fleet' }]],
  }),
  drivers: () => ({
    valid: [[], []],
    invalid: ['nobody', [7], [{ name: 'Saad' }], [{ name: 'Saad', mobile: '123' }]],
  }),
  json: (_config, source) => ({
    valid: both((number) => ({ number, text: `قيمة ${number}` }), source),
    invalid: ['text', 7, [], { text: 'x'.repeat(20_001) }],
  }),
  audience: () => ({
    valid: [
      { rows: {}, customers: { languageId: ['2'] } },
      { rows: {}, customers: {} },
    ],
    invalid: ['everybody', {}, { rows: {} }, { rows: {}, customers: { languageId: 2 } }, { rows: {}, customers: {}, staff: {} }],
  }),
  eventLog: () => ({
    valid: [[{ at: '2026-01-01T00:00:00.000Z', name: 'created', note: 'x' }], []],
    invalid: ['event', [{ name: 'created' }]],
  }),
} satisfies { [K in FieldKind]: Generator<K> }

/** Values of a field of any kind. */
export async function samplesOf(one: { kind: FieldKind; config: unknown }, source: Source): Promise<Samples> {
  const generator = generators[one.kind] as (config: unknown, from: Source) => Samples | Promise<Samples>
  return generator(one.config, source)
}
