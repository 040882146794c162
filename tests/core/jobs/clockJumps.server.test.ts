// The system clock jumps a day ahead and back, or back permanently: nothing waits for the skipped day.
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sql } from 'kysely'
import { claimsBetween, freeExpired, takeClaims } from '../../../server/core/time/claims.ts'
import { runSchedules } from '../../../server/core/jobs/scheduleRunner.ts'
import { leaseDue } from '../../../server/messages/sender/lease.ts'
import { startJob, takeJob } from '../../../server/core/jobs/queue.ts'
import { eachServer } from '../server/eachServer.ts'
import { firstMorning } from '../server/testServer.ts'
import { customer, newMobile, visitor } from '../server/people.ts'

const day = 86_400_000
const tomorrow = new Date(firstMorning.getTime() + day)
const evening = new Date(firstMorning.getTime() + day / 2)
const minuteLater = new Date(firstMorning.getTime() + 60_000)

eachServer('a clock that jumps', (running) => {
  beforeEach(() => {
    running().clock.now = firstMorning
  })
  afterEach(() => vi.useRealTimers())
  const set = (now: Date) => void (running().clock.now = now)
  const inNoor = <R>(work: Parameters<ReturnType<typeof running>['services']['engine']['scoped']>[1]) =>
    running().services.engine.scoped('noor', work) as Promise<R>

  it('ends sessions while it is ahead, and knows them again once it is back', async () => {
    const one = await customer(running())
    const ask = () => one.sender.get('/customers/customer-details').then(({ status }) => status)
    expect(await ask()).toBe(200)
    set(tomorrow)
    expect(await ask()).toBe(401)
    set(firstMorning)
    expect(await ask()).toBe(200)
  })

  it('keeps nobody from a new code, and the new one is good', async () => {
    const one = await visitor(running())
    const mobile = newMobile()
    const ask = () => one.post('/staffs/request-otp', { purpose: 'find', mobile })
    set(evening)
    const before = await ask()
    set(firstMorning)
    const after = await ask()
    expect([before.status, after.status]).toEqual([200, 200])
    const verify = ({ body }: typeof after) => one.post('/staffs/verify-otp', { requestId: body.requestId, code: body.demoCode })
    expect([(await verify(before)).status, (await verify(after)).status]).toEqual([400, 200])
  })

  it('blocks nobody for longer than the rule says', async () => {
    const { rateLimits } = running().services
    const key = randomUUID()
    const take = () => rateLimits.take('issueByDevice', key)
    vi.useFakeTimers({ toFake: ['Date'], now: tomorrow })
    for (let time = 0; time < 5; time += 1) await take()
    await expect(take()).rejects.toMatchObject({ code: 'tooManyRequests' })
    await expect(take()).rejects.toMatchObject({ code: 'tooManyRequests' })
    vi.setSystemTime(firstMorning)
    await take()
  })

  it('gives held times back once it is right again', async () => {
    const startAt = '2027-03-01T06:00:00.000Z'
    const hold = [randomUUID(), [{ resource: 'advisor:x', startAt }], new Date(tomorrow.getTime() + 300_000).toISOString()] as const
    const held = (now: Date) => inNoor<Set<string>>((tx) => claimsBetween(tx, startAt, '2027-03-01T07:00:00.000Z', now))
    await inNoor((tx) => takeClaims(tx, ...hold))
    expect([(await held(tomorrow)).size, (await held(firstMorning)).size]).toEqual([1, 0])
    await inNoor((tx) => freeExpired(tx, firstMorning))
    expect((await held(tomorrow)).size).toBe(0)
  })

  it('lets another take up what was leased by the wrong clock', async () => {
    const { services, tenants } = running()
    const actor = { id: tenants.noor.staff.Administrator.id } as never
    const { id } = await inNoor<{ id: string }>((tx) =>
      startJob({ services, tx, actor }, { kind: 'export', resource: 'leads', input: {}, total: 1 }),
    )
    const take = (now: Date) =>
      services.engine.asOwner((tx) => takeJob(tx, { kinds: ['export'], worker: randomUUID(), now, only: id })).then(Boolean)
    expect([await take(tomorrow), await take(tomorrow), await take(firstMorning)]).toEqual([true, false, true])
    await inNoor((tx) => sql`delete from "jobQueue" where "jobId" = ${id}`.execute(tx))

    await inNoor((tx) =>
      services.messages.queue(tx, { recipient: newMobile(), kind: 'otp', languageId: '1', body: 'x', event: `clock:${id}` }, firstMorning),
    )
    await inNoor((tx) =>
      sql`insert into "messageQueue" ("tenantId", "messageId", reference, marketing, "dueAt")
        select "tenantId", id, id::text, false, ${firstMorning.toISOString()}::timestamptz from messages where event = ${`clock:${id}`}
        on conflict do nothing`.execute(tx),
    )
    const leased = (now: Date) =>
      services.engine.asOwner((tx) => leaseDue(tx, { worker: randomUUID(), now, limit: 50 })).then((all) => all.length)
    expect(await leased(tomorrow)).toBeGreaterThan(0)
    expect(await leased(tomorrow)).toBe(0)
    expect(await leased(firstMorning)).toBeGreaterThan(0)
  })

  it('stops no clock of the server for a day', async () => {
    const ran: string[] = []
    const tick = (now: Date) => {
      set(now)
      const clock = { name: 'bookingReminders' as const, run: async (_services: unknown, tenantId: string) => void ran.push(tenantId) }
      return runSchedules(running().services, (error) => ran.push(String(error)), [clock])
    }
    await tick(tomorrow)
    await tick(tomorrow)
    await tick(firstMorning)
    await tick(minuteLater)
    expect(ran.filter((one) => one === 'noor')).toHaveLength(3)
    expect(ran.toSorted()).toEqual(['najd', 'najd', 'najd', 'noor', 'noor', 'noor'])
  })
})
