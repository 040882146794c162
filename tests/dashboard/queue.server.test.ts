// What waits for a person: every line is a row that they may open, every count is that of the list behind it.
import { beforeAll, expect, it } from 'vitest'
import { openSession } from '../../server/core/access/sessions.ts'
import { enumerations } from '../../src/schema/enumerations.ts'
import { resources, type ResourceName } from '../../src/schema/resources.ts'
import { designationOf } from '../../src/schema/staff/designationOf.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker } from '../core/everyResource/maker.ts'
import { onServer } from '../core/server/eachServer.ts'
import { newMobile } from '../core/server/people.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'

type Queue = OutputOf<'workQueue'>
const designations = [...new Set(Object.values(designationOf)), 'Fleet Sales', 'Broker Sales'] as const
const designationOfType = { 'Sales Executive': 'Sales Manager' } as const

onServer('the work queue', (running) => {
  let maker: Maker
  const at = (minutes: number) => new Date(running().clock.now.getTime() + minutes * 60_000).toISOString()
  const noor = () => running().tenants.noor

  async function somebody(staffType: string | null, designation: keyof Running['tenants']['noor']['designationIds'], more = {}) {
    const { id } = await maker.insert('staff', {
      designationId: noor().designationIds[designation],
      ...{ staffType, department: designation === 'Sales Manager' ? 'Sales' : 'Service', locationIds: [], ...more },
    })
    const { services } = running()
    const token = await services.engine.scoped('noor', (tx) =>
      openSession(tx, 'noor', { audience: 'staff', subjectId: id }, services.now()),
    )
    return { id, caller: running().as({ token }) }
  }
  type Running = ReturnType<typeof running>
  const queueOf = async (caller: { get(path: string): Promise<{ status: number; body: unknown }> }, query = '') => {
    const { status, body } = await caller.get(`/staffs/queue${query}`)
    expect(status).toBe(200)
    return body as Queue
  }
  const idsOf = ({ lines }: Queue, kind: string) => lines.filter((line) => line.kind === kind).map(({ id }) => id)

  beforeAll(async () => {
    maker = makerOf(running())
    const customer = { firstName: 'Hessa', lastName: 'Alotaibi', mobile: newMobile() }
    const { id: customerId } = await maker.insert('customers', { ...customer, mergedIntoId: null, erasedAt: null })
    const { id: vehicleId } = await maker.insert('vehicles', { customerId, model: 'Camry', status: 'Approved' })
    const car = { customerId, vehicleId }
    const booking = { ...car, closure: 'none', locationId: noor().branchId, advisorId: noor().advisorIds[0], driveCarId: null }
    for (const type of enumerations.leadType)
      for (const [assigneeId, dueAt] of [
        [null, at(15)],
        [noor().staff['Sales Manager'].id, at(-60)],
        [noor().staff['Fleet Sales'].id, at(-60)],
      ] as const)
        await maker.insert('leads', { type, status: 'pending', assigneeId, dueAt, firstResponseAt: null, locationId: null, makeId: null })
    for (const status of ['inWorkshop', 'awaitingParts'])
      await maker.insert('appointments', { ...booking, type: 'service', status, promiseAt: at(-30), startAt: at(-300), endAt: at(-240) })
    for (const type of enumerations.appointmentType)
      await maker.insert('appointments', { ...booking, type, status: 'pending', startAt: at(30), endAt: at(90) })
    for (const department of enumerations.department)
      await maker.insert('complaints', {
        ...car,
        department,
        status: 'open',
        dueAt: at(120),
        pausedAt: null,
        ownerId: null,
        locationId: null,
      })
    await maker.insert('roadsideAssistance', { ...car, status: 'open', driverId: null, locationId: null })
    await maker.insert('homeService', { ...car, status: 'open', slotAt: at(300), driverId: null, locationId: null })
    await maker.insert('vehicles', { customerId, status: 'Pending', model: 'Sunny' })
  })

  it('tells every designation and staff type only what they may open, and counts as the lists behind it do', async () => {
    const callers = [
      ...designations.map((one) => ({ who: one as string, caller: running().as({ token: noor().staff[one].token }) })),
      ...(await Promise.all(
        enumerations.staffType.map(async (one) => ({
          who: one as string,
          caller: (await somebody(one, designationOfType[one as 'Sales Executive'] ?? 'Service Manager')).caller,
        })),
      )),
    ]
    const kindsOf: Record<string, string[]> = {}
    for (const { who, caller } of callers) {
      const { lines, kinds } = await queueOf(caller)
      kindsOf[who] = kinds.map(({ kind }) => kind)
      expect(lines.length).toBeLessThanOrEqual(24)
      for (const { kind, resource, row } of lines) {
        const { status, body } = await caller.get(`/${resources[resource as ResourceName].path}/${String(row['id'])}`)
        expect([who, kind, status, body.id]).toEqual([who, kind, 200, row['id']])
      }
      for (const { kind, resource, filter, total } of kinds) {
        const question = new URLSearchParams({ page: '1', size: '1' })
        for (const [key, value] of Object.entries(filter)) question.set(key, [value].flat().join(','))
        const { status, body } = await caller.get(`/${resources[resource as ResourceName].path}?${question}`)
        expect([who, kind, status, body.total]).toEqual([who, kind, 200, total])
      }
    }
    // What is of the job, and nothing that nobody of it may act on.
    expect(kindsOf).toMatchObject({
      'Sales Manager': ['newLeads', 'answersDue', 'testDrives', 'complaintsDue', 'vehiclesPending'],
      'Service Manager': expect.arrayContaining(['roadsideOpen', 'carsLate', 'complaintsDue', 'homeVisits', 'arrivals', 'vehiclesPending']),
      'Fleet Sales': ['answersDue'],
      'Broker Sales': [],
      'General Inquiry': ['roadsideOpen', 'newLeads', 'answersDue', 'complaintsDue', 'homeVisits'],
      'Parts Manager': ['newLeads', 'answersDue', 'partsAwaited', 'complaintsDue'],
      'Sales Executive': ['newLeads'],
      'Service Advisor': ['arrivals', 'carsLate'],
      Technician: [],
      Driver: [],
    })
  })

  it('names the person and the car, and masks the mobile of whom the person may not call', async () => {
    const line = ({ lines }: Queue) => lines.find(({ kind }) => kind === 'carsLate')
    const manager = line(await queueOf(running().as({ token: noor().staff['Service Manager'].token })))
    expect(manager).toMatchObject({ person: 'Hessa Alotaibi', model: 'Camry', mobile: expect.stringMatching(/^\+966/) })
    const parts = await queueOf(running().as({ token: noor().staff['Parts Manager'].token }))
    const [waiting] = parts.lines.filter(({ kind }) => kind === 'partsAwaited')
    const { body } = await running()
      .as({ token: noor().staff['Parts Manager'].token })
      .get(`/customers?ids=${String(waiting?.row['customerId'])}`)
    expect(waiting?.mobile ?? null).toBe((body.data as { mobile: string }[] | undefined)?.[0]?.mobile ?? null)
  })

  it('asks a person for their own calls alone, and opens the lead with what it needs', async () => {
    const one = await somebody('Sales Executive', 'Sales Manager')
    const other = await somebody('Sales Executive', 'Sales Manager')
    const lead = await maker.insert('leads', { name: 'Nasser Alharbi', type: 'New Car Sales', status: 'in-progress', assigneeId: one.id })
    const call = await maker.insert('followUps', {
      ...{ about: 'lead', leadId: lead.id, name: 'Nasser Alharbi', staffId: one.id, type: 'New Car Sales' },
      ...{ dueAt: at(-10), contactResult: null, locationId: null, department: 'Sales' },
    })
    const queue = await queueOf(one.caller)
    expect(queue.lines.find(({ id }) => id === call.id)).toMatchObject({
      ...{ kind: 'callsDue', resource: 'leads', person: 'Nasser Alharbi', at: at(-10), holder: null },
      row: { id: lead.id, version: lead.version },
    })
    expect(idsOf(await queueOf(other.caller), 'callsDue')).toEqual([])
    expect(idsOf(await queueOf(running().as({ token: noor().staff['Sales Manager'].token })), 'callsDue')).toEqual([])
  })

  it('says who works on what a colleague has, of one branch when one is named, and nothing of another tenant', async () => {
    const manager = running().as({ token: noor().staff['Service Manager'].token })
    const late = (await queueOf(manager)).lines.find(({ kind }) => kind === 'carsLate')
    expect(late?.holder).not.toBeNull()
    const { id: elsewhere } = await maker.insert('dealershipLocations', { active: true })
    expect(idsOf(await queueOf(manager, `?locationId=${elsewhere}`), 'carsLate')).toEqual([])
    expect(idsOf(await queueOf(manager, `?locationId=${noor().branchId}`), 'carsLate')).toHaveLength(2)
    const theirs = await queueOf(running().as({ token: running().tenants.najd.staff.Administrator.token, tenant: 'najd' }))
    expect(theirs.lines).toEqual([])
  })

  it('is no business of visitors', async () => {
    expect((await running().as({ tenant: 'noor' }).get('/staffs/queue')).status).toBe(401)
  })
})
