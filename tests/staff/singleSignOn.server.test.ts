// Single sign-on against a real provider: who comes in with which rights, what the dealership may require, and every answer that is refused.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { publicFetch } from '../../server/core/gateways/publicFetch.ts'
import { hashPassword } from '../../server/staff/signIn.ts'
import { onServer } from '../core/server/eachServer.ts'
import { newAddress } from '../core/server/people.ts'
import type { Sender } from '../core/server/requests.ts'
import { addRowOf, password } from '../core/server/tenants.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { openProvider, signInAt, type CompanyProvider, type Employee } from './companyProvider.ts'

let people = 0
const back = 'http://127.0.0.1:3000/staff/single-sign-on'

onServer('single sign-on', (running) => {
  let company: CompanyProvider
  let serviceGroup: string
  const stranger = (): Sender => running().as({ address: newAddress() })
  const write = (statement: ReturnType<typeof sql>) => running().services.engine.scoped('noor', (tx) => statement.execute(tx))
  const settings = async (changes: object, tenant: 'noor' | 'najd' = 'noor') => {
    const { data } = (await running().admin(tenant).get('/settings')).body
    const [{ id, version }] = data
    return running()
      .admin(tenant)
      .put(`/settings/${id}`, { ...changes, version })
  }
  const employee = (given: Partial<Employee> = {}): string => {
    people += 1
    const account = `employee-${people}`
    company.people.set(account, { email: `${account}@cars.noor.example`, name: `Sara ${people}`, groups: ['/service'], ...given })
    return account
  }
  const begin = async (one = stranger()) => {
    const { status, body } = await one.post('/staffs/single-sign-on/begin', { email: 'somebody@cars.noor.example' })
    expect([status, body.code]).toEqual([200, undefined])
    return body as { url: string; ticket: string }
  }
  const finish = (ticket: string, query: string, one = stranger()) => one.post('/staffs/single-sign-on/finish', { ticket, query })
  const enter = async (account: string) => {
    const { url, ticket } = await begin()
    return finish(ticket, await signInAt(url, back, account))
  }
  const refused = async (account: string) => {
    const { status, body } = await enter(account)
    expect(body.message).toMatch(/\w/)
    return [status, body.code]
  }
  const colleague = async (values: object = {}) => {
    people += 1
    return addRowOf(running().services, 'noor', 'staff', {
      staffNo: `CO-${people}`,
      name: { en: 'Person', ar: 'شخص' },
      email: `colleague${people}@cars.noor.example`,
      department: 'Sales',
      password: await hashPassword(password),
      designationId: running().tenants.noor.designationIds['Sales Manager'],
      ...values,
    })
  }
  const staffWith = async (email: string) =>
    (await write(sql`select * from staff where email = ${email}`)).rows as { id: string; department: string; createdBy: string }[]

  beforeAll(async () => {
    company = await openProvider([back])
    running().services.env.SIGN_IN_INSIDE = true
    const set = await settings({
      ssoIssuer: company.issuer,
      ssoClientId: company.clientId,
      ssoClientSecret: company.clientSecret,
      ssoDomains: '@Cars.Noor.example\nother.noor.example',
    })
    expect([set.status, set.body.ssoDomains]).toEqual([200, 'cars.noor.example\nother.noor.example'])
    expect(JSON.stringify(set.body)).not.toContain(company.clientSecret)
    const map = (group: string, department: string, more: object = {}) =>
      running()
        .admin()
        .post('/signInGroups', { group, department, ...more })
    const made = await map('/service', 'Service', { position: 10 })
    expect(made.status).toBe(200)
    serviceGroup = made.body.id as string
    expect((await map('/sales', 'Sales', { position: 20 })).status).toBe(200)
  })
  afterAll(() => company.close())
  beforeEach(() => {
    running().clock.now = firstMorning
    running().services.env.SIGN_IN_INSIDE = true
    for (const name of Object.keys(company.faults)) delete company.faults[name as keyof typeof company.faults]
  })

  it('makes a colleague with the rights of the group, once, and signs them in again with the rights of the day', async () => {
    const account = employee({ groups: ['/sales', '/service', 'other'] })
    const { status, body } = await enter(account)
    expect([status, body.staff?.designation, body.staff?.department]).toEqual([200, 'Service Manager', 'Service'])
    const me = await running()
      .as({ token: body.token as string })
      .get('/staffs/me')
    expect([me.status, me.body.staff.name]).toEqual([200, { en: `Sara ${people}`, ar: `Sara ${people}` }])
    const [made] = await staffWith(`${account}@cars.noor.example`)
    expect(made).toMatchObject({ createdBy: body.staff.id, lastSignInAt: expect.anything(), password: null })
    const { rows } = await write(sql`select action, "actorId" from audit where "rowId" = ${body.staff.id} order by "createdAt"`)
    expect(rows).toContainEqual({ action: 'create', actorId: body.staff.id })
    company.people.set(account, { email: 'renamed@cars.noor.example', groups: ['/sales'] })
    const again = await enter(account)
    expect([again.body.staff.id, again.body.staff.designation]).toEqual([body.staff.id, 'Sales Manager'])
    expect(await staffWith('renamed@cars.noor.example')).toEqual([])
  })

  it('finds a colleague by the confirmed address, and gives their account to nobody who has the address later', async () => {
    const { id, email } = await colleague()
    const account = employee({ email: email.toUpperCase() })
    expect((await enter(account)).body.staff.id).toBe(id)
    expect(await refused(employee({ email }))).toEqual([400, 'ssoOtherPerson'])
    expect((await enter(account)).status).toBe(200)
    // With another address the account is free again.
    const row = (await running().admin().get(`/staffs/list/${id}`)).body
    expect(
      (
        await running()
          .admin()
          .put(`/staffs/list/${id}`, { email: `x${email}`, version: row.version })
      ).status,
    ).toBe(200)
    expect((await enter(employee({ email: `x${email}` }))).body.staff.id).toBe(id)
  })

  it('refuses who is closed here, in no group, unverified or of another domain, and writes nothing', async () => {
    const { email } = await colleague({ active: false })
    expect(await refused(employee({ email }))).toEqual([400, 'ssoClosed'])
    const none = employee({ groups: ['/parts'] })
    expect(await refused(none)).toEqual([400, 'ssoNoGroup'])
    expect(await refused(employee({ email_verified: false }))).toEqual([400, 'ssoUnverified'])
    expect(await refused(employee({ email: 'somebody@najd.example' }))).toEqual([400, 'ssoOtherDomain'])
    expect(await staffWith(`${none}@cars.noor.example`)).toEqual([])
    const everybody = await running().admin().post('/signInGroups', { group: '*', department: 'General' })
    expect((await enter(none)).body.staff.designation).toBe('General Inquiry')
    expect((await running().admin().delete(`/signInGroups/${everybody.body.id}?version=1`)).status).toBe(200)
  })

  it('never makes administrators, and opens the account of none', async () => {
    const group = await running().admin().post('/signInGroups', { group: '/it', department: 'Finance' })
    expect([group.status, Object.keys(group.body.fields)]).toEqual([400, ['department']])
    const designationId = running().tenants.noor.designationIds.Administrator
    const changed = await running().admin().put(`/signInGroups/${serviceGroup}`, { designationId, version: 1 })
    expect([changed.status, Object.keys(changed.body.fields)]).toEqual([400, ['designationId']])
    const { email } = await colleague({ department: 'Finance', designationId })
    expect(await refused(employee({ email }))).toEqual([400, 'ssoAdministrator'])
  })

  it('is the only way in where it is required, but for administrators', async () => {
    const login = (email: string) => stranger().post('/staffs/login', { email, password })
    const { email } = await colleague()
    const administrator = await colleague({ department: 'Finance', designationId: running().tenants.noor.designationIds.Administrator })
    expect((await login(email)).status).toBe(200)
    expect((await settings({ ssoRequired: true })).status).toBe(200)
    const { status, body } = await login(email)
    expect([status, body.code]).toEqual([400, 'ssoNeeded'])
    // A guess does not reveal it.
    expect((await stranger().post('/staffs/login', { email, password: 'wrong' })).body.code).toBe('signInFailed')
    expect((await login(administrator.email)).status).toBe(200)
    expect((await enter(employee({ email }))).status).toBe(200)
    const removed = await settings({ ssoIssuer: null })
    expect([removed.status, Object.keys(removed.body.fields)]).toEqual([400, ['ssoIssuer']])
    expect((await settings({ ssoRequired: false })).status).toBe(200)
  })

  it('refuses a token of another issuer, for another program, another question, expired or wrongly signed', async () => {
    const account = employee()
    const hourAgo = Math.floor(Date.now() / 1000) - 3600
    const wrong: Record<string, unknown>[] = [
      { iss: 'https://elsewhere.example' },
      { aud: 'another-program' },
      { nonce: 'of another question' },
      { exp: hourAgo, iat: hourAgo - 60 },
    ]
    for (const claims of wrong) {
      company.faults.claims = (given) => ({ ...given, ...claims })
      expect([claims, ...(await refused(account))]).toEqual([claims, 400, 'ssoFailed'])
    }
    company.faults.claims = (given) => given
    company.faults.otherKey = true
    expect(await refused(account)).toEqual([400, 'ssoFailed'])
    expect(await staffWith(`${account}@cars.noor.example`)).toEqual([])
    delete company.faults.otherKey
    expect((await enter(account)).status).toBe(200)
  })

  it('takes an answer once, in its own tab, in time and for its own question', async () => {
    const account = employee()
    const { url, ticket } = await begin()
    const query = await signInAt(url, back, account)
    expect((await finish(ticket, query)).status).toBe(200)
    expect((await finish(ticket, query)).body.code).toBe('ssoExpired')
    const [one, other] = [await begin(), await begin()]
    // The answer of one tab with the ticket of another.
    expect((await finish(other.ticket, await signInAt(one.url, back, account))).body.code).toBe('ssoFailed')
    expect((await finish(`${one.ticket}x`, query)).body.code).toBe('ssoExpired')
    const late = await begin()
    const lateQuery = await signInAt(late.url, back, account)
    running().clock.now = new Date(firstMorning.getTime() + 600_000)
    const { status, body } = await finish(late.ticket, lateQuery)
    expect([status, body.code]).toEqual([410, 'ssoExpired'])
    running().clock.now = firstMorning
    const cancelled = await begin()
    expect((await finish(cancelled.ticket, await signInAt(cancelled.url, back, account, true))).body.code).toBe('ssoCancelled')
  })

  it('says so when the provider does not answer, or is none, or is inside', async () => {
    const account = employee()
    const { url, ticket } = await begin()
    const query = await signInAt(url, back, account)
    company.faults.silentAt = '/token'
    const away = await finish(ticket, query)
    expect([away.status, away.body.code]).toEqual([503, 'ssoUnavailable'])
    company.faults.silentAt = '/.well-known'
    const email = 'somebody@cars.noor.example'
    expect((await stranger().post('/staffs/single-sign-on/begin', { email })).body.code).toBe('ssoUnavailable')
    delete company.faults.silentAt
    const unknown = await stranger().post('/staffs/single-sign-on/begin', { email: 'somebody@nowhere.example' })
    expect([unknown.status, unknown.body.code, Object.keys(unknown.body.fields)]).toEqual([400, 'ssoUnknown', ['email']])
    const look = (issuer: string) => running().admin().post('/staffs/single-sign-on/test', { issuer })
    expect((await look(company.issuer)).body).toEqual({
      issuer: company.issuer,
      signIn: `${company.issuer}/auth`,
      redirectUri: back,
      groups: true,
    })
    expect((await look(`${company.issuer}/nothing`)).body.code).toBe('ssoNoProvider')
    running().services.env.SIGN_IN_INSIDE = false
    for (const issuer of [company.issuer, 'https://127.0.0.1:9/', 'https://localhost:9/'])
      expect([issuer, (await look(issuer)).body.code]).toEqual([issuer, 'ssoIssuerRefused'])
    const waiting = publicFetch(company.issuer, { signal: AbortSignal.abort() }, true)
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('takes whole settings only, with domains of one dealership', async () => {
    const wrong: [object, string][] = [
      [{ ssoIssuer: 'ftp://noor.example' }, 'ssoIssuer'],
      [{ ssoIssuer: 'https://noor.example/?a=b' }, 'ssoIssuer'],
      [{ ssoClientId: null }, 'ssoClientId'],
      [{ ssoDomains: null }, 'ssoDomains'],
      [{ ssoDomains: 'noor' }, 'ssoDomains'],
      [{ ssoDomains: 'gmail.com' }, 'ssoDomains'],
    ]
    for (const [changes, field] of wrong) {
      const { status, body } = await settings(changes)
      expect([changes, status, Object.keys(body.fields ?? {})]).toEqual([changes, 400, [field]])
    }
    const account = { ssoIssuer: 'https://id.najd.example', ssoClientId: 'x' }
    const taken = await settings({ ...account, ssoDomains: 'najd.example\ncars.noor.example' }, 'najd')
    expect([taken.status, Object.keys(taken.body.fields ?? {})]).toEqual([400, ['ssoDomains']])
    expect((await settings({ ...account, ssoDomains: 'najd.example' }, 'najd')).status).toBe(200)
  })

  it('reads the groups from the claim of the settings', async () => {
    const account = employee({ groups: [] })
    expect(await refused(account)).toEqual([400, 'ssoNoGroup'])
    expect((await settings({ ssoGroupsClaim: 'roles' })).status).toBe(200)
    company.faults.claims = (given) => ({ ...given, roles: '/sales' })
    expect((await enter(account)).body.staff.designation).toBe('Sales Manager')
    expect((await settings({ ssoGroupsClaim: 'groups' })).status).toBe(200)
  })
})
