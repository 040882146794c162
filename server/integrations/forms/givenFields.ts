// The fields of a body that a form or an advertising network sends, whatever its shape: names and texts.
import { Problem } from '../../core/http/problem.ts'

/** A field as it came: its name and its text. */
export type GivenField = readonly [name: string, text: string]

const maxFields = 100
const maxName = 200
const maxText = 5_000
const maxDepth = 6

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
// The database stores neither NUL nor half a surrogate pair.
const clean = (text: string, max: number): string =>
  text
    .replaceAll('\u0000', '')
    .replaceAll(/\p{Surrogate}/gu, '')
    .trim()
    .slice(0, max)
const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value)

const textOf = (value: unknown, key: string): string | undefined => {
  const one = isObject(value) ? value[key] : undefined
  return typeof one === 'string' && one !== '' ? one : undefined
}
const pairNames = ['name', 'column_id', 'key', 'field']
const pairValues = ['values', 'value', 'string_value', 'answer']
/** A field written as an object with its name and value, as Meta (`field_data`), Google (`user_column_data`) and form tools do. */
function pairIn(value: unknown): [string, unknown] | undefined {
  const name = pairNames.map((key) => textOf(value, key)).find(Boolean)
  const key = isObject(value) ? pairValues.find((one) => one in value) : undefined
  return name !== undefined && key !== undefined && isObject(value) ? [name, value[key]] : undefined
}

function fieldsIn(value: unknown, name: string, depth: number): GivenField[] {
  if (depth > maxDepth || value === null || value === undefined) return []
  if (isScalar(value)) return [[name, String(value)]]
  if (Array.isArray(value)) {
    const pairs = value.map(pairIn)
    if (value.length > 0 && pairs.every((pair) => pair !== undefined))
      return pairs.flatMap(([own, inner]) => fieldsIn(inner, own, depth + 1))
    if (value.every(isScalar)) return [[name, value.map(String).join(', ')]]
    return value.flatMap((one, place) => fieldsIn(one, `${name}.${place + 1}`, depth + 1))
  }
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, one]) => fieldsIn(one, name ? `${name}.${key}` : key, depth + 1))
}

/** The fields of a body that have a text, in their order. Throws badInput (400) for none, and for too many. */
export function givenFields(body: unknown): GivenField[] {
  const fields = fieldsIn(body, '', 0)
    .map(([name, text]): GivenField => [clean(name, maxName), clean(text, maxText)])
    .filter(([name, text]) => name !== '' && text !== '')
  if (fields.length === 0) throw new Problem('badInput', { fields: { body: { key: 'validation.required' } } })
  if (fields.length > maxFields) throw new Problem('badInput', { fields: { body: { key: 'validation.tooMany' } } })
  return fields
}

/** A form-encoded body: a list where a name comes more than once, as with boxes to tick. */
export function fieldsOfForm(text: string): Record<string, string | string[]> {
  const all = new URLSearchParams(text)
  return Object.fromEntries(
    [...new Set(all.keys())].map((name) => [name, all.getAll(name).length > 1 ? all.getAll(name) : (all.get(name) ?? '')]),
  )
}

/** The body in an example that somebody has pasted: JSON, else form-encoded. Throws badInput (400) where it is neither. */
export function bodyIn(example: string): unknown {
  const text = example.trim()
  try {
    return JSON.parse(text) as unknown
  } catch {
    if (text.includes('=') && !/^[{[]/.test(text)) return fieldsOfForm(text)
    throw new Problem('badInput', { fields: { example: { key: 'validation.formExample' } } })
  }
}
