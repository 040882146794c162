// Status moves over the API: every move that a graph allows and every one that it does not, with required fields, stamps and conditions.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { may, passes, rowRule, type Actor } from '../../../src/schema/core/access.ts'
import { enumerations, type EnumerationName, type Word } from '../../../src/schema/enumerations.ts'
import { graphs, movesFrom } from '../../../src/schema/transitions.ts'
import { momentOf } from '../../../server/core/time/time.ts'
import { fieldsOf, type Row } from '../../../server/core/db/rows.ts'
import { findCaller } from '../../../server/core/access/sessions.ts'
import { makerOf, names, resourceOf } from '../everyResource/makeRows.ts'
import type { Maker, Stored } from '../everyResource/maker.ts'
import { particulars } from '../everyResource/particulars.ts'
import { eachServer } from '../server/eachServer.ts'
import { partFor } from '../server/engines.ts'
import { firstMorning } from '../server/testServer.ts'
import { customer } from '../server/people.ts'
import type { Answer } from '../server/requests.ts'
import type { Move } from '../../../src/schema/core/transitions.ts'

const moving = names.filter((name) => resourceOf(name).status)
const day = 86_400_000

eachServer('a move', (running) => {
  let maker: Maker
  beforeAll(() => {
    maker = makerOf(running())
  })
  beforeEach(() => {
    running().clock.now = firstMorning
  })
  const as = (role: Word<'designation'>) => running().as({ token: running().tenants.noor.staff[role].token })
  const actorOf = async (role: Word<'designation'>): Promise<Actor> => {
    const caller = await findCaller(running().services.engine, running().tenants.noor.staff[role].token, running().services.now())
    if (!caller?.actor) throw new Error(`No ${role}.`)
    return caller.actor
  }
  const move = (role: Word<'designation'>, path: string, row: Stored, to: string, values: Row = {}): Promise<Answer> =>
    as(role).post(`/${path}/${row.id}/status`, { to, version: row.version, ...values })

  describe.each(moving)('of %s', (name) => {
    const resource = resourceOf(name)
    const moved = particulars[name]?.moved
    const { graph, field } = resource.status ?? { graph: 'lead', field: '' }
    const words: readonly string[] =
      enumerations[(fieldsOf(name)[field]?.config as { enumeration: EnumerationName } | undefined)?.enumeration ?? 'leadStatus']
    const requested = async (asks: readonly string[]) => {
      const samples = await maker.samples(name)
      return Object.fromEntries(asks.map((one) => [one, samples[one]?.valid[0]]))
    }

    it('is made along the graph and refused off it, naming the moves that are allowed', async () => {
      for (const from of words) {
        // Moves by the server itself cannot be requested.
        const open = movesFrom(graph, from).filter(({ bySystem }) => !bySystem)
        const allowed = open.map(({ to }) => to)
        const kept = await maker.insert(name, { ...moved, [field]: from })
        for (const to of [...words, 'nonsense']) {
          const found = open.find((one) => one.to === to)
          const row = found ? await maker.insert(name, { ...moved, ...(await requested(found.needs ?? [])), [field]: from }) : kept
          const { status, body } = await move('Administrator', resource.path, row, to, await requested(found?.asks ?? []))
          if (found) expect([from, to, status, body[field], body.version]).toEqual([from, to, 200, to, 2])
          else expect([from, to, status, body.code, body.details]).toEqual([from, to, 409, 'moveNotAllowed', { allowed }])
        }
      }
    })

    it('carries what it asks, keeps it, and stamps what it stamps', async () => {
      for (const [from, moves] of Object.entries(graphs[graph].moves)) {
        for (const { to, asks = [], needs = [], stamps = [], bySystem } of moves as readonly Move[]) {
          if (bySystem) continue
          const values = await requested(asks)
          const row = await maker.insert(name, { ...moved, ...(await requested(needs)), [field]: from })
          if (asks.length > 0) {
            const empty = await move('Administrator', resource.path, row, to)
            expect([from, to, empty.status, Object.keys(empty.body.fields ?? {})]).toEqual([from, to, 400, [...asks]])
          }
          const { body } = await move('Administrator', resource.path, row, to, values)
          expect(body).toMatchObject({ ...values, ...Object.fromEntries(stamps.map((one) => [one, firstMorning.toISOString()])) })
          const { data } = (await running().admin().get(`/audit?rowId=${row.id}`)).body
          expect(data).toMatchObject([{ action: 'move', changes: { [field]: { from, to } } }])
        }
      }
    })

    it('is refused for a stale version, unknown fields, and a body that does not fit', async () => {
      const row = await maker.insert(name)
      const [first] = movesFrom(graph, graphs[graph].initial)
      const stale = await move('Administrator', resource.path, { ...row, version: 9 }, first?.to ?? '', await requested(first?.asks ?? []))
      expect([stale.status, stale.body.code, stale.body.details.current.id]).toEqual([409, 'staleVersion', row.id])
      expect((await move('Administrator', resource.path, row, first?.to ?? '', { nonsense: 1 })).body.fields).toHaveProperty('nonsense')
      expect((await running().admin().post(`/${resource.path}/${row.id}/status`, {})).status).toBe(400)
    })

    it('that the graph bounds in time is refused after it', async () => {
      for (const [from, moves] of Object.entries(graphs[graph].moves)) {
        for (const { to, withinDays, asks = [] } of moves as readonly { to: string; withinDays?: number; asks?: string[] }[]) {
          if (withinDays === undefined) continue
          for (const [age, status] of [
            [withinDays * day, 200],
            [withinDays * day + 1, 409],
          ] as const) {
            running().clock.now = new Date(firstMorning.getTime() - age)
            const row = await maker.insert(name, { ...moved, [field]: from })
            running().clock.now = firstMorning
            expect([from, to, age, (await move('Administrator', resource.path, row, to, await requested(asks))).status]).toEqual([
              from,
              to,
              age,
              status,
            ])
          }
        }
      }
    })

    it('takes the right that the graph says', async () => {
      let turn = moving.indexOf(name)
      for (const [from, moves] of Object.entries(graphs[graph].moves)) {
        for (const { to, right, asks = [], needs = [], bySystem } of moves as readonly Move[]) {
          if (bySystem) continue
          const needed = await requested(needs)
          const insert = () =>
            maker.insert(name, {
              ...moved,
              ...needed,
              [field]: from,
              ...(resource.own?.[0] ? { [resource.own[0]]: running().tenants.noor.staff['Fleet Sales'].id } : {}),
            })
          const roles = ['Fleet Sales', 'Sales Manager', 'Service Manager', 'General Inquiry', 'Administrator'] as const
          for (const role of partFor(running().services.engine.kind, roles, (turn += 1))) {
            const row = await insert()
            const actor = await actorOf(role)
            const level = right === 'F' ? 'delete' : right === 'M' ? 'approve' : 'edit'
            const expected =
              rowRule(actor, resource, 'show').length === 0
                ? 403
                : !may(actor, resource, 'show', row)
                  ? 404
                  : passes(rowRule(actor, resource, level), actor, row)
                    ? 200
                    : 403
            const own = asks.length > 0 ? await particulars[name]?.named?.(maker, actor.id) : {}
            const values = { ...(await requested(asks)), ...own }
            expect([role, from, to, (await move(role, resource.path, row, to, values)).status]).toEqual([role, from, to, expected])
          }
        }
      }
    })
  })

  it('of a booking is the call centre’s while it is pending, and the parts department’s while it awaits parts', async () => {
    const at = (status: string) => maker.insert('appointments', { status })
    expect((await move('General Inquiry', 'appointments', await at('pending'), 'inWorkshop', { mileageIn: 1 })).status).toBe(200)
    expect((await move('General Inquiry', 'appointments', await at('inWorkshop'), 'qc')).status).toBe(403)
    expect((await move('Parts Manager', 'appointments', await at('awaitingParts'), 'inWorkshop')).status).toBe(200)
    expect((await move('Parts Manager', 'appointments', await at('pending'), 'inWorkshop', { mileageIn: 1 })).status).toBe(403)
    expect((await move('Sales Manager', 'appointments', await at('pending'), 'inWorkshop', { mileageIn: 1 })).status).toBe(403)
    expect((await move('Broker Sales', 'appointments', await at('pending'), 'inWorkshop', { mileageIn: 1 })).status).toBe(404)
  })

  it('of a booking asks the reason of every failed quality check anew', async () => {
    const row = await maker.insert('appointments', { status: 'qc', qcFailReason: 'Scratch on the door' })
    const { status, body } = await move('Service Manager', 'appointments', row, 'inWorkshop')
    expect([status, Object.keys(body.fields)]).toEqual([400, ['qcFailReason']])
  })

  it('of a lead keeps the moment of its first response', async () => {
    const first = new Date(firstMorning.getTime() - day).toISOString()
    const row = await maker.insert('leads', { status: 'pending', firstResponseAt: first })
    expect((await move('Administrator', 'leads', row, 'in-progress')).body.firstResponseAt).toBe(first)
  })

  it('sends an approved vehicle back when its plate, VIN or owner changes, and for nothing else', async () => {
    const other = await maker.insert('customers')
    for (const [changes, status] of [
      [{ plate: 'ABJ7' }, 'Pending'],
      [{ vin: '1M8GDM9AXKP042788' }, 'Pending'],
      [{ customerId: other.id }, 'Pending'],
      [{ model: 'Corolla' }, 'Approved'],
    ] as const) {
      const row = await maker.insert('vehicles', { status: 'Approved' })
      expect(
        (
          await running()
            .admin()
            .put(`/vehicles/${row.id}`, { ...changes, version: 1 })
        ).body.status,
      ).toBe(status)
    }
  })

  it('is not made by editing the status or the closure', async () => {
    for (const [name, sent] of [
      ['leads', { status: 'completed' }],
      ['vehicles', { status: 'Approved' }],
      ['appointments', { status: 'delivered' }],
      ['appointments', { closure: 'cancelled' }],
    ] as const) {
      const row = await maker.insert(name)
      const { status, body } = await running()
        .admin()
        .put(`/${name}/${row.id}`, { ...sent, version: 1 })
      expect([status, Object.keys(body.fields)]).toEqual([400, Object.keys(sent)])
    }
  })
})

