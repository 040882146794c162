// The names of schemas: they come from resources, lists of words, kinds of fields and calls, and are written nowhere else.
import { z } from 'zod'
import { examples } from '../../../../src/schema/core/examples.ts'
import type { AnyField, FieldKind } from '../../../../src/schema/core/field.ts'
import { basics, type Resource } from '../../../../src/schema/core/resource.ts'
import { idValue } from '../../../../src/schema/core/values.ts'
import { calls, errorBody } from '../../../../src/schema/endpoints.ts'
import { enumerations } from '../../../../src/schema/enumerations.ts'
import { resources, type ResourceName } from '../../../../src/schema/resources.ts'
import { changeBody, listOf, listOfRows, listRow, moveBody, removed, saved, confirmation } from '../resourceShapes.ts'
import { openComponents, pascal, type Components } from './components.ts'
import { jsonSchemaOf, type Direction } from './jsonSchema.ts'

const names = (Object.keys(resources) as ResourceName[]).toSorted()
const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1)

/** The name of one row of a resource: 'LoyaltyEntry'. A resource with one row keeps its own name, and so does an abbreviation. */
export function rowName(name: ResourceName): string {
  const { single } = resources[name] as unknown as Resource
  const one = single || name.length <= 3 ? name : name.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')
  return pascal(one)
}

interface Value {
  name: string
  schema: z.ZodType
  direction: Direction
  more: { examples?: unknown[] }
}

// Their schemas depend on the field.
const various = new Set<FieldKind>(['choice', 'choices', 'ref', 'refs', 'upload', 'uploads', 'integer', 'text', 'longText'])

/** The hours of one day, of which a week has seven. */
function dayHours(fields: readonly AnyField[]): Value[] {
  const week = fields.find(({ kind }) => kind === 'weeklyHours')
  const dayOf = (schema: unknown) => Object.values((schema as z.ZodObject).shape)[0] as z.ZodType
  if (!week) return []
  return [
    { name: 'DayHours', schema: dayOf(week.output), direction: 'output', more: {} },
    { name: 'DayHoursInput', schema: dayOf(week.input), direction: 'input', more: {} },
  ]
}

function nameValues(components: Components, rows: ReadonlySet<string>): void {
  for (const [list, words] of Object.entries(enumerations)) {
    const name = pascal(list)
    const own = rows.has(name) ? `${name}Word` : name
    const one = z.enum(words as readonly string[])
    components.name(own, one, 'output')
    components.name(`${own}OrNull`, one.nullable(), 'output')
  }
  components.name('ResourceName', z.enum(Object.keys(resources)), 'input')
  components.name('Id', idValue, 'input')
  components.name('IdOrNull', idValue.nullable(), 'input')
  const fields = names.flatMap((name) => Object.values(resources[name].fields as Record<string, AnyField>))
  for (const { kind, input } of fields) {
    const { maxItems } = kind === 'refs' || kind === 'uploads' ? jsonSchemaOf(input, 'input') : {}
    if (maxItems) components.name(`Ids${maxItems}`, input, 'input')
  }
  const values = fields
    .filter(({ kind }) => !various.has(kind))
    .flatMap(({ kind, config, input, output }): Value[] => {
      const name = rows.has(pascal(kind)) ? `${pascal(kind)}Value` : pascal(kind)
      const more = examples[kind] === undefined ? {} : { examples: [examples[kind]] }
      // A text that is sent has its longest length in its name: '{ en, ar }' of 200 characters is Bilingual200.
      const limit = 'max' in config && kind !== 'money' ? String(config.max) : 'Input'
      return [
        { name, schema: output, direction: 'output', more },
        { name: `${name}${limit}`, schema: input, direction: 'input', more },
      ]
    })
    .concat(dayHours(fields))
    .map((value) => ({ ...value, made: jsonSchemaOf(value.schema, value.direction) }))
    .filter(
      ({ made: { properties, items, pattern, format, maximum, anyOf } }) => properties ?? items ?? pattern ?? format ?? maximum ?? anyOf,
    )
    .map((value) => ({ ...value, size: JSON.stringify(value.made).length }))
  // A large value may hold a small one. What is sent as it is answered has one name, without 'Input'.
  const taken = new Map<string, string>()
  for (const { name, schema, direction, more, made } of values.toSorted((one, other) => one.size - other.size)) {
    const plain = name.replace(/Input$/, '')
    const own = values.some((one) => one.name === plain && one.direction === 'output') ? name : plain
    const text = JSON.stringify(made)
    // Of values of one kind that differ in what has no name, the first has it.
    if ((taken.get(own) ?? text) !== text) continue
    taken.set(own, text)
    components.name(own, schema, direction, more)
    components.name(`${own}OrNull`, schema.nullable(), direction)
  }
  const filters = names.flatMap((name) => {
    const { filter, fields: all } = resources[name]
    return Object.entries(all as Record<string, AnyField>).map(([field, { filterBy }]) => ({
      filterBy,
      schema: (filter as unknown as z.ZodObject).shape[field],
    }))
  })
  const filterOf = (shape: AnyField['filterBy']) => filters.find(({ filterBy, schema }) => filterBy === shape && schema)?.schema
  const oneOf = filterOf('oneOf')
  if (oneOf) components.name('Words', oneOf as z.ZodType, 'input')
}

