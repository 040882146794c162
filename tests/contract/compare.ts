// The differences between two descriptions of the API, and which of them break a client of the first.
import type { JsonSchema } from '../../server/core/http/openapi/jsonSchema.ts'
import { operationsOf, type Content, type Document, type Operation } from '../../server/core/http/openapi/operation.ts'
import { answersOf, isSecured, parametersOf, resolved } from './document.ts'

/** One difference, as a line. */
export interface Difference {
  text: string
  breaking: boolean
}
// What clients send must be taken as before; what they receive must be as it was.
type Way = 'sent' | 'received'
interface Both {
  before: Document
  after: Document
  found: Difference[]
  /** Pairs of named schemas that were compared already. */
  seen: Set<string>
}

const nameOf = ({ $ref = '' }: JsonSchema): string => $ref.split('/').at(-1) ?? ''

/** A schema without references and 'allOf' at its top. */
function flat(document: Document, schema: JsonSchema): JsonSchema {
  if (schema.$ref) return flat(document, document.components.schemas[nameOf(schema)] ?? {})
  if (!schema.allOf) return schema
  const parts = [...schema.allOf.map((part) => flat(document, part)), { ...schema, allOf: undefined }]
  const closed = schema['unevaluatedProperties'] === false
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<string, JsonSchema>,
    required: parts.flatMap(({ required = [] }) => required),
    ...(closed ? { additionalProperties: false } : {}),
  }
}

/** What a value may be: one schema for each type and branch. */
function branches(document: Document, schema: JsonSchema): JsonSchema[] {
  const { anyOf, oneOf, type, ...rest } = flat(document, schema)
  const some = anyOf ?? oneOf
  if (some) return some.flatMap((one) => branches(document, one))
  return Array.isArray(type) ? type.map((one) => ({ ...rest, type: one })) : [{ ...rest, ...(type ? { type } : {}) }]
}

/** Whether one branch may follow another without breaking a client. */
function fits(both: Both, was: JsonSchema, is: JsonSchema, way: Way): boolean {
  const trial: Both = { ...both, found: [], seen: new Set(both.seen) }
  compareOne(trial, was, is, way, '')
  return !trial.found.some(({ breaking }) => breaking)
}

function compareSchemas(both: Both, was: JsonSchema, is: JsonSchema, way: Way, at: string): void {
  const named = was.$ref !== undefined && is.$ref !== undefined
  const pair = `${way} ${nameOf(was)} ${nameOf(is)}`
  if (named && both.seen.has(pair)) return
  if (named) both.seen.add(pair)
  const place = was.$ref ? nameOf(was) : at
  const [old, now] = [branches(both.before, was), branches(both.after, is)]
  const [first, only] = [old[0], now[0]]
  if (old.length === 1 && now.length === 1 && first && only) return compareOne(both, first, only, way, place)
  const [needed, offered] = way === 'sent' ? [old, now] : [now, old]
  for (const one of needed) {
    const found = offered.some((other) => (way === 'sent' ? fits(both, one, other, way) : fits(both, other, one, way)))
    if (!found) both.found.push({ text: `${place}: ${way === 'sent' ? 'no longer takes' : 'may be'} ${saidOf(one)}`, breaking: true })
  }
}

const saidOf = ({ type, enum: words, properties }: JsonSchema): string =>
  words ? words.join(' | ') : properties ? `{ ${Object.keys(properties).join(', ')} }` : String(type ?? 'anything')

const upper = ['maximum', 'maxLength', 'maxItems'] as const
const lower = ['minimum', 'minLength', 'minItems'] as const

function compareOne(both: Both, was: JsonSchema, is: JsonSchema, way: Way, at: string): void {
  const say = (text: string, breaking: boolean) => both.found.push({ text: `${at}: ${text}`, breaking })
  const wider = way === 'sent' ? [was.type, is.type] : [is.type, was.type]
  const typed = wider[0] === wider[1] || wider[1] === undefined || (wider[0] === 'integer' && wider[1] === 'number')
  if (!typed) return void say(`${String(was.type ?? 'anything')} became ${String(is.type ?? 'anything')}`, true)
  compareWords(was, is, way, say)
  if (way === 'sent') compareLimits(was, is, say)
  const [old, now] = [was.properties ?? {}, is.properties ?? {}]
  for (const [name, part] of Object.entries(old)) {
    const other = now[name]
    if (other) compareSchemas(both, part, other, way, `${at}.${name}`)
  }
  const gone = Object.keys(old).filter((name) => !(name in now))
  if (gone.length > 0) say(`no longer has ${gone.join(', ')}`, true)
  for (const name of Object.keys(now)) if (!(name in old)) say(`has ${name}`, false)
  const [needed, held] = way === 'sent' ? [is.required ?? [], was.required ?? []] : [was.required ?? [], is.required ?? []]
  for (const name of needed)
    if (!held.includes(name) && (way === 'sent' || name in now)) say(way === 'sent' ? `needs ${name}` : `may lack ${name}`, true)
  if (was.items && is.items) compareSchemas(both, was.items, is.items, way, `${at}[]`)
  if (typeof was.additionalProperties === 'object' && typeof is.additionalProperties === 'object')
    compareSchemas(both, was.additionalProperties, is.additionalProperties, way, `${at}.*`)
}

