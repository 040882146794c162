// Opening a tenant: one call, a link, and everything that its staff need to start.
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { enumerations } from '../../src/schema/enumerations.ts'
import { openTenant } from '../../server/openTenant.ts'
import { onServer } from '../core/server/eachServer.ts'
import { newAddress } from '../core/server/people.ts'

onServer('a new tenant', (running) => {
  const qamar = { id: 'qamar', name: { en: 'Qamar Cars', ar: 'قمر للسيارات' }, email: 'Boss@Qamar.example' }
  const chosen = 'first-choice-1'
  const signIn = async () => {
    const { body, status } = await running().as({ address: newAddress() }).post('/staffs/login', { email: qamar.email, password: chosen })
    expect(status).toBe(200)
    return { boss: running().as({ token: body.token as string }), staff: body.staff as Record<string, unknown> }
  }

  it('is opened with a link by which its administrator chooses a password and signs in', async () => {
    const link = new URL(await openTenant(running().services, qamar))
    expect(link.pathname).toBe('/staff/set-password')
    const token = link.searchParams.get('token') ?? ''
    const visitor = running().as({ address: newAddress() })
    expect((await visitor.post('/staffs/password/link', { token })).body).toMatchObject({ kind: 'invitation', tenantName: qamar.name })
    expect((await visitor.post('/staffs/password/set', { token, password: chosen, confirm: chosen })).status).toBe(200)
    expect((await signIn()).staff).toMatchObject({ tenantId: 'qamar', designation: 'Administrator', email: 'boss@qamar.example' })
  })

  it('begins with its lists, every flag, the seven designations and a branch that is open on Saturday and closed on Friday', async () => {
    const { boss } = await signIn()
    const total = async (path: string) => (await boss.get(`/${path}?size=1`)).body.total as number
    expect(await total('masters/countries')).toBeGreaterThan(230)
    expect(await total('masters/states')).toBe(13)
    expect(await total('masters/cities')).toBeGreaterThan(40)
    expect(await total('masters/multiCurrency')).toBe(8)
    expect(await total('masters/modules')).toBe(enumerations.accessModule.length)
    expect(await total('masters/designation')).toBe(7)
    expect(await total('featureFlags')).toBe(enumerations.featureFlag.length)
    expect(await total('masters/makes')).toBeGreaterThan(20)
    expect(await total('leads')).toBe(0)
    const { hours } = (await boss.get('/masters/dealershipLocations')).body.data[0]
    expect([hours.friday, hours.saturday, hours.sunday]).toEqual([[], [{ from: '10:00', to: '19:00' }], [{ from: '10:00', to: '19:00' }]])
    const [saudi] = (await boss.get('/masters/countries?q=966')).body.data
    expect(saudi).toMatchObject({ code: 'SA', dial_code: '+966', name: { en: 'Saudi Arabia' } })
  })

  it('keeps the product’s own messages until one of its own is switched on', async () => {
    const { boss } = await signIn()
    const { data } = (await boss.get('/messageTemplates')).body
    expect(data.map(({ active }: { active: boolean }) => active)).toEqual([false, false, false])
  })

  it('sees nothing of another tenant, nor another of it', async () => {
    const { boss } = await signIn()
    const emails = async (sender: typeof boss) =>
      ((await sender.get('/staffs/list?size=100')).body.data as { email: string }[]).map(({ email }) => email)
    expect(await emails(boss)).toEqual(['boss@qamar.example'])
    expect(await emails(running().admin())).not.toContain('boss@qamar.example')
    const [branch] = (await boss.get('/masters/dealershipLocations')).body.data
    expect((await running().admin().get(`/masters/dealershipLocations/${branch.id}`)).status).toBe(404)
    expect((await boss.get(`/masters/dealershipLocations/${running().tenants.noor.branchId}`)).status).toBe(404)
  })

  it('is opened once: a second time changes nothing, also when both come at once', async () => {
    await expect(openTenant(running().services, { ...qamar, email: 'thief@qamar.example' })).rejects.toMatchObject({
      code: 'alreadyExists',
    })
    await expect(openTenant(running().services, { ...qamar, id: 'noor' })).rejects.toMatchObject({ code: 'alreadyExists' })
    const tries = [1, 2].map(() => openTenant(running().services, { ...qamar, id: 'hilal', email: 'boss@hilal.example' }))
    expect((await Promise.allSettled(tries)).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { boss } = await signIn()
    expect((await boss.get('/staffs/list')).body.total).toBe(1)
  })

  it('is refused without an id, a name in both languages and an e-mail', async () => {
    const { services } = running()
    for (const wrong of [{ id: 'Qamar 2' }, { id: '' }, { name: { en: 'Qamar', ar: ' ' } }, { email: 'boss' }])
      await expect(openTenant(services, { ...qamar, id: 'badr', ...wrong })).rejects.toThrow()
    const { rows } = await services.engine.asOwner((tx) => sql<{ id: string }>`select id from tenants order by id`.execute(tx))
    expect(rows.map(({ id }) => id)).toEqual(['hilal', 'najd', 'noor', 'qamar'])
  })
})
