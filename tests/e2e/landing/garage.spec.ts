// The first page of somebody known: the next visit and what can be done about it, the car in the workshop, and what each car needs next.
import { expect, type Page } from '@playwright/test'
import { bookAs, wireOf } from '../api.ts'
import { enterCode, expectAccessible, newPlate, openLanding, test } from '../page.ts'
import { languagesAtSizes, textsIn } from '../texts.ts'
import { newOwner, proveMobile } from './owner.ts'

const tokenOf = async (page: Page) => {
  const kept = await page.evaluate(() => localStorage.getItem('wakeel-dealer') ?? '{}')
  return (JSON.parse(kept) as { accessToken: string }).accessToken
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

for (const [word, size] of languagesAtSizes) {
  const t = textsIn(word)

  test(`somebody known sees the next visit, moves it from there, and follows the car in the workshop (${word}) ${size}`, async ({
    page,
    request,
  }) => {
    const { admin, mobile, vehicleId } = await newOwner(request)
    const { version } = await admin('GET', `/vehicles/${vehicleId}`)
    await admin('PUT', `/vehicles/${vehicleId}`, { version, mileageKm: 6_000, insuranceEnd: inDays(12), registrationEnd: inDays(-3) })
    await openLanding(page, word)
    await page.getByLabel(t('landing.find.label')).fill(mobile)
    await page.getByRole('button', { name: t('landing.find.go') }).click()
    await expect(page.locator('.code-input')).toBeVisible()
    await enterCode(page, word)
    const visit = page.getByRole('region', { name: t('landing.manage.garage.next') })
    const car = page.locator('.garage-car')
    await expect(car).toContainText(t('landing.manage.garage.inKm', { km: '4,000' }))
    await expect(car).toContainText(t('landing.cars.dates.insuranceEnd'))
    await expect(car).toContainText(t('landing.cars.states.over'))
    await expect(visit).toHaveCount(0)
    await expectAccessible(page)

    const { id, ref } = await bookAs(wireOf(request, await tokenOf(page)), vehicleId)
    await page.reload()
    await expect(visit.locator('.next-visit-when')).toHaveText(/\d/)
    await expect(visit.getByRole('link', { name: t('landing.done.directions') })).toHaveAttribute('href', /^https:/)
    await expectAccessible(page)
    await visit.getByRole('link', { name: t('landing.manage.move'), exact: true }).click()
    await expect(page.getByRole('heading', { name: t('landing.manage.moveTitle') })).toBeVisible()
    await page.goBack()
    await visit.getByRole('link', { name: t('landing.manage.garage.details') }).click()
    await expect(page.getByRole('heading', { name: t('landing.manage.booking', { ref }) })).toBeVisible()
    await page.goBack()

    // What was shown last stands without an answer of the server.
    await page.route('**/landing-page/garage', (route) => route.abort())
    await page.reload()
    await expect(visit.locator('.next-visit-when')).toHaveText(/\d/)
    await page.unroute('**/landing-page/garage')

    // The workshop takes the car in, finds more, and asks for a decision.
    const booking = await admin('GET', `/appointments/${id}`)
    await admin('POST', `/appointments/${id}/status`, { to: 'inWorkshop', mileageIn: 6_100, version: booking.version })
    await admin('POST', '/jobServices', { appointmentId: id, name: { en: 'Brake pads', ar: 'فحمات الفرامل' }, price: 45_000, minutes: 60 })
    await page.reload()
    const here = page.getByRole('region', { name: t('landing.manage.garage.here') })
    await expect(here).toContainText(t('landing.job.now.inWorkshop'))
    await expect(here.getByRole('link', { name: t('landing.manage.move'), exact: true })).toHaveCount(0)
    await expectAccessible(page)
    await here.getByRole('link', { name: t('landing.manage.waiting', { smart_count: 1 }) }).click()
    await expect(page.getByRole('heading', { name: t('landing.job.decide') })).toBeVisible()
  })

  test(`a finished visit gives its record, and stands in one timeline with everything else (${word}) ${size}`, async ({
    page,
    request,
  }) => {
    const { admin, mobile, customerId, vehicleId } = await newOwner(request)
    await page.goto(`/${word}/home/manage-service?tenantId=noor`)
    await proveMobile(page, word, mobile)
    await expect(page.getByText(t('landing.manage.none'))).toBeVisible()
    const { id, ref } = await bookAs(wireOf(request, await tokenOf(page)), vehicleId)
    for (const to of ['inWorkshop', 'qc', 'completed', 'delivered']) {
      const { version } = await admin('GET', `/appointments/${id}`)
      const more = to === 'inWorkshop' ? { mileageIn: 41_000 } : to === 'delivered' ? { unpaidReason: 'Fleet account' } : {}
      await admin('POST', `/appointments/${id}/status`, { to, version, ...more })
    }
    await admin('POST', '/leads', { customerId, name: 'Lama', mobile, type: 'New Car Sales', department: 'Sales', source: 'phone' })
    await page.reload()
    const timeline = page.getByRole('region', { name: t('landing.timeline.title'), exact: true })
    await expect(timeline.locator('.booking-row')).toHaveCount(2)
    await expect(timeline.getByText(t('landing.lead.status.pending'), { exact: true })).toBeVisible()
    await expectAccessible(page)
    await timeline.getByRole('button').first().click()
    await expect(page.getByRole('heading', { name: t('landing.manage.booking', { ref }) })).toBeVisible()
    await expectAccessible(page)

    await page.goto(`/${word}/home/search?tenantId=noor`)
    const last = page.getByRole('region', { name: t('landing.manage.garage.last') })
    await expectAccessible(page)
    const saved = page.waitForEvent('download')
    await last.getByRole('button', { name: t('landing.timeline.record') }).click()
    expect((await saved).suggestedFilename()).toContain(ref)
  })

  test(`a car is added in My cars, and opened (${word}) ${size}`, async ({ page, request }) => {
    const { mobile } = await newOwner(request)
    await openLanding(page, word)
    await page.getByLabel(t('landing.find.label')).fill(mobile)
    await page.getByRole('button', { name: t('landing.find.go') }).click()
    await expect(page.locator('.code-input')).toBeVisible()
    await enterCode(page, word)
    await expect(page.locator('.garage-car')).toHaveCount(1)
    await page.goto(`/${word}/home/manage-service?tenantId=noor&tab=cars`)
    await page.getByRole('button', { name: t('landing.cars.add') }).click()
    await expect(page.getByRole('heading', { name: t('landing.book.vehicle.addTitle') })).toBeVisible()
    await expectAccessible(page)
    await page.locator('.step-next').click()
    await expect(page.locator('#plate')).toHaveAttribute('aria-invalid', 'true')
    await page.locator('#plate').fill(newPlate())
    await page.locator('#makeId').selectOption({ index: 1 })
    await page.locator('select#model').selectOption({ index: 1 })
    await page.locator('#year').fill('2021')
    await page.locator('.step-next').click()
    await expect(page.getByRole('heading', { name: t('landing.cars.mileage') })).toBeVisible()
    await page.getByRole('button', { name: t('landing.cars.title') }).click()
    await expect(page.locator('.booking-row')).toHaveCount(2)
    await expectAccessible(page)
  })
}