function compareWords(was: JsonSchema, is: JsonSchema, way: Way, say: (text: string, breaking: boolean) => void): void {
  const [old, now] = [
    was.enum ?? (was.const === undefined ? undefined : [was.const]),
    is.enum ?? (is.const === undefined ? undefined : [is.const]),
  ]
  if (!old && !now) return
  if (!old) return void say(`takes only ${now?.join(' | ')}`, way === 'sent')
  if (!now) return void say('is no longer one of a list', way === 'received')
  for (const word of old) if (!now.includes(word)) say(`no longer has the word ${String(word)}`, true)
  // A client ignores words that it does not know.
  for (const word of now) if (!old.includes(word)) say(`has the word ${String(word)}`, false)
}

function compareLimits(was: JsonSchema, is: JsonSchema, say: (text: string, breaking: boolean) => void): void {
  for (const limit of upper)
    if ((is[limit] ?? Infinity) < (was[limit] ?? Infinity)) say(`${limit} is ${is[limit]} instead of ${was[limit] ?? 'none'}`, true)
  for (const limit of lower)
    if ((is[limit] ?? -Infinity) > (was[limit] ?? -Infinity)) say(`${limit} is ${is[limit]} instead of ${was[limit] ?? 'none'}`, true)
  for (const form of ['pattern', 'format'] as const) if (is[form] !== undefined && is[form] !== was[form]) say(`has another ${form}`, true)
  if (is.additionalProperties === false && was.additionalProperties !== false) say('refuses further properties', true)
}

function compareContents(both: Both, was: Content, is: Content, way: Way, at: string): void {
  for (const [type, { schema }] of Object.entries(was.content ?? {})) {
    const other = is.content?.[type]
    if (other) compareSchemas(both, schema, other.schema, way, at)
    else both.found.push({ text: `${at}: no longer ${type}`, breaking: true })
  }
}

function compareOperations(both: Both, was: Operation, is: Operation, at: string): void {
  const { before, after } = both
  const say = (text: string, breaking: boolean) => both.found.push({ text: `${at}: ${text}`, breaking })
  if (was.operationId !== is.operationId) say(`${was.operationId} is called ${is.operationId}`, true)
  if (!isSecured(before, was) && isSecured(after, is)) say('needs a token', true)
  const [old, now] = [parametersOf(before, was), parametersOf(after, is)]
  for (const one of old) {
    const other = now.find(({ name, in: place }) => name === one.name && place === one.in)
    if (!other) say(`no longer has the parameter ${one.name}`, true)
    else {
      if (other.required && !one.required) say(`needs the parameter ${one.name}`, true)
      compareSchemas(both, one.schema, other.schema, 'sent', `${at} ${one.name}`)
    }
  }
  for (const { name, in: place, required = false } of now)
    if (!old.some((one) => one.name === name && one.in === place)) say(`has the parameter ${name}`, required)
  const [oldBody, newBody] = [was.requestBody && resolved(before, was.requestBody), is.requestBody && resolved(after, is.requestBody)]
  if (oldBody && !newBody) say('no longer takes a body', true)
  if (newBody?.required && !oldBody?.required) say('needs a body', true)
  if (oldBody && newBody) compareContents(both, oldBody, newBody, 'sent', `${at} body`)
  const [oldAnswers, newAnswers] = [answersOf(before, was), answersOf(after, is)]
  for (const [status, answer] of Object.entries(oldAnswers)) {
    const other = newAnswers[status]
    if (other) compareContents(both, answer, other, 'received', `${at} ${status}`)
    else say(`no longer answers ${status}`, true)
  }
}

/** The same parameter gone from several operations is one difference. */
function joined(all: readonly Difference[]): Difference[] {
  const form = /^(.+): (no longer has the parameter \w+)$/
  const places = (what: string) => all.flatMap(({ text }) => (form.exec(text)?.[2] === what ? (form.exec(text)?.[1] ?? []) : []))
  const texts = all.map(({ text, breaking }) => {
    const what = form.exec(text)?.[2]
    return { text: what === undefined ? text : `${places(what).join(', ')}: ${what}`, breaking }
  })
  return [...new Map(texts.map((one) => [one.text, one])).values()]
}

/** Every difference, each once. */
export function compareApis(before: Document, after: Document): Difference[] {
  const both: Both = { before, after, found: [], seen: new Set() }
  const now = new Map(operationsOf(after).map(({ path, method, operation }) => [`${method.toUpperCase()} ${path}`, operation]))
  const old = new Map(operationsOf(before).map(({ path, method, operation }) => [`${method.toUpperCase()} ${path}`, operation]))
  for (const [at, operation] of old) {
    const other = now.get(at)
    if (other) compareOperations(both, operation, other, at)
    else both.found.push({ text: `${at} is gone`, breaking: true })
  }
  for (const at of now.keys()) if (!old.has(at)) both.found.push({ text: `${at} is new`, breaking: false })
  // Generated clients name the types of components.
  const gone = Object.keys(before.components.schemas).filter((name) => !(name in after.components.schemas))
  if (gone.length > 0) both.found.push({ text: `${gone.join(', ')}: gone from the components`, breaking: true })
  return joined([...new Map(both.found.map((one) => [one.text, one])).values()])
}
