// Boards over the API: the same rows as the list, by column and in their order, for everyone who may list them.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { boardColumns, compareCards } from '../../../src/schema/core/board.ts'
import type { Word } from '../../../src/schema/enumerations.ts'
import type { ResourceName } from '../../../src/schema/resources.ts'
import { makerOf, names, resourceOf } from '../everyResource/makeRows.ts'
import type { Maker, Stored } from '../everyResource/maker.ts'
import { eachServer } from '../server/eachServer.ts'
import { firstMorning } from '../server/testServer.ts'
import { withQuery } from '../server/requests.ts'

const boards = names.filter((name) => resourceOf(name).board)
const minute = 60_000
const day = 86_400_000
interface Column {
  status: string
  total: number
  late: number
  data: Stored[]
}

eachServer('a board', (running) => {
  let maker: Maker
  beforeAll(() => {
    maker = makerOf(running())
  })
  beforeEach(() => {
    running().clock.now = firstMorning
  })
  const ago = (time: number) => new Date(firstMorning.getTime() - time).toISOString()
  const as = (role: Word<'designation'>) => running().as({ token: running().tenants.noor.staff[role].token })
  const boardOf = async (path: string, question = {}, role: Word<'designation'> = 'Administrator') => {
    const { status, body } = await as(role).get(withQuery(`/${path}/board`, question))
    if (status !== 200) throw new Error(JSON.stringify(body))
    const { columns, names: named } = body as { columns: Column[]; names: Record<string, Stored[]> }
    const column = (word: string): Column => {
      const found = columns.find(({ status: one }) => one === word)
      if (!found) throw new Error(`No column ${word}.`)
      return found
    }
    return { columns, column, named }
  }

  describe.each(boards)('of %s', (name) => {
    const resource = resourceOf(name)
    const { path, board, status } = resource
    const field = status?.field ?? ''
    const columns = boardColumns(resource)

    it('has a column for each status, with as many cards as the list has rows', async () => {
      for (const word of columns) await maker.insert(name, { [field]: word })
      const { columns: shown } = await boardOf(path)
      expect(shown.map(({ status: word }) => word)).toEqual(columns)
      for (const { status: word, total, data } of shown) {
        const list = (
          await running()
            .admin()
            .get(withQuery(`/${path}`, { [field]: word }))
        ).body.total
        expect([word, total, data.length]).toEqual([word, list, list])
      }
    })

    it('orders a column as the schema says', async () => {
      const [word = ''] = columns
      const moments = Object.values({ ...board?.late, ...board?.order, since: board?.since }).filter((one) => one !== 'createdAt')
      for (const [place, age] of [3, -2, 1, 0, 2].entries())
        await maker.insert(name, {
          [field]: word,
          ...Object.fromEntries(moments.map((one) => [one, ago((age + place / 10) * 60 * minute)])),
        })
      for (const { status: each, data } of (await boardOf(path)).columns) {
        const sorted = board ? data.toSorted(compareCards(board, each, firstMorning.getTime())) : []
        expect(data.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id))
      }
    })

    it('lets a settled row go after its days', async () => {
      for (const [word, days] of Object.entries(board?.recent ?? {})) {
        running().clock.now = new Date(firstMorning.getTime() - days * day - minute)
        const old = await maker.insert(name, { [field]: word })
        running().clock.now = firstMorning
        const young = await maker.insert(name, { [field]: word })
        const ids = (await boardOf(path, { size: 500 })).column(word).data.map(({ id }) => id)
        expect([ids.includes(old.id), ids.includes(young.id)]).toEqual([false, true])
      }
    })

    it('is refused to those who may list nothing of it, and for filters that the list does not know', async () => {
      for (const role of ['Broker Sales', 'Parts Manager', 'General Inquiry'] as const)
        expect([role, (await as(role).get(`/${path}/board`)).status]).toEqual([role, (await as(role).get(`/${path}?size=1`)).status])
      expect((await running().admin().get(`/${path}/board?nonsense=1`)).status).toBe(400)
      expect((await running().as({}).get(`/${path}/board`)).status).toBe(401)
    })
  })

  it('shows a person the rows of their list, masked as there', async () => {
    await maker.insert('leads', { type: 'Parts Inquiry', mobile: '+966551112233' })
    for (const role of ['Parts Manager', 'Sales Manager', 'Broker Sales', 'General Inquiry'] as const) {
      const { column } = await boardOf('leads', { size: 500 }, role)
      const list = (await as(role).get('/leads?status=pending&size=100')).body as { data: Stored[]; total: number }
      const cards = column('pending')
      expect([role, cards.total]).toEqual([role, list.total])
      const mobiles = (rows: readonly Stored[]) => Object.fromEntries(rows.map((row) => [row.id, row['mobile']]))
      expect(mobiles(cards.data)).toEqual(mobiles(list.data))
    }
  })

  it('takes the filters and the search of the list', async () => {
    const mark = `Zeyad${maker.next()}`
    await maker.insert('leads', { name: mark, source: 'campaign' })
    await maker.insert('leads', { name: `${mark} b`, source: 'phone', status: 'in-progress' })
    const totals = async (question: object) =>
      (await boardOf('leads', question)).columns.filter(({ total }) => total > 0).map(({ status, total }) => [status, total])
    const searched = await running().admin().get(`/leads?q=${mark}`)
    // Rows inserted directly have no search text: the search of the board finds the same rows as the list's.
    expect((await totals({ q: mark })).reduce((sum, [, total]) => sum + Number(total), 0)).toBe(searched.body.total)
    expect(await totals({ name: mark, source: 'campaign' })).toEqual([['pending', 1]])
    expect(await totals({ name: mark, status: 'in-progress' })).toEqual([['in-progress', 1]])
  })

  it('brings a column on by parts, and single cards with the counts of all', async () => {
    const made: string[] = []
    for (let place = 0; place < 5; place += 1) made.push((await maker.insert('leads', { name: 'Partsman', type: 'Test Drive' })).id)
    const first = await boardOf('leads', { name: 'Partsman', size: 2 })
    const more = await boardOf('leads', { name: 'Partsman', column: 'pending', skip: 2, size: 500 })
    expect(more.columns.map(({ status }) => status)).toEqual(['pending'])
    const all = [...first.column('pending').data, ...more.column('pending').data].map(({ id }) => id)
    expect(all.toSorted()).toEqual(made.toSorted())
    const one = await boardOf('leads', { name: 'Partsman', cards: made[3] })
    expect([one.column('pending').total, one.column('pending').data.map(({ id }) => id)]).toEqual([5, [made[3]]])
    expect((await boardOf('leads', { name: 'Partsman', cards: 'nonsense' })).column('pending').data).toEqual([])
  })

  it('names what its cards refer to', async () => {
    const { id: customerId } = await maker.insert('customers', { firstName: 'Nada' })
    const { id: vehicleId } = await maker.insert('vehicles', { customerId, model: 'Patrol' })
    await maker.insert('appointments', { customerId, vehicleId, status: 'qc' })
    const { named } = await boardOf('appointments', { customerId })
    expect(named['customers']).toMatchObject([{ id: customerId, firstName: 'Nada' }])
    expect(named['vehicles']).toMatchObject([{ id: vehicleId, model: 'Patrol' }])
    expect(named['customers']?.[0]).not.toHaveProperty('mobile')
  })

  it('counts what is late and puts it first', async () => {
    const name: ResourceName = 'leads'
    await maker.insert(name, { name: 'Lateman', dueAt: ago(-minute) })
    const late = await maker.insert(name, { name: 'Lateman', dueAt: ago(minute) })
    const { total, late: count, data } = (await boardOf('leads', { name: 'Lateman' })).column('pending')
    expect([total, count, data[0]?.id]).toEqual([2, 1, late.id])
  })

  it('ages a booking from its last move', async () => {
    const made = await maker.insert('appointments')
    expect(made['statusAt']).toBe(firstMorning.toISOString())
    running().clock.now = new Date(firstMorning.getTime() + 5 * minute)
    const { body } = await running().admin().post(`/appointments/${made.id}/status`, { to: 'inWorkshop', version: 1, mileageIn: 5 })
    expect(body.statusAt).toBe(running().clock.now.toISOString())
  })

  it('keeps what a check found wrong until the next one', async () => {
    const made = await maker.insert('appointments', { status: 'qc' })
    const move = async (row: Stored, to: string, values = {}): Promise<Stored> =>
      (
        await running()
          .admin()
          .post(`/appointments/${row.id}/status`, { to, version: row.version, ...values })
      ).body as Stored
    const failed = await move(made, 'inWorkshop', { qcFailReason: 'Brakes squeal' })
    expect(failed['qcFailReason']).toBe('Brakes squeal')
    const waiting = await move(failed, 'awaitingParts')
    expect(waiting['qcFailReason']).toBe('Brakes squeal')
    const again = await move(await move(waiting, 'inWorkshop'), 'qc')
    expect(again['qcFailReason']).toBeNull()
  })

  it('of another tenant is out of reach', async () => {
    await maker.insert('leads', { name: 'Oursalone' })
    const { body } = await running().admin('najd').get('/leads/board?name=Oursalone')
    expect((body as { columns: Column[] }).columns.every(({ total }) => total === 0)).toBe(true)
  })
})