eachServer('closing a booking', (running) => {
  let maker: Maker
  beforeAll(() => {
    maker = makerOf(running())
  })
  beforeEach(() => {
    running().clock.now = firstMorning
  })
  const startAt = new Date(firstMorning.getTime() - 30 * 60_000).toISOString()
  const close = (row: Stored, closure: string, role: Word<'designation'> = 'Service Manager') =>
    running()
      .as({ token: running().tenants.noor.staff[role].token })
      .post(`/appointments/${row.id}/closure`, { closure, closeReason: 'Did not come', version: row.version })

  it('as a no-show is possible from thirty minutes after its start, and not before', async () => {
    const late = await close(await maker.insert('appointments', { startAt }), 'noShow')
    expect(late.body).toMatchObject({ closure: 'noShow', closeReason: 'Did not come', status: 'pending', version: 2 })
    running().clock.now = new Date(firstMorning.getTime() - 1)
    const early = await close(await maker.insert('appointments', { startAt }), 'noShow')
    expect([early.status, early.body.code, early.body.details]).toEqual([409, 'moveNotAllowed', { allowed: ['cancelled'] }])
  })

  it('is possible while it is pending only, and once', async () => {
    for (const status of enumerations.bookingStatus) {
      const answer = await close(await maker.insert('appointments', { startAt, status }), 'cancelled')
      expect([status, answer.status]).toEqual([status, status === 'pending' ? 200 : 409])
    }
    const closed = await maker.insert('appointments', { startAt, closure: 'cancelled' })
    expect((await close(closed, 'noShow')).body.details).toEqual({ allowed: [] })
    const moved = await running().admin().post(`/appointments/${closed.id}/status`, { to: 'inWorkshop', mileageIn: 1, version: 1 })
    expect([moved.status, moved.body.details]).toEqual([409, { allowed: [] }])
  })

  it('asks a reason and a kind that there is', async () => {
    const row = await maker.insert('appointments', { startAt })
    const { body } = await running().admin().post(`/appointments/${row.id}/closure`, { closure: 'none', version: 1 })
    expect(Object.keys(body.fields).sort()).toEqual(['closeReason', 'closure'])
    expect((await close({ ...row, version: 5 }, 'cancelled')).body.code).toBe('staleVersion')
  })

  it('takes the right to change it', async () => {
    expect((await close(await maker.insert('appointments', { startAt }), 'cancelled', 'Sales Manager')).status).toBe(403)
    expect((await close(await maker.insert('appointments', { startAt }), 'cancelled', 'Broker Sales')).status).toBe(404)
    expect((await close(await maker.insert('appointments', { startAt }), 'cancelled', 'General Inquiry')).status).toBe(200)
  })

  it('frees its time and is written down', async () => {
    const who = await customer(running())
    const { branchId, advisorIds } = running().tenants.noor
    const request = {
      vehicleId: who.vehicleId,
      services: ['OIL'],
      locationId: branchId,
      startAt: momentOf('2026-11-23', '09:00'),
      transport: 'wait',
      advisorId: advisorIds[0],
    }
    const { id } = (await who.sender.post('/landing-page/add-appointment', request)).body.appointment
    expect((await who.sender.post('/landing-page/add-appointment', request)).status).toBe(409)
    await running().admin().post(`/appointments/${id}/closure`, { closure: 'cancelled', closeReason: 'No parts', version: 1 })
    expect((await who.sender.post('/landing-page/add-appointment', request)).status).toBe(200)
    const { data } = (await running().admin().get(`/audit?rowId=${id}&sort=createdAt&order=DESC`)).body
    expect(data[0]).toMatchObject({
      action: 'move',
      changes: { closure: { from: 'none', to: 'cancelled' }, closeReason: { to: 'No parts' } },
    })
  })
})
