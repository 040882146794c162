// Programs that act for people, by the protocol's own client over HTTP: what they are offered, that nothing is changed before it is
// confirmed, who they are to the audit, and what they are refused.
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { sql } from 'kysely'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Row } from '../../server/core/db/rows.ts'
import { confirmedMinutes } from '../../server/integrations/agents/confirmation.ts'
import { onServer } from '../core/server/eachServer.ts'
import { momentOf } from '../../server/core/time/time.ts'
import { customer, newMobile } from '../core/server/people.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { keyFor } from './keyFor.ts'

onServer('a program', (running) => {
  let address = ''
  const open: Client[] = []
  beforeAll(async () => {
    await running().app.listen({ port: 0, host: '127.0.0.1' })
    address = `http://127.0.0.1:${(running().app.server.address() as AddressInfo).port}/api/mcp`
  })
  beforeEach(() => {
    running().clock.now = firstMorning
  })
  afterAll(() => Promise.all(open.map((client) => client.close())))

  async function connect(key: string): Promise<Client> {
    const client = new Client({ name: 'test-program', title: 'Office helper', version: '1.0.0' })
    await client.connect(
      new StreamableHTTPClientTransport(new URL(address), { requestInit: { headers: { authorization: `Bearer ${key}` } } }),
    )
    open.push(client)
    return client
  }
  async function use(client: Client, name: string, given: Row): Promise<{ answer: Row; failed: boolean }> {
    const { content, isError } = await client.callTool({ name, arguments: given })
    const [{ text = '' } = {}] = content as { text?: string }[]
    return { answer: text.startsWith('{') ? (JSON.parse(text) as Row) : { text }, failed: isError === true }
  }
  /** Calls a tool that changes something, and confirms what it would change. */
  async function confirm(client: Client, name: string, given: Row) {
    const first = await use(client, name, given)
    expect([first.failed, first.answer]).toEqual([false, expect.objectContaining({ done: false })])
    return { first: first.answer, done: await use(client, name, { ...given, confirmation: first.answer['confirmation'] }) }
  }
  const count = async (table: string) =>
    (
      await running().services.engine.scoped('noor', (tx) =>
        sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(tx),
      )
    ).rows[0]?.n
  const values = () => ({ name: 'Sara', mobile: newMobile(), type: 'New Car Sales' })

  it('is offered the tools of its rights, described', async () => {
    const { key } = await keyFor(running(), { modules: ['leads'] })
    const client = await connect(key)
    const { tools } = await client.listTools()
    const names = tools.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['describe', 'find', 'read', 'create', 'change', 'move', 'logContact', 'leadDetails']))
    expect(names).not.toContain('bookByPhone')
    expect(tools.every(({ description, inputSchema }) => description && inputSchema.type === 'object')).toBe(true)
    const reading = await connect((await keyFor(running(), { modules: ['leads'], readsOnly: true })).key)
    const read = (await reading.listTools()).tools
    expect(read.map(({ name }) => name)).toEqual(expect.arrayContaining(['find', 'leadDetails']))
    expect(read.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([])
  })

  it('finds, reads and describes rows as the key may see them', async () => {
    const model = `Model ${newMobile()}`
    const { body } = await running()
      .admin()
      .post('/leads', { ...values(), model })
    const client = await connect((await keyFor(running(), { designation: 'Administrator', readsOnly: true })).key)
    const found = await use(client, 'find', { resource: 'leads', filter: { model } })
    expect(found.answer).toMatchObject({ total: 1, data: [{ id: body.id }] })
    const read = await use(client, 'read', { resource: 'leads', id: body.id })
    expect(String(read.answer['mobile'])).toContain('•')
    const described = await use(client, 'describe', { resource: 'leads' })
    expect(Object.keys(described.answer)).toEqual(['resource', 'row', 'filter'])
  })

  it('changes nothing before what would change is confirmed, then does it once, as itself', async () => {
    const { key, name } = await keyFor(running())
    const client = await connect(key)
    const before = [await count('leads'), await count('audit'), await count('messages')]
    const lead = values()
    const first = await use(client, 'create', { resource: 'leads', values: lead })
    expect(first.answer['wouldChange']).toContainEqual(
      expect.objectContaining({
        resource: 'leads',
        action: 'create',
        changes: expect.objectContaining({ name: { from: null, to: 'Sara' } }),
      }),
    )
    expect([await count('leads'), await count('audit'), await count('messages')]).toEqual(before)
    const given = { resource: 'leads', values: lead, confirmation: first.answer['confirmation'] }
    const done = await use(client, 'create', given)
    const again = await use(client, 'create', given)
    expect([done.failed, again.answer['id']]).toEqual([false, done.answer['id']])
    expect(await count('leads')).toBe((before[0] ?? 0) + 1)
    const { data } = (
      await running()
        .admin()
        .get(`/leads/${String(done.answer['id'])}/history`)
    ).body
    expect(data[0]).toMatchObject({ action: 'create', actorKind: 'agent', actorName: `Office helper · ${name}` })
    expect(data[0].byName).not.toBeNull()
  })

  it('changes and moves rows, and logs a contact', async () => {
    const { body } = await running().admin().post('/leads', values())
    const client = await connect((await keyFor(running())).key)
    const of = { resource: 'leads', id: body.id }
    const changed = await confirm(client, 'change', { ...of, version: body.version, values: { message: 'A hybrid' } })
    expect(changed.first['wouldChange']).toEqual([
      { resource: 'leads', action: 'update', id: body.id, changes: { message: { from: null, to: 'A hybrid' } } },
    ])
    expect(changed.done.answer).toMatchObject({ message: 'A hybrid' })
    const stale = await use(client, 'change', { ...of, version: body.version, values: { message: 'Late' } })
    expect([stale.failed, stale.answer['code']]).toEqual([true, 'staleVersion'])
    const moved = await confirm(client, 'move', {
      ...of,
      version: changed.done.answer['version'],
      to: 'closed',
      values: { lostReason: 'price' },
    })
    expect(moved.done.answer).toMatchObject({ status: 'closed', lostReason: 'price' })
  })

  it('books by telephone and moves the booking, with the messages that this would send said before', async () => {
    const who = await customer(running())
    const { branchId } = running().tenants.noor
    const client = await connect(
      (await keyFor(running(), { designation: 'Administrator', modules: ['serviceBooking', 'customers', 'vehicles'] })).key,
    )
    const before = [await count('appointments'), await count('messages'), await count('slotClaims')]
    const startAt = momentOf('2026-11-23', '09:00')
    const given = { customerId: who.id, vehicleId: who.vehicleId, locationId: branchId, services: ['OIL'], startAt }
    const { answer } = await use(client, 'bookByPhone', given)
    expect(answer['wouldChange']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ resource: 'appointments', action: 'create' }),
        { resource: 'messages', action: 'create', kind: 'bookingConfirmation', channel: expect.any(String) },
      ]),
    )
    expect([await count('appointments'), await count('messages'), await count('slotClaims')]).toEqual(before)
    const booked = await use(client, 'bookByPhone', { ...given, confirmation: answer['confirmation'] })
    const { id, version } = booked.answer['appointment'] as { id: string; version: number }
    const [from, endAt] = [momentOf('2026-11-23', '13:00'), momentOf('2026-11-23', '14:00')]
    const later = { id, version, startAt: from, endAt }
    const { done } = await confirm(client, 'rescheduleAppointment', later)
    expect(done.answer['appointment']).toMatchObject({ id, startAt: from })
  })

  it('is told in words what is wrong with its input, and what its key may not', async () => {
    const { key } = await keyFor(running())
    const client = await connect(key)
    const wrong = await use(client, 'create', { resource: 'leads', values: { name: 'Sara' } })
    expect([wrong.failed, wrong.answer['code']]).toEqual([true, 'badInput'])
    expect((await use(client, 'find', { resource: 'customers' })).failed).toBe(true)
    expect(await use(client, 'bookByPhone', {})).toMatchObject({ failed: true, answer: { text: expect.stringContaining('bookByPhone') } })
    const { body } = await running()
      .admin()
      .post('/leads', { ...values(), type: 'Parts Inquiry' })
    const foreign = await use(client, 'read', { resource: 'leads', id: body.id })
    expect([foreign.failed, foreign.answer['code']]).toEqual([true, 'notFound'])
  })

  it('is refused a confirmation of something else, of another key, or one that is too old', async () => {
    const [mine, other] = [await connect((await keyFor(running())).key), await connect((await keyFor(running())).key)]
    const lead = values()
    const { answer } = await use(mine, 'create', { resource: 'leads', values: lead })
    const { confirmation } = answer
    const before = await count('leads')
    const refused = async (client: Client, given: Row) => (await use(client, 'create', { resource: 'leads', ...given })).failed
    expect(await refused(mine, { values: { ...lead, name: 'Huda' }, confirmation })).toBe(true)
    expect(await refused(other, { values: lead, confirmation })).toBe(true)
    expect(await refused(mine, { values: lead, confirmation: 'x' })).toBe(true)
    running().clock.now = new Date(firstMorning.getTime() + confirmedMinutes * 60_000)
    expect(await refused(mine, { values: lead, confirmation })).toBe(true)
    expect(await count('leads')).toBe(before)
  })

  it('is for keys: a person, a revoked key and one of nowhere are refused', async () => {
    const { key, id } = await keyFor(running())
    const client = await connect(key)
    await running().admin().post(`/integrations/api-keys/${id}/revoke`)
    await expect(client.listTools()).rejects.toMatchObject({ code: 401 })
    await expect(connect('wk_noor.nothing')).rejects.toMatchObject({ code: 401 })
    await expect(connect(running().tenants.noor.staff.Administrator.token)).rejects.toMatchObject({ code: 403 })
  })
})
