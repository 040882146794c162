// Assignment of leads: by a rule on creation, in turn among those present; by hand; and again when somebody leaves.
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { roundRobin } from '../../src/schema/core/longWork/bulk.ts'
import { runSchedules } from '../../server/core/jobs/scheduleRunner.ts'
import type { Row } from '../../server/core/db/rows.ts'
import { onServer } from '../core/server/eachServer.ts'
import { newMobile, visitor } from '../core/server/people.ts'
import { addRowOf } from '../core/server/tenants.ts'

// Sunday, 10:00 in Riyadh: the branch is open.
const morning = new Date('2026-11-22T07:00:00Z')
const unexpected = (error: unknown) => {
  throw error
}
let people = 0

onServer('a lead', (running) => {
  const noor = () => running().tenants.noor
  // Each test has its own rules and staff.
  beforeEach(async () => {
    running().clock.now = morning
    await running().services.engine.scoped('noor', async (tx) => {
      await sql`delete from "leadRouting"`.execute(tx)
      await sql`delete from "clockTicks"`.execute(tx)
      await sql`update staff set "acceptingLeads" = false`.execute(tx)
      await sql`update sessions set "expiresAt" = '2027-12-31'`.execute(tx)
    })
  })
  const seller = (values: Row = {}) => {
    people += 1
    return addRowOf(running().services, 'noor', 'staff', {
      staffNo: `T-${people}`,
      name: { en: `Taker ${people}`, ar: `موظف ${people}` },
      email: `taker-${people}@noor.example`,
      department: 'Sales',
      designationId: noor().designationIds['Sales Manager'],
      staffType: 'Sales Executive',
      password: 'x',
      leadTypes: ['New Car Sales'],
      ...values,
    })
  }
  const rule = (values: Row = {}) =>
    running()
      .admin()
      .post('/masters/leadRouting', { type: 'New Car Sales', ...values })
  const lead = async (values: Row = {}) =>
    (
      await running()
        .admin()
        .post('/leads', {
          name: 'Huda',
          type: 'New Car Sales',
          mobile: newMobile(),
          department: 'Sales',
          locationId: noor().branchId,
          ...values,
        })
    ).body
  const noticesOf = async (id: string): Promise<{ staffId: string; kind: string }[]> => {
    const { rows } = await running().services.engine.scoped('noor', (tx) =>
      sql<{ staffId: string; kind: string }>`select "staffId", kind from notifications where "rowId" = ${id} order by kind`.execute(tx),
    )
    return rows
  }

  it('stays nobody’s where no rule shares it out', async () => {
    await seller()
    expect(await lead()).toMatchObject({ assigneeId: null, assignedAt: null })
    await rule({ automatic: false })
    expect(await lead()).toMatchObject({ assigneeId: null })
  })

  it('goes in turn to those who take such leads there, are at work and accept leads; the one with the fewest open first', async () => {
    await rule()
    const otherBranch = await addRowOf(running().services, 'noor', 'dealershipLocations', {
      name: { en: 'Malaz', ar: 'الملز' },
      hours: (await addHours())['hours'],
    })
    const [first, second] = [await seller(), await seller({ locationIds: [noor().branchId] })]
    await seller({ acceptingLeads: false })
    await seller({ active: false })
    await seller({ leadTypes: ['Parts Inquiry'] })
    await seller({ leave: [{ from: '2026-11-20', to: '2026-11-22' }] })
    await seller({ locationIds: [otherBranch.id] })
    // Sundays off, and the late shift.
    await seller({ workingHours: { ...(await addHours()).hours, sunday: [] } })
    await seller({ workingHours: { ...(await addHours()).hours, sunday: [{ from: '13:00', to: '18:00' }] } })
    const given: string[] = []
    for (let time = 0; time < 6; time += 1) given.push((await lead()).assigneeId)
    expect([first, second].map(({ id }) => given.filter((one) => one === id).length)).toEqual([3, 3])
    const third = await seller()
    expect((await lead()).assigneeId).toBe(third.id)
  })
  const addHours = async () =>
    (await running().admin().get(`/masters/dealershipLocations/${noor().branchId}`)).body as Row & { hours: object }

  it('follows the rule for its branch before the one for all', async () => {
    await rule({ automatic: true })
    await rule({ locationId: noor().branchId, automatic: false })
    const one = await seller()
    expect((await lead()).assigneeId).toBeNull()
    expect((await lead({ locationId: null })).assigneeId).toBe(one.id)
    // Two rules for all branches would contradict each other.
    const again = await rule({ automatic: false })
    expect([again.status, Object.keys(again.body.fields)]).toEqual([409, ['type']])
  })

  it('is announced to the person who gets it, and to the manager where nobody is free', async () => {
    await rule()
    const one = await seller()
    const given = await lead()
    expect(given).toMatchObject({ assigneeId: one.id, assignedAt: morning.toISOString() })
    expect(await noticesOf(given.id)).toEqual([{ staffId: one.id, kind: 'leadAssigned' }])
    running().clock.now = new Date('2026-11-22T18:00:00Z')
    const late = await lead()
    expect(late.assigneeId).toBeNull()
    expect(await noticesOf(late.id)).toEqual([{ staffId: noor().staff['Sales Manager'].id, kind: 'leadUnassigned' }])
    // One person is present in the morning.
    running().clock.now = new Date('2026-11-23T06:01:00Z')
    await Promise.all([runSchedules(running().services, unexpected), runSchedules(running().services, unexpected)])
    const { body } = await running().admin().get(`/leads/${late.id}`)
    expect([body.assigneeId, body.version]).toEqual([one.id, late.version + 1])
  })

  it('is shared out too when it comes from the site', async () => {
    await rule({ type: 'General Inquiry' })
    const one = await seller({ leadTypes: ['General Inquiry'] })
    const { body } = await (
      await visitor(running())
    ).post('/customers/followUp-landingPage', { name: 'Reem', mobile: newMobile(), comment: 'Call me.' })
    expect((await running().admin().get(`/leads/${body.leadId}`)).body.assigneeId).toBe(one.id)
  })

  it('is shared fairly when many come at once', async () => {
    await rule()
    const takers = [await seller(), await seller(), await seller()]
    const made = await Promise.all(Array.from({ length: 9 }, () => lead()))
    expect(takers.map(({ id }) => made.filter(({ assigneeId }) => assigneeId === id).length)).toEqual([3, 3, 3])
  })

  it('keeps whom a person chose, and is not taken up again once a person took it from somebody', async () => {
    await rule()
    const [one, other] = [await seller(), await seller({ acceptingLeads: false })]
    const mine = await lead({ assigneeId: other.id })
    expect(mine).toMatchObject({ assigneeId: other.id, assignedAt: morning.toISOString() })
    running().clock.now = new Date('2026-11-22T07:30:00Z')
    const { body: moved } = await running().admin().put(`/leads/${mine.id}`, { version: mine.version, assigneeId: one.id })
    expect(moved.assignedAt).toBe('2026-11-22T07:30:00.000Z')
    const closed = await seller({ active: false })
    const refused = await running().admin().put(`/leads/${mine.id}`, { version: moved.version, assigneeId: closed.id })
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['assigneeId']])
  })

  it('is shared out in bulk by the same turn, also before opening', async () => {
    running().clock.now = new Date('2026-11-22T03:00:00Z')
    const takers = [await seller(), await seller()]
    await seller({ leave: [{ from: '2026-11-22', to: '2026-11-22' }] })
    const leadIds = []
    for (let count = 0; count < 4; count += 1) leadIds.push((await lead()).id)
    const { body } = await running().admin().post('/misc/updateLeadsAssignment', { leadIds, strategy: roundRobin, reason: 'Morning' })
    expect(body.job.result).toMatchObject({ changed: 4, failed: 0 })
    const rows = await Promise.all(leadIds.map(async (id) => (await running().admin().get(`/leads/${id}`)).body))
    expect(takers.map(({ id }) => rows.filter(({ assigneeId }) => assigneeId === id).length)).toEqual([2, 2])
    expect(rows.every(({ assignedAt }) => assignedAt === '2026-11-22T03:00:00.000Z')).toBe(true)
  })

  it('goes to the heir when an account is closed, and its time begins anew', async () => {
    const [leaver, heir] = [await seller(), await seller()]
    const open = await lead({ assigneeId: leaver.id })
    running().clock.now = new Date('2026-11-22T08:00:00Z')
    const refused = await running().admin().patch(`/staffs/enable-disable/${leaver.id}`, { active: false })
    expect([refused.status, refused.body.code]).toEqual([409, 'openWork'])
    expect((await running().admin().patch(`/staffs/enable-disable/${leaver.id}`, { active: false, reassignTo: heir.id })).status).toBe(200)
    expect((await running().admin().get(`/leads/${open.id}`)).body).toMatchObject({
      assigneeId: heir.id,
      assignedAt: '2026-11-22T08:00:00.000Z',
    })
    const { body } = await running().admin().get('/misc/leadsCountByStaff')
    expect(body.data.find(({ staff }: { staff: { id: string } | null }) => staff?.id === heir.id)).toMatchObject({ pending: 1, open: 1 })
  })
})
