// Customers' own data: warranty and mileage of their cars, details, consents, and the export of everything stored.
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { makerOf } from '../core/everyResource/makeRows.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { customer, newMobile, proven, visitor, type TestCustomer } from '../core/server/people.ts'

const minute = 60_000

onServer("a customer's own", (running) => {
  let sara: TestCustomer
  beforeEach(async () => {
    running().clock.now = firstMorning
    sara = await customer(running())
  })
  const stored = async (path: string) => (await running().admin().get(path)).body

  describe('car', () => {
    const cover = async (values: object) => {
      const { version } = await stored(`/vehicles/${sara.vehicleId}`)
      const { status } = await running()
        .admin()
        .put(`/vehicles/${sara.vehicleId}`, { version, ...values })
      expect(status).toBe(200)
    }
    const ask = async (what: 'Warranty' | 'Contract', who = sara.sender, id = sara.vehicleId) =>
      who.get(`/landing-page/getCustomerVehicle${what}?vehicleId=${id}`)

    it('tells what is left of its warranty and contract, by day or by mileage', async () => {
      expect((await ask('Warranty')).body).toMatchObject({ state: 'none', daysLeft: null, kmLeft: null })
      await cover({ mileageKm: 60_000, warrantyEnd: '2026-11-22', warrantyKm: 100_000, contractEnd: '2026-11-21', contractNumber: 'C-7' })
      expect((await ask('Warranty')).body).toMatchObject({ state: 'valid', end: '2026-11-22', daysLeft: 1, km: 100_000, kmLeft: 40_000 })
      expect((await ask('Contract')).body).toMatchObject({ state: 'over', daysLeft: 0, number: 'C-7' })
      await cover({ mileageKm: 100_001 })
      expect((await ask('Warranty')).body).toMatchObject({ state: 'over', kmLeft: 0 })
    })

    it("is nobody else's: not a customer's, a visitor's or another tenant's", async () => {
      const other = await customer(running())
      const abroad = await customer(running(), 'najd')
      for (const what of ['Warranty', 'Contract'] as const) {
        expect((await ask(what, other.sender)).status).toBe(404)
        expect((await ask(what, abroad.sender)).status).toBe(404)
        expect((await ask(what, await visitor(running()))).status).toBe(401)
      }
      const details = { version: 1, mileageKm: 5 }
      expect((await other.sender.put(`/landing-page/vehicles/${sara.vehicleId}/mileage`, details)).status).toBe(404)
      expect((await stored(`/vehicles/${sara.vehicleId}`)).mileageKm).toBeNull()
    })

    it('takes a mileage that went up, says why it takes no lower one, and notices a change meanwhile', async () => {
      const tell = (version: number, mileageKm: unknown) =>
        sara.sender.put(`/landing-page/vehicles/${sara.vehicleId}/mileage`, { version, mileageKm })
      const { body } = await tell(1, 41_000)
      expect(body.vehicle).toMatchObject({ mileageKm: 41_000, mileageAt: '2026-11-22', version: 2 })
      const lower = await tell(2, 40_999)
      expect([lower.status, Object.keys(lower.body.fields)]).toEqual([400, ['mileageKm']])
      expect(lower.body.fields.mileageKm).toContain('41000')
      const stale = await tell(1, 42_000)
      expect([stale.status, stale.body.code, stale.body.details.current.mileageKm]).toEqual([409, 'staleVersion', 41_000])
      for (const wrong of [-1, 1.5, 3_000_001, null, 'x']) expect((await tell(2, wrong)).status).toBe(400)
      const { body: audit } = await running().admin().get(`/audit?rowId=${sara.vehicleId}&action=update`)
      expect(audit.data[0].changes.mileageKm).toEqual({ from: null, to: 41_000 })
    })
  })

  describe('details', () => {
    const details = { version: 1, title: 'Dr.', firstName: 'Sarah', lastName: 'Alharbi', email: 'sarah@mail.example', languageId: '2' }
    const change = (values: object) => sara.sender.post('/landing-page/updateCustomerDetails', { ...details, ...values })

    it('are changed by the person, the address by its national short code', async () => {
      const { status, body } = await change({ address: { shortCode: 'RRRD2929' } })
      expect([status, body.customer.version]).toEqual([200, 2])
      expect(await stored(`/customers/${sara.id}`)).toMatchObject({
        ...{ title: 'Dr.', firstName: 'Sarah', email: 'sarah@mail.example', emailVerification: 'Unverified', languageId: '2' },
        ...{ address: { shortCode: 'RRRD2929' }, mobile: sara.mobile },
      })
      expect((await sara.sender.get('/customers/customer-details')).body.customer.firstName).toBe('Sarah')
    })

    it('are refused beside the field that is wrong, and over a change meanwhile', async () => {
      const wrong = await change({ firstName: ' ', email: 'nobody', address: { shortCode: 'RR29' } })
      expect([wrong.status, Object.keys(wrong.body.fields).sort()]).toEqual([400, ['address.shortCode', 'email', 'firstName']])
      expect((await change({ mobile: newMobile() })).status).toBe(400)
      const stale = await change({ version: 7 })
      expect([stale.status, stale.body.details.current.firstName]).toEqual([409, 'Sara'])
      expect((await (await visitor(running())).post('/landing-page/updateCustomerDetails', details)).status).toBe(401)
      expect((await stored(`/customers/${sara.id}`)).firstName).toBe('Sara')
    })
  })

  describe('consents', () => {
    const give = (purpose: string, granted: boolean) => sara.sender.post('/landing-page/consents', { purpose, granted })

    it('are each written down as they are given and withdrawn, with when and which words', async () => {
      expect((await give('marketing', true)).status).toBe(200)
      running().clock.now = new Date(firstMorning.getTime() + minute)
      await give('marketing', false)
      await give('marketing', false)
      const { consents } = await stored(`/customers/${sara.id}`)
      expect(consents).toMatchObject([
        { purpose: 'marketing', granted: false },
        { purpose: 'marketing', granted: true, at: firstMorning.toISOString() },
        { purpose: 'marketing', granted: false, at: new Date(firstMorning.getTime() + minute).toISOString() },
      ])
      expect(consents.at(-1).textVersion).toMatch(/^\d{4}-\d\d$/)
      expect((await give('weather', true)).status).toBe(400)
    })
  })

  describe('data', () => {
    it('is handed over whole, and only to them', async () => {
      const lead = await sara.sender.post('/customers/lead', { type: 'Parts Inquiry', message: 'A mirror' })
      const other = await customer(running())
      const { status, body } = await sara.sender.get('/landing-page/personal-data')
      expect([status, body.customer.id]).toEqual([200, sara.id])
      expect(body.records.vehicles).toMatchObject([{ id: sara.vehicleId }])
      expect(body.records.leads).toMatchObject([{ id: lead.body.id, message: 'A mirror' }])
      expect(JSON.stringify(body)).not.toContain(other.mobile)
      const { body: audit } = await running().admin().get(`/audit?rowId=${sara.id}&action=export`)
      expect(audit.data).toMatchObject([{ actorId: null }])
    })

    it('is erased when asked for by name, and the session with it', async () => {
      const wrong = await sara.sender.post('/landing-page/personal-data/erase', { version: 1, name: 'Sara' })
      expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['name']])
      const { status } = await sara.sender.post('/landing-page/personal-data/erase', { version: 1, name: ' sara  ALHARBI ' })
      expect(status).toBe(200)
      expect((await sara.sender.get('/customers/customer-details')).status).toBe(401)
      expect((await running().admin().get(`/customers/${sara.id}`)).status).toBe(404)
      const { rows } = await running().services.engine.scoped('noor', (tx) =>
        sql`select 1 from customers where mobile = ${sara.mobile} union all select 1 from sessions where mobile = ${sara.mobile}`.execute(
          tx,
        ),
      )
      expect(rows).toEqual([])
    })

    it('stays while a booking is open', async () => {
      const { branchId } = running().tenants.noor
      await makerOf(running()).insert('appointments', { type: 'service', status: 'pending', customerId: sara.id, locationId: branchId })
      const { status, body } = await sara.sender.post('/landing-page/personal-data/erase', { version: 1, name: 'Sara Alharbi' })
      expect([status, body.code, body.details.counts]).toEqual([409, 'openWork', { appointments: 1 }])
      expect((await stored(`/customers/${sara.id}`)).firstName).toBe('Sara')
    })

    it('asks for a fresh code after ten minutes', async () => {
      running().clock.now = new Date(firstMorning.getTime() + 10 * minute + 1)
      const erase = { version: 1, name: 'Sara Alharbi' }
      expect((await sara.sender.post('/landing-page/personal-data/erase', erase)).body.code).toBe('freshCodeNeeded')
      expect((await sara.sender.get('/landing-page/personal-data')).body.code).toBe('freshCodeNeeded')
      const { sender } = await proven(running(), sara.mobile)
      expect((await sender.post('/landing-page/personal-data/erase', erase)).status).toBe(200)
    })
  })
})
