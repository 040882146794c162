// A request as data: drawn from a route's schemas, written as HTTP, and checked by the schemas as on the server.
import fc from 'fast-check'
import { parse as parseQuery } from 'node:querystring'
import { enumerations } from '../../src/schema/enumerations.ts'
import { resources, type ResourceName } from '../../src/schema/resources.ts'
import type { Resource } from '../../src/schema/core/resource.ts'
import { arbitraryOf, type Hints } from './arbitrary.ts'
import type { Route } from './routes.ts'

type Values = Record<string, unknown>
/** The parts of a request besides the token. */
export interface Drawn {
  params: Values
  query: Values
  body?: unknown
}

/** The resource of a generated route, by the end of its name. */
export function resourceOfRoute({ name }: Route): ResourceName | undefined {
  const [, word = ''] = /^[a-zA-Z]+_(\w+?)(_specified)?$/.exec(name) ?? []
  return word in resources ? (word as ResourceName) : undefined
}

const partOf = (schema: Route['params'], hints: Hints): fc.Arbitrary<Values> =>
  schema ? (arbitraryOf(schema, hints) as fc.Arbitrary<Values>) : fc.constant({})

/** Requests that the route's schemas mostly accept. */
export function requests(route: Route, hintsFor: (part: 'params' | 'query' | 'body') => Hints): fc.Arbitrary<Drawn> {
  return fc.record({
    params: partOf(route.params, hintsFor('params')),
    query: partOf(route.query, hintsFor('query')),
    ...(route.body ? { body: bodyOf(route, hintsFor('body')) } : {}),
  }) as fc.Arbitrary<Drawn>
}

// Parts without a schema are drawn from the resource: values to write, filters.
function bodyOf(route: Route, hints: Hints): fc.Arbitrary<unknown> {
  const name = resourceOfRoute(route)
  const { update, filter } = (name ? resources[name] : {}) as Partial<Resource>
  const valueFor: Hints['valueFor'] = (keys) => {
    const [key] = keys
    if (keys.length === 1 && route.name.startsWith('bulk_') && update && filter) {
      if (key === 'changes') return arbitraryOf(update, hints).map((value) => without(value as Values, 'version'))
      if (key === 'filter') return arbitraryOf(filter, hints)
    }
    if (name && keys.length === 1 && key === 'to') return fc.constantFrom(...statusesOf(name), 'nonsense')
    return hints.valueFor(keys)
  }
  return arbitraryOf(route.body as NonNullable<Route['body']>, { ...hints, valueFor }).map(confirmed)
}
// A new password is sent twice.
const confirmed = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'confirm' in value && 'password' in value ? { ...value, confirm: value.password } : value
const statusesOf = (name: ResourceName): readonly string[] => {
  const { status, fields } = resources[name] as unknown as Resource
  const one = status ? fields[status.field] : undefined
  return one ? enumerations[(one.config as { enumeration: keyof typeof enumerations }).enumeration] : ['round-robin']
}
const without = (values: Values, name: string): Values => Object.fromEntries(Object.entries(values).filter(([key]) => key !== name))

const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))
/** A part of a path or query in URL encoding; half surrogate pairs become the replacement character. */
const written = (value: unknown): string => encodeURIComponent(asText(value).replaceAll(/\p{Surrogate}/gu, '\ufffd'))

/** The path with its query, below the API base. */
export function urlOf(route: Route, { params, query }: Drawn): string {
  const path = route.path.replace(/:(\w+)/g, (_whole, name: string) => written(params[name] ?? 'x') || '%20')
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) => [value].flat().map((one) => `${written(name)}=${written(one)}`))
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}

/** Whether the schemas accept the request as it arrives. */
export function isValid(route: Route, drawn: Drawn): boolean {
  const query = parseQuery(urlOf(route, drawn).split('?')[1] ?? '')
  const texts = Object.fromEntries(Object.entries(drawn.params).map(([name, value]) => [name, asText(value)]))
  return (
    (route.params?.safeParse(texts).success ?? true) &&
    (route.query?.safeParse({ ...query }).success ?? true) &&
    (route.body?.safeParse(drawn.body === undefined ? undefined : JSON.parse(JSON.stringify(drawn.body))).success ?? true)
  )
}
