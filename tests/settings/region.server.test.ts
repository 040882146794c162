// A tenant in another time zone and currency: its days, times and amounts follow them, and other tenants' do not change.
import { beforeAll, describe, expect, it } from 'vitest'
import { wireFilter } from '../../src/admin/core/filters/wireFilter.ts'
import { formatFor } from '../../src/i18n/format.ts'
import { readCell, writeCell, type CellI18n } from '../../src/schema/core/cells.ts'
import { resources } from '../../src/schema/resources.ts'
import { momentOf } from '../../src/schema/core/time/zone.ts'
import { fromDecimal, toDecimal } from '../../server/core/gateways/decimal.ts'
import { sheetFor } from '../../server/core/documents/sheet.ts'
import { inRegion, inRegionOf, presentTotals } from '../../server/core/time/region.ts'
import { localDay, localTime } from '../../server/core/time/time.ts'
import { quietAround } from '../../server/core/time/quietHours.ts'
import { runSchedules } from '../../server/core/jobs/scheduleRunner.ts'
import { remindBookings } from '../../server/appointments/remindBookings.ts'
import { findSettings } from '../../server/core/time/workshop.ts'
import { customer, type TestCustomer } from '../core/server/people.ts'
import { rowsIn, tablesOf } from '../core/server/tables.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { withQuery } from '../core/server/requests.ts'
import { addRowOf } from '../core/server/tenants.ts'

// Thirteen hours ahead of UTC in November, ten ahead of Riyadh.
const auckland = { timeZone: 'Pacific/Auckland', currency: 'KWD' }
const rethrow = (error: unknown) => {
  throw error
}
const plain = (text: string) => text.replace(/\u00a0/g, ' ')

describe('a region', () => {
  it('decides when it is quiet', () => {
    const quiet = { quietFrom: '21:00', quietTo: '09:00', timeZone: auckland.timeZone }
    expect(quietAround(quiet, '2026-11-22T05:00:00.000Z')).toBeUndefined()
    expect(quietAround(quiet, '2026-11-22T10:00:00.000Z')).toEqual({ from: '2026-11-22T08:00:00.000Z', to: '2026-11-22T20:00:00.000Z' })
    expect(quietAround({ ...quiet, timeZone: 'Asia/Riyadh' }, '2026-11-22T10:00:00.000Z')).toBeUndefined()
  })

  it('decides which moments a day of a list filter holds', () => {
    const now = new Date('2026-11-22T12:00:00Z')
    expect(wireFilter('leads', { dueAtSpan: 'today' }, auckland.timeZone, now)).toEqual({
      dueAtFrom: '2026-11-22T11:00:00.000Z',
      dueAtTo: '2026-11-23T10:59:59.999Z',
    })
  })

  it('decides how amounts and times are written, in both languages', () => {
    const [english, arabic] = [formatFor('english', auckland), formatFor('arabic', auckland)]
    expect([plain(english.money(12_345)), plain(arabic.money(12_345))]).toEqual(['KWD 12.345', '12.345 د.ك.'])
    expect([english.dateTime(firstMorning), arabic.dateTime(firstMorning)]).toEqual(['22/11/2026 06:00 PM', '22/11/2026 06:00 م'])
    expect([toDecimal(12_345, 'KWD'), fromDecimal('12.345', 'KWD')]).toEqual(['12.345', 12_345])
  })

  it('decides what an amount in a table file is', () => {
    const i18n = { language: 'english', ...auckland } as CellI18n
    const { price } = resources.servicePackages.fields
    expect(writeCell(price, '', 12_345, i18n)).toBe(12.345)
    expect(['12.345', 'KWD 12.345', '12.345kwd'].map((text) => readCell(price, '', text, i18n))).toEqual([12_345, 12_345, 12_345])
    expect(readCell(price, '', 'SAR 12', i18n)).toBe('SAR 12')
  })

  it('holds for the work that began in it, and for no other that runs meanwhile', async () => {
    const found = async () => [localDay('2026-11-22T12:00:00Z'), localTime('2026-11-22T12:00:00Z'), presentTotals([1]).currency]
    const [there, here] = await Promise.all([inRegion(auckland, found), found()])
    expect(there).toEqual(['2026-11-23', '01:00', 'KWD'])
    expect(here).toEqual(['2026-11-22', '15:00', 'SAR'])
  })
})

