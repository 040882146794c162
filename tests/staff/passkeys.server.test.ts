// Passkeys of staff: who adds, uses and removes them, which answers are refused, and designations that sign in with them alone.
import { beforeEach, expect, it } from 'vitest'
import { sql } from 'kysely'
import { hashPassword } from '../../server/staff/signIn.ts'
import { onServer } from '../core/server/eachServer.ts'
import { newAddress } from '../core/server/people.ts'
import type { Sender } from '../core/server/requests.ts'
import { addRowOf, password, type TenantId } from '../core/server/tenants.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { softPasskey } from './softPasskey.ts'

let people = 0

onServer('passkeys', (running) => {
  beforeEach(() => {
    running().clock.now = firstMorning
  })
  const origin = () => `http://localhost:${running().services.env.PORT}`
  const stranger = (): Sender => running().as({ address: newAddress() })
  const write = (statement: ReturnType<typeof sql>) => running().services.engine.scoped('noor', (tx) => statement.execute(tx))
  const newPerson = async (designationId: string = running().tenants.noor.designationIds['Sales Manager'], tenant: TenantId = 'noor') => {
    people += 1
    const { id, email } = await addRowOf(running().services, tenant, 'staff', {
      staffNo: `K-${people}`,
      name: { en: 'Person', ar: 'شخص' },
      email: `key${people}@${tenant}.example`,
      department: 'Sales',
      password: await hashPassword(password),
      designationId,
    })
    return { id, email }
  }
  const signIn = (email: string, one = stranger()) => one.post('/staffs/login', { email, password })
  const entered = async (email: string): Promise<Sender> => {
    const { body } = await signIn(email)
    return running().as({ token: body.token as string, address: newAddress() })
  }
  const add = async (one: Sender, key = softPasskey(), name = 'My phone') => {
    const begun = await one.post('/staffs/passkeys/begin', { password })
    expect(begun.status).toBe(200)
    const answer = await one.post('/staffs/passkeys', { ...key.made(begun.body, { origin: origin() }), name })
    expect([answer.status, answer.body.code]).toEqual([200, undefined])
    return key
  }
  const begin = async () => (await stranger().post('/staffs/passkeys/options', {})).body
  const enter = (given: object) => stranger().post('/staffs/passkeys/login', given)

  it('are added after the password, sign in alone, and end other sessions; the person is notified', async () => {
    const { id, email } = await newPerson()
    const [one, other] = [await entered(email), await entered(email)]
    expect((await one.post('/staffs/passkeys/begin', { password: 'wrong' })).body.code).toBe('wrongPassword')
    const key = await add(one)
    expect((await other.get('/staffs/me')).status).toBe(401)
    expect((await one.get('/staffs/passkeys')).body).toEqual({
      data: [{ id: key.id, name: 'My phone', createdAt: firstMorning.toISOString(), lastUsedAt: null }],
      required: false,
    })
    const { status, body } = await enter(key.used(await begin(), { origin: origin() }))
    expect([status, body.staff.id]).toEqual([200, id])
    expect((await running().as({ token: body.token }).get('/staffs/me')).body.staff.email).toBe(email)
    expect((await one.get('/staffs/passkeys')).body.data[0].lastUsedAt).toBe(firstMorning.toISOString())
    const { rows } = await write(sql`select body from messages where recipient = ${email} and kind = 'accountChanged'`)
    expect(JSON.stringify(rows)).toContain('أُضيف مفتاح مرور')
    expect((await signIn(email)).status).toBe(200)
  })

  it('are refused with another origin, another site, an unverified person, another signature, another person, or twice', async () => {
    const { email } = await newPerson()
    const person = await entered(email)
    const key = await add(person)
    const other = await newPerson()
    const theirs = await add(await entered(other.email))
    const good = { origin: origin() }
    const used = key.used(await begin(), good)
    expect((await enter(used)).status).toBe(200)
    const forged = key.used(await begin(), good)
    const refused = [
      used,
      key.used(await begin(), { origin: 'https://wakeel.example' }),
      key.used(await begin(), { ...good, rpId: 'wakeel.example' }),
      key.used(await begin(), { ...good, verified: false }),
      key.used(await begin(), { ...good, handle: theirs.handle() }),
      key.used(await begin(), { ...good, handle: 'nobody' }),
      softPasskey().used(await begin(), { ...good, handle: key.handle() }),
      { ...forged, response: { ...forged.response, response: { ...forged.response.response, signature: 'AAAA' } } },
      { ...key.used(await begin(), good), state: `${(await begin()).state}x` },
      { ...key.used(await begin(), good), state: (await person.post('/staffs/passkeys/begin', { password })).body.state },
      { state: (await begin()).state, response: {} },
    ]
    for (const given of refused) {
      const { status, body } = await enter(given)
      expect([status, body.code]).toEqual([400, 'passkeyFailed'])
    }
    const late = await begin()
    running().clock.now = new Date(firstMorning.getTime() + 300_000)
    expect((await enter(key.used(late, good))).body.code).toBe('passkeyFailed')
  })

  it("are one's own: a state of somebody else adds none, and neither removes another's", async () => {
    const [one, other] = [await newPerson(), await newPerson()]
    const [mine, theirs] = [await entered(one.email), await entered(other.email)]
    const begun = (await theirs.post('/staffs/passkeys/begin', { password })).body
    const taken = await mine.post('/staffs/passkeys', { ...softPasskey().made(begun, { origin: origin() }), name: 'x' })
    expect([taken.status, taken.body.code]).toEqual([400, 'passkeyFailed'])
    const key = await add(theirs)
    expect((await mine.post('/staffs/passkeys/remove', { id: key.id, password })).status).toBe(404)
    expect((await theirs.post('/staffs/passkeys/remove', { id: key.id, password: 'wrong' })).body.code).toBe('wrongPassword')
    expect((await theirs.post('/staffs/passkeys/remove', { id: key.id, password })).status).toBe(200)
    expect((await enter(key.used(await begin(), { origin: origin() }))).body.code).toBe('passkeyFailed')
    expect((await running().admin().get(`/staffs/list/${other.id}`)).body.passkeySince).toBeNull()
  })

  it('sign in nobody whose account or dealership is closed', async () => {
    const { id, email } = await newPerson()
    const key = await add(await entered(email))
    await write(sql`update staff set active = false where id = ${id}`)
    expect((await enter(key.used(await begin(), { origin: origin() }))).body.code).toBe('passkeyFailed')
    await write(sql`update staff set active = true where id = ${id}`)
    const set = (active: boolean) =>
      running().services.engine.asOwner((tx) => sql`update tenants set active = ${active} where id = 'noor'`.execute(tx))
    await set(false)
    expect((await enter(key.used(await begin(), { origin: origin() }))).body.code).toBe('passkeyFailed')
    await set(true)
    expect((await enter(key.used(await begin(), { origin: origin() }))).status).toBe(200)
  })

  it('are made at the next sign-in where the designation requires one, and then a password is not enough, until they are reset', async () => {
    const designationId = running().tenants.noor.designationIds['Parts Manager']
    const path = `/masters/designation/${designationId}`
    const { version } = (await running().admin().get(path)).body
    expect((await running().admin().put(path, { passkeyRequired: true, version })).status).toBe(200)
    const { id, email } = await newPerson(designationId)
    const first = (await signIn(email)).body
    expect(Object.keys(first).toSorted()).toEqual(['options', 'passkeyRequired', 'state'])
    const key = softPasskey()
    const made = { ...key.made(first, { origin: origin() }), name: 'My phone' }
    // The state opens nothing but the making of the first one.
    expect((await enter(key.used({ ...(await begin()), state: first.state }, { origin: origin() }))).body.code).toBe('passkeyFailed')
    const again = (await signIn(email)).body
    const in1 = await stranger().post('/staffs/passkeys/first', made)
    expect([in1.status, in1.body.staff.id]).toEqual([200, id])
    const twice = await stranger().post('/staffs/passkeys/first', { ...softPasskey().made(again, { origin: origin() }), name: 'x' })
    expect(twice.body.code).toBe('passkeyFailed')
    const alone = await signIn(email)
    expect([alone.status, alone.body.code]).toEqual([400, 'passkeyNeeded'])
    expect((await enter(key.used(await begin(), { origin: origin() }))).status).toBe(200)
    const manager = running().as({ token: running().tenants.noor.staff['Sales Manager'].token })
    expect((await manager.post(`/staffs/passkeys/${id}/reset`, {})).status).toBe(403)
    expect((await running().admin().post(`/staffs/passkeys/${id}/reset`, {})).status).toBe(200)
    expect((await running().as({ token: in1.body.token }).get('/staffs/me')).status).toBe(401)
    expect((await running().admin().post(`/staffs/passkeys/${id}/reset`, {})).status).toBe(404)
    expect((await signIn(email)).body).toHaveProperty('passkeyRequired', true)
    const { rows } = await write(sql`select "actorName" from audit where "rowId" = ${id} and action = 'update' order by "createdAt"`)
    expect(rows.length).toBeGreaterThan(1)
  })
})
