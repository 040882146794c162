// Booking by somebody who is not known: what is due, its price and the free times come first, and the mobile is proven at the end.
import { expect, type Page } from '@playwright/test'
import { chooseTime, enterCode, expectAccessible, newMobile, newPlate, openLanding, test } from '../page.ts'
import { languagesAtSizes, textsIn } from '../texts.ts'
import { newOwner } from './owner.ts'

const next = (page: Page) => page.locator('.step-next')

for (const [word, size] of languagesAtSizes) {
  const t = textsIn(word)

  /** From the first question to the summary, with the hold of a visitor. */
  async function chooseAll(page: Page): Promise<void> {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.getByRole('heading', { name: t('landing.book.services.title') }).waitFor()
    await page.locator('#mileage').fill(word === 'arabic' ? '٤٠٢٠٠' : '40200')
    await expect(page.getByText(t('landing.book.services.due')).first()).toBeVisible()
    await expect(page.locator('.choice').first()).toContainText(word === 'arabic' ? 'صيانة 40,000 كم' : '40,000 km service')
    await expectAccessible(page)
    await page.locator('.choice').first().click()
    await next(page).click()
    await page.getByRole('heading', { name: t('landing.book.place.title') }).waitFor()
    await page.locator('.branch .choice').first().click()
    await chooseTime(page, 0)
    await expect(page.locator('.hold:not(.hold-coming)')).toContainText(/[45]:\d\d/)
    await next(page).click()
    await page.getByRole('radio', { name: t('landing.transport.wait.title') }).click()
    await next(page).click()
    await expect(page.getByRole('heading', { name: t('landing.book.summary.title') })).toBeVisible()
    await expectAccessible(page)
    const aboutPeople = requested.filter((path) => /customer|vehicle|otp|user/i.test(path))
    expect(aboutPeople).toEqual([])
  }

  /** Answers who they are, from the summary's Confirm to the code. */
  async function confirmAs(page: Page, mobile: string): Promise<void> {
    await next(page).click()
    await expect(page.getByRole('heading', { name: t('landing.book.visitor.proveTitle') })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(t('landing.find.label')).fill(mobile)
    await page.getByRole('button', { name: t('landing.find.go') }).click()
    await expect(page.locator('.code-input')).toBeVisible()
    await expect(page.locator('.hold:not(.hold-coming)')).toContainText(/\d:\d\d/)
    await enterCode(page, word)
  }

  test(`somebody new sees prices and times, and is asked for mobile, name and plate at the end (${word}) ${size}`, async ({ page }) => {
    await page.goto(`/${word}/home/book-service?tenantId=noor`)
    await page.getByRole('button', { name: t('landing.book.visitor.start') }).click()
    await expect(page.getByRole('heading', { name: t('landing.book.vehicle.title') })).toBeVisible()
    await expectAccessible(page)
    await next(page).click()
    await expect(page.locator('#makeId')).toHaveAttribute('aria-invalid', 'true')
    await page.locator('#makeId').selectOption({ index: 1 })
    await page.locator('select#model').selectOption({ index: 1 })
    await next(page).click()
    await chooseAll(page)
    // Kept over a reload, hold and all.
    await page.reload()
    await expect(page.getByRole('heading', { name: t('landing.book.summary.title') })).toBeVisible()
    await confirmAs(page, newMobile())
    await page.getByLabel(t('resources.customers.fields.firstName')).fill('Noura')
    await page.getByLabel(t('resources.customers.fields.lastName')).fill('Alharbi')
    await page.getByRole('button', { name: t('landing.parts.goOn') }).click()
    await expect(page.getByRole('heading', { name: t('landing.book.vehicle.addTitle') })).toBeVisible()
    await expect(page.locator('select#model')).not.toHaveValue('')
    await expectAccessible(page)
    await page.locator('#plate').fill(newPlate())
    await page.locator('#year').fill('2023')
    await next(page).click()
    await expect(page.locator('.done-ref bdi')).toBeVisible()
    // They are known from here on.
    await openLanding(page, word)
    await expect(page.getByRole('region', { name: t('landing.manage.garage.next'), exact: true })).toBeVisible()
    await page
      .getByRole('link', { name: t('landing.pages.book-service.title') })
      .first()
      .click()
    await expect(page.getByRole('link', { name: t('landing.open.show') })).toHaveCount(1)
  })

  test(`an owner who describes their car by its plate books with the code alone (${word}) ${size}`, async ({ page, request }) => {
    const { admin, mobile, customerId, vehicleId } = await newOwner(request)
    const { plate } = await admin('GET', `/vehicles/${vehicleId}`)
    await page.goto(`/${word}/home/book-service?tenantId=noor`)
    await page.getByRole('button', { name: t('landing.book.visitor.start') }).click()
    await page.getByRole('button', { name: t('landing.book.visitor.byPlate') }).click()
    await page.locator('#plate').fill(plate as string)
    await expectAccessible(page)
    await next(page).click()
    await chooseAll(page)
    await confirmAs(page, mobile)
    await expect(page.locator('.done-ref bdi')).toBeVisible()
    const { data } = await admin('GET', `/appointments?customerId=${customerId}`)
    expect(data).toMatchObject([{ ref: await page.locator('.done-ref bdi').innerText(), vehicleId, transport: 'wait' }])
  })
}
