import { mobileValue, plateValue, vinValue } from '../../../schema/core/values.ts'
import type { AnyField } from '../../../schema/core/field.ts'
import { holds } from '../../../schema/core/resource.ts'
import { definitionOf, fieldsOf } from '../definition.ts'
import { initialValues } from './visibleFields.ts'

const arabic = /[\u0600-\u06ff]/

/** Initial values of a new row from the searched text: a mobile, a plate, a name in its language, or a name in its parts. */
export function firstValues(resource: string, typed: string, known: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields = fieldsOf(resource)
  const values = { ...initialValues(resource), ...known }
  const text = typed.trim()
  if (!text) return values
  const either = Object.entries(fields).flatMap(([name, { neededWithout }]) => (neededWithout ? [name, neededWithout.field] : []))
  const put = (kind: AnyField['kind'], value: unknown) => {
    const name = Object.keys(fields).find(
      (one) => fields[one]?.kind === kind && (fields[one]?.required || fields[one]?.neededWith || either.includes(one)),
    )
    return name ? { ...values, [name]: value } : undefined
  }
  const found =
    (mobileValue.safeParse(text).success && put('mobile', text)) ||
    (plateValue.safeParse(text).success && put('plate', text)) ||
    (vinValue.safeParse(text).success && put('vin', text))
  if (found) return found
  const names = definitionOf(resource).title.filter(
    (name) => ['text', 'bilingual'].includes(String(fields[name]?.kind)) && holds(fields[name]?.onlyWith, values, fields),
  )
  const [first, last] = names
  if (!first) return values
  if (fields[first]?.kind === 'bilingual') return { ...values, [first]: arabic.test(text) ? { en: '', ar: text } : { en: text, ar: '' } }
  const [word = '', ...rest] = text.split(/\s+/)
  return last && fields[last]?.kind === 'text' ? { ...values, [first]: word, [last]: rest.join(' ') } : { ...values, [first]: text }
}
