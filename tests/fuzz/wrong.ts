// Requests that must be refused: valid ones with one error.
import fc from 'fast-check'
import type { Drawn } from './request.ts'
import { refusedText } from './texts.ts'

type Step = string | number
const isBag = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
/** Every place of a value, from the outside in. */
const placesIn = (value: unknown, steps: readonly Step[] = []): (readonly Step[])[] => [
  steps,
  ...(isBag(value)
    ? Object.entries(value).flatMap(([key, one]) => placesIn(one, [...steps, Array.isArray(value) ? Number(key) : key]))
    : []),
]
/** A copy in which the place holds the result of `change`; undefined removes it. */
function changedAt(value: unknown, [step, ...rest]: readonly Step[], change: (old: unknown) => unknown): unknown {
  if (step === undefined) return change(value)
  if (Array.isArray(value)) return value.map((one: unknown, at) => (at === step ? changedAt(one, rest, change) : one))
  const changed = Object.entries(isBag(value) ? value : {}).map(([key, one]): [string, unknown] => [
    key,
    key === step ? changedAt(one, rest, change) : one,
  ])
  return Object.fromEntries(changed.filter(([, one]) => one !== undefined))
}

const deep = (depth: number): unknown => (depth === 0 ? 1 : [deep(depth - 1)])
const wrongValues: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  -1e15,
  9_007_199_254_740_992,
  '',
  ' ',
  'nonsense',
  'x'.repeat(10_001),
  '0',
  [],
  {},
  [null],
  [[]],
  ['x', 7],
  { $gt: '' },
  { constructor: { prototype: { admin: true } } },
  deep(200),
  "' or 1=1 --",
  '../../etc/passwd',
  '\u0661\u0662',
  '2026-02-30',
  '0000-01-01T00:00:00Z',
  '275760-09-13T00:00:00.001Z',
  '00000000-0000-0000-0000-000000000000',
  ...refusedText,
]
const unknownKeys = [
  'nonsense',
  'id',
  'version',
  'tenantId',
  'createdAt',
  'constructor',
  'toString',
  'a'.repeat(300),
  'a.b',
  'ن',
  "'",
  '$where',
]

/** The request with one change that is probably invalid. */
export const spoilt = (right: fc.Arbitrary<Drawn>): fc.Arbitrary<Drawn> =>
  fc
    .tuple(right, fc.nat(), fc.constantFrom(...wrongValues), fc.constantFrom(...unknownKeys), fc.integer({ min: 0, max: 9 }))
    .map(([drawn, place, value, key, way]) => {
      const parts = (['params', 'query', 'body'] as const).filter(
        (part) => part === 'query' || (part === 'params' ? Object.keys(drawn.params).length > 0 : drawn.body !== undefined),
      )
      const part = parts[place % parts.length] ?? 'query'
      const places = placesIn(drawn[part]).filter((steps) => part === 'body' || steps.length > 0)
      const steps = places[(place >> 3) % places.length]
      if (!steps || way === 0) return { ...drawn, [part]: { ...(drawn[part] as object), [key]: value ?? 'x' } }
      return {
        ...drawn,
        [part]: changedAt(drawn[part], steps, (old) =>
          way === 1 && Array.isArray(old) ? Array.from({ length: 10_001 }, () => old[0] ?? 'x') : value,
        ),
      }
    })

/** Whether a forbidden text is anywhere in the body. */
export const holdsRefused = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\u0000') || /\p{Surrogate}/u.test(value)
    : isBag(value) && Object.entries(value).some(([key, one]) => holdsRefused(key) || holdsRefused(one))

/** Bodies that are no JSON object, each with its type. */
export const brokenBodies = [
  ['application/json', '{"a":'],
  ['application/json', '[1,2'],
  ['application/json', 'null'],
  ['application/json', '"text"'],
  ['application/json', '7'],
  ['application/json', '[]'],
  ['application/json', '{"__proto__": {"a": 1}}'],
  ['application/json', '{"constructor": {"prototype": 1}}'],
  ['application/json; charset=utf-7', '+AHs-'],
  ['text/plain', 'x=1'],
  ['application/xml', '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>'],
  ['application/x-www-form-urlencoded', 'a=1'],
  ['multipart/form-data', 'x'],
  ['', 'x'],
] as const
