// A promise time: proposed at check-in, later with agreed work, kept once a person has set it, and proposed anew when a part is awaited; what
// the page and the customer's page say of it, and that the customer is notified of a later one only.
import { expect } from '@playwright/test'
import { formatFor } from '../../src/i18n/format.ts'
import { namedKey } from '../../src/schema/core/dataKeys.ts'
import { bookByWire, customersPage, staffWire } from './api.ts'
import { becomeStaff } from './becomeStaff.ts'
import { expectAccessible, settled, test } from './page.ts'
import { languagesAtSizes, textsIn } from './texts.ts'

const dayMs = 86_400_000
const inDays = (moment: string, days: number) => new Date(Date.parse(moment) + days * dayMs).toISOString()

for (const [word, size] of languagesAtSizes)
  test(`a promised time follows the work and stays once a person set it, and its customer is notified of a later one, ${word} ${size}`, async ({
    page,
    browser,
    request,
  }) => {
    const t = textsIn(word)
    const format = formatFor(word)
    const admin = await staffWire(request)
    const { id, mobile } = await bookByWire(request, word === 'arabic' ? '2' : '1')
    const stored = async () => (await admin('GET', `/appointments/${id}`)) as unknown as { promiseAt: string; version: number }
    const notified = async () =>
      (await admin('GET', `/messages?kind=promiseMoved&recipient=${encodeURIComponent(mobile)}`)).data.map(({ body }) => String(body))
    // The last day on offer: whatever the workshop has to do now is done before.
    const { promiseAt: booked } = await stored()
    await becomeStaff(page, word, 'service-manager@noor.example')
    await page.goto(`/home/appointments/${id}/show`)
    await settled(page)
    const fact = (name: 'promiseAt' | 'promiseReason') =>
      page
        .locator('dl > div')
        .filter({ has: page.getByText(t(namedKey(`resources.appointments.fields.${name}`)), { exact: true }) })
        .locator('dd')
    const shown = async (reason: 'arrival' | 'work' | 'person' | 'proposal') => {
      await expect(fact('promiseReason')).toHaveText(t(`enumerations.promiseReason.${reason}`))
      const { promiseAt } = await stored()
      await expect(fact('promiseAt').locator('time')).toHaveText(format.dateTime(promiseAt))
      return promiseAt
    }
    await expect(fact('promiseAt').locator('time')).toHaveText(format.dateTime(booked))

    const checkIn = page.getByRole('button', { name: t('admin.moves.booking.inWorkshop'), exact: true })
    await checkIn.click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('[name=mileageIn]').fill('41000')
    await dialog.getByRole('button', { name: t('admin.moves.booking.inWorkshop'), exact: true }).click()
    await expect(dialog).toBeHidden()
    const arrival = await shown('arrival')
    expect(arrival < booked).toBe(true)

    // Work moves it once it is agreed; that is still before what the customer knows.
    await page.getByRole('button', { name: t('admin.job.addWork'), exact: true }).click()
    await page.getByRole('menuitem').first().click()
    const decide = page.getByRole('button', { name: t('admin.job.byPhone'), exact: true })
    await expect(decide).toBeVisible()
    expect(await shown('arrival')).toBe(arrival)
    await decide.click()
    const accepted = `${t('enumerations.serviceDecision.accepted')} · ${t('enumerations.decidedFrom.counter')}`
    await page.getByRole('menuitem', { name: accepted, exact: true }).click()
    const worked = await shown('work')
    expect(worked > arrival).toBe(true)
    expect(await notified()).toEqual([])
    await expectAccessible(page)

    // A colleague promises a day after the one that the customer knows.
    const promised = inDays(booked, 1)
    await admin('PUT', `/appointments/${id}`, { promiseAt: promised, version: (await stored()).version })
    expect(await shown('person')).toBe(promised)
    await expect.poll(notified).toHaveLength(1)
    const said = (moment: string) => expect.stringContaining(format.time(moment))
    expect(await notified()).toEqual([said(promised)])

    // A part that comes later still: the promise stays until somebody takes the proposed time.
    const expectedAt = inDays(promised, 3)
    await admin('POST', '/jobParts', { appointmentId: id, name: 'Brake disc', quantity: 1, expectedAt })
    const apply = page.getByRole('button', { name: t('admin.job.promiseApply'), exact: true })
    await expect(apply).toBeVisible()
    expect(await shown('person')).toBe(promised)
    expect(await notified()).toHaveLength(1)
    await expectAccessible(page)
    await apply.click()
    await expect(apply).toHaveCount(0)
    const taken = await shown('proposal')
    expect(taken > expectedAt).toBe(true)
    await expect.poll(notified).toHaveLength(2)

    // Their own page says the same.
    await page.getByRole('button', { name: t('admin.job.copy'), exact: true }).click()
    const address = await customersPage(page, word)
    const context = await browser.newContext({ viewport: page.viewportSize() })
    const customer = await context.newPage()
    await customer.goto(address)
    const promise = customer.locator('p').filter({ hasText: t('landing.job.promise') })
    await expect(promise.locator('strong')).toHaveText([format.longDay(taken), format.time(taken)])
    await expectAccessible(customer)
    await context.close()
  })