onServer("a tenant's region", (running) => {
  let who: TestCustomer
  const admin = () => running().admin()
  const change = async (values: Record<string, unknown>) => {
    const { id, version } = (await admin().get('/settings')).body.data[0]
    return admin().put(`/settings/${id}`, { ...values, version })
  }
  beforeAll(async () => {
    who = await customer(running())
    const dinar = { code: 'KWD', name: { en: 'Kuwaiti dinar', ar: 'دينار كويتي' }, symbol: { en: 'KWD', ar: 'د.ك' }, minorDigits: 3 }
    await addRowOf(running().services, 'noor', 'multiCurrency', dinar)
    await addRowOf(running().services, 'noor', 'multiCurrency', { ...dinar, code: 'ZZZ' })
  })

  it('is one that the world knows', async () => {
    expect((await admin().get('/settings')).body.data[0]).toMatchObject({ timeZone: 'Asia/Riyadh', currencyCode: 'SAR' })
    for (const timeZone of ['Mars/Phobos', 'asia/dubai', '+03:00', ''])
      expect((await change({ timeZone })).body.fields).toHaveProperty('timeZone')
    for (const currencyCode of ['ZZZ', 'EUR', 'kwd']) expect((await change({ currencyCode })).body.fields).toHaveProperty('currencyCode')
    expect((await change({ timeZone: auckland.timeZone, currencyCode: 'KWD' })).status).toBe(200)
  })

  it('is what the pages are found', async () => {
    const visitor = running().as({ token: who.token })
    expect((await visitor.get('/landing-page/settings')).body).toMatchObject(auckland)
  })

  it('is in whose days and currency its bookings are, from the next request on', async () => {
    const startAt = momentOf('2026-11-30 09:00', auckland.timeZone)
    expect(startAt).toBe('2026-11-29T20:00:00.000Z')
    const locationId = running().tenants.noor.branchId
    const services = [{ code: 'OIL', name: { en: 'Oil change', ar: 'تغيير الزيت' }, price: 10_000, minutes: 30 }]
    const about = { type: 'service', customerId: who.id, vehicleId: who.vehicleId, locationId, startAt, services }
    const { body } = await admin().post('/appointments', about)
    expect(body.totals).toEqual({ net: 10_000, vat: 1500, gross: 11_500, currency: 'KWD' })
    const day = async (date: string) =>
      (await admin().get(withQuery('/calendar', { locationId, from: date, to: date }))).body.bookings.map(({ id }: { id: string }) => id)
    expect([await day('2026-11-29'), await day('2026-11-30')]).toEqual([[], [body.id]])
    // A day earlier, at the end of the night there.
    running().clock.now = new Date('2026-11-28T20:01:00.000Z')
    await runSchedules(running().services, rethrow, [{ name: 'bookingReminders', run: remindBookings }])
    running().clock.now = firstMorning
    const [reminder] = (await admin().get('/messages?kind=bookingReminderDay')).body.data
    expect(reminder.body).toContain('Mon 30 Nov 09:00 AM')
  })

  it('decides on which day a payment counts, for its tenant alone', async () => {
    const since = '2026-11-22T12:00:00.000Z'
    running().clock.now = new Date(since)
    for (const tenant of ['noor', 'najd'] as const)
      await addRowOf(running().services, tenant, 'payments', {
        ref: `P-${tenant}`,
        amount: 100,
        refId: who.id,
        orderType: 'service',
        provider: 'tamara',
        customerId: null,
      })
    const days = async (tenant: 'noor' | 'najd') =>
      (await running().admin(tenant).get('/payment-totals?from=2026-11-20&to=2026-11-25')).body.totals.map(
        ({ day }: { day: string }) => day,
      )
    expect([await days('noor'), await days('najd')]).toEqual([['2026-11-23'], ['2026-11-22']])
    running().clock.now = firstMorning
  })

  it('is what amounts in exported files are written in, with all their decimals', async () => {
    const name = { en: 'Wash', ar: 'غسيل' }
    await addRowOf(running().services, 'noor', 'servicePackages', { code: 'WASH', name, price: 12_340, minutes: 30 })
    const exported = async (format: string) =>
      tablesOf(running()).exported('servicePackages', { format, columns: ['price'], filters: { code: 'WASH' } })
    expect((await rowsIn((await exported('csv')).bytes))[1]?.[0]).toBe('12.340')
    expect((await rowsIn((await exported('xlsx')).bytes))[2]?.[0]).toBe('12.34')
  })

  it('holds in jobs, schedules and documents', async () => {
    const { engine, texts } = running().services
    const found = async () => [localTime(firstMorning), presentTotals([]).currency]
    expect(await inRegionOf(engine, 'noor', found)).toEqual(['18:00', 'KWD'])
    expect(await inRegionOf(engine, 'najd', found)).toEqual(['08:00', 'SAR'])
    expect(await inRegionOf(engine, 'nobody', found)).toEqual(['08:00', 'SAR'])
    const settings = await engine.scoped('noor', findSettings)
    const [english, arabic] = (['english', 'arabic'] as const).map((language) => sheetFor(texts, language, settings, firstMorning))
    expect([english?.amount(12_345), english?.currency, english?.time(firstMorning.toISOString())]).toEqual(['12.345', 'KWD', '18:00'])
    expect([arabic?.amount(100, 'SAR'), arabic?.currency]).toEqual(['1.00', 'د.ك'])
  })
})
