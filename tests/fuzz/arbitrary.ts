// A generator of requests from a zod schema. The schema itself checks the results, so an undescribed refinement costs attempts but is
// never violated.
import fc, { Arbitrary, type Random, type Value } from 'fast-check'
import type { z } from 'zod'
import { idValue } from '../../src/schema/core/values.ts'
import { halfHours, knownValues, moments, timePattern } from './knownValues.ts'
import { textBetween } from './texts.ts'
import { boundsOf, defOf, isRefined } from './zodParts.ts'

/** What the generator needs besides the schema: meaningful values by key. */
export interface Hints {
  /** Ids for a place, by the keys that lead to it. */
  idFor(keys: readonly string[]): fc.Arbitrary<string>
  /** Values for a place that the schema does not describe sufficiently; undefined elsewhere. */
  valueFor(keys: readonly string[]): fc.Arbitrary<unknown> | undefined
}

const limit = 40
/** Draws again while the schema refuses the value. */
class Fitting extends Arbitrary<unknown> {
  constructor(
    private readonly inner: Arbitrary<unknown>,
    private readonly fits: (value: unknown) => boolean,
  ) {
    super()
  }
  generate(random: Random, bias: number | undefined): Value<unknown> {
    let drawn = this.inner.generate(random, bias)
    for (let tries = 0; tries < limit && !this.fits(drawn.value); tries += 1) drawn = this.inner.generate(random, undefined)
    return drawn
  }
  canShrinkWithoutContext(value: unknown): value is unknown {
    return this.inner.canShrinkWithoutContext(value)
  }
  shrink(value: unknown, context?: unknown) {
    return this.inner.shrink(value, context).filter((one) => this.fits(one.value))
  }
}
/** Values of `inner` that pass the test, or the last one after too many attempts. */
const fitting = <T>(inner: fc.Arbitrary<T>, fits: (value: T) => boolean): fc.Arbitrary<T> =>
  new Fitting(inner, fits as (value: unknown) => boolean) as unknown as fc.Arbitrary<T>

/** Values that the schema accepts in a request. */
export function arbitraryOf(schema: z.ZodType, hints: Hints, keys: readonly string[] = []): fc.Arbitrary<unknown> {
  const hinted = hints.valueFor(keys)
  if (hinted) return hinted
  if ((schema as unknown) === idValue) return hints.idFor(keys)
  const known = knownValues.get(schema)
  const plain = known ?? partsOf(schema, hints, keys)
  return known || isRefined(schema) ? fitting(plain, (value) => schema.safeParse(value).success) : plain
}

function partsOf(schema: z.ZodType, hints: Hints, keys: readonly string[]): fc.Arbitrary<unknown> {
  const def = defOf(schema)
  const within = (inner: z.ZodType, ...more: string[]) => arbitraryOf(inner, hints, [...keys, ...more])
  switch (def.type) {
    case 'object':
      return objectOf(def.shape ?? {}, within)
    case 'array': {
      const { minimum = 0, maximum = 100 } = boundsOf(schema)
      const element = within(def.element as z.ZodType, '[]')
      return fc.array(element, { minLength: minimum, maxLength: Math.max(minimum, Math.min(maximum, 4)) })
    }
    case 'string':
      return textOf(schema)
    case 'number':
      return numberOf(schema, def.coerce === true)
    case 'boolean':
      return fc.boolean()
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}))
    case 'literal':
      return fc.constantFrom(...(def.values ?? []))
    case 'union':
      return fc.oneof(...(def.options ?? []).map((one) => within(one)))
    case 'nullable':
      return fc.oneof({ weight: 4, arbitrary: within(def.innerType as z.ZodType) }, { weight: 1, arbitrary: fc.constant(null) })
    case 'optional':
    case 'default':
    case 'readonly':
      return within(def.innerType as z.ZodType)
    case 'pipe':
      // A preprocessing step comes first, a transformation last: the value sent is the input of the other part.
      return within((defOf(def.in as z.ZodType).type === 'transform' ? def.out : def.in) as z.ZodType)
    case 'intersection':
      return fc.tuple(within(def.left as z.ZodType), within(def.right as z.ZodType)).map(([one, other]) => Object.assign({}, one, other))
    case 'record':
      return recordOf(within(def.keyType as z.ZodType), within(def.valueType as z.ZodType))
    case 'unknown':
    case 'any':
      return fc.jsonValue({ maxDepth: 2, stringUnit: 'grapheme' })
    case 'custom':
      return fc.anything({ maxDepth: 1 })
    default:
      throw new Error(`No values are known for a schema of type ${def.type} at ${keys.join('.')}.`)
  }
}

// eslint-disable-next-line no-underscore-dangle -- zod keeps what it is made of there
const mayLack = (schema: z.ZodType): boolean => schema._zod.optin === 'optional'
function objectOf(shape: Readonly<Record<string, z.ZodType>>, within: (one: z.ZodType, key: string) => fc.Arbitrary<unknown>) {
  const model = Object.fromEntries(Object.entries(shape).map(([key, one]) => [key, within(one, key)]))
  const requiredKeys = Object.keys(shape).filter((key) => !mayLack(shape[key] as z.ZodType))
  const sparse = fc.record(model, { requiredKeys, noNullPrototype: true })
  // Mostly few optional keys are sent; otherwise the first wrong reference hides all others.
  const optional = Object.keys(shape).filter((key) => !requiredKeys.includes(key))
  const few = fc.subarray(optional, { maxLength: Math.min(optional.length, 2) }).chain((kept) =>
    fc.record(Object.fromEntries(Object.entries(model).filter(([key]) => requiredKeys.includes(key) || kept.includes(key))), {
      noNullPrototype: true,
    }),
  )
  return fc.oneof({ weight: 1, arbitrary: sparse }, { weight: 2, arbitrary: few })
}

const recordOf = (key: fc.Arbitrary<unknown>, value: fc.Arbitrary<unknown>) =>
  fc.array(fc.tuple(key.map(String), value), { maxLength: 3 }).map((entries) => {
    // Also '__proto__' as an own key, as in JSON.
    const made: Record<string, unknown> = {}
    for (const [name, one] of entries)
      Object.defineProperty(made, name, { value: one, enumerable: true, configurable: true, writable: true })
    return made
  })

function textOf(schema: z.ZodType): fc.Arbitrary<string> {
  const { minimum = 0, maximum = 500, pattern, format } = boundsOf(schema)
  if (pattern?.source === timePattern) return halfHours
  if (format === 'datetime') return moments
  if (format === 'url') return fc.webUrl({ validSchemes: ['https'] })
  if (pattern) return fitting(fc.stringMatching(pattern), (value) => schema.safeParse(value).success)
  return fitting(textBetween(minimum, maximum), (value) => schema.safeParse(value).success)
}

function numberOf(schema: z.ZodType, coerced: boolean): fc.Arbitrary<number> {
  const { minimum = -1_000_000, maximum = 1_000_000_000, format } = boundsOf(schema)
  const whole = fc.integer({ min: Math.max(minimum, -2_147_483_648), max: Math.min(maximum, 2_147_483_647) })
  const edges = fc.constantFrom(...[minimum, maximum].filter(Number.isFinite))
  if (format === 'safeint' || coerced) return fc.oneof({ weight: 5, arbitrary: whole }, { weight: 1, arbitrary: edges })
  return fc.oneof(
    fc.double({ min: minimum, max: maximum, noNaN: true }).map((value) => (Object.is(value, -0) ? 0 : value)),
    edges,
  )
}
