// Every operation of the OpenAPI document with an address and a body that fit its schemas, as a scanner's starting point.
import { nameIn } from '../../server/core/http/openapi/components.ts'
import { exampleOf } from '../../server/core/http/openapi/example.ts'
import { operationsOf, type Document, type Parameter } from '../../server/core/http/openapi/operation.ts'
import { isSecured, parametersOf, resolved } from '../contract/document.ts'
import { audienceOf } from '../fuzz/audiences.ts'
import type { Product } from './product.ts'

/** One operation. */
export interface Operation {
  name: string
  method: string
  /** With the parameters of the path filled in. */
  path: string
  query: Record<string, string>
  body: unknown
  /** Bodies other than JSON are not changed. */
  json: boolean
  secured: boolean
  statuses: string[]
}

/** The query with a value of each parameter; the properties of one that is an object stand in it by themselves. */
const queryOf = (values: [string, unknown][]): Record<string, string> =>
  Object.fromEntries(
    values.flatMap(([name, value]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(([part, one]): [string, string] => [part, String(one)])
        : [[name, String(value)]],
    ),
  )

/** Reads the document of a running product. */
export async function readOperations({ origin }: Product): Promise<Operation[]> {
  const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as Document
  const { schemas } = document.components
  return operationsOf(document).flatMap(({ path, method, operation }) => {
    const parameters = parametersOf(document, operation)
    const content = operation.requestBody && resolved(document, operation.requestBody).content
    const json = content?.['application/json']
    const valuesIn = (place: Parameter['in']) =>
      parameters.filter((one) => one.in === place).map(({ name, schema }): [string, unknown] => [name, exampleOf(schemas, schema, name)])
    // What all resources have alike is tried with each.
    const resource = parameters.find(({ name, in: place }) => place === 'path' && name === 'resource')
    const words = resource ? (schemas[nameIn(resource.schema.$ref) ?? '']?.enum ?? []).map(String) : ['']
    return words.map((word) => {
      const inPath: Record<string, unknown> = { ...Object.fromEntries(valuesIn('path')), ...(word ? { resource: word } : {}) }
      return {
        name: word ? `${operation.operationId} ${word}` : operation.operationId,
        method: method.toUpperCase(),
        path: `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => String(inPath[name]))}`,
        query: queryOf(valuesIn('query')),
        body: json ? exampleOf(schemas, json.schema) : undefined,
        json: !content || json !== undefined,
        secured: isSecured(document, operation),
        statuses: Object.keys(operation.responses),
      }
    })
  })
}

/** The token of a person who may call it. */
export const tokenFor = ({ tokens }: Pick<Product, 'tokens'>, one: Operation): string =>
  audienceOf(one) === 'staff' ? tokens.staff : tokens.customer

/** Whether calling it ends a session that the scan needs, or never ends. */
export const isHarmful = ({ name, path }: Operation): boolean =>
  ['logout', 'signOut', 'endActing', 'endSessions'].includes(name) || path.endsWith('/staffs/live')
