// Webhooks: what an endpoint is sent and how it is signed, when it is tried again, paused and replayed, and what it never reaches.
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deliverDue } from '../../server/integrations/webhooks/sender.ts'
import { post } from '../../server/integrations/webhooks/post.ts'
import type { Row } from '../../server/core/db/rows.ts'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'
import { onServer, type Running } from '../core/server/eachServer.ts'
import { newAddress } from '../core/server/people.ts'
import type { TenantId } from '../core/server/tenants.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { keyFor } from './keyFor.ts'
import { openReceiver, type Received, type Receiver } from './receiver.ts'

const hour = 3_600_000
let made = 0
let receiver: Receiver

beforeEach(async () => {
  receiver = await openReceiver()
})
afterEach(() => receiver.close())

/** What the receiver's library makes of a request at a moment: it refuses old ones. */
function verified(secret: string, { headers, body }: Received, now: Date): Record<string, unknown> {
  vi.useFakeTimers({ toFake: ['Date'], now })
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>) as Record<string, unknown>
  } finally {
    vi.useRealTimers()
  }
}

onServer('a webhook', (running) => {
  beforeEach(() => {
    running().clock.now = firstMorning
    running().services.env.WEBHOOK_INSIDE = true
  })
  // The tests share the tenants: none leaves an endpoint behind.
  afterEach(async () => {
    for (const tenant of ['noor', 'najd'])
      await running().services.engine.scoped(tenant, async (tx) => {
        await sql`delete from "webhookDeliveries"`.execute(tx)
        await sql`delete from "webhookEndpoints"`.execute(tx)
      })
  })
  const lead = { name: 'Sara', mobile: '0501112233', type: 'New Car Sales' }
  const admin = (tenant?: TenantId) => running().admin(tenant)
  const later = (milliseconds: number) => {
    running().clock.now = new Date(running().clock.now.getTime() + milliseconds)
  }
  const deliver = async () => {
    const errors: unknown[] = []
    await deliverDue(running().services, (error) => errors.push(error))
    expect(errors).toEqual([])
  }
  const log = async (id: string, tenant?: TenantId): Promise<Row[]> =>
    (await admin(tenant).get(`/integrations/webhook-deliveries?endpointId=${id}&sort=createdAt&order=ASC`)).body.data
  const shown = async (id: string) => (await admin().get(`/integrations/webhooks/${id}`)).body

  const newLead = async (values: Row = {}, tenant?: TenantId) => {
    const { status, body, text } = await admin(tenant).post('/leads', { ...lead, ...values })
    if (status !== 200) throw new Error(text)
    return body
  }

  it('sends what its key reads, signed, for each kind of change, and keeps a log of it', async () => {
    const { id, secret, key } = await endpointFor(running())
    const { id: leadId, version } = await newLead()
    await deliver()
    const [first] = receiver.received
    const event = verified(secret, first as Received, running().clock.now)
    const read = await running().as({ token: key, address: newAddress() }).get(`/leads/${leadId}`)
    expect(event).toEqual({
      ...{ type: 'lead.created', timestamp: firstMorning.toISOString(), resource: 'leads', id: leadId, version, changed: [] },
      data: read.body,
    })
    expect(read.body.mobile).toBe('+966501112233')
    const changed = (await admin().put(`/leads/${leadId}`, { version, message: 'A hybrid' })).body
    const moved = (await admin().post(`/leads/${leadId}/status`, { to: 'in-progress', version: changed.version })).body
    expect((await admin().delete(`/leads/${leadId}?version=${moved.version}`)).status).toBe(200)
    receiver.received.length = 0
    await deliver()
    const events = receiver.received.map((one) => verified(secret, one, running().clock.now))
    const of = (type: string) => events.find((one) => one['type'] === type) as Record<string, unknown>
    expect(events.map((one) => one['type']).sort()).toContain('lead.deleted')
    expect(of('lead.deleted')['data']).toEqual({ id: leadId })
    const entries = await log(id)
    expect(
      entries.map(({ event: what, resource, state, attempts, answerStatus }) => [what, resource, state, attempts, answerStatus]),
    ).toEqual(expect.arrayContaining([['created', 'leads', 'delivered', 1, 200]]))
    // A delivery keeps its id, by which a receiver knows it again.
    expect(entries.map((one) => one['id'])).toContain(first?.headers['webhook-id'])
    // What is deleted before it is sent is reported as deleted alone.
    expect(
      entries
        .filter((one) => one['state'] === 'dropped')
        .map((one) => one['event'])
        .sort(),
    ).toEqual(['changed', 'moved'])
    expect((await shown(id)).lastDeliveredAt).toBe(running().clock.now.toISOString())
  })

  it('names what changed', async () => {
    const { secret } = await endpointFor(running())
    const { id: leadId, version } = await newLead()
    const changed = (await admin().put(`/leads/${leadId}`, { version, message: 'A hybrid' })).body
    await admin().post(`/leads/${leadId}/status`, { to: 'in-progress', version: changed.version })
    await deliver()
    const events = receiver.received.map((one) => verified(secret, one, running().clock.now))
    const of = (type: string) => events.find((one) => one['type'] === type) as Record<string, unknown>
    expect(of('lead.changed')['changed']).toEqual(['message'])
    expect(of('lead.moved')['changed']).toContain('status')
    expect((of('lead.moved')['data'] as Row)['status']).toBe('in-progress')
  })

  it('masks as the key is masked, and leaves out what the key may not read', async () => {
    const { id, secret } = await endpointFor(running(), {}, { readsOnly: true })
    await newLead()
    await newLead({ type: 'Parts Inquiry' })
    await deliver()
    expect(receiver.received).toHaveLength(1)
    const { data } = verified(secret, receiver.received[0] as Received, running().clock.now)
    expect([(data as Row)['name'], String((data as Row)['mobile'])]).toEqual(['Sara', expect.stringContaining('•')])
    expect(receiver.received[0]?.body).not.toContain('501112233')
    expect((await log(id)).map(({ state, trouble }) => [state, trouble]).sort()).toEqual([
      ['delivered', null],
      ['dropped', 'notReadable'],
    ])
  })

  it('costs nothing where there is none, none with a secret, none that chose it, and never reports on another tenant', async () => {
    const count = async (tenant: TenantId) =>
      (
        await running().services.engine.scoped(tenant, (tx) =>
          sql<{ count: number }>`select count(*)::int as count from "webhookDeliveries"`.execute(tx),
        )
      ).rows[0]?.count
    await newLead()
    const { apiKeyId } = await endpointFor(running(), { changes: ['deleted'] })
    await admin().post('/integrations/webhooks', { name: 'Bare', url: receiver.url, apiKeyId, resources: ['leads'], changes: ['created'] })
    const other = await endpointFor(running(), {}, {}, 'najd')
    await newLead()
    await deliver()
    expect([await count('noor'), await count('najd'), receiver.received.length]).toEqual([0, 0, 0])
    await newLead({}, 'najd')
    await deliver()
    expect((await log(other.id, 'najd')).map((one) => one['state'])).toEqual(['delivered'])
    // Nobody of another tenant finds it.
    expect((await admin().get(`/integrations/webhooks/${other.id}`)).status).toBe(404)
    expect((await admin().post(`/integrations/webhooks/${other.id}/test`)).status).toBe(404)
  })

  it('writes nothing of a change that is rolled back', async () => {
    const { id } = await endpointFor(running())
    expect((await admin().post('/leads', { ...lead, mobile: 'no number' })).status).toBe(400)
    expect(await log(id)).toEqual([])
  })

  it('is tried again for three days, is paused then, and sends what failed once it is resumed and replayed', async () => {
    const { id } = await endpointFor(running())
    receiver.answer = 500
    await newLead()
    for (let tries = 1; tries < 20; tries += 1) {
      await deliver()
      const [entry] = await sessionsLast(running(), () => log(id))
      if (entry?.['state'] !== 'waiting') break
      expect([entry['trouble'], entry['answerStatus'], entry['attempts']]).toEqual(['refused', 500, tries])
      // Not before its time.
      const sent = receiver.received.length
      await deliver()
      expect(receiver.received).toHaveLength(sent)
      later((Date.parse(String(entry['nextTryAt'])) - running().clock.now.getTime()) * 1.2)
    }
    const [failed] = await sessionsLast(running(), () => log(id))
    expect([failed?.['state'], failed?.['attempts']]).toEqual(['failed', 11])
    // One id for all attempts.
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect([(await shown(id)).pausedBecause, (await shown(id)).failingSince]).toEqual(['failing', firstMorning.toISOString()])
    const notices = (await admin().get('/staffs/notifications')).body.data as Row[]
    expect(notices.filter(({ kind, rowId }) => kind === 'webhookPaused' && rowId === id)).toHaveLength(1)
    // Paused, it gets tests alone; what happens waits.
    receiver.answer = 200
    receiver.received.length = 0
    await newLead()
    expect((await admin().post(`/integrations/webhooks/${id}/test`)).status).toBe(200)
    await deliver()
    expect(receiver.received.map(({ body }) => (JSON.parse(body) as Row)['type'])).toEqual(['webhook.test'])
    expect((await admin().post(`/integrations/webhooks/${id}/resume`)).status).toBe(200)
    await deliver()
    expect(receiver.received).toHaveLength(2)
    expect((await admin().post(`/integrations/webhooks/${id}/replay`, { since: '2026-12-31T05:00:00.000Z' })).body.count).toBe(0)
    expect((await admin().post(`/integrations/webhooks/${id}/replay`, { since: firstMorning.toISOString() })).body.count).toBe(1)
    await deliver()
    expect((await log(id)).map((one) => one['state'])).toEqual(['delivered', 'delivered', 'delivered'])
    expect((await shown(id)).failingSince).toBeNull()
    const again = await admin().post(`/integrations/webhook-deliveries/${String(failed?.['id'])}/replay`)
    expect(again.status).toBe(200)
    expect((await admin().post(`/integrations/webhook-deliveries/${String(failed?.['id'])}/replay`)).status).toBe(409)
    await deliver()
    expect(receiver.received).toHaveLength(4)
  })

  it('is paused at once by 410, and by hand', async () => {
    const { id } = await endpointFor(running())
    receiver.answer = 410
    await newLead()
    await deliver()
    expect((await shown(id)).pausedBecause).toBe('gone')
    await admin().post(`/integrations/webhooks/${id}/resume`)
    await admin().post(`/integrations/webhooks/${id}/pause`)
    expect((await shown(id)).pausedBecause).toBe('byHand')
    await deliver()
    expect(receiver.received).toHaveLength(1)
  })

  it('stops with its key, and says so', async () => {
    const { id, apiKeyId } = await endpointFor(running())
    await newLead()
    await admin().post(`/integrations/api-keys/${apiKeyId}/revoke`)
    await deliver()
    expect(receiver.received).toEqual([])
    expect([(await shown(id)).pausedBecause, (await log(id))[0]?.['trouble'], (await log(id))[0]?.['state']]).toEqual([
      'keyRevoked',
      'keyRefused',
      'waiting',
    ])
    await admin().post(`/integrations/api-keys/${apiKeyId}/issue`)
    await admin().post(`/integrations/webhooks/${id}/resume`)
    await deliver()
    expect(receiver.received).toHaveLength(1)
  })

  it('signs with the earlier secret too for a day after a new one was made', async () => {
    const { id, secret: earlier } = await endpointFor(running())
    const { secret } = (await admin().post(`/integrations/webhooks/${id}/secret`)).body
    const test = async () => {
      await admin().post(`/integrations/webhooks/${id}/test`)
      await deliver()
      return receiver.received.at(-1) as Received
    }
    const during = await test()
    expect(verified(secret, during, running().clock.now)['type']).toBe('webhook.test')
    expect(verified(earlier, during, running().clock.now)['type']).toBe('webhook.test')
    await sessionsLast(running(), async () => later(dayMs))
    const after = await test()
    expect(verified(secret, after, running().clock.now)['type']).toBe('webhook.test')
    expect(() => verified(earlier, after, running().clock.now)).toThrow()
    // Neither is answered or recorded anywhere.
    const history = await admin().get(`/integrations/webhooks/${id}/history`)
    expect(history.text + (await admin().get(`/integrations/webhooks/${id}`)).text).not.toContain(secret.slice(6))
  })

  it('follows no redirect, and reaches nothing in the own network', async () => {
    const hidden = await openReceiver()
    try {
      const { id } = await endpointFor(running())
      receiver.answer = 307
      receiver.headers = { location: hidden.url }
      await newLead()
      await deliver()
      expect((await log(id))[0]?.['trouble']).toBe('redirected')
      running().services.env.WEBHOOK_INSIDE = false
      for (const host of ['127.0.0.1', 'localhost', '[::1]', '169.254.169.254', '10.0.0.1']) {
        const inner = await endpointFor(running(), { url: `https://${host}:${new URL(hidden.url).port}/hooks` })
        await admin().post(`/integrations/webhooks/${inner.id}/test`)
        await deliver()
        expect([host, (await log(inner.id))[0]?.['trouble']]).toEqual([host, 'insideHost'])
      }
      expect(hidden.received).toEqual([])
    } finally {
      await hidden.close()
    }
  })

  it('that is slow holds up no other tenant, and several senders send an event once', async () => {
    const slow = await openReceiver()
    let release: (status: number) => void = () => undefined
    slow.answer = new Promise((resolve) => (release = resolve))
    try {
      const { id } = await endpointFor(running(), { url: slow.url })
      const { id: quick } = await endpointFor(running(), {}, {}, 'najd')
      for (let leads = 0; leads < 5; leads += 1) await newLead()
      const begun = deliver()
      await slow.next()
      const arrives = receiver.next()
      await newLead({}, 'najd')
      const other = deliver()
      await arrives
      // The slow one has no more than its own places meanwhile.
      expect(slow.received.length).toBeLessThanOrEqual(3)
      expect((await log(id)).filter((one) => one['state'] === 'delivered')).toEqual([])
      release(200)
      await Promise.all([begun, other])
      expect((await log(quick, 'najd')).map((one) => one['state'])).toEqual(['delivered'])
      expect(new Set(slow.received.map(({ headers }) => headers['webhook-id'])).size).toBe(5)
      expect(slow.received).toHaveLength(5)
    } finally {
      await slow.close()
    }
  })

  it('is sent again by another process when the one that had it died', async () => {
    const { id } = await endpointFor(running())
    await newLead()
    // As a process leaves it that dies between sending and recording.
    await running().services.engine.scoped('noor', (tx) =>
      sql`update "webhookDeliveries" set state = 'sending', attempts = 1, tries = 1, "nextTryAt" = ${new Date(firstMorning.getTime() + 60_000).toISOString()}`.execute(
        tx,
      ),
    )
    await deliver()
    expect(receiver.received).toEqual([])
    later(61_000)
    await deliver()
    expect((await log(id)).map(({ state, attempts }) => [state, attempts])).toEqual([['delivered', 2]])
  })

  it('is made by administrators, over TLS, for what its key may read', async () => {
    running().services.env.WEBHOOK_INSIDE = false
    const { id: apiKeyId } = await keyFor(running())
    const body = { name: 'Reporting', url: 'https://hooks.example/in', apiKeyId, resources: ['leads'], changes: ['created'] }
    const refused = async (values: Row) => (await admin().post('/integrations/webhooks', { ...body, ...values })).body.fields
    expect(Object.keys(await refused({ url: 'http://hooks.example/in' }))).toEqual(['url'])
    expect(Object.keys(await refused({ url: 'https://name:word@hooks.example/in' }))).toEqual(['url'])
    expect(Object.keys(await refused({ url: 'ftp://hooks.example/in' }))).toEqual(['url'])
    expect(Object.keys(await refused({ resources: ['leads', 'customers'] }))).toEqual(['resources'])
    expect(Object.keys(await refused({ resources: [] }))).toEqual(['resources'])
    const arabic = await running()
      .as({ token: running().tenants.noor.staff.Administrator.token, language: 'ar' })
      .post('/integrations/webhooks', { ...body, url: 'http://hooks.example/in' })
    expect(arabic.body.fields.url).toMatch(/[\u0600-\u06FF]/)
    const { id } = (await admin().post('/integrations/webhooks', body)).body
    expect((await admin().post(`/integrations/webhooks/${id}/test`)).body.code).toBe('webhookSecret')
    const manager = running().as({ token: running().tenants.noor.staff['Sales Manager'].token })
    for (const path of ['secret', 'pause', 'resume', 'test'])
      expect((await manager.post(`/integrations/webhooks/${id}/${path}`)).status).toBe(403)
    expect((await manager.get('/integrations/webhook-deliveries')).status).toBe(403)
  })
})

