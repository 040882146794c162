// Home service and roadside assistance from the customer's side: requested, followed and cancelled.
import { keepPlace } from '../../server/fieldService/driverPlaces.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CustomerRequest } from '../../src/schema/fieldService/calls/requests.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker } from '../core/everyResource/maker.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { customer, visitor, type TestCustomer } from '../core/server/people.ts'
import { withQuery } from '../core/server/requests.ts'
import { switchFlag } from '../core/server/switchFlag.ts'
import { workshopHours } from '../core/server/tenants.ts'

const door = { lat: 24.7, lng: 46.68 }
const far = { lat: 21.5, lng: 39.2 }
const address = { district: 'Olaya', street: 'Tahlia' }
// A Monday at 10:00 without other home services.
const slotAt = '2026-11-23T07:00:00.000Z'

onServer('requests for a driver', (running) => {
  let maker: Maker
  let branchId: string
  let driverId: string
  let sara: TestCustomer
  let other: TestCustomer
  beforeAll(async () => {
    maker = makerOf(running())
    branchId = (
      await maker.insert('dealershipLocations', { point: { lat: 24.69, lng: 46.68 }, hours: workshopHours, phone: '+966112223344' })
    ).id
    driverId = (await maker.insert('staff', { staffType: 'Driver', active: true, locationIds: [branchId], leave: [] })).id
    await maker.insert('servicePackages', {
      code: 'DOOR',
      name: { en: 'Battery', ar: 'بطارية' },
      price: 30_000,
      minutes: 30,
      atHome: true,
      active: true,
    })
  })
  beforeEach(async () => {
    running().clock.now = firstMorning
    sara = await customer(running())
    other = await customer(running())
  })
  const visit = (who = sara, values: object = {}, key?: string) =>
    who.sender.post(
      '/landing-page/home-service',
      { vehicleId: who.vehicleId, services: ['DOOR'], point: door, address, slotAt, ...values },
      key ? { key } : {},
    )
  const help = (who = sara, values: object = {}, key?: string) =>
    who.sender.post(
      '/landing-page/roadside-assistance',
      { vehicleId: who.vehicleId, issue: 'battery', point: door, ...values },
      key ? { key } : {},
    )
  const openOf = async (who = sara) => (await who.sender.get('/landing-page/requests')).body.data as CustomerRequest[]
  const requestOf = async (id: string, who = sara) => (await who.sender.get(`/landing-page/requests/${id}`)).body.request as CustomerRequest
  const cancel = (id: string, who = sara) => who.sender.post(`/landing-page/requests/${id}/cancel`, {})
  const step = async (kind: string, id: string, from: string, to: string, more: object = {}) => {
    const { status, body } = await running()
      .admin()
      .post(`/field-requests/${id}/step`, { kind, from, to, ...more })
    expect([status, body.fieldRequest?.stage]).toEqual([200, to])
  }
  const assign = async (kind: string, id: string) => {
    const { version } = (await running().admin().get(`/${kind}/${id}`)).body
    expect((await running().admin().post(`/field-requests/${id}/assign`, { kind, driverId, version })).status).toBe(200)
  }

  describe('to the door', () => {
    it('take an hour of a driver, with what was told, and are told back to their customer', async () => {
      const { status, body } = await visit(sara, { note: 'Gate 2', accuracyM: 12 })
      expect(status).toBe(200)
      expect(body.request).toMatchObject({
        ...{ kind: 'homeService', status: 'open', stage: 'requested', slotAt, cancellable: true, driver: null },
        ...{ services: [{ code: 'DOOR', price: 30_000 }], location: { phone: '+966112223344' } },
      })
      const row = (await running().admin().get(`/homeService/${body.request.id}`)).body
      expect(row).toMatchObject({ customerId: sara.id, locationId: branchId, address, note: 'Gate 2', accuracyM: 12, createdBy: null })
      expect((await openOf()).map(({ id }) => id)).toEqual([row.id])
      expect((await cancel(row.id)).body.request).toMatchObject({ status: 'closed', outcome: 'H2H Cancelled', cancellable: false })
      expect(await openOf()).toEqual([])
    })

    it('never take one hour twice: of two who want the last one, one gets it and the other the next free ones', async () => {
      const answers = await Promise.all([visit(sara), visit(other)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const refused = answers.find(({ status }) => status === 409)?.body
      expect([refused.code, refused.fields.slotAt.length > 0, refused.details.next[0].start]).toEqual([
        'slotTaken',
        true,
        '2026-11-23T06:00:00.000Z',
      ])
      const days = (await sara.sender.get(withQuery('/landing-page/home-service-days', door))).body
      expect(days).toMatchObject({ reason: null, location: { id: branchId, phone: '+966112223344' } })
      const monday = days.days.find(({ date }: { date: string }) => date === '2026-11-23')
      expect(monday.total - monday.free).toBe(1)
      const made = answers.find(({ status }) => status === 200)?.body.request
      await cancel(made.id, (await openOf(sara)).length > 0 ? sara : other)
      expect((await visit(other)).status).toBe(200)
      await cancel((await openOf(other))[0]?.id ?? '', other)
    })

    it('may be for an hour that was offered up to five minutes ago, and no later', async () => {
      const leadMinutes = 60
      const before = (ms: number) => new Date(Date.parse(slotAt) - leadMinutes * 60_000 + ms)
      running().clock.now = before(5 * 60_000 + 1)
      sara = await customer(running())
      expect((await visit()).body.code).toBe('slotTaken')
      running().clock.now = before(5 * 60_000)
      const { status, body } = await visit()
      expect(status).toBe(200)
      await cancel(body.request.id)
    })

    it('are recorded once by their key', async () => {
      const [one, two] = [await visit(sara, {}, 'pressed-twice'), await visit(sara, {}, 'pressed-twice')]
      expect([one.status, two.body.request.id]).toEqual([200, one.body.request.id])
      expect(await openOf()).toHaveLength(1)
      await cancel(one.body.request.id)
    })

    it("are refused beyond the drivers' reach, for work that needs the workshop, without an address, and for another's car", async () => {
      expect([(await visit(sara, { point: far })).body.code, (await openOf()).length]).toEqual(['notCovered', 0])
      expect(Object.keys((await visit(sara, { services: ['OIL'] })).body.fields)).toEqual(['services'])
      expect((await visit(sara, { services: ['NOTHING'] })).status).toBe(404)
      expect(Object.keys((await visit(sara, { address: { street: 'Tahlia' } })).body.fields)).toEqual(['address.district'])
      expect((await visit(sara, { vehicleId: other.vehicleId })).status).toBe(404)
      expect((await visit(sara, { slotAt: '2026-11-23T07:15:00.000Z' })).body.code).toBe('slotTaken')
      expect((await sara.sender.get(withQuery('/landing-page/home-service-days', far))).body).toMatchObject({ reason: 'tooFar', days: [] })
      expect(await openOf()).toEqual([])
    })

    it('offer only what is done there', async () => {
      const { body } = await sara.sender.get('/landing-page/recommanded-services?at=home')
      expect(body.data.map(({ code }: { code: string }) => code)).toEqual(['DOOR'])
    })

    it('take the national short address in small letters and Arabic digits', async () => {
      const { body } = await visit(sara, { address: { shortCode: 'rrrd٢٩٢٩' } })
      expect((await running().admin().get(`/homeService/${body.request.id}`)).body.address).toMatchObject({ shortCode: 'RRRD2929' })
      expect(Object.keys((await visit(sara, { address: { shortCode: 'RRR29292' } })).body.fields)).toEqual(['address.shortCode'])
      await cancel(body.request.id)
    })
  })

  describe('on the road', () => {
    it('go to the nearest branch and its managers, with what was told', async () => {
      const { status, body } = await help(sara, { addressNote: 'By the bridge', accuracyM: 30 })
      expect([status, body.known]).toEqual([200, false])
      const row = (await running().admin().get(`/roadsideAssistance/${body.request.id}`)).body
      expect(row).toMatchObject({
        customerId: sara.id,
        locationId: branchId,
        issue: 'battery',
        addressNote: 'By the bridge',
        accuracyM: 30,
      })
      const { staff } = running().tenants.noor
      const notices = (await running().as({ token: staff['Service Manager'].token }).get('/staffs/notifications?size=50')).body.data
      expect(notices.some(({ kind, rowId }: { kind: string; rowId: string }) => kind === 'helpAsked' && rowId === row.id)).toBe(true)
    })

    it('are one at a time for a car: a second shows the first, also when both come at once', async () => {
      const both = await Promise.all([help(), help(sara, { issue: 'fuel' })])
      expect(both.map(({ status }) => status)).toEqual([200, 200])
      expect(both.map(({ body }) => body.known).toSorted()).toEqual([false, true])
      const third = await help(sara, { issue: 'towing' })
      expect([third.body.known, third.body.request.id]).toEqual([true, both[0]?.body.request.id])
      expect(await openOf()).toHaveLength(1)
      await cancel(third.body.request.id)
      expect((await help()).body.known).toBe(false)
    })

    it('move on for their customer as the driver goes, who is named and can be called until it is over', async () => {
      const { id } = (await help()).body.request
      await assign('roadsideAssistance', id)
      const driver = (await running().admin().get(`/staffs/list/${driverId}`)).body
      expect(await requestOf(id)).toMatchObject({
        stage: 'dispatched',
        driver: { name: driver.name, mobile: driver.mobile },
        cancellable: true,
      })
      await step('roadsideAssistance', id, 'dispatched', 'enRoute')
      expect((await requestOf(id)).etaAt).not.toBeNull()
      await step('roadsideAssistance', id, 'enRoute', 'onSite')
      expect(await requestOf(id)).toMatchObject({ stage: 'onSite', cancellable: false })
      expect((await requestOf(id)).arrivedAt).not.toBeNull()
      await step('roadsideAssistance', id, 'onSite', 'done', { outcome: 'RSA Responded' })
      expect(await requestOf(id)).toMatchObject({ status: 'closed', outcome: 'RSA Responded', driver: { mobile: null } })
      expect(await openOf()).toEqual([])
      const stars = { type: 'roadsideAssistance', id, rating: 5, comment: 'Quick.' }
      expect((await sara.sender.post('/customers/hsra-feedback', stars)).status).toBe(200)
      expect((await other.sender.post('/customers/hsra-feedback', stars)).status).toBe(404)
    })

    it('show their own customer the place that the driver sends on the way, and an arrival that follows it', async () => {
      const { id } = (await help()).body.request
      await assign('roadsideAssistance', id)
      await step('roadsideAssistance', id, 'dispatched', 'enRoute')
      const sent = async (lat: number) => {
        await running().services.engine.scoped('noor', (tx) => keepPlace(tx, driverId, { lat, lng: door.lng }, running().services.now()))
        const { driver, etaAt } = await requestOf(id)
        return { place: driver?.place, minutes: (Date.parse(etaAt ?? '') - running().services.now().getTime()) / 60_000 }
      }
      expect((await requestOf(id)).driver?.place).toBeNull()
      const first = await sent(door.lat + 0.2)
      expect(first.place).toEqual({ lat: door.lat + 0.2, lng: door.lng, at: running().services.now().toISOString() })
      const near = await sent(door.lat + 0.05)
      expect(near.place?.lat).toBe(door.lat + 0.05)
      expect([first.minutes > 40, near.minutes < 15]).toEqual([true, true])
      expect((await other.sender.get(`/landing-page/requests/${id}`)).status).toBe(404)
      // An old position says nothing about now.
      running().clock.now = new Date(running().services.now().getTime() + 11 * 60_000)
      expect((await requestOf(id)).driver?.place).toBeNull()
      await sent(door.lat + 0.01)
      await step('roadsideAssistance', id, 'enRoute', 'onSite')
      expect((await requestOf(id)).driver?.place).toBeNull()
    })

    it('are called off until somebody is there, once, and the driver is notified of it', async () => {
      const { id } = (await help()).body.request
      await assign('roadsideAssistance', id)
      const [one, two] = [await cancel(id), await cancel(id)]
      expect([one.body.request.outcome, two.status]).toEqual(['RSA Cancelled', 200])
      const row = (await running().admin().get(`/roadsideAssistance/${id}`)).body
      expect(row).toMatchObject({ status: 'closed', stage: 'done', outcome: 'RSA Cancelled', updatedBy: null })
      const details = await running().admin().get(`/roadsideAssistance/${id}/history`)
      expect(JSON.stringify(details.body)).toContain('RSA Cancelled')
      const late = (await help()).body.request
      await assign('roadsideAssistance', late.id)
      await step('roadsideAssistance', late.id, 'dispatched', 'enRoute')
      await step('roadsideAssistance', late.id, 'enRoute', 'onSite')
      expect([(await cancel(late.id)).body.code, (await requestOf(late.id)).status]).toEqual(['moveNotAllowed', 'in-progress'])
    })

    it('say beside the field what is wrong, and keep nothing of it', async () => {
      const { status, body } = await help(sara, { issue: 'rain', point: { lat: 100, lng: 0 }, photos: ['x'] })
      expect([status, Object.keys(body.fields).toSorted()]).toEqual([400, ['issue', 'photos.0', 'point.lat']])
      expect((await help(sara, { photos: [crypto.randomUUID()] })).status).toBe(404)
      expect((await help(sara, { vehicleId: other.vehicleId })).status).toBe(404)
      expect(await openOf()).toEqual([])
    })
  })

  it("never show or stop another's: not another customer's, not another tenant's", async () => {
    const { id } = (await help()).body.request
    const stranger = await customer(running(), 'najd')
    for (const one of [other, stranger]) {
      expect((await one.sender.get(`/landing-page/requests/${id}`)).status).toBe(404)
      expect((await cancel(id, one)).status).toBe(404)
      expect(await openOf(one)).toEqual([])
    }
    const nobody = await visitor(running())
    expect((await nobody.get('/landing-page/requests')).status).toBe(401)
    expect((await nobody.post('/landing-page/roadside-assistance', { vehicleId: sara.vehicleId, issue: 'fuel', point: door })).status).toBe(
      401,
    )
    expect((await requestOf(id)).status).toBe('open')
  })

  it('are refused where they are off, and slowed down where they flood the staff', async () => {
    await switchFlag(running(), 'HOME_SERVICE', false, async () => {
      expect((await visit()).body.code).toBe('featureOff')
      expect((await sara.sender.get(withQuery('/landing-page/home-service-days', door))).body.code).toBe('featureOff')
    })
    await switchFlag(running(), 'ROADSIDE_ASSISTANCE', false, async () => {
      expect((await help()).body.code).toBe('featureOff')
    })
    const statuses = []
    for (let sent = 0; sent < 31; sent += 1) statuses.push((await help()).status)
    expect(statuses.at(-1)).toBe(429)
  })

  it('know places by name: areas by their middle, cities by their point', async () => {
    const shape = [
      { lat: 24.6, lng: 46.6 },
      { lat: 24.8, lng: 46.6 },
      { lat: 24.8, lng: 46.8 },
      { lat: 24.6, lng: 46.8 },
    ]
    const area = await makerOf(running(), 'najd').insert('serviceAreas', { shape, active: true })
    const { body } = await (await visitor(running(), 'najd')).get('/landing-page/places')
    const [known] = body.areas as { id: string; point: { lat: number; lng: number }; km: number }[]
    expect(known).toMatchObject({ id: area.id, km: 15 })
    expect([known?.point.lat.toFixed(3), known?.point.lng.toFixed(3)]).toEqual(['24.700', '46.700'])
    expect(JSON.stringify(body)).not.toContain(branchId)
  })
})
