// The desk for work in the background: administrators see what waits, runs and failed, and what they pause stays where it is.
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { startBulk } from '../../server/actions/bulkWork.ts'
import { describeStaff } from '../../server/actions/signIn.ts'
import { completeRow, insertRows } from '../../server/db/repository.ts'
import type { House } from '../../server/house.ts'
import { runClocks } from '../../server/jobs/clockRunner.ts'
import { startHouseJob } from '../../server/jobs/queue.ts'
import { runDue } from '../../server/jobs/runner.ts'
import { eachHouse } from './eachHouse.ts'
import { firstMorning } from './house.ts'
import { openMessageDesk } from './messageDesk.ts'
import { newMobile } from './people.ts'
import type { TenantId } from './tenants.ts'

const many = 210
const unexpected = (error: unknown) => {
  throw error
}

eachHouse('the desk for background work', (running) => {
  beforeEach(() => {
    running().clock.now = firstMorning
  })
  let series = 0
  /** A job over leads of its own. */
  async function begin(tenant: TenantId = 'noor', count = many) {
    const { house, tenants } = running()
    const utm = `desk ${(series += 1)}`
    const leads = Array.from({ length: count }, () =>
      completeRow('leads', { name: 'Huda', type: 'New Car Sales', mobile: '+966500000000', utm }, null, house.now()),
    )
    const { id } = await house.engine.scoped(tenant, async (tx) => {
      await insertRows(tx, 'leads', leads)
      const actor = await describeStaff(tx, tenant, tenants[tenant].staff.Administrator.id)
      if (!actor) throw new Error('The administrator is there from the beginning.')
      const order = { action: 'change' as const, changes: { source: 'social' }, to: null }
      return startBulk({ house, tx, actor }, 'leads', { action: 'change', ids: leads.map((one) => one.id) }, order)
    })
    const changed = () =>
      house.engine.scoped(tenant, async (tx) => {
        const { rows } = await sql<{
          count: number
          most: number
        }>`select count(*) filter (where version > 1) as count, max(version) - 1 as most
          from leads where utm = ${utm}`.execute(tx)
        return rows[0]
      })
    return { id, changed, now: async () => (await desk().get(`/work/jobs/${id}`)).body }
  }
  const desk = () => running().admin()
  const pause = (what: string, paused = true) => desk().post('/work/pause', { what, paused })
  const lane = async (kind: string) => (await desk().get('/work')).body.kinds.find((one: { kind: string }) => one.kind === kind)
  /** A house in which something happens once, after the first scope of which it is time. */
  const following = (isTime: () => Promise<boolean> | boolean, happens: () => Promise<unknown>): House => {
    const { house } = running()
    let happened = false
    const scoped: House['engine']['scoped'] = async (tenant, work) => {
      const answer = await house.engine.scoped(tenant, work)
      if (!happened && (await isTime())) {
        happened = true
        await happens()
      }
      return answer
    }
    return { ...house, engine: { ...house.engine, scoped } }
  }
  const after = (scopes: number, happens: () => Promise<unknown>) => following(() => (scopes -= 1) === 0, happens)
  const once = { count: many, most: 1 }

  it('leaves a paused kind waiting, in every process, and other tenants alone', async () => {
    const [one, other] = [await begin(), await begin('najd', 3)]
    expect((await pause('kind:bulk')).status).toBe(200)
    await Promise.all([runDue(running().house), runDue(running().house)])
    expect(await one.now()).toMatchObject({ job: { state: 'waiting', done: 0 }, paused: true })
    expect(await other.changed()).toEqual({ count: 3, most: 1 })
    expect(await lane('bulk')).toMatchObject({ what: 'kind:bulk', paused: true, waiting: 1, running: 0, oldestAt: expect.any(String) })
    await pause('kind:bulk', false)
    await runDue(running().house)
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
    await runDue(running().house)
    expect(await one.changed()).toEqual(once)
  })

  it('keeps what failed, in its place, until somebody has it tried again', async () => {
    const one = await begin()
    const told: unknown[] = []
    const breaking = after(3, () => Promise.reject(new Error('A disk is full.')))
    await runDue(breaking, undefined, (error) => told.push(error))
    expect(told).toHaveLength(1)
    expect(await one.now()).toMatchObject({ job: { state: 'failed', result: { error: 'internal' } }, resumable: true })
    expect((await desk().get('/work/jobs?view=failed')).body.data.map((row: { job: { id: string } }) => row.job.id)).toContain(one.id)
    const failed = (await lane('bulk')).failed
    const answer = await desk().post(`/work/jobs/${one.id}/retry`)
    expect(answer.body).toMatchObject({ job: { state: 'waiting' }, resumable: false })
    expect((await lane('bulk')).failed).toBe(failed - 1)
    expect((await desk().post(`/work/jobs/${one.id}/retry`)).body.code).toBe('moveNotAllowed')
    await runDue(running().house)
    expect(await one.now()).toMatchObject({ job: { state: 'done' } })
    expect(await one.changed()).toEqual(once)
  })

  it('shows work of the house only while it is not done, and lets it be cancelled', async () => {
    const { house } = running()
    const input = { paymentId: '00000000-0000-4000-8000-000000000000' }
    const again = () => house.engine.scoped('noor', (tx) => startHouseJob({ house, tx }, { kind: 'payment', resource: 'payments', input }))
    const { id } = await again()
    expect(await lane('payment')).toMatchObject({ waiting: 1 })
    await runDue(house)
    expect((await desk().get(`/work/jobs/${id}`)).body).toMatchObject({ job: { state: 'failed', ownerId: null }, resumable: true })
    expect((await desk().post(`/work/jobs/${id}/cancel`)).body).toMatchObject({ job: { state: 'cancelled' } })
    expect(await lane('payment')).toMatchObject({ waiting: 0, running: 0, failed: 0 })
    for (let time = 0; time < 2; time += 1) {
      await again()
      await runDue(house)
    }
    // The later one tries what the earlier one could not: one failure is seen, not two.
    expect(await lane('payment')).toMatchObject({ waiting: 0, running: 0, failed: 1 })
  })

  it('holds messages back while the carrying is paused, and loses none', async () => {
    const messages = await openMessageDesk(running())
    await messages.provider('twilio')
    await pause('carrier')
    const id = await messages.queue({ recipient: newMobile() })
    await messages.carry()
    expect(messages.sms.sent).toHaveLength(0)
    expect((await desk().get('/work')).body.messages).toMatchObject({ paused: true, waiting: 1 })
    await pause('carrier', false)
    await messages.carry()
    expect(messages.sms.sent).toHaveLength(1)
    expect(await messages.shown(id)).toMatchObject({ status: 'sent' })
    await messages.provider(null)
    await messages.close()
  })

  it('tells when each clock ticked, and when it will', async () => {
    await runClocks(running().house, unexpected)
    const { clocks } = (await desk().get('/work')).body as { clocks: { name: string; ranAt: string; nextAt: string }[] }
    expect(clocks.find(({ name }) => name === 'bookingReminders')).toMatchObject({
      ranAt: firstMorning.toISOString(),
      nextAt: new Date(firstMorning.getTime() + 60_000).toISOString(),
    })
    await pause('clock:bookingReminders')
    const { body } = await desk().get('/work')
    expect(body.clocks.find(({ name }: { name: string }) => name === 'bookingReminders')).toMatchObject({ paused: true, nextAt: null })
    await pause('clock:bookingReminders', false)
  })

  describe('what is done there', () => {
    it('stands in the audit, and twice the same is done once', async () => {
      const { house, tenants } = running()
      const { id } = await begin('noor', 3)
      await Promise.all([pause('kind:export'), pause('kind:export')])
      await pause('kind:export', false)
      await desk().post(`/work/jobs/${id}/cancel`)
      const { rows } = await house.engine.scoped('noor', (tx) =>
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
        ['get', '/work'],
        ['get', '/work/jobs'],
        ['get', `/work/jobs/${id}`],
        ['post', `/work/jobs/${id}/retry`],
        ['post', `/work/jobs/${id}/cancel`],
        ['post', '/work/pause', { what: 'carrier', paused: true }],
      ]
      for (const [method, path, body] of calls) {
        const manager = as({ token: tenants.noor.staff['Service Manager'].token })
        expect([path, (await (method === 'get' ? manager.get(path) : manager.post(path, body))).status]).toEqual([path, 403])
      }
      for (const [method, path] of calls.slice(2, 5))
        expect([path, (await (method === 'get' ? admin('najd').get(path) : admin('najd').post(path))).status]).toEqual([path, 404])
      for (const what of ['kind:nothing', 'clock:cleanUp', `job:${tenants.noor.branchId}`]) expect((await pause(what)).status).toBe(404)
      await desk().post(`/work/jobs/${id}/cancel`)
    })
  })
})
