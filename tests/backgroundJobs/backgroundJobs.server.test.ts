// The page for background jobs: administrators see waiting, running and failed jobs; paused ones keep their state.
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { startBulk } from '../../server/backgroundJobs/bulk/bulkWork.ts'
import { describeStaff } from '../../server/core/access/describeStaff.ts'
import { insertRows } from '../../server/core/db/writes.ts'
import { completeRow } from '../../server/core/db/repository.ts'
import type { Services } from '../../server/core/services.ts'
import { runSchedules } from '../../server/core/jobs/scheduleRunner.ts'
import { startSystemJob } from '../../server/core/jobs/queue.ts'
import { runDue } from '../../server/core/jobs/runner.ts'
import { eachServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { openMessageFixture } from '../core/server/messageFixture.ts'
import { newMobile } from '../core/server/people.ts'
import type { TenantId } from '../core/server/tenants.ts'

const many = 210
const unexpected = (error: unknown) => {
  throw error
}

eachServer('the page for background jobs', (running) => {
  beforeEach(() => {
    running().clock.now = firstMorning
  })
  let series = 0
  /** A job over leads of its own. */
  async function begin(tenant: TenantId = 'noor', count = many) {
    const { services, tenants } = running()
    const utm = `desk ${(series += 1)}`
    const leads = Array.from({ length: count }, () =>
      completeRow('leads', { name: 'Huda', type: 'New Car Sales', mobile: '+966500000000', utm }, null, services.now()),
    )
    const { id } = await services.engine.scoped(tenant, async (tx) => {
      await insertRows(tx, 'leads', leads)
      const actor = await describeStaff(tx, tenant, tenants[tenant].staff.Administrator.id)
      if (!actor) throw new Error('The administrator is there from the beginning.')
      const order = { action: 'change' as const, changes: { source: 'social' }, to: null }
      return startBulk({ services, tx, actor }, 'leads', { action: 'change', ids: leads.map((one) => one.id) }, order)
    })
    const changed = () =>
      services.engine.scoped(tenant, async (tx) => {
        const { rows } = await sql<{
          count: number
          highest: number
        }>`select count(*) filter (where version > 1) as count, max(version) - 1 as highest
          from leads where utm = ${utm}`.execute(tx)
        return rows[0]
      })
    return { id, changed, now: async () => (await fixture().get(`/background-jobs/${id}`)).body }
  }
  const fixture = () => running().admin()
  const pause = (what: string, paused = true) => fixture().post('/background-jobs/pause', { what, paused })
  const lane = async (kind: string) =>
    (await fixture().get('/background-jobs/overview')).body.kinds.find((one: { kind: string }) => one.kind === kind)
  /** Services that run `happens` once, after the first transaction for which `isTime` is true. */
  const following = (isTime: () => Promise<boolean> | boolean, happens: () => Promise<unknown>): Services => {
    const { services } = running()
    let happened = false
    const scoped: Services['engine']['scoped'] = async (tenant, work) => {
      const answer = await services.engine.scoped(tenant, work)
      if (!happened && (await isTime())) {
        happened = true
        await happens()
      }
      return answer
    }
    return { ...services, engine: { ...services.engine, scoped } }
  }
  const after = (scopes: number, happens: () => Promise<unknown>) => following(() => (scopes -= 1) === 0, happens)
  const once = { count: many, highest: 1 }

  it('leaves a paused kind waiting, in every process, and other tenants alone', async () => {
    const [one, other] = [await begin(), await begin('najd', 3)]
    expect((await pause('kind:bulk')).status).toBe(200)
    await Promise.all([runDue(running().services), runDue(running().services)])
    expect(await one.now()).toMatchObject({ job: { state: 'waiting', done: 0 }, paused: true })
    expect(await other.changed()).toEqual({ count: 3, highest: 1 })
    expect(await lane('bulk')).toMatchObject({ what: 'kind:bulk', paused: true, waiting: 1, running: 0, oldestAt: expect.any(String) })
    await pause('kind:bulk', false)
    await runDue(running().services)
    expect(await one.now()).toMatchObject({ job: { state: 'done', done: many }, paused: false })
    expect(await one.changed()).toEqual(once)
  })

  it('stops a job that runs at its next batch, and lets it go on from there, each row once', async () => {
    const [one, other] = [await begin(), await begin()]
    const hasBegun = async () => (await one.now()).job.done > 0
    await runDue(following(hasBegun, () => pause(`job:${one.id}`)))
    const stopped = await one.now()
    expect(stopped).toMatchObject({ job: { state: 'waiting' }, paused: true })
    expect(stopped.job.done).toBeGreaterThan(0)
    expect(stopped.job.done).toBeLessThan(many)
    expect(await other.changed()).toEqual(once)
    await pause(`job:${one.id}`, false)
    await runDue(running().services)
    expect(await one.changed()).toEqual(once)
  })

  it('keeps what failed, in its place, until somebody has it tried again', async () => {
    const one = await begin()
    const details: unknown[] = []
    const breaking = after(3, () => Promise.reject(new Error('A disk is full.')))
    await runDue(breaking, undefined, (error) => details.push(error))
    expect(details).toHaveLength(1)
    expect(await one.now()).toMatchObject({ job: { state: 'failed', result: { error: 'internal' } }, resumable: true })
    expect((await fixture().get('/background-jobs?view=failed')).body.data.map((row: { job: { id: string } }) => row.job.id)).toContain(
      one.id,
    )
    const failed = (await lane('bulk')).failed
    const answer = await fixture().post(`/background-jobs/${one.id}/retry`)
    expect(answer.body).toMatchObject({ job: { state: 'waiting' }, resumable: false })
    expect((await lane('bulk')).failed).toBe(failed - 1)
    expect((await fixture().post(`/background-jobs/${one.id}/retry`)).body.code).toBe('moveNotAllowed')
    await runDue(running().services)
    expect(await one.now()).toMatchObject({ job: { state: 'done' } })
    expect(await one.changed()).toEqual(once)
  })

  it('shows system jobs only while it is not done, and lets it be cancelled', async () => {
    const { services } = running()
    const input = { paymentId: '00000000-0000-4000-8000-000000000000' }
    const again = () =>
      services.engine.scoped('noor', (tx) => startSystemJob({ services, tx }, { kind: 'payment', resource: 'payments', input }))
    const { id } = await again()
    expect(await lane('payment')).toMatchObject({ waiting: 1 })
    await runDue(services)
    expect((await fixture().get(`/background-jobs/${id}`)).body).toMatchObject({ job: { state: 'failed', ownerId: null }, resumable: true })
    expect((await fixture().post(`/background-jobs/${id}/cancel`)).body).toMatchObject({ job: { state: 'cancelled' } })
    expect(await lane('payment')).toMatchObject({ waiting: 0, running: 0, failed: 0 })
    for (let time = 0; time < 2; time += 1) {
      await again()
      await runDue(services)
    }
    // The second attempt replaces the first one's failure: one failure is shown, not two.
    expect(await lane('payment')).toMatchObject({ waiting: 0, running: 0, failed: 1 })
  })

  it('holds messages back while sending is paused, and loses none', async () => {
    const messages = await openMessageFixture(running())
    await messages.provider('twilio')
    await pause('carrier')
    const id = await messages.queue({ recipient: newMobile() })
    await messages.carry()
    expect(messages.sms.sent).toHaveLength(0)
    expect((await fixture().get('/background-jobs/overview')).body.messages).toMatchObject({ paused: true, waiting: 1 })
    await pause('carrier', false)
    await messages.carry()
    expect(messages.sms.sent).toHaveLength(1)
    expect(await messages.shown(id)).toMatchObject({ status: 'sent' })
    await messages.provider(null)
    await messages.close()
  })

  it('tells when each schedule ran, and when it will', async () => {
    await runSchedules(running().services, unexpected)
    const { schedules } = (await fixture().get('/background-jobs/overview')).body as {
      schedules: { name: string; ranAt: string; nextAt: string }[]
    }
    expect(schedules.find(({ name }) => name === 'bookingReminders')).toMatchObject({
      ranAt: firstMorning.toISOString(),
      nextAt: new Date(firstMorning.getTime() + 60_000).toISOString(),
    })
    await pause('clock:bookingReminders')
    const { body } = await fixture().get('/background-jobs/overview')
    expect(body.schedules.find(({ name }: { name: string }) => name === 'bookingReminders')).toMatchObject({ paused: true, nextAt: null })
    await pause('clock:bookingReminders', false)
  })

  describe('what is done there', () => {
    it('stands in the audit, and twice the same is done once', async () => {
      const { services, tenants } = running()
      const { id } = await begin('noor', 3)
      await Promise.all([pause('kind:export'), pause('kind:export')])
      await pause('kind:export', false)
      await fixture().post(`/background-jobs/${id}/cancel`)
      const { rows } = await services.engine.scoped('noor', (tx) =>
        sql<{
          resource: string
          action: string
        }>`select resource, action from audit where "createdBy" = ${tenants.noor.staff.Administrator.id}
          and (changes->'what'->>'to' = 'kind:export' or changes->'what'->>'from' = 'kind:export' or "rowId" = ${id}) order by id`.execute(
          tx,
        ),
      )
      expect(rows).toEqual([
        { resource: 'workPauses', action: 'create' },
        { resource: 'workPauses', action: 'delete' },
        { resource: 'jobs', action: 'move' },
      ])
    })

    it("refuses who may not configure, another tenant's jobs, and what nobody knows", async () => {
      const { id } = await begin('noor', 3)
      const { tenants, as, admin } = running()
      const calls: ['get' | 'post', string, unknown?][] = [
        ['get', '/background-jobs/overview'],
        ['get', '/background-jobs'],
        ['get', `/background-jobs/${id}`],
        ['post', `/background-jobs/${id}/retry`],
        ['post', `/background-jobs/${id}/cancel`],
        ['post', '/background-jobs/pause', { what: 'carrier', paused: true }],
      ]
      for (const [method, path, body] of calls) {
        const manager = as({ token: tenants.noor.staff['Service Manager'].token })
        expect([path, (await (method === 'get' ? manager.get(path) : manager.post(path, body))).status]).toEqual([path, 403])
      }
      for (const [method, path] of calls.slice(2, 5))
        expect([path, (await (method === 'get' ? admin('najd').get(path) : admin('najd').post(path))).status]).toEqual([path, 404])
      for (const what of ['kind:nothing', 'clock:cleanUp', `job:${tenants.noor.branchId}`]) expect((await pause(what)).status).toBe(404)
      await fixture().post(`/background-jobs/${id}/cancel`)
    })
  })
})
