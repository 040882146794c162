// Booking by somebody whose car is known to be due: one card, confirmed at once, or changed in place.
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { enterCode, expectAccessible, freeTimes, openLanding, test } from '../page.ts'
import { languagesAtSizes, textsIn } from '../texts.ts'
import { newOwner } from './owner.ts'

/** Counts the taps of a person, into fields too. */
function hand() {
  let taps = 0
  const tap = async (where: Locator) => {
    await where.click()
    taps += 1
  }
  return { tap, count: () => taps }
}

/** An owner whose car is past 40,000 km. */
async function dueOwner(request: APIRequestContext) {
  const owner = await newOwner(request)
  const { version } = await owner.admin('GET', `/vehicles/${owner.vehicleId}`)
  await owner.admin('PUT', `/vehicles/${owner.vehicleId}`, { mileageKm: 40_200, version })
  return owner
}

type Step = 'vehicle' | 'services' | 'place' | 'time' | 'transport'
const line = (page: Page, name: string) =>
  page.locator('.flow-column .booking-facts > div').filter({ has: page.locator('dt', { hasText: name }) })

for (const [word, size] of languagesAtSizes) {
  const t = textsIn(word)
  const stepName = (step: Step) => t(`landing.flows.book-service.steps.${step}`)
  const summary = (page: Page) => page.getByRole('heading', { name: t('landing.book.summary.title') })
  const confirm = (page: Page) => page.getByRole('button', { name: t('landing.flows.book-service.confirm') })

  test(`what is due is booked in at most five taps from the first page (${word}) ${size}`, async ({ page, request }) => {
    const { admin, mobile, customerId, vehicleId } = await dueOwner(request)
    const { tap, count } = hand()
    await openLanding(page, word)
    const field = page.getByLabel(t('landing.find.label'))
    await tap(field)
    await field.fill(mobile)
    await tap(page.getByRole('button', { name: t('landing.find.go') }))
    await expect(page.locator('.code-input')).toBeVisible()
    await enterCode(page, word)
    // The tiles move when the greeting appears.
    await expect(page.locator('.garage-car')).toBeVisible()
    await tap(page.getByRole('link', { name: t('landing.pages.book-service.title') }).first())
    await expect(summary(page)).toBeVisible()
    await expect(line(page, stepName('services'))).toContainText(word === 'arabic' ? 'صيانة 40,000 كم' : '40,000 km service')
    await expect(page.locator('.hold:not(.hold-coming)')).toContainText(/[45]:\d\d/)
    await expectAccessible(page)
    await tap(confirm(page))
    await expect(page.locator('.done-ref bdi')).toBeVisible()
    expect(count()).toBeLessThanOrEqual(5)
    const { data } = await admin('GET', `/appointments?customerId=${customerId}`)
    expect(data).toMatchObject([{ ref: await page.locator('.done-ref bdi').innerText(), vehicleId }])

    // The car has a booking now; a second one is begun by choosing.
    await openLanding(page, word)
    await page
      .getByRole('link', { name: t('landing.pages.book-service.title') })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: t('landing.book.vehicle.title') })).toBeVisible()
  })

  test(`from a link three taps book it, and each line is changed in place (${word}) ${size}`, async ({ page, request }) => {
    const { admin, mobile, customerId } = await dueOwner(request)
    const { tap, count } = hand()
    await page.goto(`/${word}/home/book-service?tenantId=noor`)
    const field = page.getByLabel(t('landing.find.label'))
    await tap(field)
    await field.fill(mobile)
    await tap(page.getByRole('button', { name: t('landing.find.go') }))
    await expect(page.locator('.code-input')).toBeVisible()
    await enterCode(page, word)
    await expect(summary(page)).toBeVisible()
    expect(count()).toBeLessThan(3)

    const open = (step: Step) => line(page, stepName(step)).getByRole('button', { expanded: false }).click()
    await open('services')
    const cooling = word === 'arabic' ? 'صيانة المكيف' : 'Air-conditioning service'
    const service = page.getByRole('checkbox', { name: cooling })
    await service.check()
    await expect(line(page, stepName('services')).locator('dd').first()).toContainText(cooling)
    await expectAccessible(page)
    // Enter in a choice does not book.
    await service.press('Enter')
    await open('place')
    const branch = page.locator('.branch').nth(1)
    const name = await branch.locator('.choice-title').innerText()
    await branch.locator('.choice').click()
    await expect(line(page, stepName('place')).locator('dd').first()).toHaveText(name)
    await expectAccessible(page)
    await open('time')
    await page.locator('.day:not(:has(:disabled))').last().click()
    await expect(freeTimes(page).last()).toBeVisible()
    const wanted = await freeTimes(page).last().innerText()
    await freeTimes(page).last().click()
    await expect(line(page, stepName('time')).locator('dd').first()).toContainText(wanted)
    await expectAccessible(page)
    await open('transport')
    await page.getByRole('radio', { name: t('landing.transport.wait.title') }).check()
    await expect(line(page, stepName('transport')).locator('dd').first()).toHaveText(t('landing.transport.wait.title'))
    await open('vehicle')
    await expectAccessible(page)
    await expect(summary(page)).toBeVisible()
    await confirm(page).click()
    await expect(page.locator('.done-ref bdi')).toBeVisible()
    const { data } = await admin('GET', `/appointments?customerId=${customerId}`)
    expect(data).toMatchObject([{ transport: 'wait', services: expect.arrayContaining([expect.objectContaining({ code: 'AC' })]) }])
  })
}
