// The dashboard: every figure and every segment equals the list behind it.
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { enumerations } from '../../src/schema/enumerations.ts'
import { periodWords } from '../../src/schema/dashboard/dashboards.ts'
import { resources, type ResourceName } from '../../src/schema/resources.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker } from '../core/everyResource/maker.ts'
import { onServer } from '../core/server/eachServer.ts'
import { designationOf } from '../../src/schema/staff/designationOf.ts'

type Filter = Record<string, string | string[]>

onServer('the dashboard', (running) => {
  let maker: Maker
  const day = 86_400_000
  beforeAll(async () => {
    maker = makerOf(running())
    const now = running().clock.now.getTime()
    const at = (days: number) => new Date(now + days * day).toISOString()
    const { advisorIds } = running().tenants.noor
    for (const [place, status] of enumerations.leadStatus.filter((word) => word !== 'deleted').entries())
      for (const age of [0, 3, 9, 40, 120])
        await maker
          .insert('leads', {
            ...{ status, dueAt: at(1 - age), type: 'New Car Sales', locationId: null },
            ...(place > 0 ? { firstResponseAt: at(-age), responseBand: enumerations.responseBand[(place + age) % 5] } : {}),
            assigneeId: place === 1 ? running().tenants.noor.staff['Sales Manager'].id : null,
          })
          .then(({ id }) =>
            running().services.engine.scoped('noor', (tx) => sql`update leads set "createdAt" = ${at(-age)} where id = ${id}`.execute(tx)),
          )
    for (const [place, status] of enumerations.bookingStatus.entries())
      for (const age of [-3, 0, 5, 33])
        await maker.insert('appointments', {
          ...{ status, startAt: at(-age), endAt: at(-age), statusAt: at(-age), promiseAt: at(1 - age), type: 'service', closure: 'none' },
          ...{ locationId: running().tenants.noor.branchId, advisorId: advisorIds[place % 2] ?? null },
        })
    for (const [place, kind] of enumerations.carReminder.entries()) {
      const visit = { type: 'service', status: 'delivered', closure: 'none', reminder: kind, statusAt: at(-place) }
      const totals = { net: 10_000 + place, vat: 1500, gross: 11_500 + place, currency: 'SAR' }
      await maker.insert('appointments', {
        ...{ ...visit, totals, recovered: place === 0 ? null : 700 + place, startAt: at(-place), endAt: at(-place) },
        ...{ locationId: running().tenants.noor.branchId, advisorId: null },
      })
    }
    for (const [place, refusedWorth] of [900, null, 450].entries())
      await maker.insert('vehicles', { status: 'Approved', refusedWorth, serviceDueOn: at(1 - place).slice(0, 10), deletedAt: null })
    for (const [place, status] of (['delivered', 'sent', 'failed', 'withheld', 'withheld'] as const).entries()) {
      const booked = place % 2 === 0 ? (await maker.insert('appointments', { closure: 'cancelled', startAt: at(-300) })).id : null
      const message = {
        kind: 'serviceDue',
        status,
        error: status === 'withheld' ? 'controlGroup' : null,
        bookingId: booked,
        createdAt: at(-1),
      }
      await maker.insert('messages', { ...message, resource: null, rowId: null })
    }
    for (const severity of enumerations.severity)
      await maker.insert('complaints', {
        severity,
        status: 'open',
        department: 'Service',
        dueAt: at(-1),
        createdAt: at(-2),
        locationId: null,
      })
    for (const score of [20, 80, 90]) await maker.insert('surveyResponses', { result: 'Completed', score, answeredAt: at(-1) })
  })
  const query = (filter: Filter) => {
    const requested = new URLSearchParams({ page: '1', size: '100' })
    for (const [key, value] of Object.entries(filter)) requested.set(key, [value].flat().join(','))
    return requested.toString()
  }

  it('says of every designation and period what its lists show, figure by figure and segment by segment', async () => {
    for (const designation of Object.values(designationOf)) {
      const caller = running().as({ token: running().tenants.noor.staff[designation].token })
      const listOf = async (resource: string, filter: Filter) => {
        const { status, body } = await caller.get(`/${resources[resource as ResourceName].path}?${query(filter)}`)
        expect([resource, filter, status]).toEqual([resource, filter, 200])
        return body as { total: number; data: { score: number; totals?: { net: number }; recovered?: number; refusedWorth?: number }[] }
      }
      for (const period of periodWords) {
        const { status, body } = await caller.get(`/staffs/dashboard?period=${period}`)
        expect([status, body.period]).toEqual([200, period])
        expect(body.figures.length).toBeGreaterThan(2)
        for (const { key, unit, resource, filter, value, of } of body.figures) {
          const { total, data } = await listOf(resource, filter)
          const money = data.reduce(
            (all, { totals, recovered, refusedWorth }) =>
              all + ((key === 'recovered' ? recovered : key === 'refusedOpen' ? refusedWorth : totals?.net) ?? 0),
            0,
          )
          const shown = { count: total, percent: of ? Math.round((total * 100) / of) : null, score: null as number | null, money }
          if (unit === 'money') expect([key, of]).toEqual([key, total])
          if (unit === 'score' && total > 0) shown.score = Math.round(data.reduce((sum, { score }) => sum + score, 0) / total)
          expect([designation, period, key, value]).toEqual([designation, period, key, shown[unit as keyof typeof shown]])
        }
        for (const { key, unit, resource, segments } of body.charts)
          for (const segment of segments) {
            if (unit === 'score' || (segment.value === 0 && segment !== segments[0])) continue
            const { total } = await listOf(resource, segment.filter)
            expect([designation, period, key, segment.key, segment.value]).toEqual([designation, period, key, segment.key, total])
          }
      }
    }
  }, 120_000)

  it('compares with the period before, and gives the way over the days', async () => {
    const { body } = await running().admin().get('/staffs/dashboard?period=week')
    const leads = body.figures.find(({ key }: { key: string }) => key === 'newLeads')
    // Four statuses, today and three days ago compared with nine days ago.
    expect([leads.value, leads.previous, leads.trend.length, leads.trend.at(-1)]).toEqual([8, 4, 7, 4])
    const score = body.figures.find(({ key }: { key: string }) => key === 'surveyScore')
    expect(score.value).toBe(63)
    // A day without answers has no score, and is no day of score 0.
    expect(score.trend).toEqual([null, null, null, null, null, 63, null])
  })

  it('adds up what reminders of cars brought: bookings after them, what was paid and what was recovered', async () => {
    const { body } = await running().admin().get('/staffs/dashboard?period=week')
    const valueOf = (name: string) => body.figures.find(({ key }: { key: string }) => key === name)?.value
    const worth = enumerations.carReminder.reduce((sum, _kind, place) => sum + 10_000 + place, 0)
    const recovered = enumerations.carReminder.reduce((sum, _kind, place) => sum + (place === 0 ? 0 : 700 + place), 0)
    expect(['remindedBookings', 'remindedWorth', 'recovered'].map(valueOf)).toEqual([enumerations.carReminder.length, worth, recovered])
  })

  it('compares who booked after a message about a due service with who got none, and adds up refused work', async () => {
    const { body } = await running().admin().get('/staffs/dashboard?period=week')
    const valueOf = (name: string) => {
      const { value, of } = body.figures.find(({ key }: { key: string }) => key === name)
      return [value, of]
    }
    expect(['ownersReached', 'reachedBooked', 'leftOutBooked'].map(valueOf)).toEqual([
      [2, null],
      [50, 2],
      [50, 2],
    ])
    expect([valueOf('carsDue')[0], valueOf('refusedOpen')]).toEqual([2, [1350, 2]])
  })

  it('counts one branch when one is named, and tells its lists', async () => {
    const { branchId } = running().tenants.noor
    const elsewhere = await running().admin().get(`/staffs/dashboard?period=month&locationId=${branchId}`)
    const leads = elsewhere.body.figures.find(({ key }: { key: string }) => key === 'newLeads')
    expect([leads.value, leads.filter.locationId]).toEqual([0, [branchId]])
    expect(elsewhere.body.figures.find(({ key }: { key: string }) => key === 'bookings').value).toBeGreaterThan(0)
  })

  it('refuses a period that there is none of', async () => {
    expect((await running().admin().get('/staffs/dashboard?period=century')).status).toBe(400)
  })
})