/** What a new row and a change take alike; all of it may be left out. */
function alike({ refer }: Components, create: z.ZodObject, update: z.ZodObject): z.ZodObject {
  const [created, changed] = [refer(create, 'input').properties ?? {}, refer(update, 'input').properties ?? {}]
  const same = Object.keys(created).filter((name) => JSON.stringify(created[name]) === JSON.stringify(changed[name]))
  return z.object(Object.fromEntries(Object.entries(update.shape).filter(([name]) => same.includes(name))))
}

// In a query a filter by yes or no is a boolean. No filter comes near the longest text that it may have, and others stand beside them.
function nameFilter({ name, schemas }: Components, own: string, filter: z.ZodType): void {
  name(own, filter, 'input', { own: true })
  const named = schemas[own]
  if (!named?.properties) return
  delete named.additionalProperties
  named.properties = Object.fromEntries(
    Object.entries(named.properties).map(([field, { maxLength: _max, ...part }]) => [
      field,
      part.enum?.join() === 'true,false' ? { type: 'boolean' } : part,
    ]),
  )
}

function nameRows(components: Components): void {
  components.name('Row', z.object(basics), 'output')
  components.name('Version', z.object({ version: basics.version }), 'output')
  components.name('Confirmation', confirmation, 'output')
  for (const resource of names) {
    const { record, create, filter, readOnly, status } = resources[resource] as unknown as Resource
    const row = rowName(resource)
    const name = (word: string, schema: z.ZodType, direction: Direction, over?: string) =>
      components.name(`${row}${word}`, schema, direction, { own: true, ...(over ? { over } : {}) })
    name('', record, 'output', 'Row')
    name('Line', listRow(resource), 'output', row)
    name('List', listOfRows(resource), 'output')
    components.describeBy(listOf(resource), 'output', `${row}List`)
    nameFilter(components, `${row}Filter`, filter)
    if (!readOnly) {
      const update = changeBody(resource)
      name('Fields', alike(components, create as unknown as z.ZodObject, update), 'input')
      name('Create', create, 'input', `${row}Fields`)
      name('Update', update, 'input', `${row}Fields`)
    }
    name('Saved', saved(resource), 'output', row)
    if (status) name('Move', moveBody(resource), 'input')
  }
}

/** Everything that has a name; from small to large, so that large ones refer to small ones. */
export function nameSchemas(): Components {
  const components = openComponents()
  nameValues(components, new Set(names.map(rowName)))
  components.name('Error', errorBody, 'output')
  components.name('Deleted', removed, 'output')
  nameRows(components)
  // Sorted: the order of a module's exports depends on what has built it.
  const bodies = calls
    .toSorted(byName)
    .flatMap(({ name, method, input, output }) => [
      { name: `${pascal(name)}Answer`, schema: output, direction: 'output' as const },
      ...(method === 'GET' ? [] : [{ name: `${pascal(name)}Body`, schema: input, direction: 'input' as const }]),
    ])
  components.nameShared(bodies)
  for (const { name, schema, direction } of bodies) components.name(name, schema, direction)
  return components
}
