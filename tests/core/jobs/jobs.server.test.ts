// The job runner: every row exactly once, whatever happens to the working process, and never beyond the person's rights.
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startBulk } from '../../../server/backgroundJobs/bulk/bulkWork.ts'
import { describeStaff } from '../../../server/core/access/describeStaff.ts'
import { insertRows } from '../../../server/core/db/writes.ts'
import { completeRow } from '../../../server/core/db/repository.ts'
import type { Services } from '../../../server/core/services.ts'
import { holdJob, takeJob } from '../../../server/core/jobs/queue.ts'
import { runDue, runTakenJob, scheduleJobs, takeOwn } from '../../../server/core/jobs/runner.ts'
import { makerOf } from '../everyResource/makeRows.ts'
import { eachServer } from '../server/eachServer.ts'
import { firstMorning } from '../server/testServer.ts'
import type { TenantId } from '../server/tenants.ts'

const minute = 60_000
/** More than one batch. */
const many = 210

eachServer('the job runner', (running) => {
  beforeEach(() => {
    running().clock.now = firstMorning
  })
  let series = 0
  /** New leads and a job that changes all of them, not started yet. */
  async function begin(count = many, tenant: TenantId = 'noor') {
    const { services, tenants } = running()
    const utm = `series ${(series += 1)}`
    const leads = Array.from({ length: count }, () =>
      completeRow('leads', { name: 'Huda', type: 'New Car Sales', mobile: '+966500000000', utm }, null, services.now()),
    )
    const job = await services.engine.scoped(tenant, async (tx) => {
      await insertRows(tx, 'leads', leads)
      const actor = await describeStaff(tx, tenant, tenants[tenant].staff.Administrator.id)
      if (!actor) throw new Error('The administrator is there from the beginning.')
      const order = { action: 'change' as const, changes: { source: 'social' }, to: null }
      return startBulk({ services, tx, actor }, 'leads', { action: 'change', ids: leads.map(({ id }) => id) }, order)
    })
    /** How often the leads were changed, and how many audit entries there are. */
    const changes = () =>
      services.engine.scoped(tenant, async (tx) => {
        const { rows } = await sql<{
          changed: number
          highest: number
          written: number
        }>`select count(*) filter (where version > 1) as changed,
          max(version) - 1 as highest,
          (select count(*) from audit join leads on leads.id = audit."rowId"::uuid where audit.action = 'update' and utm = ${utm}) as written
          from leads where utm = ${utm}`.execute(tx)
        return rows[0]
      })
    return { id: job.id, changes, now: async () => (await running().admin(tenant).get(`/jobs/${job.id}`)).body }
  }
  /** Requests a pause after that many checks; the first check is before the start. */
  const pauseAfter = (batches: number) => () => (batches -= 1) < 0
  const all = { changed: many, highest: 1, written: many }

  it('does every row once and tells how far it is after each batch', async () => {
    const job = await begin()
    expect(await job.now()).toMatchObject({ state: 'waiting', done: 0, total: many })
    await runDue(running().services, pauseAfter(1))
    const half = await job.now()
    expect(half.state).toBe('running')
    expect(half.done).toBeGreaterThan(0)
    expect(half.done).toBeLessThan(many)
    expect(await job.changes()).toEqual({ changed: half.done, highest: 1, written: half.done })
    await runDue(running().services)
    expect(await job.now()).toMatchObject({ state: 'done', done: many, failed: 0, result: { changed: many } })
    expect(await job.changes()).toEqual(all)
    const { data } = (await running().admin().get('/notifications?size=100')).body
    expect(data.filter(({ rowId }: { rowId: string }) => rowId === job.id)).toMatchObject([{ kind: 'jobFinished', resource: 'jobs' }])
  })

  it('goes on after a crash where the last batch ended, each row once', async () => {
    const { services, clock } = running()
    const job = await begin()
    // The connection is lost in the middle of a batch: the batch is rolled back and the process has ended.
    let scopes = 0
    const dying: Services = {
      ...services,
      engine: {
        ...services.engine,
        scoped: (tenant, work) =>
          services.engine.scoped(tenant, async (tx) => {
            const answer = await work(tx)
            if ((scopes += 1) > 2) throw new Error('The process was killed.')
            return answer
          }),
      },
    }
    await runDue(dying)
    const half = await job.now()
    expect(half).toMatchObject({ state: 'running', done: expect.any(Number) })
    expect(await job.changes()).toEqual({ changed: half.done, highest: 1, written: half.done })
    await runDue(services)
    expect((await job.now()).done).toBe(half.done)
    clock.now = new Date(firstMorning.getTime() + minute + 1)
    await runDue(services)
    expect(await job.now()).toMatchObject({ state: 'done', done: many, failed: 0 })
    expect(await job.changes()).toEqual(all)
  })

  it('is shared by processes without doing a row twice', async () => {
    const jobs = [await begin(), await begin(), await begin(many, 'najd')]
    const { services } = running()
    await Promise.all([runDue(services), runDue(services), runDue(services)])
    for (const job of jobs) {
      expect(await job.now()).toMatchObject({ state: 'done', done: many })
      expect(await job.changes()).toEqual(all)
    }
  })

  it('takes the job from a worker that gave no sign for a minute, who can then write no more', async () => {
    const { services, clock } = running()
    const job = await begin(3)
    const worker = '00000000-0000-4000-8000-000000000000'
    const taken = await services.engine.scoped('noor', (tx) => takeJob(tx, { kinds: ['bulk'], worker, now: services.now() }))
    const held = () => services.engine.scoped('noor', async (tx) => Boolean(taken && (await holdJob(tx, taken))))
    expect(await held()).toBe(true)
    clock.now = new Date(firstMorning.getTime() + minute)
    await runDue(services)
    expect((await job.now()).state).toBe('running')
    clock.now = new Date(firstMorning.getTime() + minute + 1)
    await runDue(services)
    expect((await job.now()).state).toBe('done')
    expect(await held()).toBe(false)
  })

  it('gives up a job that was taken up again and again without a finished batch', async () => {
    const { services, clock } = running()
    const job = await begin(3)
    for (let time = 0; time < 5; time += 1) {
      clock.now = new Date(clock.now.getTime() + minute + 1)
      const worker = `00000000-0000-4000-8000-00000000000${time}`
      await services.engine.scoped('noor', (tx) => takeJob(tx, { kinds: ['bulk'], worker, now: services.now() }))
    }
    clock.now = new Date(clock.now.getTime() + minute + 1)
    const details: unknown[] = []
    await runDue(services, undefined, (error) => details.push(error))
    expect(await job.now()).toMatchObject({ state: 'failed', result: { error: 'internal' } })
    expect(details).toHaveLength(1)
  })

  it('stops at the next batch when it is cancelled, tells what it did, and can be undone', async () => {
    const { services } = running()
    const job = await begin()
    await runDue(services, pauseAfter(1))
    const { done } = await job.now()
    const { body } = await running().admin().post(`/jobs/${job.id}/cancel`)
    expect(body.job).toMatchObject({ state: 'cancelled', done, result: { changed: done, undoable: true } })
    await runDue(services)
    expect(await job.changes()).toEqual({ changed: done, highest: 1, written: done })
    const again = await running().admin().post(`/jobs/${job.id}/cancel`)
    expect(again.body.job).toMatchObject({ state: 'cancelled', done })
    const undone = (await running().admin().post(`/jobs/${job.id}/undo`)).body.job
    await runDue(services)
    expect((await running().admin().get(`/jobs/${undone.id}`)).body).toMatchObject({ state: 'done', result: { changed: done, failed: 0 } })
  })

  it('is cancelled in the middle of a batch without either waiting for the other for ever', async () => {
    const { services } = running()
    const job = await begin()
    const [cancelled] = await Promise.all([running().admin().post(`/jobs/${job.id}/cancel`), runDue(services)])
    expect(cancelled.status).toBe(200)
    expect(await job.now()).toMatchObject({ state: 'cancelled' })
  })

  it('does nothing more for somebody who lost their sign-in or their right since they asked', async () => {
    const { services, tenants } = running()
    const { Administrator } = tenants.noor.staff
    // The last administrator of a tenant keeps their rights.
    await makerOf(running()).insert('staff', { designationId: tenants.noor.designationIds.Administrator, staffType: null })
    const set = (change: ReturnType<typeof sql>) =>
      services.engine.scoped('noor', (tx) => sql`update staff set ${change} where id = ${Administrator.id}`.execute(tx))
    const gone = await begin()
    await runDue(services, pauseAfter(1))
    const { done } = await gone.now()
    await set(sql`active = false`)
    await runDue(services)
    await set(sql`active = true`)
    expect(await gone.now()).toMatchObject({ state: 'failed', done, result: { error: 'forbidden' } })
    const lesser = await begin(3)
    await set(sql`"designationId" = ${tenants.noor.designationIds['Fleet Sales']}`)
    await runDue(services)
    await set(sql`"designationId" = ${tenants.noor.designationIds.Administrator}`)
    expect(await lesser.now()).toMatchObject({
      state: 'done',
      failed: 3,
      result: { changed: 0, refused: [{ code: 'notFound', count: 3 }] },
    })
  })

  it('makes room after a given time and is finished by the queue', async () => {
    const { services } = running()
    const job = await begin()
    const taken = await services.engine.scoped('noor', (tx) => takeOwn(services, tx, job.id))
    if (taken) await runTakenJob(services, taken, 0)
    const half = await job.now()
    expect(half.done).toBeGreaterThan(0)
    expect(half.done).toBeLessThan(many)
    await runDue(services)
    expect(await job.changes()).toEqual(all)
  })

  describe('in the background', () => {
    it('works what was waiting before it began and what comes after, until it is stopped', async () => {
      const { services } = running()
      const before = await begin(3)
      const errors: unknown[] = []
      const stop = scheduleJobs(services, (error) => errors.push(error))
      await vi.waitFor(async () => expect((await before.now()).state).toBe('done'))
      const after = await begin(3)
      await vi.waitFor(async () => expect((await after.now()).state).toBe('done'))
      await stop()
      const late = await begin(3)
      expect((await late.now()).state).toBe('waiting')
      await runDue(services)
      expect(errors).toEqual([])
    })

    it('does not come before the request that waits for its own job', async () => {
      const stop = scheduleJobs(running().services, () => undefined)
      const { body } = await running()
        .admin()
        .post('/leads/bulk', { action: 'change', filter: { source: 'walkIn' }, changes: { source: 'phone' } })
      await stop()
      expect(body.job.state).toBe('done')
    })

    it('leaves a job whole when it is stopped in the middle', async () => {
      const { services } = running()
      const job = await begin()
      const stop = scheduleJobs(services, () => undefined)
      await vi.waitFor(async () => expect((await job.now()).done).toBeGreaterThan(0))
      await stop()
      const { done } = await job.now()
      expect(await job.changes()).toEqual({ changed: done, highest: 1, written: done })
      await runDue(services)
      expect(await job.changes()).toEqual(all)
    })
  })
})
