import { beforeEach, describe, expect, it } from 'vitest'
import { createDataProvider, table } from '../../../src/dataProvider/index.ts'
import { createClient } from '../../../src/http/index.ts'
import { resources } from '../../../src/schema/resources.ts'

interface Sent {
  call: string
  body: unknown
  signal: AbortSignal | null | undefined
}
let sent: Sent[] = []
const row = { id: '7', version: 3, firstName: 'Sara', lastName: 'Ali', mobile: '+9665••••••67', email: null }
const client = createClient('dealer', {
  base: '/api',
  online: () => true,
  cookies: () => '',
  path: () => '/',
  navigate: () => undefined,
  clear: () => undefined,
  fetch: (url, init) => {
    sent.push({
      call: `${init?.method} ${String(url)}`,
      body: init?.body ? JSON.parse(String(init.body)) : undefined,
      signal: init?.signal,
    })
    const many = String(url).includes('?') && init?.method === 'GET'
    return Promise.resolve(new Response(JSON.stringify(many ? { data: [row], total: 10_001 } : row)))
  },
})
const provider = createDataProvider(client)
const page = { pagination: { page: 2, perPage: 25 }, sort: { field: 'createdAt', order: 'DESC' as const } }

beforeEach(() => {
  sent = []
})

describe('the dataProvider', () => {
  it('asks for a list by page, size, sort and filters, lists joined by commas', async () => {
    const answer = await provider.getList('leads', {
      ...page,
      filter: { q: 'سارة', status: ['pending', 'in-progress'], type: [], dueAtFrom: '' },
    })
    const { pathname, searchParams } = new URL(sent[0]?.call.slice(4) ?? '', 'http://here')
    expect(pathname).toBe('/api/leads')
    expect(Object.fromEntries(searchParams)).toEqual({
      page: '2',
      size: '25',
      sort: 'createdAt',
      order: 'DESC',
      q: 'سارة',
      status: 'pending,in-progress',
    })
    expect(answer.total).toBe(10_001)
  })

  it.each(Object.values(resources))('uses the path of $name on every method', async (resource) => {
    const { name, path } = resource
    const paths = { list: path, create: path, ...('paths' in resource ? resource.paths : {}) }
    await provider.getList(name, { ...page, filter: {} })
    await provider.getOne(name, { id: '7' })
    await provider.getMany(name, { ids: ['7', '8'] })
    await provider.getManyReference(name, { ...page, target: 'customerId', id: '9', filter: {} })
    await provider.create(name, { data: {} })
    await provider.update(name, { id: '7', data: {}, previousData: row })
    await provider.delete(name, { id: '7', previousData: row })
    await provider.move(name, '7', { to: 'x', version: 3 })
    await provider.close(name, '7', { closure: 'noShow', closeReason: 'x', version: 3 })
    expect(sent.map(({ call }) => call)).toEqual([
      `GET /api/${paths.list}?page=2&size=25&sort=createdAt&order=DESC`,
      `GET /api/${path}/7`,
      `GET /api/${paths.list}?ids=7%2C8&size=2&view=names`,
      `GET /api/${paths.list}?page=2&size=25&sort=createdAt&order=DESC&customerId=9`,
      `POST /api/${paths.create}`,
      `PUT /api/${path}/7`,
      `DELETE /api/${path}/7?version=3`,
      `POST /api/${path}/7/status`,
      `POST /api/${path}/7/closure`,
    ])
  })

  it('keeps its table true', () => {
    const methods = Object.keys(table)
    expect(methods.filter((method) => typeof provider[method] !== 'function')).toEqual([])
  })

  it('sends a change with the version and only what differs, never a masked value that nobody touched', async () => {
    await provider.update('customers', { id: '7', data: { ...row, firstName: 'Sarah', email: '' }, previousData: row })
    expect(sent[0]?.body).toEqual({ firstName: 'Sarah', version: 3 })
  })

  it('leaves out on create what is empty or not to be written', async () => {
    await provider.create('customers', { data: { firstName: 'Sara', email: '', consents: [], id: 'x', tenantId: 'najd' } })
    expect(sent[0]?.body).toEqual({ firstName: 'Sara' })
  })

  it('changes and deletes many one by one, each against its own version', async () => {
    await provider.updateMany('customers', { ids: ['7', '8'], data: { firstName: 'Huda' } })
    await provider.deleteMany('customers', { ids: ['7'] })
    expect(sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)).toEqual([
      { firstName: 'Huda', version: 3 },
      { firstName: 'Huda', version: 3 },
    ])
    expect(sent.at(-1)?.call).toBe('DELETE /api/customers/7?version=3')
  })

  it('passes an abort on', async () => {
    const { signal } = new AbortController()
    await provider.getList('leads', { ...page, filter: {}, signal })
    await provider.getOne('leads', { id: '7', signal })
    await provider.getMany('leads', { ids: ['7'], signal })
    expect(sent.map((one) => one.signal)).toEqual([signal, signal, signal])
  })
})
