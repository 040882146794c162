// Service areas: which addresses they contain, and which shapes are valid.
import { beforeAll, describe, expect, it } from 'vitest'
import { liesIn } from '../../server/masters/serviceAreasAt.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import { onServer } from '../core/server/eachServer.ts'
import { visitor } from '../core/server/people.ts'
import { withQuery } from '../core/server/requests.ts'
import { workshopHours } from '../core/server/tenants.ts'

const square = [
  { lat: 24.6, lng: 46.6 },
  { lat: 24.6, lng: 46.8 },
  { lat: 24.8, lng: 46.8 },
  { lat: 24.8, lng: 46.6 },
]
// A square with a notch in its east side.
const bitten = [...square.slice(0, 2), { lat: 24.7, lng: 46.65 }, ...square.slice(2)]

describe('a place', () => {
  it.each([
    ['in the middle', { lat: 24.7, lng: 46.7 }, true],
    ['on the border', { lat: 24.6, lng: 46.7 }, true],
    ['on a corner', { lat: 24.8, lng: 46.6 }, true],
    ['beside', { lat: 24.9, lng: 46.7 }, false],
  ])('%s of an area', (_, place, inside) => expect(liesIn({ shape: square }, place)).toBe(inside))
  it('in the bite of an area is outside it', () => expect(liesIn({ shape: bitten }, { lat: 24.7, lng: 46.75 })).toBe(false))
})

const monday = '2026-11-23'
onServer('visits where areas are drawn', (running) => {
  let near: string
  let far: string
  beforeAll(async () => {
    const maker = makerOf(running())
    near = (await maker.insert('dealershipLocations', { point: { lat: 24.69, lng: 46.68 }, hours: workshopHours })).id
    far = (await maker.insert('dealershipLocations', { point: { lat: 21.5, lng: 39.17 }, hours: workshopHours })).id
    for (const locationIds of [[near], [far]]) await maker.insert('staff', { staffType: 'Driver', locationIds, leave: [], active: true })
    await maker.insert('serviceAreas', { locationId: far, shape: square, active: true, name: { en: 'East', ar: 'الشرق' } })
    await maker.insert('serviceAreas', { locationId: near, shape: square.map(({ lat, lng }) => ({ lat: lat + 1, lng })), active: false })
  })
  const ask = async (place: { lat: number; lng: number }, tenant: 'noor' | 'najd' = 'noor') =>
    (await (await visitor(running(), tenant)).get(withQuery('/misc/homeServiceAvaibility', { ...place, date: monday }))).body

  it("are made by the area's own branch, however far it is", async () => {
    const body = await ask({ lat: 24.7, lng: 46.7 })
    expect([body.available, body.location.id, body.area.name.en]).toEqual([true, far, 'East'])
  })

  it('are refused in words outside every area in use, also beside a branch', async () => {
    expect(await ask({ lat: 24.55, lng: 46.68 })).toMatchObject({ available: false, reason: 'outsideAreas', area: null, slots: [] })
    expect(await ask({ lat: 25.7, lng: 46.7 })).toMatchObject({ reason: 'outsideAreas' })
  })

  it("are made by the nearest where areas of two branches meet, and never by another tenant's areas", async () => {
    await makerOf(running()).insert('serviceAreas', { locationId: near, shape: square, active: true })
    expect((await ask({ lat: 24.7, lng: 46.7 })).location.id).toBe(near)
    expect(await ask({ lat: 24.7, lng: 46.7 }, 'najd')).toMatchObject({ reason: 'noBranch', area: null })
  })
})
