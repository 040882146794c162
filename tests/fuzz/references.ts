// Where a request may name a row: every place with an id in a route's path, query and body, found in its zod schemas.
import type { z } from 'zod'
import { referenceOf } from '../../src/schema/core/field.ts'
import { assignedField, bulkFields } from '../../src/schema/core/longWork/bulk.ts'
import { resources, type ResourceName } from '../../src/schema/resources.ts'
import type { Resource } from '../../src/schema/core/resource.ts'
import { idValue } from '../../src/schema/core/values.ts'
import { fieldsOf } from '../../server/core/db/rows.ts'
import { particularTargets, type Target } from './particularTargets.ts'
import { defOf } from './zodParts.ts'
import type { Route } from './routes.ts'

/** The part of a request. */
export type Part = 'params' | 'query' | 'body'
/** A place in it: keys from the outside in, '[]' for each entry of a list. */
export interface Place {
  part: Part
  keys: readonly string[]
}

const everyName = Object.keys(resources) as ResourceName[]
const known = new Map<string, Map<string, number>>()
for (const name of everyName)
  for (const [field, one] of Object.entries(fieldsOf(name))) {
    const target = referenceOf(one)?.target
    if (!target) continue
    const counts = known.get(field) ?? new Map<string, number>()
    known.set(field, counts.set(target, (counts.get(target) ?? 0) + 1))
  }
/** The tables that fields of this name refer to in most resources. */
const usual = (field: string): ResourceName | undefined =>
  [...(known.get(field) ?? [])].sort(([, a], [, b]) => b - a)[0]?.[0] as ResourceName | undefined

/** The places that hold ids: from the schema, and where a resource's routes take ids as plain words. */
export function placesOf(route: Route): Place[] {
  const parts: [Part, z.ZodType | undefined][] = [
    ['params', route.params],
    ['query', route.query],
    ['body', route.body],
  ]
  const details = parts.flatMap(([part, schema]) => (schema ? idsIn(schema, []).map((keys) => ({ part, keys })) : []))
  return [...details, ...wordsOf(route)]
}

const namedRows: Readonly<Record<string, string>> = { list: 'ids', board: 'cards' }
/** Filters of lists by a reference; values that bulk work writes, and the assignee. */
function wordsOf(route: Route): Place[] {
  const [verb = ''] = route.name.split('_')
  const name = resourceOfPath(route.path)
  if (!name || !['list', 'board', 'bulk'].includes(verb)) return []
  const refersTo = (field: string) => {
    const one = fieldsOf(name)[field]
    return one !== undefined && referenceOf(one) !== undefined
  }
  const resource = resources[name] as unknown as Resource
  if (verb === 'bulk') {
    const written = bulkFields(resource).filter(refersTo)
    const handed = assignedField(resource) ? [['to']] : []
    return [...written.map((field) => ['changes', field]), ...handed].map((keys) => ({ part: 'body', keys }))
  }
  const filters = Object.keys(fieldsOf(name)).filter(
    (field) => refersTo(field) && field in (resource.filter as unknown as z.ZodObject).shape,
  )
  return [namedRows[verb] ?? 'ids', ...filters].map((field) => ({ part: 'query', keys: [field] }))
}

function idsIn(schema: z.ZodType, keys: readonly string[]): string[][] {
  if ((schema as unknown) === idValue) return [[...keys]]
  const def = defOf(schema)
  if (def.shape) return Object.entries(def.shape).flatMap(([key, one]) => idsIn(one, [...keys, key]))
  if (def.element) return idsIn(def.element, [...keys, '[]'])
  if (def.options) return def.options.flatMap((one) => idsIn(one, keys))
  return [def.innerType, def.in, def.out].flatMap((one) => (one ? idsIn(one, keys) : []))
}

/** The resource under whose path a path is. */
export const resourceOfPath = (path: string): ResourceName | undefined => {
  const fitting = everyName.filter((name) => path === `/${resources[name].path}` || path.startsWith(`/${resources[name].path}/`))
  return fitting.sort((a, b) => resources[b].path.length - resources[a].path.length)[0]
}

const isImportFile = /^import(Preview)?_/
/**
 * The table of the row that a place names: as declared for the call, else by the path, else by the field's name; undefined where nothing
 * tells.
 */
export function targetOf(route: Route, { part, keys }: Place): Target | 'transferFiles' | undefined {
  const field = keys.filter((key) => key !== '[]').at(-1) ?? ''
  const said = particularTargets[`${route.name} ${field}`]
  if (said) return said
  if (field === 'fileId' && isImportFile.test(route.name)) return 'transferFiles'
  const own = resourceOfPath(route.path)
  if (part === 'params' || ['ids', 'after', 'cards'].includes(field)) return own
  if (field === 'to') return 'staff'
  const one = own ? fieldsOf(own)[field] : undefined
  const target = one && referenceOf(one)?.target
  return (target as ResourceName | undefined) ?? usual(field) ?? usual(field.replace(/s$/, '')) ?? (field === 'id' ? own : undefined)
}
