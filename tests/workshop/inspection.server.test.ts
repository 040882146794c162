// The inspection sheet of a job, and when work that was found waits for its customer.
import { pageOf } from '../core/server/shortLinks.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { totalsOf } from '../../src/schema/core/money.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import type { Row } from '../../server/core/db/rows.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker, Stored } from '../core/everyResource/maker.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { visitor } from '../core/server/people.ts'

const oil = { code: 'OIL', name: { en: 'Oil', ar: 'زيت' }, price: 20_000, minutes: 30 }
const brakes = { name: { en: 'Brake pads', ar: 'فحمات الفرامل' }, price: 45_000, minutes: 60 }

onServer('an inspection', (running) => {
  let maker: Maker
  let booking: Stored
  beforeAll(() => {
    maker = makerOf(running())
  })
  const as = (role: Word<'designation'>) => running().as({ token: running().tenants.noor.staff[role].token })
  beforeEach(async () => {
    running().clock.now = firstMorning
    const { branchId, advisorIds } = running().tenants.noor
    const { id: customerId } = await maker.insert('customers', { languageId: '2' })
    booking = await maker.insert('appointments', {
      ...{ type: 'service', status: 'inWorkshop', customerId, locationId: branchId, advisorId: advisorIds[0] },
      ...{ services: [oil], totals: totalsOf([oil.price]) },
    })
  })
  const mark = (values: Row, role: Word<'designation'> = 'Service Manager') =>
    as(role).post('/inspectionResults', { appointmentId: booking.id, ...values })
  const page = async () => {
    const { body } = await as('Administrator').post(`/appointments/${booking.id}/job-link`, { send: false })
    const token = (await pageOf(running(), String(body.url))).searchParams.get('link') ?? ''
    return (await (await visitor(running())).post('/landing-page/job', { token })).body.job
  }

  it('has one result a point, changed by its version, by those who work on the job', async () => {
    expect((await mark({ point: 'belts', mark: 'fine' }, 'Sales Manager')).status).toBe(403)
    const { status, body } = await mark({ point: 'belts', mark: 'soon' })
    expect([status, body.mark, body.status, body.advisorId]).toEqual([200, 'soon', 'inWorkshop', booking['advisorId']])
    expect((await mark({ point: 'belts', mark: 'fine' })).body.code).toBe('alreadyExists')
    const changed = await as('Service Manager').put(`/inspectionResults/${body.id}`, { mark: 'now', version: 1 })
    expect([changed.status, changed.body.mark]).toEqual([200, 'now'])
    const late = await as('Service Manager').put(`/inspectionResults/${body.id}`, { mark: 'fine', version: 1 })
    expect([late.status, late.body.code, late.body.details.current.mark]).toEqual([409, 'staleVersion', 'now'])
    const abroad = await running().admin('najd').post('/inspectionResults', { appointmentId: booking.id, point: 'belts', mark: 'fine' })
    expect(abroad.status).toBe(404)
  })

  it('is shown to the customer: what is not in order with its words in both languages, the urgent first, and how much is good', async () => {
    expect((await page()).inspection).toBeNull()
    await mark({ point: 'battery', mark: 'soon' })
    await mark({ point: 'lights', mark: 'fine' })
    await mark({ point: 'leaks', mark: 'now' })
    expect((await page()).inspection).toMatchObject({
      good: 1,
      found: [
        { point: 'leaks', mark: 'now', name: { en: 'Leaks', ar: 'التسريبات' }, photos: [] },
        { point: 'battery', mark: 'soon', text: { en: 'Soon', ar: 'قريبًا' } },
      ],
    })
  })

  it('is closed with the job', async () => {
    const { body } = await mark({ point: 'battery', mark: 'soon' })
    await running().services.engine.scoped('noor', (tx) =>
      tx
        .updateTable('appointments' as never)
        .set({ status: 'delivered' } as never)
        .where('id' as never, '=', booking.id as never)
        .execute(),
    )
    expect((await mark({ point: 'leaks', mark: 'fine' })).body.code).toBe('workFixed')
    expect((await as('Administrator').put(`/inspectionResults/${body.id}`, { mark: 'fine', version: 1 })).body.code).toBe('workFixed')
  })

  it('leaves found work with the workshop until it is sent, and keeps the version that the customer decides on', async () => {
    const made = (await as('Service Manager').post('/jobServices', { appointmentId: booking.id, ...brakes })).body as Stored
    const read = async () => (await as('Service Manager').get(`/jobServices/${made.id}`)).body as Row
    expect([(await read())['decision'], (await read())['sentAt']]).toEqual(['proposed', null])
    await as('Service Manager').post(`/appointments/${booking.id}/job-link`, { send: false })
    expect((await read())['sentAt']).toBeNull()
    await as('Service Manager').post(`/appointments/${booking.id}/job-link`, { send: true })
    expect(await read()).toMatchObject({ sentAt: firstMorning.toISOString(), version: made.version })
    // Another price is another question.
    await as('Service Manager').put(`/jobServices/${made.id}`, { price: 50_000, version: made.version })
    expect((await read())['sentAt']).toBeNull()
  })
})
