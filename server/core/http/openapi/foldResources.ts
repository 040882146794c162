// What every resource has in the same form is described once, with the resource as a parameter of the path: 370 operations less.
import { resources, type ResourceName } from '../../../../src/schema/resources.ts'
import { pascal, refTo } from './components.ts'
import type { JsonSchema } from './jsonSchema.ts'
import { operationsOf, type Content, type Document, type Method, type Operation, type Ref } from './operation.ts'

/** These operations, and the feature that each belongs to. */
const alike: Readonly<Record<string, { feature: string; summary: string; apart?: true }>> = {
  history: { feature: 'audit', summary: 'history of a row' },
  bulk: { feature: 'backgroundJobs', summary: 'change many rows' },
  // Apart: '/{resource}/board' would fit what '/leads/{id}' fits.
  board: { feature: 'core', summary: 'rows as cards in columns', apart: true },
  restore: { feature: 'core', summary: 'restore a deleted row' },
  export: { feature: 'transfer', summary: 'export rows to a file' },
  importTemplate: { feature: 'transfer', summary: 'file to fill in for an import' },
  importFile: { feature: 'transfer', summary: 'upload a file to import' },
  importPreview: { feature: 'transfer', summary: 'what an import would do' },
  import: { feature: 'transfer', summary: 'import an uploaded file' },
}

interface Found {
  path: string
  method: Method
  operation: Operation
  verb: string
  /** Where the path stands with '{resource}' in the place of the resource's last word. */
  folded: string
  word: string
}

function find(path: string, method: Method, operation: Operation): Found | undefined {
  const [, verb = '', name = ''] = /^([a-zA-Z]+)_(\w+)$/.exec(operation.operationId) ?? []
  if (!(verb in alike) || !(name in resources)) return undefined
  const own = `/${resources[name as ResourceName].path}`
  const [, base = '/', word = ''] = /^(.*\/)([^/]+)$/.exec(own) ?? []
  return { path, method, operation, verb, word, folded: `${base}{resource}${path.slice(own.length)}` }
}

/** What several values have alike; an object of any form in the place of what differs. */
function alikeIn(values: readonly unknown[]): unknown {
  const [first, ...others] = values
  const text = JSON.stringify(first)
  if (others.every((one) => JSON.stringify(one) === text)) return first
  if (values.every((one) => Array.isArray(one) && one.length === (first as unknown[]).length))
    return (first as unknown[]).map((_, place) => alikeIn((values as unknown[][]).map((one) => one[place])))
  const keys = (one: unknown) => {
    if (typeof one !== 'object' || one === null || '$ref' in one) return undefined
    const { properties } = one as JsonSchema
    return [...Object.keys(one), ...Object.keys(properties ?? {})].join()
  }
  if (keys(first) === undefined || !others.every((one) => keys(one) === keys(first))) return { type: 'object' } satisfies JsonSchema
  return Object.fromEntries(
    Object.keys(first as object).map((key) => [key, alikeIn((values as Record<string, unknown>[]).map((one) => one[key]))]),
  )
}

const jsonIn = (one: Content | Ref | undefined) => (one && 'content' in one ? one.content?.['application/json'] : undefined)

/** The name of a list of paths' words: this one, unless another operation has the same list. */
function nameWords(schemas: Record<string, JsonSchema>, name: string, words: string[]): string {
  const schema = { type: 'string', enum: words, description: 'A resource by the word of its path.' }
  const [known] = Object.entries(schemas).find(([, one]) => JSON.stringify(one) === JSON.stringify(schema)) ?? [name]
  schemas[known] = schema
  return known
}

/** The document with one operation in place of those of all resources; of paths that only one resource has, none. */
export function foldResources(document: Document): Document {
  const groups = new Map<string, Found[]>()
  for (const { path, method, operation } of operationsOf(document)) {
    const found = find(path, method, operation)
    if (!found) continue
    const key = `${method} ${found.folded}`
    groups.set(key, [...(groups.get(key) ?? []), found])
  }
  const { schemas } = document.components
  for (const unsorted of groups.values()) {
    // The order of routes depends on what has built the server.
    const found = unsorted.toSorted((one, other) => (one.word < other.word ? -1 : 1))
    const [first] = found
    if (!first) continue
    const { verb, folded, method } = first
    const { feature, summary, apart } = alike[verb] as (typeof alike)[string]
    for (const one of apart ? [] : found) {
      const methods = document.paths[one.path] ?? {}
      delete methods[one.method]
      if (Object.keys(methods).length === 0) delete document.paths[one.path]
    }
    const plain = alikeIn(
      found.map(({ operation: { parameters = [], requestBody, responses, security } }) => ({
        parameters,
        requestBody,
        responses,
        security,
      })),
    ) as Operation
    const named = (part: 'Body' | 'Answer', held: { schema: JsonSchema } | undefined) => {
      if (!held || held.schema.$ref) return
      const own = `${pascal(verb)}${part}`
      schemas[own] ??= held.schema
      held.schema = refTo('schemas', own)
    }
    named('Body', jsonIn(plain.requestBody))
    named('Answer', jsonIn(plain.responses['200']))
    if (apart) for (const one of found) one.operation.responses = plain.responses
    if (apart) continue
    const alone = found.length === 1
    const group = alone ? '' : folded.split('/').slice(1, folded.split('/').indexOf('{resource}')).join('_') || 'resources'
    const words = alone
      ? ''
      : nameWords(
          schemas,
          `${pascal(verb)}Of${pascal(group)}`,
          found.map(({ word }) => word),
        )
    ;(document.paths[alone ? first.path : folded] ??= {})[method] = {
      ...plain,
      operationId: alone ? first.operation.operationId : `${verb}_${group}`,
      summary,
      tags: [feature],
      parameters: [
        ...(alone ? [] : [{ name: 'resource', in: 'path', required: true, schema: refTo('schemas', words) } as const]),
        ...(plain.parameters ?? []),
      ],
    }
  }
  return document
}
