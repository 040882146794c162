// Documents: PDF in both languages, for people who may see their content.
import { pageOf } from '../core/server/shortLinks.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { jobDocumentData } from '../../server/workshop/documentData.ts'
import { findSettings } from '../../server/core/time/workshop.ts'
import { findRow } from '../../server/core/db/repository.ts'
import { Estimate } from '../../server/workshop/documents/Estimate.tsx'
import { ServiceRecord } from '../../server/workshop/documents/ServiceRecord.tsx'
import { sheetFor } from '../../server/core/documents/sheet.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import { totalsOf } from '../../src/schema/core/money.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Stored } from '../core/everyResource/maker.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'

const oil = { code: 'OIL', name: { en: 'Oil (5W-30)', ar: 'زيت (5W-30)' }, price: 20_000, minutes: 30 }

onServer('documents', (running) => {
  let booking: Stored
  beforeAll(async () => {
    running().clock.now = firstMorning
    const maker = makerOf(running())
    const { branchId, advisorIds } = running().tenants.noor
    const { id: customerId } = await maker.insert('customers', { firstName: 'سارة', lastName: 'الحربي' })
    const { id: vehicleId } = await maker.insert('vehicles', { customerId })
    booking = await maker.insert('appointments', {
      ...{ type: 'service', status: 'inWorkshop', customerId, vehicleId, locationId: branchId, advisorId: advisorIds[0] },
      ...{ services: [oil], totals: totalsOf([oil.price]), startAt: firstMorning.toISOString(), concern: 'صوت عند الفرملة' },
    })
    await maker.insert('jobServices', { appointmentId: booking.id, name: oil.name, price: 5_000, status: 'inWorkshop' })
    await maker.insert('jobParts', { appointmentId: booking.id, name: 'Pads', status: 'awaitingParts' })
  })
  const ask = async (path: string, role?: Word<'designation'>, tenant: 'noor' | 'najd' = 'noor') => {
    const token = role && running().tenants[tenant].staff[role].token
    const answer = await running().app.inject({
      url: `/api${path}`,
      headers: { from: 'landing-page', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    })
    return { status: answer.statusCode, start: answer.rawPayload.subarray(0, 5).toString('latin1'), headers: answer.headers }
  }
  const daySheet = () => `/documents/day-sheet?locationId=${running().tenants.noor.branchId}&day=2026-11-22`

  it.each(['english', 'arabic'])('come as PDF with a name of their own in %s', async (language) => {
    for (const path of [`/documents/estimate/${booking.id}?`, `/documents/job-card/${booking.id}?`, `${daySheet()}&`]) {
      const { status, start, headers } = await ask(`${path}language=${language}`, 'Service Manager')
      expect([status, start]).toEqual([200, '%PDF-'])
      expect(headers['content-type']).toBe('application/pdf')
      expect(headers['content-disposition']).toMatch(/^inline; filename="[\w-]+\.pdf"; filename\*=UTF-8''/)
    }
  })

  it.each(['english', 'arabic'] as const)('say with VAT what a promotion took off, in %s', async (language) => {
    const totals = totalsOf([oil.price], 3000)
    const markup = await running().services.engine.scoped('noor', async (tx) => {
      const row = await findRow(tx, 'appointments', booking.id)
      if (!row) throw new Error('The booking is gone.')
      const sheet = sheetFor(running().services.texts, language, await findSettings(tx), running().services.now())
      const job = await jobDocumentData(tx, null, { ...row, totals }, sheet.rtl ? 'ar' : 'en')
      return renderToStaticMarkup(createElement(Estimate, { sheet, job }))
    })
    const said = markup.replace(/<[^>]+>/g, '|')
    for (const amount of ['230.00', '-34.50', '195.50', '25.50']) expect(said).toContain(amount)
    expect(said.indexOf('-34.50')).toBeLessThan(said.indexOf('195.50'))
  })

  it('name what was done at a visit with VAT, and only what was paid online', async () => {
    const drawn = async (paid: { ref: string; at: string; minor: number }[]) => {
      const markup = await running().services.engine.scoped('noor', async (tx) => {
        const row = await findRow(tx, 'appointments', booking.id)
        if (!row) throw new Error('The booking is gone.')
        const sheet = sheetFor(running().services.texts, 'english', await findSettings(tx), running().services.now())
        return renderToStaticMarkup(createElement(ServiceRecord, { sheet, job: await jobDocumentData(tx, null, row, 'en'), paid }))
      })
      return markup.replace(/<[^>]+>/g, '|')
    }
    const unpaid = await drawn([])
    for (const words of ['Oil (5W-30)', '230.00', 'not a tax invoice']) expect(unpaid).toContain(words)
    expect(unpaid).not.toContain('Paid online')
    const paid = await drawn([{ ref: 'PAY-77', at: firstMorning.toISOString(), minor: 12_345 }])
    for (const words of ['Paid online', 'PAY-77', '123.45']) expect(paid).toContain(words)
  })

  it('are for staff who may see the booking, in their own tenant', async () => {
    const path = `/documents/job-card/${booking.id}`
    expect((await ask(path)).status).toBe(401)
    expect((await ask(path, 'Broker Sales')).status).toBe(404)
    expect((await ask(path, 'Fleet Sales')).status).toBe(404)
    expect((await ask(path, 'Parts Manager')).status).toBe(200)
    expect((await ask(path, 'Administrator', 'najd')).status).toBe(404)
    expect((await ask(daySheet(), 'Administrator', 'najd')).status).toBe(404)
    expect((await ask('/documents/day-sheet?locationId=none&day=2026-11-22', 'Administrator')).status).toBe(400)
  })

  it('are no job card for a test drive', async () => {
    const { id } = await makerOf(running()).insert('appointments', { type: 'testDrive' })
    expect((await ask(`/documents/job-card/${id}`, 'Administrator')).status).toBe(404)
  })

  it('go by link to the customer, and to nobody with another one', async () => {
    const { body } = await running().admin().post(`/appointments/${booking.id}/job-link`, { send: false })
    const token = (await pageOf(running(), String(body.url))).searchParams.get('link') ?? ''
    const { status, start } = await ask(`/documents/estimate-by-link?token=${token}&language=arabic`)
    expect([status, start]).toEqual([200, '%PDF-'])
    expect((await ask(`/documents/estimate-by-link?token=${token.slice(0, -2)}AA`)).status).toBe(410)
    running().clock.now = new Date(firstMorning.getTime() + 8 * 86_400_000)
    expect((await ask(`/documents/estimate-by-link?token=${token}`)).status).toBe(410)
    running().clock.now = firstMorning
  })
})
