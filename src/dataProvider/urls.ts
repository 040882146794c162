import { resources, type ResourceName } from '../schema/resources/index.ts'

/** react-admin method → method and URL below the API base. `{path}` is the resource's own: `leads`, `staffs/list`, `masters/makes` … */
export const table = {
  getList: 'GET /{path}?page={page}&size={size}&sort={sort}&order={order}&q={q}&{filters}',
  getOne: 'GET /{path}/{id}',
  getMany: 'GET /{path}?ids={ids}&size={size}&view=names',
  getManyReference: 'GET /{path}?{target}={id}&page={page}&size={size}&sort={sort}&order={order}&{filters}',
  create: 'POST /{path}',
  update: 'PUT /{path}/{id}',
  updateMany: 'PUT /{path}/{id}',
  delete: 'DELETE /{path}/{id}?version={version}',
  deleteMany: 'DELETE /{path}/{id}?version={version}',
  move: 'POST /{path}/{id}/status',
  close: 'POST /{path}/{id}/closure',
} as const

/** The resource of a name that react-admin passes; an unknown one is a mistake in the code. */
export function resourceNamed(name: string): (typeof resources)[ResourceName] {
  if (!(name in resources)) throw new Error(`No resource is called ${name}`)
  return resources[name as ResourceName]
}

/** The path of a resource, without a slash before it. */
export const pathOf = (name: string): string => resourceNamed(name).path

/** The path of one row, and what is done to it. */
export const rowPath = (name: string, id: unknown, verb = ''): string =>
  `/${pathOf(name)}/${encodeURIComponent(String(id))}${verb && `/${verb}`}`

/** Query of a list: absent and empty values are left out, lists are joined by commas. */
export function listPath(name: string, query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  )
  const text = new URLSearchParams(given.map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : String(value)])).toString()
  return `/${pathOf(name)}${text && `?${text}`}`
}
