// A module that a tenant has switched off is not there: no rows, no calls, no tile, whatever the caller's rights are.
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { enumerations, type Word } from '../../src/schema/enumerations.ts'
import { calls } from '../../src/schema/endpoints.ts'
import { may, modulesOf, type Action } from '../../src/schema/core/access.ts'
import type { Resource } from '../../src/schema/core/resource.ts'
import { resources, type ResourceName } from '../../src/schema/resources.ts'
import { requireAccess } from '../../server/core/access/requireAccess.ts'
import type { Services } from '../../server/core/services.ts'
import { administrator, caller } from '../core/server/callers.ts'
import { onServer, type Running } from '../core/server/eachServer.ts'
import { addRowOf } from '../core/server/tenants.ts'
import { customer } from '../core/server/people.ts'

type Module = Word<'accessModule'>
const modules = enumerations.accessModule.filter((one) => one !== 'settings')
const names = Object.keys(resources) as ResourceName[]
const modulesOfCall = ({ access, modules: own }: (typeof calls)[number]): readonly string[] =>
  typeof access === 'string' ? (own ?? []) : 'anyOf' in access ? access.anyOf.map(({ module }) => module) : [access.module]

describe('a module that is switched off', () => {
  it.each(modules)('%s gives nobody any right', (module) => {
    const own = names.filter((name) => modulesOf(resources[name]).every((one) => one === module))
    for (const name of own)
      for (const action of ['list', 'show', 'create', 'edit', 'move', 'export', 'assign', 'approve', 'delete', 'configure'] as Action[])
        expect([name, action, may(administrator([module]), resources[name] as Resource, action)]).toEqual([name, action, false])
  })

  const closing = calls.filter((call) => modulesOfCall(call).length > 0 && modulesOfCall(call).every((one) => one !== 'settings'))
  const closed = closing.filter((call) => modulesOfCall(call).every((one) => (modules as readonly string[]).includes(one)))
  it.each(closed.map((call) => [call.name, call] as const))('answers %s with notFound', async (_name, call) => {
    const closedModules = modulesOfCall(call) as Module[]
    const who = caller(closedModules, typeof call.access !== 'string')
    const request = { params: {}, input: {}, address: '127.0.0.1' }
    await expect(requireAccess({} as Services, call, who, request)).rejects.toMatchObject({ code: 'notFound' })
  })
})

const switchModule = async (running: Running, module: Module, active: boolean) => {
  const { engine } = running.services
  const known = await engine.scoped('noor', (tx) =>
    sql<{ id: string }>`update modules set active = ${active} where module = ${module} returning id`.execute(tx),
  )
  if (known.rows.length === 0) await addRowOf(running.services, 'noor', 'modules', { module, active, name: { en: module, ar: module } })
}

onServer('switched off in a tenant', (running) => {
  it.each(modules)('%s answers for its rows with 404 at once, and as before when it is switched on again', async (module) => {
    const own = names.filter((name) => modulesOf(resources[name]).every((one) => one === module))
    const answers = async (name: ResourceName) => {
      const { path } = resources[name]
      const admin = running().admin()
      return Promise.all([
        admin.get(`/${path}`).then(({ status }) => status),
        admin.get(`/${path}/${'0'.repeat(8)}-0000-7000-8000-${'0'.repeat(12)}/history`).then(({ status }) => status),
        admin.post(`/${path}/export`, { format: 'csv' }).then(({ status }) => status),
      ])
    }
    await switchModule(running(), module, false)
    try {
      for (const name of own) expect([name, await answers(name)]).toEqual([name, [404, 404, 404]])
      const { staff } = (await running().admin().get('/staffs/me')).body
      expect(staff.closedModules).toEqual([module])
    } finally {
      await switchModule(running(), module, true)
    }
    for (const name of own) expect([name, (await running().admin().get(`/${resources[name].path}`)).status]).toEqual([name, 200])
    expect((await running().admin('najd').get('/staffs/me')).body.staff.closedModules).toEqual([])
  })

  it('takes its features from the landing, and its calls', async () => {
    const sara = await customer(running())
    await running().services.engine.scoped('noor', (tx) =>
      sql`update "featureFlags" set module = 'feedback' where flag = 'COMPLAINTS'`.execute(tx),
    )
    const flags = async () => (await sara.sender.get('/landing-page/settings')).body.flags
    await switchModule(running(), 'feedback', false)
    try {
      expect(await flags()).toMatchObject({ COMPLAINTS: false, BOOK_A_SERVICE: true, serviceBooking: true })
      expect((await sara.sender.post('/customers/complain', { description: 'Late.' })).status).toBe(404)
    } finally {
      await switchModule(running(), 'feedback', true)
    }
    expect(await flags()).toMatchObject({ COMPLAINTS: true })
    await switchModule(running(), 'serviceBooking', false)
    try {
      expect(await flags()).toMatchObject({ serviceBooking: false })
    } finally {
      await switchModule(running(), 'serviceBooking', true)
    }
    expect((await sara.sender.post('/customers/complain', { description: 'Late.' })).status).toBe(200)
  })

  it('is refused for the settings, without which nothing could be switched on again', async () => {
    await switchModule(running(), 'settings', true)
    const { data } = (await running().admin().get('/masters/modules?module=settings')).body
    const { status, body } = await running().admin().put(`/masters/modules/${data[0].id}`, { active: false, version: data[0].version })
    expect([status, Object.keys(body.fields)]).toEqual([400, ['active']])
  })
})
