// A preview link of the landing: for its tenant, for an hour, and created by staff only.
import { expect, it } from 'vitest'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'

onServer('a preview', (running) => {
  const link = async (body: object) => {
    const { body: answer } = await running().admin().post('/staffs/preview', body)
    return new URL(String(answer.url), 'http://server.example').searchParams.get('preview') ?? ''
  }
  const visitor = async (tenant = 'noor') => {
    const { body } = await running().as({}).get(`/landing-page/request-token?tenantId=${tenant}`)
    return running().as({ token: String(body.token) })
  }
  const settings = async (preview: string, tenant = 'noor') =>
    (await visitor(tenant)).get(`/landing-page/settings?preview=${encodeURIComponent(preview)}`)

  it('shows colours and flags that are not saved, and changes nothing', async () => {
    const token = await link({ primaryColour: '#aa0000', flags: { BOOK_A_SERVICE: false } })
    const { status, body } = await settings(token)
    expect([status, body.primaryColour, body.flags.BOOK_A_SERVICE]).toEqual([200, '#aa0000', false])
    const { body: plain } = await (await visitor()).get('/landing-page/settings')
    expect(plain.primaryColour).not.toBe('#aa0000')
    expect(plain.flags.BOOK_A_SERVICE).toBe(true)
  })

  it('is refused when it was altered, is an hour old, or is another tenant’s', async () => {
    const token = await link({ primaryColour: '#aa0000' })
    const [body = '', signature = ''] = token.split('.')
    const forged = Buffer.from(Buffer.from(body, 'base64url').toString().replace('#aa0000', '#00aa00')).toString('base64url')
    for (const bad of [`${forged}.${signature}`, `${body}.`, 'nonsense', body]) expect((await settings(bad)).body.code).toBe('linkExpired')
    expect((await settings(token, 'najd')).body.code).toBe('linkExpired')
    running().clock.now = new Date(firstMorning.getTime() + 3_601_000)
    expect((await settings(token)).body.code).toBe('linkExpired')
    running().clock.now = firstMorning
  })

  it('is made by those who may read the settings', async () => {
    const { staff } = running().tenants.noor
    expect((await running().as({ token: staff['Broker Sales'].token }).post('/staffs/preview', {})).status).toBe(403)
    expect((await running().as({ token: staff['Sales Manager'].token }).post('/staffs/preview', {})).status).toBe(200)
    expect((await (await visitor()).post('/staffs/preview', {})).status).toBe(401)
  })
})