describe('an attempt', () => {
  it('is given up after its time, and does not wait for the rest of an answer', async () => {
    receiver.answer = new Promise(() => undefined)
    const { trouble, took } = await post(receiver.url, {}, '{}', { insideToo: true, limit: 100 })
    expect([trouble, took >= 90]).toEqual(['timeout', true])
    receiver.answer = 204
    expect(await post(receiver.url, {}, '{}', { insideToo: true })).toMatchObject({ trouble: null, status: 204 })
  })

  it('names what is wrong with an address', async () => {
    await receiver.close()
    const troubleOf = async (url: string, insideToo: boolean) => (await post(url, {}, '{}', { insideToo, limit: 2000 })).trouble
    expect(await troubleOf(receiver.url, true)).toBe('unreachable')
    expect(await troubleOf(receiver.url, false)).toBe('notSecure')
    expect(await troubleOf('https://[::ffff:127.0.0.1]:1/', false)).toBe('insideHost')
    expect(await troubleOf('https://2130706433/', false)).toBe('insideHost')
  })
})

/** Runs work after the clock was moved by days: lets the sessions go on. */
async function sessionsLast<R>(running: Running, work: () => Promise<R>): Promise<R> {
  const until = new Date(running.clock.now.getTime() + 48 * hour * 24).toISOString()
  await running.services.engine.scoped('noor', (tx) => sql`update sessions set "expiresAt" = ${until}`.execute(tx))
  return work()
}

/** An endpoint with a secret at the receiver, for leads by default, and its key: a sales manager's who may change them. */
async function endpointFor(
  running: Running,
  values: Row = {},
  keyValues: Row = {},
  tenant: TenantId = 'noor',
): Promise<{ id: string; secret: string; key: string; apiKeyId: string }> {
  made += 1
  const { id: apiKeyId, key } = await keyFor(running, keyValues, tenant)
  const given = {
    name: `Reporting ${made}`,
    url: receiver.url,
    apiKeyId,
    resources: ['leads'],
    changes: ['created', 'changed', 'moved', 'deleted'],
  }
  const row = await running.admin(tenant).post('/integrations/webhooks', { ...given, ...values })
  if (row.status !== 200) throw new Error(row.text)
  const { status, body, text } = await running.admin(tenant).post(`/integrations/webhooks/${row.body.id}/secret`)
  if (status !== 200) throw new Error(text)
  return { id: row.body.id, secret: body.secret, key, apiKeyId }
}
