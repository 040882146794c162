// Values in plain words, by kind: for titles, summaries and places that take no markup. Pure.
import type { AnyField, FieldKind } from '../../schema/field.ts'
import { plateParts } from '../../schema/plate.ts'
import type { Speaker } from '../speaker.ts'
import { bilingualText } from './bilingualValue.ts'
import type { Described } from './parts.ts'

type Text<K extends FieldKind> = (value: unknown, speaker: Speaker, field: Described<K>) => string
const plain = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const word = (value: unknown, { translate }: Speaker, field: Described<'choice' | 'choices'>) =>
  translate(`enumerations.${field.config.enumeration}.${plain(value)}`)
const count = (value: unknown, { translate }: Speaker) =>
  translate('admin.field.entries', { smart_count: Array.isArray(value) ? value.length : 0 })
const set = (_: unknown, { translate }: Speaker) => translate('admin.field.set')

const texts: { [K in FieldKind]: Text<K> } = {
  text: plain,
  longText: plain,
  integer: plain,
  money: (value, { format }) => format.money(Number(value)),
  yesNo: (value, { translate }) => translate(value === true ? 'admin.field.yes' : 'admin.field.no'),
  choice: word,
  choices: (value, speaker, field) =>
    Array.isArray(value) ? value.map((one) => word(one, speaker, field)).join(speaker.translate('admin.filter.comma')) : '',
  ref: (value) => plain(value).slice(-6),
  refs: count,
  mobile: plain,
  email: plain,
  date: (value, { format }) => format.date(`${plain(value)}T12:00:00Z`),
  dateTime: (value, { format }) => format.dateTime(plain(value)),
  bilingual: (value, { code }) => bilingualText(value, code),
  plate: (value) => {
    const { latin, digits } = plateParts(plain(value))
    return `${latin} ${digits}`
  },
  vin: plain,
  nationalId: plain,
  password: set,
  address: set,
  place: set,
  area: count,
  colour: plain,
  weeklyHours: set,
  serviceLines: count,
  totals: (value, { format }) => (typeof value === 'object' && value !== null && 'gross' in value ? format.money(Number(value.gross)) : ''),
  consents: count,
  changes: set,
  time: (value, { format }) => format.clock(plain(value)),
  rating: plain,
  tags: (value, { translate }) => (Array.isArray(value) ? value.join(translate('admin.filter.comma')) : ''),
  richText: set,
  upload: set,
  uploads: count,
  periods: count,
  questions: count,
  json: set,
  audience: set,
  eventLog: count,
}

/** A value of a field in plain words. */
export const textOf = (field: AnyField | Described<FieldKind>, value: unknown, speaker: Speaker): string =>
  (texts[field.kind] as Text<FieldKind>)(value, speaker, field)
