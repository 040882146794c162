// Values as plain text, by kind: for titles, summaries and places without markup. Pure.
import type { AnyField, FieldKind } from '../../../schema/core/field.ts'
import { plateParts } from '../../../schema/core/values/plate.ts'
import { modelIn } from '../modelNames.ts'
import type { I18n } from '../useI18n.ts'
import { bilingualText } from '../../../fields/bilingual/bilingualValue.ts'
import type { Described } from './parts.ts'
import { wordKey } from '../../../schema/core/dataKeys.ts'

type Text<K extends FieldKind> = (value: unknown, i18n: I18n, field: Described<K>) => string
const plain = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const word = (value: unknown, { translate }: I18n, field: Described<'choice' | 'choices'>) =>
  translate(wordKey(field.config.enumeration, plain(value)))
const count = (value: unknown, { translate }: I18n) =>
  translate('admin.field.entries', { smart_count: Array.isArray(value) ? value.length : 0 })
const set = (_: unknown, { translate }: I18n) => translate('admin.field.set')

const texts: { [K in FieldKind]: Text<K> } = {
  text: (value, i18n, { config }) => (config.isModel ? modelIn(i18n, value) : plain(value)),
  longText: plain,
  integer: plain,
  money: (value, { format }) => format.money(Number(value)),
  yesNo: (value, { translate }) => translate(value === true ? 'admin.field.yes' : 'admin.field.no'),
  choice: word,
  choices: (value, i18n, field) =>
    Array.isArray(value) ? value.map((one) => word(one, i18n, field)).join(i18n.translate('admin.filter.comma')) : '',
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
  totals: (value, { format }) => {
    if (typeof value !== 'object' || value === null || !('gross' in value)) return ''
    const total = format.money(Number(value.gross))
    return 'byPoints' in value ? `${total} − ${format.money(Number(value.byPoints))}` : total
  },
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
  contacts: count,
  drivers: count,
  json: set,
  audience: set,
  eventLog: count,
}

/** A value of a field as plain text. */
export const textOf = (field: AnyField | Described<FieldKind>, value: unknown, i18n: I18n): string =>
  (texts[field.kind] as Text<FieldKind>)(value, i18n, field)
