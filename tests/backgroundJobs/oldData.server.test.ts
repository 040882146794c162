// Deletion of old data: which rows of which age, what is kept, how a run begins, is cut and goes on, and what it writes down.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { ResourceName } from '../../src/schema/resources.ts'
import type { Row } from '../../server/core/db/rows.ts'
import { runDue } from '../../server/core/jobs/runner.ts'
import { runSchedules } from '../../server/core/jobs/scheduleRunner.ts'
import { monthsBefore } from '../../server/backgroundJobs/oldData/oldRows.ts'
import { schedules } from '../../server/schedules.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import { eachServer } from '../core/server/eachServer.ts'
import { customer } from '../core/server/people.ts'
import { settingsOf } from '../core/server/settingsOf.ts'
import { firstMorning } from '../core/server/testServer.ts'
import type { TenantId } from '../core/server/tenants.ts'
import { pdfOf, sendFile } from '../core/server/uploadForms.ts'

const rethrow = (error: unknown): never => {
  throw error
}
const dayMs = 86_400_000
/** The first run after `firstMorning`: a quarter to four of the next day in Riyadh. */
const nextNight = new Date('2026-11-23T00:45:00.000Z')
// The run's day, 23 November 2026, is kept from two years before on.
const months = { leadMonths: 24, messageMonths: 24, auditMonths: 24, fileMonths: 24 }
/** The midnight in Riyadh with which the kept days begin, and the last moment before. */
const kept = '2024-11-22T21:00:00.000Z'
const old = '2024-11-22T20:59:59.000Z'

it('goes back by months of the calendar', () => {
  expect(monthsBefore('2026-11-23', 24)).toBe('2024-11-23')
  expect(monthsBefore('2026-08-31', 6)).toBe('2026-02-28')
  expect(monthsBefore('2028-02-29', 12)).toBe('2027-02-28')
  expect(monthsBefore('2026-01-15', 13)).toBe('2024-12-15')
})

