// The hours in which a driver of the nearest branch can come to an address.
import { beforeAll, expect, it } from 'vitest'
import { makerOf } from '../core/everyResource/makeRows.ts'
import { onServer } from '../core/server/eachServer.ts'
import { visitor } from '../core/server/people.ts'
import type { Sender } from '../core/server/requests.ts'
import { withQuery } from '../core/server/requests.ts'
import { switchFlag } from '../core/server/switchFlag.ts'
import { workshopHours } from '../core/server/tenants.ts'

const door = { lat: 24.7, lng: 46.68 }
// Mondays on which drivers work, and only this test books.
const monday = '2026-11-23'
interface Slot {
  local: string
  available: boolean
  reason: string | null
}

onServer('services at home', (running) => {
  let somebody: Sender
  let branchId: string
  beforeAll(async () => {
    const maker = makerOf(running())
    branchId = (await maker.insert('dealershipLocations', { point: { lat: 24.69, lng: 46.68 }, hours: workshopHours })).id
    await maker.insert('dealershipLocations', { point: { lat: 24.9, lng: 46.7 }, hours: workshopHours })
    for (const leave of [[], [{ from: '2026-11-30', to: '2026-11-30' }]])
      await maker.insert('staff', { staffType: 'Driver', locationIds: [branchId], leave })
    somebody = await visitor(running())
  })
  const ask = async (query: Record<string, unknown> = {}, one = somebody) =>
    one.get(withQuery('/misc/homeServiceAvaibility', { ...door, date: monday, ...query }))

  it("are offered hourly within the nearest branch's hours", async () => {
    const { body } = await ask()
    expect(body).toMatchObject({ available: true, reason: null, location: { id: branchId, km: 1.1 } })
    expect((body.slots as Slot[]).map(({ local }) => local)).toEqual([
      ...['09:00', '10:00', '11:00'],
      ...['13:00', '14:00', '15:00', '16:00', '17:00'],
    ])
  })

  it('are full in hours that every driver is taken for', async () => {
    const maker = makerOf(running())
    const visit = () => maker.insert('homeService', { slotAt: '2026-11-23T06:30:00.000Z', locationId: branchId, status: 'open' })
    await visit()
    expect((await ask()).body.slots.every(({ available }: Slot) => available)).toBe(true)
    await visit()
    const { body } = await ask()
    const full = (body.slots as Slot[]).filter(({ reason }) => reason === 'full').map(({ local }) => local)
    expect([body.available, full]).toEqual([true, ['09:00', '10:00']])
  })

  it('count drivers on leave out', async () => {
    const maker = makerOf(running())
    await maker.insert('homeService', { slotAt: '2026-11-30T10:00:00.000Z', locationId: branchId, status: 'in-progress' })
    const { body } = await ask({ date: '2026-11-30' })
    expect((body.slots as Slot[]).filter(({ available }) => !available).map(({ local }) => local)).toEqual(['13:00'])
  })

  it('say why a day or a place has none', async () => {
    await makerOf(running()).insert('holidays', { day: '2026-11-24', locationId: branchId })
    const reasonOf = async (query: Record<string, unknown>) => {
      const { body } = await ask(query)
      return [body.available, body.reason, body.slots.length]
    }
    expect(await reasonOf({ date: '2026-11-27' })).toEqual([false, 'closed', 0])
    expect(await reasonOf({ date: '2026-11-24' })).toEqual([false, 'holiday', 0])
    expect(await reasonOf({ date: '2026-11-01' })).toEqual([false, 'past', 0])
    expect(await reasonOf({ date: '2027-11-01' })).toEqual([false, 'notYet', 0])
    expect(await reasonOf({ lat: 21.5, lng: 39.2 })).toEqual([false, 'tooFar', 0])
    const elsewhere = await ask({}, await visitor(running(), 'najd'))
    expect([elsewhere.body.reason, elsewhere.body.location]).toEqual(['noBranch', null])
  })

  it('are refused for a place that is none, without a token, and where they are off', async () => {
    const wrong = await ask({ lat: 100, date: 'tomorrow' })
    expect([wrong.status, Object.keys(wrong.body.fields).sort()]).toEqual([400, ['date', 'lat']])
    expect((await ask({}, running().as({}))).status).toBe(401)
    await switchFlag(running(), 'HOME_SERVICE', false, async () => {
      expect((await ask()).body.code).toBe('featureOff')
    })
  })
})
