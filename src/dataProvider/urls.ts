import type { ResourceDefinition } from '../schema/core/resource.ts'
import { resources, type ResourceName } from '../schema/resources.ts'

/**
 * react-admin method → HTTP method and URL below the API base. `{path}` is the resource's path: `leads`, `staffs/list`, `masters/makes` …;
 * `{list}` and `{create}` are the same, except for resources with paths of their own in the specification (`cms/add`).
 */
export const table = {
  getList: 'GET /{list}?page={page}&size={size}&sort={sort}&order={order}&q={q}&{filters}',
  getOne: 'GET /{path}/{id}',
  getMany: 'GET /{list}?ids={ids}&size={size}&view=names',
  getManyReference: 'GET /{list}?{target}={id}&page={page}&size={size}&sort={sort}&order={order}&{filters}',
  create: 'POST /{create}',
  update: 'PUT /{path}/{id}',
  updateMany: 'PUT /{path}/{id}',
  delete: 'DELETE /{path}/{id}?version={version}',
  deleteMany: 'DELETE /{path}/{id}?version={version}',
  move: 'POST /{path}/{id}/status',
  close: 'POST /{path}/{id}/closure',
  restore: 'POST /{path}/{id}/restore',
  board: 'GET /{path}/board?column={column}&skip={skip}&size={size}&cards={cards}&q={q}&{filters}',
  history: 'GET /{path}/{id}/history?page={page}&size={size}',
} as const

/** The resource of a name that react-admin passes. Throws an Error for an unknown name. */
export function resourceNamed(name: string): (typeof resources)[ResourceName] {
  if (!(name in resources)) throw new Error(`No resource is called ${name}`)
  return resources[name as ResourceName]
}

const pathOf = (name: string, call: 'list' | 'create'): string => {
  const { path, paths } = resourceNamed(name) as Pick<ResourceDefinition<never>, 'path' | 'paths'>
  return `/${paths?.[call] ?? path}`
}
/** The path of a create. */
export const createPath = (name: string): string => pathOf(name, 'create')

/** The path of one row, with an optional verb after it. */
export const rowPath = (name: string, id: unknown, verb = ''): string =>
  `/${resourceNamed(name).path}/${encodeURIComponent(String(id))}${verb && `/${verb}`}`

const queryOf = (query: Readonly<Record<string, unknown>>): string => {
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  )
  const text = new URLSearchParams(given.map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : String(value)])).toString()
  return text && `?${text}`
}

/** Path and query of a list: absent and empty values are left out, lists are joined by commas. */
export const listPath = (name: string, query: Readonly<Record<string, unknown>>): string => `${pathOf(name, 'list')}${queryOf(query)}`

/** Path and query of a board, in the same form. */
export const boardPath = (name: string, query: Readonly<Record<string, unknown>>): string => `${rowPath(name, 'board')}${queryOf(query)}`
