// Staff sign-in: who gets in, what a refusal discloses, and what ends a session.
import { beforeEach, expect, it } from 'vitest'
import { sql } from 'kysely'
import { hashPassword } from '../../server/staff/signIn.ts'
import { onServer } from '../core/server/eachServer.ts'
import { tablesWith } from '../core/server/everyValue.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { newAddress } from '../core/server/people.ts'
import { send, type Extras } from '../core/server/requests.ts'
import { addRowOf, password, type TenantId } from '../core/server/tenants.ts'

onServer('sign-in', (running) => {
  beforeEach(() => {
    running().clock.now = firstMorning
  })
  const login = (email: string, given: string, extras: Extras = {}) =>
    send(running().app, 'POST', '/staffs/login', { email, password: given }, { address: newAddress(), ...extras })
  let people = 0
  const newStaff = async (tenant: TenantId = 'noor', email?: string, own = password) => {
    people += 1
    const address = email ?? `person${people}@${tenant}.example`
    const { id } = await addRowOf(running().services, tenant, 'staff', {
      staffNo: `P-${people}`,
      name: { en: 'Person', ar: 'شخص' },
      email: address,
      department: 'Sales',
      password: await hashPassword(own),
      designationId: running().tenants[tenant].designationIds['Sales Manager'],
    })
    return { id, email: address }
  }

  it('opens for the right password, whatever the case and space of the e-mail, and says who somebody is', async () => {
    const { body, status } = await login('  Administrator@Noor.Example ', password)
    expect(status).toBe(200)
    expect(body).toEqual({
      token: expect.stringMatching(/^noor\.[\w-]{43}$/),
      staff: expect.objectContaining({
        tenantId: 'noor',
        email: 'administrator@noor.example',
        designation: 'Administrator',
        tenantName: { en: 'noor Motors', ar: 'سيارات نور' },
      }),
    })
    expect(JSON.stringify(body)).not.toContain('argon2')
    expect((await running().as({ token: body.token }).get('/staffs/me')).body).toEqual({ staff: body.staff })
  })

  it('says the same for a wrong password, an unknown e-mail and a disabled person', async () => {
    const gone = await newStaff()
    await running().admin().patch(`/staffs/enable-disable/${gone.id}`, { active: false })
    const answers = [
      await login('administrator@noor.example', 'wrong-password'),
      await login('nobody@noor.example', password),
      await login(gone.email, password),
    ]
    for (const { status, body } of answers)
      expect([status, body]).toEqual([
        400,
        { code: 'signInFailed', message: 'The email or password is not correct. Check both and try again.' },
      ])
    expect((await login('administrator@noor.example', 'wrong-password', { language: 'ar' })).body.message).toMatch(/^[\u0600-\u06ff]/)
  })

  it('§5.3 §9.13 asks for an e-mail and a password of at most 15 characters', async () => {
    expect(Object.keys((await login('', '')).body.fields).sort()).toEqual(['email', 'password'])
    const long = await login('administrator@noor.example', 'sixteen-letters!')
    expect([long.status, long.body.fields.password]).toEqual([400, 'At most 15 characters.'])
  })

  it('opens the tenant whose password it is, where both know the e-mail', async () => {
    const email = 'both@group.example'
    await newStaff('noor', email, 'noor-password')
    await newStaff('najd', email, 'najd-password')
    expect((await login(email, 'najd-password')).body.staff.tenantId).toBe('najd')
    expect((await login(email, 'noor-password')).body.staff.tenantId).toBe('noor')
    expect((await login(email, 'noor-password', { tenant: 'najd' })).body.staff?.tenantId).not.toBe('najd')
  })

  it('opens the tenant that was asked for, where e-mail and password are those of both', async () => {
    const email = 'twice@group.example'
    await newStaff('noor', email)
    await newStaff('najd', email)
    expect((await login(email, password, { tenant: 'noor' })).body.staff.tenantId).toBe('noor')
    expect((await login(email, password, { tenant: 'najd' })).body.staff.tenantId).toBe('najd')
  })

  it('is shut for a quarter of an hour after eight wrong passwords of one account from one address, and for nobody else', async () => {
    const { email } = await newStaff()
    const address = newAddress()
    for (let tries = 0; tries < 8; tries += 1) expect((await login(email, 'wrong-password', { address })).body.code).toBe('signInFailed')
    const locked = await login(email, password, { address })
    expect([locked.status, locked.body.code, Number(locked.headers['retry-after']) > 600]).toEqual([429, 'tooManyRequests', true])
    expect(locked.body.message).toContain('15 minutes')
    expect((await login(email, password)).status).toBe(200)
    expect((await login('administrator@noor.example', password, { address })).status).toBe(200)
  })

  const deviceFrom = async (email: string, given = password) => {
    const { headers } = await login(email, given)
    return { cookie: String([headers['set-cookie']].flat()[0]).split(';')[0] ?? '' }
  }

  it('is shut to strangers after thirty wrong passwords from many addresses, while the devices of the person go on', async () => {
    const { id, email } = await newStaff()
    const headers = await deviceFrom(email)
    const guess = () => login(email, 'wrong-password')
    for (let tries = 0; tries < 30; tries += 1) expect((await guess()).body.code).toBe('signInFailed')
    expect((await guess()).status).toBe(429)
    expect((await login(email, password)).status).toBe(429)
    const known = await login(email, password, { headers })
    expect(known.status).toBe(200)
    // The signature changes with every use, and the old one still belongs to the same password.
    const next = String([known.headers['set-cookie']].flat()[0])
    expect(next).toMatch(/^known-staff=[\w-]{16}~\w+~[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(next.startsWith(headers.cookie)).toBe(false)
    // The person is notified once, in the admin and by mail, of where it came from.
    await guess()
    const mine = running().as({ token: known.body.token })
    const notices = (await mine.get('/staffs/notifications')).body.data.filter(({ kind }: { kind: string }) => kind === 'signInGuessed')
    expect(notices).toHaveLength(1)
    expect(notices[0].title.en).toMatch(/from 10\./)
    const { rows } = await running().services.engine.scoped('noor', (tx) =>
      sql`select 1 from messages where recipient = ${email} and kind = 'accountChanged'`.execute(tx),
    )
    expect(rows).toHaveLength(1)
    const other = await newStaff()
    expect((await login(other.email, password, { headers })).status).toBe(200)
    expect(id).toBeDefined()
  })

  it('is slowed on a known device too, which is a stranger after a new password', async () => {
    const { email } = await newStaff()
    const headers = await deviceFrom(email)
    for (let tries = 0; tries < 8; tries += 1) expect((await login(email, 'wrong-password', { headers })).body.code).toBe('signInFailed')
    expect((await login(email, password, { headers })).status).toBe(429)
    expect((await login(email, password)).status).toBe(200)
    const fresh = await deviceFrom(email)
    const one = running().as({ token: (await login(email, password)).body.token, address: newAddress() })
    const changed = await one.post('/staffs/password', { current: password, password: 'another-one', confirm: 'another-one' })
    expect(changed.status).toBe(200)
    for (let tries = 0; tries < 30; tries += 1) await login(email, 'wrong-password')
    expect((await login(email, 'another-one', { headers: fresh })).status).toBe(429)
    const here = String([changed.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
    expect((await login(email, 'another-one', { headers: { cookie: here } })).status).toBe(200)
  })

  it('forgets the wrong tries at the right password', async () => {
    const { email } = await newStaff()
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 6; tries += 1) await login(email, 'wrong-password')
      expect((await login(email, password)).status).toBe(200)
    }
  })

  it('is slowed for an address that tries many accounts', async () => {
    const address = newAddress()
    const statuses = []
    for (let tries = 0; tries < 51; tries += 1) statuses.push((await login(`nobody${tries}@noor.example`, 'x', { address })).status)
    expect([new Set(statuses.slice(0, 50)), statuses[50]]).toEqual([new Set([400]), 429])
  })

  it('is open to a whole office behind one address: what goes well does not count', async () => {
    const address = newAddress()
    const statuses = new Set<number>()
    for (let time = 0; time < 60; time += 1) statuses.add((await login('administrator@noor.example', password, { address })).status)
    expect(statuses).toEqual(new Set([200]))
  })

  it('is kept hashed: neither token nor password is in any table', async () => {
    const { token } = (await login('administrator@noor.example', password)).body
    expect(await tablesWith(running().services.engine, (token as string).split('.')[1] ?? '')).toEqual([])
    expect(await tablesWith(running().services.engine, password)).toEqual([])
  })

  it('ends at sign-out, for that session only', async () => {
    const { email } = await newStaff()
    const [one, other] = [
      running().as({ token: (await login(email, password)).body.token }),
      running().as({ token: (await login(email, password)).body.token }),
    ]
    expect((await one.post('/staffs/logout')).body).toEqual({})
    expect((await one.get('/staffs/me')).status).toBe(401)
    expect((await other.get('/staffs/me')).status).toBe(200)
  })

  it('ends after twelve hours', async () => {
    const one = running().as({ token: (await login('administrator@noor.example', password)).body.token })
    running().clock.now = new Date(firstMorning.getTime() + 12 * 3_600_000 - 1)
    expect((await one.get('/staffs/me')).status).toBe(200)
    running().clock.now = new Date(firstMorning.getTime() + 12 * 3_600_000)
    const { status, body } = await one.get('/staffs/me')
    expect([status, body.code]).toEqual([401, 'unauthenticated'])
  })

  it('ends when the person is disabled or deleted, and the open token with it', async () => {
    for (const end of ['disable', 'delete'] as const) {
      const { id, email } = await newStaff()
      const one = running().as({ token: (await login(email, password)).body.token })
      expect((await one.get('/customers')).status).toBe(200)
      if (end === 'disable') await running().admin().patch(`/staffs/enable-disable/${id}`, { active: false })
      else await running().admin().delete(`/staffs/list/${id}?version=1`)
      expect((await one.get('/customers')).status).toBe(401)
      expect((await one.post('/customers', {})).status).not.toBe(200)
    }
  })

  it('takes a new right at once when the designation changes', async () => {
    const { id, email } = await newStaff()
    const one = running().as({ token: (await login(email, password)).body.token })
    expect((await one.get('/settings')).status).toBe(200)
    await running().admin().put(`/staffs/list/${id}`, { designationId: running().tenants.noor.designationIds['Broker Sales'], version: 1 })
    expect((await one.get('/settings')).status).toBe(403)
  })

  it("gives a new department's designation, unless another is chosen with it", async () => {
    const { designationIds } = running().tenants.noor
    const { id } = await newStaff()
    const moved = await running().admin().put(`/staffs/list/${id}`, { department: 'Parts', version: 1 })
    expect(moved.body.designationId).toBe(designationIds['Parts Manager'])
    const chosen = await running()
      .admin()
      .put(`/staffs/list/${id}`, { department: 'Sales', designationId: designationIds['Fleet Sales'], version: 2 })
    expect(chosen.body.designationId).toBe(designationIds['Fleet Sales'])
  })
})

onServer('a password', (running) => {
  const login = (email: string, given: string) =>
    send(running().app, 'POST', '/staffs/login', { email, password: given }, { address: newAddress() })
  const email = 'sales-manager@noor.example'

  it('changes with the current one, and every other session of the person ends', async () => {
    const mine = running().as({ token: (await login(email, password)).body.token })
    const other = running().as({ token: (await login(email, password)).body.token })
    const answer = await mine.post('/staffs/password', { current: password, password: 'new-password', confirm: 'new-password' })
    expect([answer.status, answer.body.successMessage]).toEqual([200, 'Your password has been changed.'])
    expect((await mine.get('/staffs/me')).status).toBe(200)
    expect((await other.get('/staffs/me')).status).toBe(401)
    expect((await login(email, password)).status).toBe(400)
    expect((await login(email, 'new-password')).status).toBe(200)
    const { data } = (await running().admin().get('/audit?sort=createdAt&order=DESC&size=1')).body
    expect(data).toMatchObject([{ resource: 'staff', changes: { password: { from: '•', to: '•' } } }])
  })

  it('does not change without the current one', async () => {
    const mine = running().as({ token: running().tenants.noor.staff['Service Manager'].token })
    const { status, body } = await mine.post('/staffs/password', {
      current: 'wrong-password',
      password: 'new-password',
      confirm: 'new-password',
    })
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'wrongPassword', ['current']])
    expect((await login('service-manager@noor.example', password)).status).toBe(200)
  })

  it('is refused on its own field: 16 characters, too short, or a confirmation that differs', async () => {
    const mine = running().as({ token: running().tenants.noor.staff['Service Manager'].token })
    const change = async (next: string, confirm: string) =>
      (await mine.post('/staffs/password', { current: password, password: next, confirm })).body
    expect((await change('new-password', 'other-password')).fields).toEqual({ confirm: 'The passwords do not match.' })
    expect((await change('sixteen-letters!', 'sixteen-letters!')).fields).toEqual({ password: 'At most 15 characters.' })
    expect((await change('short', 'short')).fields).toEqual({ password: 'At least 8 characters.' })
    expect((await change('fifteen-letters', 'fifteen-letters')).successMessage).toBe('Your password has been changed.')
  })

  it("set by an administrator ends the person's sessions", async () => {
    const person = running().tenants.noor.staff['Parts Manager']
    const one = running().as({ token: person.token })
    expect((await one.get('/staffs/me')).status).toBe(200)
    expect((await running().admin().put(`/staffs/list/${person.id}`, { password: 'given-by-admin', version: 1 })).status).toBe(200)
    expect((await one.get('/staffs/me')).status).toBe(401)
    expect((await login(person.email, 'given-by-admin')).status).toBe(200)
  })
})
