// A lead's times over the API: due time, bands and escalation in business time; reminders once, however many processes tick.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { migrationsDir } from '../../server/core/db/migrationFiles.ts'
import { runSchedules } from '../../server/core/jobs/scheduleRunner.ts'
import type { Row } from '../../server/core/db/rows.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { newMobile } from '../core/server/people.ts'
import { withQuery } from '../core/server/requests.ts'
import { addRowOf } from '../core/server/tenants.ts'

const at = (moment: string) => new Date(moment)
const unexpected = (error: unknown) => {
  throw error
}

onServer('a lead', (running) => {
  beforeEach(async () => {
    running().clock.now = firstMorning
    // The clock advances by weeks, so the sessions must not expire.
    await running().services.engine.scoped('noor', (tx) => sql`update sessions set "expiresAt" = '2027-12-31'`.execute(tx))
  })
  const branch = () => running().tenants.noor.branchId
  const lead = async (values: Row = {}) =>
    (
      await running()
        .admin()
        .post('/leads', { name: 'Noura', type: 'New Car Sales', mobile: newMobile(), department: 'Sales', locationId: branch(), ...values })
    ).body
  const again = async (id: string) => (await running().admin().get(`/leads/${id}`)).body
  const answer = (id: string) => running().admin().post('/customers/followUp', { leadId: id, comment: 'Called.' })
  const settings = async (values: Row) => {
    const { body } = await running().admin().get('/settings')
    const [row] = body.data
    await running()
      .admin()
      .put(`/settings/${row.id}`, { version: row.version, ...values })
  }
  const tick = () => runSchedules(running().services, unexpected)
  const noticesOf = async (id: string, kind: string): Promise<{ staffId: string; title: { en: string } }[]> => {
    const { rows } = await running().services.engine.scoped('noor', (tx) =>
      sql<{
        staffId: string
        title: { en: string }
      }>`select "staffId", title from notifications where "rowId" = ${id} and kind = ${kind}`.execute(tx),
    )
    return rows
  }

  describe('its answer', () => {
    it.each([
      ['within opening hours', '2026-11-22T06:10:00Z', '2026-11-22T06:24:59Z', 14, '0-15 Min'],
      ['at a bound', '2026-11-22T06:10:00Z', '2026-11-22T06:25:00Z', 15, '15-30 Min'],
      ['over the noon break', '2026-11-22T08:50:00Z', '2026-11-22T10:29:00Z', 39, '30-45 Min'],
      ['over a weekend', '2026-11-26T14:40:00Z', '2026-11-29T06:25:00Z', 45, '45-1 Hour'],
      ['over a holiday', '2026-12-06T14:50:00Z', '2026-12-08T06:04:00Z', 14, '0-15 Min'],
      ['in the evenings of Ramadan', '2026-12-15T09:00:00Z', '2026-12-15T18:00:00Z', 60, '1 Hour +'],
    ])('counts business minutes %s', async (_, came, answered, minutes, band) => {
      await addRowOf(running().services, 'noor', 'holidays', { name: { en: 'Day', ar: 'يوم' }, day: '2026-12-07' })
      const evening = Object.fromEntries(
        ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((day) => [
          day,
          [{ from: '20:00', to: '23:00' }],
        ]),
      )
      await settings({ ramadanFrom: '2026-12-14', ramadanTo: '2026-12-16', ramadanHours: evening })
      running().clock.now = at(came)
      const { id } = await lead()
      running().clock.now = at(answered)
      await answer(id)
      expect(await again(id)).toMatchObject({ status: 'in-progress', responseMinutes: minutes, responseBand: band })
      // The same due time is shown everywhere and can be filtered by.
      const { body } = await running().admin().get(`/misc/getMGLeadDetails/${id}`)
      expect([body.responseMinutes, body.responseBand]).toEqual([minutes, band])
      const { body: list } = await running()
        .admin()
        .get(withQuery('/leads', { responseBand: band, ids: id }))
      expect(list.total).toBe(1)
    })

    it('is stamped once, by whichever first contact', async () => {
      running().clock.now = at('2026-11-22T06:10:00Z')
      const made = await lead()
      expect(made).toMatchObject({ responseBand: 'N/A', responseMinutes: null })
      running().clock.now = at('2026-11-22T06:20:00Z')
      const { body: moved } = await running().admin().post(`/leads/${made.id}/status`, { to: 'in-progress', version: made.version })
      expect(moved).toMatchObject({ responseMinutes: 10, responseBand: '0-15 Min', firstResponseAt: '2026-11-22T06:20:00.000Z' })
      running().clock.now = at('2026-11-22T08:20:00Z')
      await answer(made.id)
      expect(await again(made.id)).toMatchObject({ responseMinutes: 10, firstResponseAt: '2026-11-22T06:20:00.000Z' })
    })

    it('is not what closing a lead as junk is', async () => {
      const made = await lead()
      const { body } = await running().admin().post(`/leads/${made.id}/status`, { to: 'closed', version: made.version, lostReason: 'junk' })
      expect(body).toMatchObject({ status: 'closed', responseBand: 'N/A', firstResponseAt: null })
    })

    it('is shown live while it is waited for: minutes so far, whether they run, and until when', async () => {
      running().clock.now = at('2026-11-22T08:50:00Z')
      const { id } = await lead()
      const clock = async (now: string) => {
        running().clock.now = at(now)
        return (await running().admin().get(`/leads/${id}/clock`)).body
      }
      expect(await clock('2026-11-22T08:55:00Z')).toMatchObject({
        minutes: 5,
        waiting: true,
        running: true,
        changesAt: '2026-11-22T09:00:00.000Z',
      })
      expect(await clock('2026-11-22T09:30:00Z')).toMatchObject({
        minutes: 10,
        running: false,
        changesAt: '2026-11-22T10:00:00.000Z',
        limit: 60,
      })
      expect(await clock('2026-11-22T10:20:00Z')).toMatchObject({ minutes: 30, band: '30-45 Min', running: true })
      await answer(id)
      expect(await clock('2026-11-22T12:20:00Z')).toMatchObject({ minutes: 30, band: '30-45 Min', waiting: false, running: false })
      expect((await running().as({ token: running().tenants.noor.staff['Parts Manager'].token }).get(`/leads/${id}/clock`)).status).toBe(
        404,
      )
    })

    it('was counted the same by the migration for those that were there before', async () => {
      const sqlText = readFileSync(join(migrationsDir(), '0016_leads.sql'), 'utf8')
      const all = () =>
        running().services.engine.scoped('noor', async (tx) => {
          const { rows } =
            await sql`select id, "responseMinutes", "responseBand" from leads where "firstResponseAt" is not null order by id`.execute(tx)
          return rows
        })
      const before = await all()
      await running().services.engine.asOwner(async (tx) => {
        await sql`update leads set "responseMinutes" = null, "responseBand" = 'N/A'`.execute(tx)
        await sql.raw(sqlText.slice(sqlText.indexOf('WITH answered'))).execute(tx)
      })
      expect(before.length).toBeGreaterThan(6)
      expect(await all()).toEqual(before)
    })

    it('is counted by band for those who may see the leads', async () => {
      const { body } = await running().admin().get('/misc/lead-bands?days=60')
      expect(body.data.map(({ band }: { band: string }) => band)).toEqual([
        '0-15 Min',
        '15-30 Min',
        '30-45 Min',
        '45-1 Hour',
        '1 Hour +',
        'N/A',
      ])
      expect(body.total).toBe(body.data.reduce((sum: number, { count }: { count: number }) => sum + count, 0))
      const parts = await running().as({ token: running().tenants.noor.staff['Parts Manager'].token }).get('/misc/lead-bands')
      expect(parts.body.total).toBe(0)
    })
  })

  describe('its due moment', () => {
    it('is the tenant’s limit in business time after it came', async () => {
      running().clock.now = at('2026-11-26T14:40:00Z')
      expect((await lead()).dueAt).toBe('2026-11-29T06:40:00.000Z')
      expect((await lead({ dueAt: '2026-11-27T09:00:00.000Z' })).dueAt).toBe('2026-11-27T09:00:00.000Z')
    })

    it('is the same time of the next business day where there is no limit', async () => {
      await settings({ leadAnswerMinutes: 0 })
      running().clock.now = at('2026-11-26T13:00:00Z')
      expect((await lead()).dueAt).toBe('2026-11-29T13:00:00.000Z')
      await settings({ leadAnswerMinutes: 60 })
    })
  })

  describe('that nobody answered', () => {
    // Leads of earlier tests are closed, so that they cannot become late.
    beforeEach(async () => {
      await running().services.engine.scoped('noor', async (tx) => {
        await sql`update leads set "escalatedAt" = "createdAt" where "escalatedAt" is null`.execute(tx)
        await sql`delete from "clockTicks"`.execute(tx)
      })
    })
    let people = 0
    const seller = (values: Row = {}) => {
      people += 1
      return addRowOf(running().services, 'noor', 'staff', {
        staffNo: `L-${people}`,
        name: { en: `Seller ${people}`, ar: `بائع ${people}` },
        email: `seller-${people}@noor.example`,
        department: 'Sales',
        designationId: running().tenants.noor.designationIds['Sales Manager'],
        staffType: 'Sales Executive',
        password: 'x',
        leadTypes: ['Used Car Sales'],
        ...values,
      })
    }

    it('goes to somebody else once the limit of business time is over, and the manager is told', async () => {
      const [first, second] = [await seller(), await seller()]
      const manager = running().tenants.noor.staff['Sales Manager'].id
      running().clock.now = at('2026-11-26T14:30:00Z')
      const { id } = await lead({ type: 'Used Car Sales', assigneeId: first.id })
      // Thirty minutes on Thursday; the weekend does not count.
      running().clock.now = at('2026-11-28T10:00:00Z')
      await tick()
      expect(await again(id)).toMatchObject({ assigneeId: first.id, escalatedAt: null })
      running().clock.now = at('2026-11-29T06:30:00Z')
      await tick()
      expect(await again(id)).toMatchObject({
        assigneeId: second.id,
        escalatedAt: '2026-11-29T06:30:00.000Z',
        assignedAt: '2026-11-29T06:30:00.000Z',
        status: 'pending',
      })
      expect((await noticesOf(id, 'leadOverdue')).map(({ staffId }) => staffId)).toEqual([first.id])
      const details = await noticesOf(id, 'leadReassigned')
      expect(details.map(({ staffId }) => staffId).toSorted()).toEqual([second.id, manager].toSorted())
      expect(details[0]?.title.en).toBe(`No one answered in time, so a lead was reassigned to ${second.name.en}: Used Car Sales`)
      // Once: the new assignee keeps the lead.
      running().clock.now = at('2026-11-30T12:30:00Z')
      await tick()
      expect((await again(id)).assigneeId).toBe(second.id)
      await running().services.engine.scoped('noor', (tx) =>
        sql`update staff set "acceptingLeads" = false where id in (${first.id}, ${second.id})`.execute(tx),
      )
    })

    it('is reassigned once by two processes that tick at the same time', async () => {
      const [first, second] = [await seller(), await seller()]
      running().clock.now = at('2026-11-22T06:00:00Z')
      const made = await lead({ type: 'Used Car Sales', assigneeId: first.id })
      running().clock.now = at('2026-11-22T07:00:00Z')
      await Promise.all([tick(), tick(), tick()])
      const after = await again(made.id)
      expect([after.assigneeId, after.version]).toEqual([second.id, made.version + 1])
      expect(await noticesOf(made.id, 'leadOverdue')).toHaveLength(1)
      await running().services.engine.scoped('noor', (tx) =>
        sql`update staff set "acceptingLeads" = false where id in (${first.id}, ${second.id})`.execute(tx),
      )
    })

    it('stays where it is when nobody else can take it, and the manager is told all the same', async () => {
      const alone = await seller()
      running().clock.now = at('2026-11-22T06:00:00Z')
      const { id } = await lead({ type: 'Used Car Sales', assigneeId: alone.id })
      running().clock.now = at('2026-11-22T07:01:00Z')
      await tick()
      expect(await again(id)).toMatchObject({ assigneeId: alone.id, escalatedAt: '2026-11-22T07:01:00.000Z' })
      expect((await noticesOf(id, 'leadOverdue')).map(({ staffId }) => staffId)).toContain(running().tenants.noor.staff['Sales Manager'].id)
    })

    it('is left alone where the tenant has no limit, and once it was answered', async () => {
      const somebody = await seller()
      running().clock.now = at('2026-11-22T06:00:00Z')
      const answered = await lead({ type: 'Used Car Sales', assigneeId: somebody.id })
      await answer(answered.id)
      await settings({ leadAnswerMinutes: 0 })
      const { id } = await lead({ type: 'Used Car Sales', assigneeId: somebody.id })
      running().clock.now = at('2026-11-23T07:01:00Z')
      await tick()
      expect((await again(id)).escalatedAt).toBeNull()
      await settings({ leadAnswerMinutes: 60 })
      running().clock.now = at('2026-11-23T07:03:00Z')
      await tick()
      expect([(await again(id)).escalatedAt, (await again(answered.id)).escalatedAt]).toEqual(['2026-11-23T07:03:00.000Z', null])
    })
  })

  it('reminds of a follow-up when it is due, once, and again when it is put off', async () => {
    const { id } = await lead()
    await running().services.engine.scoped('noor', (tx) => sql`delete from "clockTicks"`.execute(tx))
    const { body: step } = await running()
      .admin()
      .post('/followUps', { leadId: id, comment: 'Call again.', dueAt: '2026-11-22T09:00:00.000Z' })
    const details = async () => (await noticesOf(id, 'followUpDue')).length
    running().clock.now = at('2026-11-22T08:59:00Z')
    await tick()
    expect(await details()).toBe(0)
    running().clock.now = at('2026-11-22T09:00:00Z')
    await Promise.all([tick(), tick()])
    running().clock.now = at('2026-11-22T09:01:00Z')
    await tick()
    expect(await details()).toBe(1)
    const { body: now } = await running().admin().get(`/followUps/${step.id}`)
    expect((await running().admin().put(`/followUps/${step.id}`, { version: now.version, dueAt: '2026-11-22T11:00:00.000Z' })).status).toBe(
      200,
    )
    running().clock.now = at('2026-11-22T11:00:00Z')
    await tick()
    expect(await details()).toBe(2)
  })
})