eachServer('old data', (running) => {
  const scoped = <R>(work: Parameters<ReturnType<typeof running>['services']['engine']['scoped']>[1], tenant: TenantId = 'noor') =>
    running().services.engine.scoped(tenant, work) as Promise<R>
  afterAll(() => rmSync(running().services.env.DATA_DIR, { recursive: true, force: true }))
  /** A row of this age: the rows' own times are no fields, and the history's entries are changed by the owner alone. */
  const add = async (
    name: ResourceName,
    { createdAt = old, updatedAt = old, deletedAt = null, ...values }: Row,
    tenant: TenantId = 'noor',
  ) => {
    const row = await makerOf(running(), tenant).insert(name, values)
    await running().services.engine.asOwner((tx) =>
      sql`update ${sql.table(name)} set "createdAt" = ${createdAt}, "updatedAt" = ${updatedAt}, "deletedAt" = ${deletedAt}
        where "tenantId" = ${tenant} and id = ${row.id}`.execute(tx),
    )
    return row
  }
  const tick = () =>
    runSchedules(
      running().services,
      rethrow,
      schedules.filter(({ name }) => name === 'oldData'),
    )
  const run = async (at = nextNight) => {
    running().clock.now = at
    await tick()
    await runDue(running().services, undefined, rethrow)
  }
  const set = (values: object) => settingsOf(running())(values)
  const left = async (name: ResourceName, rows: readonly { id: string }[], tenant: TenantId = 'noor') => {
    const found = await scoped<{ rows: { id: string }[] }>(
      (tx) => sql`select id from ${sql.table(name)} where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(tx),
      tenant,
    )
    const ids = found.rows.map(({ id }) => id)
    return rows.map(({ id }) => ids.includes(id))
  }
  const preview = async (values: object = months) =>
    (
      await running()
        .admin()
        .get(`/background-jobs/old-data?${new URLSearchParams(values as Record<string, string>)}`)
    ).body
  const counted = async (kind: string) => (await preview()).kinds.find((one: { kind: string }) => one.kind === kind)?.rows as number
  const erasures = async () => {
    const { rows } = await scoped<{ rows: { changes: Record<string, { to: unknown }>; actorKind: string; actorName: string }[] }>((tx) =>
      sql`select changes, "actorKind", "actorName" from audit where action = 'erase' and resource = 'settings' order by id`.execute(tx),
    )
    return rows.map(({ changes, actorKind, actorName }) => ({
      ...{ actorKind, actorName },
      ...Object.fromEntries(Object.entries(changes).map(([field, { to }]) => [field, to])),
    }))
  }
  const erased = async (kind: string) => (await erasures()).filter((one) => 'erasedKind' in one && one.erasedKind === kind)
  let putBack: () => Promise<void> = () => Promise.resolve()
  beforeEach(async () => {
    await putBack()
    running().clock.now = firstMorning
    await scoped((tx) => sql`update settings set "oldDataOn" = null`.execute(tx))
    await scoped((tx) => sql`update sessions set "expiresAt" = '2027-12-31'`.execute(tx))
    await scoped((tx) => sql`delete from "clockTicks"`.execute(tx))
    putBack = await set(months)
  })

  describe('leads', () => {
    it('are deleted once closed and unchanged for so long, from the midnight of the dealership on, with what is only about them', async () => {
      const lead = (values: Row) => add('leads', { mobile: '+966551110001', ...values })
      const closed = [
        await lead({ status: 'closed' }),
        await lead({ status: 'completed' }),
        await lead({ status: 'deleted', deletedAt: old }),
      ]
      const staying = [
        await lead({ status: 'closed', updatedAt: kept }),
        await lead({ status: 'pending' }),
        await lead({ status: 'in-progress' }),
        await lead({ status: 'pending', duplicateOfId: closed[0]?.id }),
      ]
      const note = await add('followUps', { leadId: closed[0]?.id, name: 'Huda' })
      const booking = await add('appointments', { leadId: closed[1]?.id })
      const sold = await add('stockCars', { status: 'sold', leadId: closed[1]?.id })
      const reserved = await lead({ status: 'closed' })
      await add('stockCars', { status: 'reserved', leadId: reserved.id })
      const elsewhere = await add('leads', { status: 'closed' }, 'najd')
      await add('audit', {
        resource: 'leads',
        rowId: closed[0]?.id,
        action: 'create',
        changes: { name: { from: null, to: 'Huda' } },
        createdAt: kept,
      })
      running().clock.now = nextNight
      const expected = await counted('leads')
      await run()
      expect(await left('leads', closed)).toEqual([false, false, false])
      expect(await left('leads', [...staying, reserved])).toEqual([true, true, true, true, true])
      expect(await left('followUps', [note])).toEqual([false])
      expect(await left('leads', [elsewhere], 'najd')).toEqual([true])
      const { rows } = await scoped<{ rows: { at: string | null }[] }>((tx) =>
        sql`select "leadId" as at from appointments where id = ${booking.id} union all select "leadId" from "stockCars" where id = ${sold.id}
          union all select "duplicateOfId" from leads where id = ${staying[3]?.id}`.execute(tx),
      )
      expect(rows.map(({ at }) => at)).toEqual([null, null, null])
      const history = await running().admin().get(`/audit?rowId=${closed[0]?.id}`)
      expect(history.body.data).toMatchObject([{ action: 'create', changes: {} }])
      expect(expected).toBe(3)
      expect(await erased('leads')).toEqual([
        { actorKind: 'job', actorName: 'oldData', erasedKind: 'leads', erasedRows: 3, erasedBefore: '2024-11-23' },
      ])
      // The pages of what referred to them still open.
      expect((await running().admin().get(`/leads/${staying[3]?.id}`)).status).toBe(200)
      expect((await running().admin().get(`/appointments/${booking.id}`)).status).toBe(200)
      expect((await running().admin().get(`/stockCars/${sold.id}`)).status).toBe(200)
      expect((await running().admin().get(`/leads/${closed[0]?.id}`)).status).toBe(404)
    })

    it('and messages of a customer with an open request or complaint stay until it is answered', async () => {
      const [asking, complaining] = [await customer(running()), await customer(running())]
      const request = await running()
        .admin()
        .post('/privacyRequests', { customerId: asking.id, kind: 'access', request: 'What do you know of me?' })
      await add('complaints', { customerId: complaining.id, status: 'open' })
      const rows = [
        await add('leads', { status: 'closed', customerId: asking.id }),
        await add('leads', { status: 'closed', mobile: asking.mobile }),
        await add('leads', { status: 'closed', customerId: complaining.id }),
      ]
      const messages = [
        await add('messages', { status: 'delivered', customerId: asking.id }),
        await add('messages', { status: 'delivered', recipient: complaining.mobile }),
      ]
      const conversation = await add('conversations', { mobile: complaining.mobile, lastAt: old })
      const received = await add('receivedMessages', { conversationId: conversation.id, sentAt: old })
      await run()
      expect(await left('leads', rows)).toEqual([true, true, true])
      expect(await left('messages', messages)).toEqual([true, true])
      expect([await left('conversations', [conversation]), await left('receivedMessages', [received])]).toEqual([[true], [true]])
      const { id, version } = request.body as { id: string; version: number }
      await running().admin().put(`/privacyRequests/${id}`, { state: 'answered', answer: 'Sent.', version })
      await run(new Date(nextNight.getTime() + dayMs))
      expect(await left('leads', rows)).toEqual([false, false, true])
      expect(await left('messages', messages)).toEqual([false, true])
    })
  })

  it('messages are deleted once sent and old, with conversations that are empty then; what answered them stays', async () => {
    const { id: customerId } = await customer(running())
    const message = (values: Row) => add('messages', { status: 'delivered', ...values })
    const [empty, going] = [
      await add('conversations', { mobile: '+966551110002', lastAt: old, customerId }),
      await add('conversations', { mobile: '+966551110003', lastAt: kept }),
    ]
    const campaign = async (status: string) => (await add('campaigns', { status })).id
    const gone = [
      await message({ conversationId: empty.id }),
      await message({ conversationId: going.id }),
      await message({ status: 'failed' }),
      await message({ campaignId: await campaign('sent') }),
    ]
    const staying = [
      await message({ createdAt: kept }),
      await message({ status: 'queued' }),
      await message({ status: 'sending' }),
      await message({ campaignId: await campaign('paused') }),
    ]
    const goneReceived = [
      await add('receivedMessages', { conversationId: empty.id, sentAt: old }),
      await add('receivedMessages', { conversationId: going.id, sentAt: old }),
    ]
    const answer = await add('receivedMessages', { conversationId: going.id, sentAt: kept, answersId: gone[1]?.id })
    const elsewhere = await add('messages', { status: 'delivered' }, 'najd')
    running().clock.now = nextNight
    const expected = await counted('messages')
    await run()
    expect(await left('messages', gone)).toEqual([false, false, false, false])
    expect(await left('messages', staying)).toEqual([true, true, true, true])
    expect(await left('receivedMessages', [...goneReceived, answer])).toEqual([false, false, true])
    expect(await left('conversations', [empty, going])).toEqual([false, true])
    expect(await left('messages', [elsewhere], 'najd')).toEqual([true])
    expect(expected).toBe(gone.length + goneReceived.length + 1)
    expect((await erased('messages')).at(-1)).toMatchObject({ erasedKind: 'messages', erasedRows: expected, erasedBefore: '2024-11-23' })
    const shown = await running().admin().get(`/conversations/${going.id}`)
    expect(shown.status).toBe(200)
    expect((await running().admin().get(`/customers/${customerId}/timeline`)).status).toBe(200)
    expect((await running().admin().get('/conversations')).body.data.map(({ id }: { id: string }) => id)).not.toContain(empty.id)
  })

  it('the history is deleted by age, that of payments after six years, and never of the last twelve months', async () => {
    const entry = (values: Row) =>
      add('audit', { resource: 'vehicles', rowId: '019d0000-0000-7000-8000-0000000000ab', action: 'update', changes: {}, ...values })
    const gone = [await entry({}), await entry({ resource: 'payments', createdAt: '2020-11-22T20:59:59.000Z' })]
    const staying = [await entry({ createdAt: kept }), await entry({ resource: 'payments', createdAt: '2020-11-22T21:00:00.000Z' })]
    const elsewhere = await add('audit', { resource: 'vehicles', rowId: 'x', action: 'update', changes: {} }, 'najd')
    running().clock.now = nextNight
    const expected = await counted('audit')
    await run()
    expect(await left('audit', [...gone, ...staying])).toEqual([false, false, true, true])
    expect(await left('audit', [elsewhere], 'najd')).toEqual([true])
    expect((await erased('audit')).at(-1)).toMatchObject({ erasedKind: 'audit', erasedRows: expected })
    // Whatever the role is given, it deletes neither recent entries nor those of others.
    const young = await entry({ createdAt: new Date().toISOString() })
    const remove = (id: string) => scoped<{ rows: { n: number }[] }>((tx) => sql`select "removeOldAudit"(${[id]}::uuid[]) as n`.execute(tx))
    expect((await remove(young.id)).rows).toEqual([{ n: 0 }])
    expect((await remove(elsewhere.id)).rows).toEqual([{ n: 0 }])
  })

  it('files are deleted from the store when only rows refer to them that nobody can restore; those of a row that is there stay', async () => {
    const token = running().tenants.noor.staff.Administrator.token
    const upload = async (createdAt = old) => {
      const { status, body } = await sendFile(running().app, token, { kind: 'general' }, pdfOf(2_000))
      expect(status).toBe(200)
      await scoped((tx) => sql`update files set "createdAt" = ${createdAt} where id = ${body.id}`.execute(tx))
      return { id: body.id as string }
    }
    const stored = () => {
      const folder = join(running().services.env.DATA_DIR, 'files')
      return existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length : 0
    }
    const [single, listed, shared, young, restorable] = [await upload(), await upload(), await upload(), await upload(kept), await upload()]
    const deletedAt = '2026-01-01T00:00:00.000Z'
    const holder = await add('vehicles', { deletedAt, documents: [listed.id, shared.id] })
    const content = await add('cms', { deletedAt, brochure: single.id })
    await add('vehicles', { documents: [shared.id] })
    await add('vehicles', { deletedAt, documents: [young.id] })
    await add('vehicles', { deletedAt: '2026-11-20T00:00:00.000Z', documents: [restorable.id] })
    const before = stored()
    running().clock.now = nextNight
    const expected = await counted('files')
    await run()
    expect(expected).toBe(2)
    expect(await left('files', [single, listed, shared, young, restorable])).toEqual([false, false, true, true, true])
    expect(before - stored()).toBe(2)
    const { rows } = await scoped<{ rows: { documents: string[]; brochure: string | null }[] }>((tx) =>
      sql`select documents, brochure from vehicles, cms where vehicles.id = ${holder.id} and cms.id = ${content.id}`.execute(tx),
    )
    expect(rows).toEqual([{ documents: [shared.id], brochure: null }])
    expect((await erased('files')).at(-1)).toMatchObject({ erasedKind: 'files', erasedRows: 2 })
  })

  describe('a run', () => {
    const closedLeads = (count: number) => Promise.all(Array.from({ length: count }, () => add('leads', { status: 'closed' })))

    it('goes on where it was cut, and says once how many rows it deleted', async () => {
      const leads = await closedLeads(230)
      running().clock.now = nextNight
      await tick()
      let batches = 1
      await runDue(running().services, () => (batches -= 1) < 0, rethrow)
      const between = (await left('leads', leads)).filter(Boolean).length
      expect([between > 0, between < leads.length]).toEqual([true, true])
      const said = (await erased('leads')).length
      await Promise.all([runDue(running().services, undefined, rethrow), runDue(running().services, undefined, rethrow)])
      expect((await left('leads', leads)).some(Boolean)).toBe(false)
      expect((await erased('leads')).slice(said)).toMatchObject([{ erasedKind: 'leads', erasedRows: 230 }])
    })

    it('begins once a night, however many processes look, at half past three, and the night after its settings were changed', async () => {
      const queued = async () => {
        const { rows } = await scoped<{ rows: unknown[] }>((tx) => sql`select 1 from "jobQueue" where kind = 'oldData'`.execute(tx))
        return rows.length
      }
      const at = async (moment: string) => {
        running().clock.now = new Date(moment)
        await Promise.all([tick(), tick()])
        return queued()
      }
      // Changed at eight: not today any more.
      expect(await at('2026-11-22T12:00:00.000Z')).toBe(0)
      expect((await preview()).nextAt).toBe('2026-11-23T00:30:00.000Z')
      expect(await at('2026-11-23T00:29:00.000Z')).toBe(0)
      expect(await at('2026-11-23T00:31:00.000Z')).toBe(1)
      await runDue(running().services, undefined, rethrow)
      expect(await at('2026-11-23T01:00:00.000Z')).toBe(0)
      expect(await at('2026-11-24T00:31:00.000Z')).toBe(1)
      await runDue(running().services, undefined, rethrow)
    })

    it('deletes nothing while a breach is open, of a kind that is kept, or where the time was made longer meanwhile', async () => {
      const [lead] = await closedLeads(1)
      const breach = await running()
        .admin()
        .post('/breaches', { title: 'A lost laptop', foundAt: firstMorning.toISOString(), description: 'Encrypted.' })
      running().clock.now = nextNight
      expect([(await preview()).halted, await counted('leads')]).toEqual([true, 1])
      await run()
      expect(await left('leads', [lead!])).toEqual([true])
      await running().admin().put(`/breaches/${breach.body.id}`, { state: 'closed', version: 1 })
      expect((await preview()).halted).toBe(false)
      await set({ leadMonths: null })
      await run(new Date(nextNight.getTime() + 2 * dayMs))
      expect(await left('leads', [lead!])).toEqual([true])
      await set({ leadMonths: 24 })
      running().clock.now = new Date(nextNight.getTime() + 4 * dayMs)
      await tick()
      await set({ leadMonths: 36 })
      await runDue(running().services, undefined, rethrow)
      expect(await left('leads', [lead!])).toEqual([true])
      await run(new Date(nextNight.getTime() + 6 * dayMs))
      expect(await left('leads', [lead!])).toEqual([true])
      await set({ leadMonths: 24 })
      await run(new Date(nextNight.getTime() + 8 * dayMs))
      expect(await left('leads', [lead!])).toEqual([false])
    })
  })

  it('is set within its bounds, by administrators alone', async () => {
    const { body } = await running().admin().get('/settings')
    const { id, version } = body.data[0] as { id: string; version: number }
    const put = (values: object) =>
      running()
        .admin()
        .put(`/settings/${id}`, { ...values, version })
    for (const values of [{ leadMonths: 5 }, { messageMonths: 121 }, { auditMonths: 11 }, { fileMonths: 6.5 }]) {
      const refused = await put(values)
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, Object.keys(values)])
    }
    const wrong = await running().admin().get('/background-jobs/old-data?auditMonths=11')
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['auditMonths']])
    expect(await preview({})).toMatchObject({ kinds: [], halted: false })
    const manager = running().as({ token: running().tenants.noor.staff['Service Manager'].token })
    expect((await manager.get('/background-jobs/old-data?leadMonths=12')).status).toBe(403)
    expect((await manager.put(`/settings/${id}`, { leadMonths: 12, version })).status).toBe(403)
  })
})
