// Named schemas: each part of the description that has a name stands once below `components`, and everywhere else as a reference to it.
import type { z } from 'zod'
import { jsonSchemaOf, mapParts, partsOf, type Direction, type JsonSchema } from './jsonSchema.ts'

// Characters from which a repeated object has a component of its own.
const worthName = 80

/** 'loyaltyEntries' as 'LoyaltyEntries', 'Content Management' as 'ContentManagement'. */
export const pascal = (name: string): string =>
  name.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** A reference to a component. */
export const refTo = (kind: 'schemas' | 'parameters' | 'responses' | 'requestBodies', name: string) => ({
  $ref: `#/components/${kind}/${name}`,
})
/** The name at the end of a reference to a schema; undefined for another value. */
export const nameIn = (ref: unknown): string | undefined => /^#\/components\/schemas\/(.+)$/.exec(String(ref))?.[1]

/** The schemas that have names. */
export interface Components {
  schemas: Record<string, JsonSchema>
  /**
   * Gives a schema a name, unless an equal one has one. `own`: then it has a name of its own nevertheless. `over`: the name of an object
   * that it may repeat. Throws an Error where the name is taken.
   */
  name(name: string, schema: z.ZodType, direction: Direction, more?: { own?: true; over?: string; examples?: unknown[] }): void
  /** Gives names to the objects that several of these schemas hold: each that of the first place where it stands. */
  nameShared(among: readonly { name: string; schema: z.ZodType; direction: Direction }[]): void
  /** Describes a schema by a named one. */
  describeBy(schema: z.ZodType, direction: Direction, name: string): void
  /** A schema with references in place of its named parts. */
  refer(schema: z.ZodType, direction: Direction): JsonSchema
}

/** What an object has besides a named one that it repeats, as "the named one and this"; undefined when it does not repeat it. */
function beyond(schema: JsonSchema, over: string, named: JsonSchema | undefined): JsonSchema | undefined {
  const base = named?.properties ?? {}
  const required = schema.required ?? []
  const repeats = Object.entries(base).every(([name, part]) => JSON.stringify(schema.properties?.[name]) === JSON.stringify(part))
  if (!repeats || !(named?.required ?? []).every((name) => required.includes(name))) return undefined
  const added = Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([name]) => !(name in base)))
  const ownRequired = required.filter((name) => name in added)
  const further = required.filter((name) => name in base && !(named?.required ?? []).includes(name))
  const rest = { type: 'object', properties: added, ...(ownRequired.length > 0 ? { required: ownRequired } : {}) }
  return {
    allOf: [refTo('schemas', over), ...(Object.keys(added).length > 0 ? [rest] : [])],
    ...(further.length > 0 ? { required: further } : {}),
    // Says of the whole what 'additionalProperties' would say of each part alone.
    ...(schema.additionalProperties === false ? { unevaluatedProperties: false } : {}),
  }
}

/** Opens an empty list of names. */
export function openComponents(): Components {
  const schemas: Record<string, JsonSchema> = {}
  // As they are without 'allOf'.
  const whole: Record<string, JsonSchema> = {}
  const names = new Map<string, string>()
  const referred: Record<Direction, WeakMap<z.ZodType, JsonSchema>> = { input: new WeakMap(), output: new WeakMap() }
  const withNames = (schema: JsonSchema): JsonSchema => {
    const made = mapParts(schema, withNames)
    const name = names.get(JSON.stringify(made))
    return name ? refTo('schemas', name) : made
  }
  return {
    schemas,
    name(name, schema, direction, { own, over, examples } = {}) {
      const made = mapParts(jsonSchemaOf(schema, direction), withNames)
      const text = JSON.stringify(made)
      if (own) referred[direction].set(schema, refTo('schemas', name))
      const equal = names.get(text)
      if (equal && own) schemas[name] = refTo('schemas', equal)
      if (equal) return
      if (name in schemas) throw new Error(`Two schemas have the name ${name}.`)
      names.set(text, name)
      whole[name] = made
      const short = over ? beyond(made, over, whole[over]) : undefined
      schemas[name] = { ...(short ? mapParts(short, withNames) : made), ...(examples ? { examples } : {}) }
    },
    nameShared(among) {
      const found = new Map<string, { name: string; schema: JsonSchema; times: number }>()
      const note = (schema: JsonSchema, call: string, name: string): void => {
        for (const [part, at] of partsOf(schema)) note(part, call, at ? `${call}${pascal(at)}` : name === call ? `${call}Part` : name)
        const text = JSON.stringify(schema)
        if (!schema.properties || text.length < worthName) return
        const known = found.get(text)
        if (known) known.times += 1
        else found.set(text, { name, schema, times: 1 })
      }
      for (const { name, schema, direction } of among) note(mapParts(jsonSchemaOf(schema, direction), withNames), name, name)
      // From the inside: what is noted first is held by what is noted later.
      for (const { name, schema, times } of found.values()) {
        if (times < 2 || name in schemas) continue
        const made = mapParts(schema, withNames)
        names.set(JSON.stringify(made), name)
        schemas[name] = made
      }
    },
    describeBy(schema, direction, name) {
      referred[direction].set(schema, refTo('schemas', name))
    },
    refer(schema, direction) {
      const known = referred[direction].get(schema)
      if (known) return known
      const made = withNames(jsonSchemaOf(schema, direction))
      referred[direction].set(schema, made)
      return made
    },
  }
}
