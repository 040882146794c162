// The authenticator app: what sign-in requires, that no code works twice, and who may reset a lost app.
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { Secret, TOTP } from 'otpauth'
import { hashPassword } from '../../server/staff/signIn.ts'
import { onServer } from '../core/server/eachServer.ts'
import { tablesWith } from '../core/server/everyValue.ts'
import { newAddress } from '../core/server/people.ts'
import { send } from '../core/server/requests.ts'
import { addRowOf, password } from '../core/server/tenants.ts'
import { namedKey } from '../../src/schema/core/dataKeys.ts'

onServer('the authenticator app', (running) => {
  let people = 0
  const login = (email: string, code?: string) =>
    send(running().app, 'POST', '/staffs/login', { email, password, ...(code ? { code } : {}) }, { address: newAddress() })
  const passSeconds = (seconds: number) => {
    running().clock.now = new Date(running().clock.now.getTime() + seconds * 1000)
  }
  const codeOf = (secret: string, later = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: running().clock.now.getTime() + later * 1000 })
  const person = async () => {
    people += 1
    const email = `app${people}@noor.example`
    const { id } = await addRowOf(running().services, 'noor', 'staff', {
      staffNo: `APP-${people}`,
      name: { en: 'App', ar: 'تطبيق' },
      email,
      department: 'Sales',
      password: await hashPassword(password),
      designationId: running().tenants.noor.designationIds['Sales Manager'],
    })
    const { token } = (await login(email)).body
    return { id, email, me: running().as({ token: token as string }), token: token as string }
  }
  const enrolled = async () => {
    const one = await person()
    const { secret, address } = (await one.me.post('/staffs/authenticator/begin', { password })).body
    const { recoveryCodes } = (await one.me.post('/staffs/authenticator/confirm', { code: codeOf(secret) })).body
    passSeconds(60)
    return { ...one, secret: secret as string, address: address as string, recoveryCodes: recoveryCodes as string[] }
  }

  it('is asked for at sign-in once its first code was given, and not before', async () => {
    const { me, email } = await person()
    expect((await me.post('/staffs/authenticator/begin', { password: 'wrong-password' })).body.code).toBe('wrongPassword')
    const { secret } = (await me.post('/staffs/authenticator/begin', { password })).body
    expect((await login(email)).body.token).toBeDefined()
    expect((await me.post('/staffs/authenticator/confirm', { code: '000000' })).body.code).toBe('wrongAppCode')
    expect((await me.post('/staffs/authenticator/confirm', { code: codeOf(secret) })).body.recoveryCodes).toHaveLength(10)
    expect((await login(email)).body).toEqual({ otpRequired: true, way: 'app' })
    passSeconds(30)
    expect((await login(email, codeOf(secret))).body.token).toBeDefined()
  })

  it('ends other sessions when it is set up, and tells how many recovery codes are left', async () => {
    const one = await person()
    const { token: other } = (await login(one.email)).body
    const { secret } = (await one.me.post('/staffs/authenticator/begin', { password })).body
    await one.me.post('/staffs/authenticator/confirm', { code: codeOf(secret) })
    expect((await running().as({ token: other }).get('/staffs/me')).status).toBe(401)
    const { body } = await one.me.get('/staffs/authenticator')
    expect([body.recoveryLeft, body.since]).toEqual([10, running().clock.now.toISOString()])
  })

  it('takes a code once, also one of the step before, and none that is older or of later than the next', async () => {
    const { email, secret } = await enrolled()
    const before = codeOf(secret, -30)
    expect((await login(email, codeOf(secret, -90))).body.code).toBe('wrongAppCode')
    expect((await login(email, codeOf(secret, 90))).body.code).toBe('wrongAppCode')
    expect((await login(email, before)).body.token).toBeDefined()
    expect((await login(email, before)).body.code).toBe('wrongAppCode')
    const present = codeOf(secret)
    const answers = await Promise.all([login(email, present), login(email, present), login(email, present)])
    expect(answers.filter(({ body }) => body.token)).toHaveLength(1)
  })

  it('takes each recovery code once, however it is written, and none of those before a renewal', async () => {
    const { email, me, recoveryCodes } = await enrolled()
    const [first = '', second = ''] = recoveryCodes
    expect((await login(email, first.toUpperCase().replace('-', ' '))).body.token).toBeDefined()
    expect((await login(email, first)).body.code).toBe('wrongAppCode')
    const { recoveryCodes: fresh } = (await me.post('/staffs/authenticator/recovery', { password })).body
    expect((await login(email, second)).body.code).toBe('wrongAppCode')
    expect((await login(email, fresh[0])).body.token).toBeDefined()
  })

  it('is shut for a quarter of an hour after eight wrong codes, though the password is right each time', async () => {
    const { email, secret } = await enrolled()
    for (let tries = 0; tries < 8; tries += 1) {
      expect((await login(email)).body.way).toBe('app')
      expect((await login(email, '000000')).body.code).toBe('wrongAppCode')
    }
    expect((await login(email, codeOf(secret))).status).toBe(429)
  })

  it('tells its person by mail whenever it is set up, gets other recovery codes, or is taken away', async () => {
    const changes = ['password', 'appOn', 'appOff', 'recoveryCodes']
    const { id, email, me } = await enrolled()
    const received = async () => {
      const { rows } = await running().services.engine.scoped('noor', (tx) =>
        sql<{ body: string; recipient: string }>`select body, recipient from messages where "staffId" = ${id} order by id`.execute(tx),
      )
      const said = (body: string) =>
        changes.filter((one) => body.includes(running().services.texts('arabic', namedKey(`messages.account.${one}`))))
      return rows.map(({ body, recipient }) => [recipient, ...said(body)])
    }
    expect(await received()).toEqual([[email, 'appOn']])
    await me.post('/staffs/authenticator/recovery', { password })
    await running().admin().post(`/staffs/authenticator/${id}/reset`)
    expect((await received()).slice(1)).toEqual([
      [email, 'recoveryCodes'],
      [email, 'appOff'],
    ])
  })

  it('keeps neither secret nor recovery codes readable in any table', async () => {
    const { secret, recoveryCodes } = await enrolled()
    for (const text of [secret, recoveryCodes[0] ?? '', (recoveryCodes[0] ?? '').replace('-', '')])
      expect(await tablesWith(running().services.engine, text)).toEqual([])
  })

  describe('can be taken away', () => {
    it('by its person with the password', async () => {
      const { email, me } = await enrolled()
      expect((await me.post('/staffs/authenticator/end', { password: 'wrong-password' })).body.code).toBe('wrongPassword')
      expect((await me.post('/staffs/authenticator/end', { password })).status).toBe(200)
      expect((await login(email)).body.token).toBeDefined()
      expect((await me.post('/staffs/authenticator/recovery', { password })).status).toBe(404)
    })

    it('by an administrator, who is named in the audit, and the person is signed out everywhere', async () => {
      const { id, email, token } = await enrolled()
      expect((await running().admin().post(`/staffs/authenticator/${id}/reset`)).status).toBe(200)
      expect((await running().as({ token }).get('/staffs/me')).status).toBe(401)
      expect((await login(email)).body.token).toBeDefined()
      const { body } = await running().admin().get(`/audit?rowId=${id}&sort=createdAt&order=DESC`)
      const { changes, actorId } = body.data[0]
      expect([Object.keys(changes), changes.authenticatorSince.to, actorId]).toEqual([
        ['authenticatorSince'],
        null,
        running().tenants.noor.staff.Administrator.id,
      ])
    })

    it('by no colleague and by no other tenant', async () => {
      const { id } = await enrolled()
      const colleague = running().as({ token: running().tenants.noor.staff['Sales Manager'].token })
      expect((await colleague.post(`/staffs/authenticator/${id}/reset`)).status).toBe(403)
      expect((await running().admin('najd').post(`/staffs/authenticator/${id}/reset`)).status).toBe(404)
    })
  })
})
