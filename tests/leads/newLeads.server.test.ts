// New leads: who is notified of them, in which order they are escalated in business time, and what stops that.
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { runSchedules } from '../../server/core/jobs/scheduleRunner.ts'
import type { Row } from '../../server/core/db/rows.ts'
import { onServer } from '../core/server/eachServer.ts'
import { newMobile, visitor } from '../core/server/people.ts'
import { addRowOf } from '../core/server/tenants.ts'

// Sunday, 10:00 in Riyadh: the branch is open.
const morning = new Date('2026-11-22T07:00:00Z')
const after = (minutes: number) => new Date(morning.getTime() + minutes * 60_000)
const unexpected = (error: unknown) => {
  throw error
}
let people = 0

onServer('a new lead', (running) => {
  const noor = () => running().tenants.noor
  const inNoor = <R>(work: Parameters<ReturnType<typeof running>['services']['engine']['scoped']>[1]) =>
    running().services.engine.scoped('noor', work) as Promise<R>
  beforeEach(async () => {
    running().clock.now = morning
    await inNoor(async (tx) => {
      await sql`delete from "leadRouting"`.execute(tx)
      await sql`delete from "clockTicks"`.execute(tx)
      await sql`update staff set "acceptingLeads" = false`.execute(tx)
      await sql`update leads set escalation = null, "escalatedAt" = coalesce("escalatedAt", "createdAt")`.execute(tx)
      await sql`update sessions set "expiresAt" = '2027-12-31'`.execute(tx)
    })
  })
  const seller = (values: Row = {}) => {
    people += 1
    return addRowOf(running().services, 'noor', 'staff', {
      staffNo: `N-${people}`,
      name: { en: `Seller ${people}`, ar: `بائع ${people}` },
      email: `new-${people}@noor.example`,
      department: 'Sales',
      designationId: noor().designationIds['Sales Manager'],
      staffType: 'Sales Executive',
      password: 'x',
      leadTypes: ['New Car Sales'],
      ...values,
    })
  }
  const rule = () => running().admin().post('/masters/leadRouting', { type: 'New Car Sales', automatic: true })
  const lead = async (values: Row = {}, by = running().admin()) =>
    (
      await by.post('/leads', {
        name: 'Huda',
        type: 'New Car Sales',
        mobile: newMobile(),
        department: 'Sales',
        locationId: noor().branchId,
        ...values,
      })
    ).body
  const again = async (id: string) => (await running().admin().get(`/leads/${id}`)).body
  const noticesOf = async (id: string): Promise<string[]> => {
    const { rows } = await inNoor<{ rows: { staffId: string; kind: string }[] }>((tx) =>
      sql`select "staffId", kind from notifications where "rowId" = ${id} order by "createdAt", kind, "staffId"`.execute(tx),
    )
    return rows.map(({ staffId, kind }) => `${kind} ${staffId}`)
  }
  /** Runs the schedules at so many minutes after the morning, as three processes at once, and again. */
  const tickAt = async (minutes: number) => {
    running().clock.now = after(minutes)
    await Promise.all([1, 2, 3].map(() => runSchedules(running().services, unexpected)))
    await inNoor((tx) => sql`delete from "clockTicks"`.execute(tx))
    await runSchedules(running().services, unexpected)
    await inNoor((tx) => sql`delete from "clockTicks"`.execute(tx))
  }
  const manager = () => noor().staff['Sales Manager'].id
  const administrator = () => noor().staff.Administrator.id

  describe('is announced', () => {
    it('to those who take such leads there and are at work, not to others', async () => {
      const [one, two] = [await seller(), await seller({ locationIds: [noor().branchId] })]
      await seller({ acceptingLeads: false })
      await seller({ leadTypes: ['Parts Inquiry'] })
      await seller({ leave: [{ from: '2026-11-20', to: '2026-11-22' }] })
      const { id } = await lead()
      expect((await noticesOf(id)).toSorted()).toEqual([`leadNew ${one.id}`, `leadNew ${two.id}`].toSorted())
      expect(await again(id)).toMatchObject({ escalation: 'announced', assigneeId: null })
    })

    it('when it comes from the landing, with the words of its type', async () => {
      const clerk = { designationId: noor().designationIds['General Inquiry'], department: 'General', staffType: null }
      const one = await seller({ ...clerk, leadTypes: ['General Inquiry'] })
      const { body } = await (
        await visitor(running())
      ).post('/customers/followUp-landingPage', { name: 'Reem', mobile: newMobile(), comment: 'Call me.' })
      expect(await noticesOf(body.leadId)).toEqual([`leadNew ${one.id}`])
      const { rows } = await inNoor<{ rows: { title: { en: string } }[] }>((tx) =>
        sql`select title from notifications where "rowId" = ${body.leadId}`.execute(tx),
      )
      expect(rows[0]?.title.en).toBe('New lead: General Inquiry')
    })

    it('by push too, to browsers that were subscribed', async () => {
      const one = await seller()
      await addRowOf(running().services, 'noor', 'pushSubscriptions', {
        staffId: one.id,
        device: 'Phone',
        languageId: 1,
        fingerprint: one.id,
        endpoint: `https://fcm.googleapis.com/fcm/send/${one.id}`,
        publicKey: 'x',
        authKey: 'y',
      })
      const { id } = await lead()
      const { rows } = await inNoor<{ rows: { channel: string; staffId: string }[] }>((tx) =>
        sql`select channel, "staffId" from messages where "rowId" = ${id}`.execute(tx),
      )
      expect(rows).toEqual([{ channel: 'push', staffId: one.id }])
    })

    it('not to the colleague who entered it', async () => {
      await inNoor((tx) =>
        sql`update staff set "acceptingLeads" = true, "leadTypes" = '["New Car Sales"]' where id = ${manager()}`.execute(tx),
      )
      const other = await seller()
      const { id } = await lead({}, running().as({ token: noor().staff['Sales Manager'].token }))
      expect(await noticesOf(id)).toEqual([`leadNew ${other.id}`])
    })

    it('to the managers where nobody takes such leads', async () => {
      const { id } = await lead()
      expect(await noticesOf(id)).toEqual([`leadNew ${manager()}`])
      expect((await again(id)).escalation).toBe('managers')
    })

    it('the next morning when it comes at night, once', async () => {
      const one = await seller()
      running().clock.now = new Date('2026-11-22T19:00:00Z')
      const { id } = await lead()
      await tickAt(13 * 60)
      expect([(await again(id)).escalation, await noticesOf(id)]).toEqual(['waiting', []])
      running().clock.now = new Date('2026-11-23T06:00:00Z')
      for (const minute of [1, 2]) await tickAt(23 * 60 + minute)
      expect([(await again(id)).escalation, await noticesOf(id)]).toEqual(['announced', [`leadNew ${one.id}`]])
    })

    it('to nobody when it is imported, has its owner, or was answered on the spot', async () => {
      await seller()
      const owner = await seller()
      const [owned, answered] = [await lead({ assigneeId: owner.id }), await lead({ status: 'in-progress' })]
      expect(await noticesOf(owned.id)).toEqual([`leadAssigned ${owner.id}`])
      expect(await noticesOf(answered.id)).toEqual([])
      expect([owned.escalation, answered.escalation]).toEqual([null, null])
    })
  })

  describe('that nobody takes', () => {
    it('goes up step by step at the minutes of the settings, each step once', async () => {
      await rule()
      const [first, second] = [await seller(), await seller()]
      const { id, assigneeId } = await lead()
      const other = assigneeId === first.id ? second.id : first.id
      const so = async () => [(await again(id)).escalation, (await again(id)).assigneeId, await noticesOf(id)]
      const arrived = [`leadAssigned ${assigneeId}`]
      await tickAt(4)
      expect(await so()).toEqual(['announced', assigneeId, arrived])
      await tickAt(5)
      const next = [...arrived, ...[`leadAssigned ${other}`, `leadReassigned ${assigneeId}`]]
      expect(await so()).toEqual(['next', other, next])
      await tickAt(14)
      expect(await so()).toEqual(['next', other, next])
      await tickAt(15)
      expect(await so()).toEqual(['managers', other, [...next, `leadWaiting ${manager()}`]])
      await tickAt(30)
      const all = [...next, `leadWaiting ${manager()}`, `leadWaiting ${administrator()}`]
      expect(await so()).toEqual(['director', other, all])
      await tickAt(200)
      expect(await so()).toEqual(['director', other, all])
      const { rows } = await inNoor<{ rows: { title: { en: string; ar: string } }[] }>((tx) =>
        sql`select title from notifications where "rowId" = ${id} and kind = 'leadWaiting' order by "createdAt"`.execute(tx),
      )
      expect(rows.map(({ title }) => title.en)).toEqual(
        [15, 30].map((count) => `A new lead has waited ${count} business minutes: New Car Sales`),
      )
      expect(rows[0]?.title.ar).toBe('عميل محتمل جديد ينتظر الرد منذ 15 دقيقة عمل: مبيعات السيارات الجديدة')
    })

    it('is given to the next free person also where it was offered to all', async () => {
      const [one, two] = [await seller(), await seller()]
      const { id } = await lead()
      await tickAt(5)
      const { assigneeId, escalation } = await again(id)
      expect([[one.id, two.id].includes(assigneeId), escalation]).toEqual([true, 'next'])
      expect(await noticesOf(id)).toEqual([...[one, two].map((each) => `leadNew ${each.id}`).toSorted(), `leadAssigned ${assigneeId}`])
    })

    it('counts the minutes of business time: from one day’s evening to the next morning', async () => {
      await seller()
      // Two minutes before closing at 18:00.
      running().clock.now = new Date('2026-11-22T14:58:00Z')
      const { id } = await lead()
      const night = 8 * 60
      await tickAt(night)
      expect((await again(id)).escalation).toBe('announced')
      await tickAt(23 * 60 + 2)
      expect((await again(id)).escalation).toBe('announced')
      await tickAt(23 * 60 + 3)
      expect((await again(id)).escalation).toBe('next')
    })

    it('catches up on the steps after a pause', async () => {
      const { id } = await lead()
      await tickAt(40)
      expect([(await again(id)).escalation, await noticesOf(id)]).toEqual([
        'director',
        [`leadNew ${manager()}`, `leadWaiting ${administrator()}`],
      ])
    })

    it('follows other minutes that the tenant sets', async () => {
      const one = await seller()
      const { body } = await running().admin().get('/settings')
      const [{ id: settingsId, version }] = body.data
      const set = (values: Row) => running().admin().put(`/settings/${settingsId}`, values)
      const changed = await set({ version, leadNextMinutes: 2, leadManagersMinutes: 3, leadDirectorMinutes: 4 })
      expect(changed.status).toBe(200)
      const { id } = await lead()
      await tickAt(3)
      expect([(await again(id)).escalation, (await again(id)).assigneeId]).toEqual(['managers', one.id])
      // Each comes after the one before, whichever of them is changed.
      const wrong = await set({ version: changed.body.version, leadManagersMinutes: 2 })
      expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['leadManagersMinutes']])
      const early = await set({ version: changed.body.version, leadNextMinutes: 3 })
      expect([early.status, early.body.fields.leadNextMinutes]).toEqual([400, 'At most 2.'])
      const back = { leadNextMinutes: 5, leadManagersMinutes: 15, leadDirectorMinutes: 30 }
      expect((await set({ version: changed.body.version, ...back })).status).toBe(200)
    })
  })

  describe('is not escalated once', () => {
    it('taken by a person', async () => {
      const [one] = [await seller(), await seller()]
      const made = await lead()
      const { body } = await running().admin().put(`/leads/${made.id}`, { version: made.version, assigneeId: one.id })
      expect(body).toMatchObject({ assigneeId: one.id, escalation: null })
      const before = await noticesOf(made.id)
      await tickAt(31)
      expect([(await again(made.id)).assigneeId, await noticesOf(made.id)]).toEqual([one.id, before])
    })

    it('answered by the person who got it by the rules', async () => {
      await rule()
      await Promise.all([seller(), seller()])
      const { id, assigneeId } = await lead()
      await running().admin().post('/customers/followUp', { leadId: id, comment: 'Called.' })
      const before = await noticesOf(id)
      await tickAt(31)
      expect([(await again(id)).assigneeId, await noticesOf(id)]).toEqual([assigneeId, before])
    })

    it('deleted, also when it is restored later', async () => {
      await seller()
      const { id, version } = await lead()
      const before = await noticesOf(id)
      expect((await running().admin().delete(`/leads/${id}?version=${version}`)).status).toBeLessThan(300)
      await tickAt(6)
      await running().admin().post(`/leads/${id}/restore`)
      await tickAt(31)
      expect([(await again(id)).escalation, await noticesOf(id)]).toEqual([null, before])
    })
  })
})
