// Who may use a route is decided before its input is judged: a wrong input tells nobody anything about a call that is not theirs.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AddressInfo } from 'node:net'
import { holds, may } from '../../../src/schema/core/access.ts'
import { calls } from '../../../src/schema/endpoints.ts'
import type { Resource } from '../../../src/schema/core/resource.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { readOperations } from '../../scan/operations.ts'
import { openRunning } from '../server/eachServer.ts'
import { send } from '../server/requests.ts'

type Method = Parameters<typeof send>[1]

describe('a wrong input', () => {
  let opened: Awaited<ReturnType<typeof openRunning>>
  const wrong = (method: string, path: string, token?: string) =>
    send(
      opened.running.app,
      method.toUpperCase() as Method,
      `${path}?none=1&size=none`,
      method.toUpperCase() === 'GET' ? undefined : { none: 1 },
      {
        token,
        tenant: 'noor',
      },
    )
  beforeAll(async () => {
    opened = await openRunning('postgres')
  })
  afterAll(() => opened.remove())

  it('of somebody without a session is answered as every call of theirs, whatever the route', async () => {
    const { app } = opened.running
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const secured = (await readOperations({ origin: `http://127.0.0.1:${port}`, tokens: {} } as never)).filter((one) => one.secured)
    const leaks: string[] = []
    for (const { name, method, path } of secured) {
      const { status, body } = await wrong(method, path.replace(/^\/api/, ''))
      if (status !== 401 || body.fields) leaks.push(`${name}: ${status} ${JSON.stringify(body)}`)
    }
    expect(secured.length).toBeGreaterThan(500)
    expect(leaks).toEqual([])
  })

  it('of a colleague without the right is refused for the right', async () => {
    const { staff } = opened.running.tenants.noor
    const { token } = staff['Parts Manager']
    const actor = {
      id: '',
      designation: 'Parts Manager',
      department: 'Parts',
      staffType: null,
      locationIds: [],
      closedModules: [],
    } as const
    const leaks: string[] = []
    const refuse = async (method: string, path: string) => {
      const { status, body } = await wrong(method, path, token)
      if (![403, 404].includes(status)) leaks.push(`${method} ${path}: ${status} ${JSON.stringify(body)}`)
    }
    const closed = calls.filter(({ access }) => {
      if (typeof access === 'string') return false
      return !('anyOf' in access ? access.anyOf : [access]).some((right) => holds(actor, right))
    })
    for (const { method, path } of closed) await refuse(method, path.replace(/\{resource\}/, 'leads').replace(/\{\w+\}/g, 'none'))
    for (const name of Object.keys(resources) as ResourceName[]) {
      const resource: Resource = resources[name]
      if (!resource.readOnly && !may(actor, resource, 'create')) await refuse('POST', `/${resource.path}`)
      if (!may(actor, resource, 'export')) await refuse('POST', `/${resource.path}/export`)
    }
    expect(closed.length).toBeGreaterThan(40)
    expect(leaks).toEqual([])
  })

  it('names its fields to who may make the call, and a public call names them to everybody', async () => {
    const { body } = await wrong('POST', '/leads', opened.running.tenants.noor.staff.Administrator.token)
    expect(Object.keys(body.fields)).toContain('name')
    const answer = await wrong('POST', '/staffs/login')
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, expect.arrayContaining(['email'])])
  })

  it('is judged only after access was said: a route that does not say it lets the start fail', async () => {
    const { default: Fastify } = await import('fastify')
    const { requireRouteAccess } = await import('../../../server/core/http/admit.ts')
    const app = Fastify()
    requireRouteAccess(app)
    expect(() => app.get('/x', () => 'x')).toThrow('The route GET /x does not say who may use it.')
  })
})
