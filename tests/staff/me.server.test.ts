// A staff member's own account: what they may change, their sessions, password links, the second step of sign-in.
import { beforeEach, expect, it } from 'vitest'
import { hashPassword } from '../../server/staff/signIn.ts'
import { sendPasswordLink } from '../../server/staff/passwordLinks.ts'
import { findRow, listRows } from '../../server/core/db/repository.ts'
import { onServer } from '../core/server/eachServer.ts'
import { tablesWith } from '../core/server/everyValue.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { newAddress, newMobile } from '../core/server/people.ts'
import { send, type Extras } from '../core/server/requests.ts'
import { addRowOf, password, type TenantId } from '../core/server/tenants.ts'

onServer('a member of staff', (running) => {
  beforeEach(() => {
    running().clock.now = firstMorning
  })
  let people = 0
  const newStaff = async (more: Record<string, unknown> = {}, tenant: TenantId = 'noor') => {
    people += 1
    const email = `me${people}@${tenant}.example`
    const row = await addRowOf(running().services, tenant, 'staff', {
      staffNo: `M-${people}`,
      name: { en: 'Person', ar: 'شخص' },
      email,
      department: 'Sales',
      password: await hashPassword(password),
      designationId: running().tenants[tenant].designationIds['Sales Manager'],
      ...more,
    })
    return { id: row.id, email }
  }
  const login = (body: Record<string, unknown>, extras: Extras = {}) =>
    send(running().app, 'POST', '/staffs/login', { password, ...body }, { address: newAddress(), ...extras })
  const signedIn = async (more: Record<string, unknown> = {}, headers: Record<string, string> = {}) => {
    const one = await newStaff(more)
    const { body } = await login({ email: one.email }, { headers })
    return { ...one, sender: running().as({ token: body.token as string }) }
  }
  // Directly from the table: the administrator's session expires before some of these links do.
  const messagesTo = async (email: string) =>
    running().services.engine.scoped('noor', async (tx) => (await listRows(tx, 'messages', { page: 1, size: 100, q: email })).data)

  it('changes name, language, leads and notification choices, audited, and nothing else', async () => {
    const { sender, id } = await signedIn()
    const { profile } = (await sender.get('/staffs/profile')).body
    expect(profile).toMatchObject({ id, acceptingLeads: true, notificationChoices: {} })
    const changed = await sender.put('/staffs/me', {
      version: profile.version,
      name: { en: 'Reem', ar: 'ريم' },
      languageId: '1',
      acceptingLeads: false,
      notificationChoices: { leadAssigned: { inApp: false, email: true } },
    })
    expect([changed.status, changed.body.profile.name.en, changed.body.profile.version]).toEqual([200, 'Reem', profile.version + 1])
    const entries = (await running().admin().get('/audit?sort=createdAt&order=DESC&size=1')).body.data
    expect(entries).toMatchObject([{ resource: 'staff', rowId: id, createdBy: id }])
    for (const more of [
      { designationId: profile.id },
      { email: 'x@y.example' },
      { active: false },
      { modules: [] },
      { department: 'Parts' },
    ])
      expect((await sender.put('/staffs/me', { version: 2, ...more })).status).toBe(400)
    expect((await sender.put('/staffs/me', { version: 2, notificationChoices: { other: { inApp: true, email: true } } })).status).toBe(400)
  })

  it("is told of somebody else's change instead of writing over it, and takes no file of another tenant", async () => {
    const { sender, id } = await signedIn()
    await running().admin().put(`/staffs/list/${id}`, { version: 1, staffType: 'Driver' })
    const { status, body } = await sender.put('/staffs/me', { version: 1, acceptingLeads: false })
    expect([status, body.code, body.details.current.version]).toEqual([409, 'staleVersion', 2])
    expect((await sender.put('/staffs/me', { version: 2, photo: id })).status).toBe(404)
  })

  it('sees their own open sessions, ends one or all others, and never somebody else’s', async () => {
    const agent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0'
    const { sender, email } = await signedIn({}, { 'user-agent': agent })
    const other = running().as({ token: (await login({ email })).body.token })
    const third = running().as({ token: (await login({ email })).body.token })
    const { sessions, signIns } = (await sender.get('/staffs/sessions')).body
    expect(sessions.length).toBe(3)
    expect(sessions[0]).toMatchObject({ present: true, userAgent: agent })
    expect(sessions.filter(({ present }: { present: boolean }) => present).length).toBe(1)
    expect(JSON.stringify(sessions)).not.toContain('token')
    expect(signIns.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['success', 'success', 'success'])
    const stranger = await signedIn()
    expect((await stranger.sender.post('/staffs/sessions', { id: sessions[1].id })).status).toBe(404)
    expect((await sender.post('/staffs/sessions', { id: sessions[1].id })).body.ended).toBe(1)
    expect([(await other.get('/staffs/me')).status, (await third.get('/staffs/me')).status].sort()).toEqual([200, 401])
    expect((await sender.post('/staffs/sessions', { others: true })).body.ended).toBe(1)
    expect([(await other.get('/staffs/me')).status, (await third.get('/staffs/me')).status]).toEqual([401, 401])
    expect((await sender.get('/staffs/me')).status).toBe(200)
    expect((await stranger.sender.get('/staffs/me')).status).toBe(200)
  })

  it('sees when a session was last used', async () => {
    const { sender } = await signedIn()
    running().clock.now = new Date(firstMorning.getTime() + 30 * 60_000)
    const { sessions } = (await sender.get('/staffs/sessions')).body
    expect(Date.parse(sessions[0].lastUsedAt)).toBe(running().clock.now.getTime())
  })

  it('finds failed tries in the history, and the administrator finds them too', async () => {
    const { email, sender, id } = await signedIn()
    await login({ email, password: 'wrong-password' })
    const { signIns } = (await sender.get('/staffs/sessions')).body
    expect(signIns.map(({ outcome }: { outcome: string }) => outcome).sort()).toEqual(['success', 'wrongPassword'])
    // From one address: strangers elsewhere have tries of their own.
    const address = newAddress()
    for (let tries = 0; tries < 9; tries += 1) await login({ email, password: 'wrong-password' }, { address })
    expect((await running().admin().get(`/signIns?staffId=${id}&outcome=locked`)).body.total).toBeGreaterThan(0)
    expect((await running().as({ token: running().tenants.najd.staff.Administrator.token }).get(`/signIns?staffId=${id}`)).body.total).toBe(
      0,
    )
    expect((await running().as({ token: running().tenants.noor.staff['Fleet Sales'].token }).get('/signIns')).status).toBe(403)
  })

  it('can be deleted with what was told them and how they signed in', async () => {
    const { id } = await signedIn()
    const { version } = (await running().admin().get(`/staffs/list/${id}`)).body
    expect((await running().admin().delete(`/staffs/list/${id}?version=${version}`)).status).toBe(200)
  })

  it('sets a new password by a link that works once, and every session ends', async () => {
    const { email, sender } = await signedIn()
    const ask = (given: string) => send(running().app, 'POST', '/staffs/password/reset', { email: given }, { address: newAddress() })
    const hit = await ask(email)
    const miss = await ask('nobody-at-all@noor.example')
    expect([hit.status, hit.body]).toEqual([miss.status, miss.body])
    const [message] = await messagesTo(email)
    const token = /token=([\w.-]+)/.exec(message?.body ?? '')?.[1] ?? ''
    expect([message?.kind, token.startsWith('noor.')]).toEqual(['passwordReset', true])
    const open = running().as({ address: newAddress() })
    expect((await open.post('/staffs/password/link', { token })).body).toMatchObject({ kind: 'reset', email })
    const differ = await open.post('/staffs/password/set', { token, password: 'brand-new-1', confirm: 'brand-new-2' })
    expect(Object.keys(differ.body.fields)).toEqual(['confirm'])
    expect((await open.post('/staffs/password/set', { token, password: 'sixteen-letters!', confirm: 'sixteen-letters!' })).status).toBe(400)
    expect((await open.post('/staffs/password/set', { token, password: 'brand-new-1', confirm: 'brand-new-1' })).status).toBe(200)
    expect((await sender.get('/staffs/me')).status).toBe(401)
    expect((await login({ email, password: 'brand-new-1' })).status).toBe(200)
    const again = await open.post('/staffs/password/set', { token, password: 'brand-new-3', confirm: 'brand-new-3' })
    expect([again.status, again.body.code]).toEqual([410, 'passwordLinkExpired'])
    expect(await tablesWith(running().services.engine, 'brand-new-1')).toEqual([])
  })

  it('is notified of every change of what lets them in, at the address that they had, in their language', async () => {
    const { id, email, sender } = await signedIn({ languageId: '2' })
    const received = async (address: string) =>
      (await messagesTo(address))
        .filter(({ kind, recipient }) => kind === 'accountChanged' && recipient === address)
        .map(({ body }) => body)
    const change = { current: password, password: 'brand-new-1', confirm: 'brand-new-1' }
    expect((await sender.post('/staffs/password', change)).status).toBe(200)
    expect(await received(email)).toEqual([expect.stringMatching(/^شخص، تم تغيير كلمة مرورك في .+ بتاريخ \d\d\/\d\d\/\d{4} .+ فورًا\.$/)])
    await send(running().app, 'POST', '/staffs/password/reset', { email }, { address: newAddress() })
    const token = (await messagesTo(email)).map(({ body }) => /token=([\w.-]+)/.exec(body)?.[1]).find((one) => one !== undefined)
    const open = running().as({ address: newAddress() })
    expect((await open.post('/staffs/password/set', { token, password: 'brand-new-2', confirm: 'brand-new-2' })).status).toBe(200)
    expect(await received(email)).toHaveLength(2)
    // Set by the administrator: the password, and another address; the message goes to the old one.
    const { version } = (await running().admin().get(`/staffs/list/${id}`)).body
    const moved = await running()
      .admin()
      .put(`/staffs/list/${id}`, { version, password: 'brand-new-3', email: `moved-${email}` })
    expect(moved.status).toBe(200)
    const all = await received(email)
    expect(all).toHaveLength(4)
    expect(all.filter((one) => one.includes('البريد الإلكتروني'))).toHaveLength(1)
    expect(await received(`moved-${email}`)).toEqual([])
  })

  it('has an hour for a reset and three days for an invitation; a newer link ends the older', async () => {
    const { id, email } = await newStaff()
    const { services, clock } = running()
    const link = async (kind: 'invitation' | 'reset') => {
      await services.engine.scoped('noor', async (tx) => {
        const row = await findRow(tx, 'staff', id)
        if (row) await sendPasswordLink(services, tx, row, 'noor', kind)
      })
      const tokens = (await messagesTo(email)).map(({ body }) => /token=([\w.-]+)/.exec(body)?.[1] ?? '')
      return tokens.find((token) => !seen.includes(token)) ?? ''
    }
    const seen: string[] = []
    const works = async (token: string) => (await running().as({ address: newAddress() }).post('/staffs/password/link', { token })).status
    const first = await link('reset')
    seen.push(first)
    expect(await works(first)).toBe(200)
    clock.now = new Date(firstMorning.getTime() + 3_600_000)
    expect(await works(first)).toBe(410)
    const second = await link('invitation')
    seen.push(second)
    clock.now = new Date(clock.now.getTime() + 72 * 3_600_000 - 1)
    expect(await works(second)).toBe(200)
    const third = await link('invitation')
    expect([await works(second), await works(third)]).toEqual([410, 200])
    for (const token of ['', '-', 'noor.short', `najd.${third.split('.')[1]}`, third.slice(0, -1)])
      expect([400, 410]).toContain(await works(token))
  })

  it('is asked for a reset at most three times an hour', async () => {
    const { email } = await newStaff()
    const ask = () => send(running().app, 'POST', '/staffs/password/reset', { email }, { address: newAddress() })
    const statuses = []
    for (let tries = 0; tries < 4; tries += 1) statuses.push((await ask()).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it('with a mobile proves it with a code where the dealership asks for one', async () => {
    const { email, id } = await newStaff({ mobile: newMobile() })
    const first = await login({ email })
    expect([first.status, first.body.otpRequired, first.body.token]).toEqual([200, true, undefined])
    expect(first.body.mobile).toContain('•')
    const again = await login({ email })
    expect(again.body.requestId).toBe(first.body.requestId)
    const { requestId, demoCode } = first.body
    const wrong = await login({ email, requestId, code: demoCode === '000000' ? '111111' : '000000' })
    expect([wrong.status, wrong.body.code, wrong.body.details.triesLeft]).toEqual([400, 'wrongCode', 4])
    const right = await login({ email, requestId, code: demoCode })
    expect([right.status, right.body.staff.id]).toEqual([200, id])
    expect((await login({ email, requestId, code: demoCode })).body.code).toBe('codeExpired')
  })

  it('gets five tries, five minutes, and no way round with a customer’s code or a colleague’s', async () => {
    const mobile = newMobile()
    const { email } = await newStaff({ mobile })
    const colleague = await newStaff({ mobile: newMobile() })
    const { requestId, demoCode } = (await login({ email })).body
    expect((await login({ email: colleague.email, requestId, code: demoCode })).body.code).toBe('codeExpired')
    const visitor = running().as({ tenant: 'noor', address: newAddress() })
    const { token } = (await visitor.get('/landing-page/request-token')).body
    const requested = (await visitor.post('/staffs/request-otp', { purpose: 'book', mobile }, { token })).body
    expect((await login({ email, requestId: requested.requestId, code: requested.demoCode })).body.code).toBe('codeExpired')
    const late = await newStaff({ mobile: newMobile() })
    const sent = (await login({ email: late.email })).body
    running().clock.now = new Date(firstMorning.getTime() + 300_000)
    expect((await login({ email: late.email, requestId: sent.requestId, code: sent.demoCode })).body.code).toBe('codeExpired')
  })
})
