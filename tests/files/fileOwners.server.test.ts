// A file uploaded by a customer is usable by that customer only: for others it does not exist.
import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onServer } from '../core/server/eachServer.ts'
import { customer, newMobile, proven, type TestCustomer } from '../core/server/people.ts'
import { jpegOf, sendFile } from '../core/server/uploadForms.ts'

onServer('files of customers', (running) => {
  let sara: TestCustomer
  let other: TestCustomer
  beforeAll(async () => {
    sara = await customer(running())
    other = await customer(running())
  })
  afterAll(() => rmSync(running().services.env.DATA_DIR, { recursive: true, force: true }))
  const send = async (token: string) => (await sendFile(running().app, token, { kind: 'general' }, await jpegOf())).body as { id: string }
  const attach = async (who: TestCustomer, id: string) => {
    const { status, body } = await who.sender.post('/customers/complain', { description: 'Look.', attachments: [id] })
    return [status, ...Object.keys(body.fields ?? {})]
  }
  const stored = async (id: string) => (await running().admin().get(`/files/${id}`)).body as Record<string, unknown>

  it('are attached by the customer who sent them, also after a new code, and by nobody else', async () => {
    const file = await send(sara.token)
    expect(await stored(file.id)).toMatchObject({ customerId: sara.id, createdBy: null })
    expect(await attach(other, file.id)).toEqual([404, 'attachments'])
    running().clock.now = new Date(running().clock.now.getTime() + 61_000)
    running().clock.now = new Date(running().clock.now.getTime() + 61_000)
    const again = await proven(running(), sara.mobile)
    expect(await attach({ ...sara, sender: again.sender }, file.id)).toEqual([200])
    expect(await attach(other, file.id)).toEqual([404, 'attachments'])
  })

  it("of the dealership's own are nobody's to attach but a colleague's, who may attach any", async () => {
    const { token } = running().tenants.noor.staff.Administrator
    const [ours, theirs] = [await send(token), await send(sara.token)]
    expect(await attach(sara, ours.id)).toEqual([404, 'attachments'])
    const complaint = { customerId: sara.id, description: 'Told by phone.', department: 'Service', attachments: [ours.id, theirs.id] }
    expect((await running().admin().post('/customers/complain', complaint)).status).toBe(200)
  })

  it('sent while a colleague acts for them are theirs, made by the colleague', async () => {
    const { id: agentId, token } = running().tenants.noor.staff['General Inquiry']
    const { body } = await running().as({ token }).post('/staffs/act-for', { customerId: sara.id })
    const file = await send(body.token as string)
    expect(await stored(file.id)).toMatchObject({ customerId: sara.id, createdBy: agentId })
    expect(await attach(sara, file.id)).toEqual([200])
  })

  it('from before there were owners keep working', async () => {
    const { id } = await send(sara.token)
    await running().services.engine.scoped('noor', (tx) => sql`update files set "customerId" = null where id = ${id}`.execute(tx))
    expect(await attach(other, id)).toEqual([200])
  })

  it('need a customer, not only a proven mobile', async () => {
    const { answer } = await proven(running(), newMobile())
    expect((await sendFile(running().app, String(answer['token']), { kind: 'general' }, await jpegOf())).status).toBe(404)
  })
})
