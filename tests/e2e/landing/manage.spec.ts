// Seeing to a booking by its message's link, and to one's cars, details, consents and data behind a proven mobile.
import { readFile } from 'node:fs/promises'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { bookAs, linkIn, staffWire, wireOf } from '../api.ts'
import { chooseTime, expectAccessible, test } from '../page.ts'
import { textsIn } from '../texts.ts'
import { newOwner, proveMobile } from './owner.ts'

const spoken = () => (test.info().project.name === 'phone' ? ('arabic' as const) : ('english' as const))

/** Where the link of a booking's message leads, in the language of the story. */
async function linkOf(request: APIRequestContext, ref: string): Promise<string> {
  const admin = await staffWire(request)
  const { data } = await admin('GET', '/messages?kind=bookingConfirmation&size=50')
  const body = data.map((one) => one.body).find((text) => text.includes(ref)) ?? ''
  return (await linkIn(request, body)).replace(/^\/\w+/, `/${spoken()}`)
}
const keptOnDevice = (page: Page) => page.evaluate(() => localStorage.getItem('wakeel-dealer') ?? '')

test("a booking's link moves and cancels it without signing in, and says when it is over", async ({ page, request, context }) => {
  const t = textsIn(spoken())
  const { admin, mobile, vehicleId } = await newOwner(request)
  await page.goto(`/${spoken()}/home/manage-service?tenantId=noor`)
  await proveMobile(page, spoken(), mobile)
  await expect(page.getByText(t('landing.manage.none'))).toBeVisible()
  const { accessToken } = JSON.parse(await keptOnDevice(page)) as { accessToken: string }
  const { id, ref } = await bookAs(wireOf(request, accessToken), vehicleId)
  await page.getByRole('button', { name: t('landing.manage.leave') }).click()
  await expect(page.getByLabel(t('landing.find.label'))).toBeVisible()

  const link = await linkOf(request, ref)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: t('landing.manage.booking', { ref }) })).toBeVisible()
  await expect(page.getByRole('link', { name: t('landing.done.calendar') })).toHaveAttribute('download', `${ref}.ics`)
  await expect(page.getByRole('link', { name: t('landing.done.directions') })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: t('landing.manage.move'), exact: true }).click()
  await page.locator('input[name=advisor]').last().check({ force: true })
  await chooseTime(page, 0)
  await expectAccessible(page)
  const before = await admin('GET', `/appointments/${id}`)
  await context.setOffline(true)
  await page.getByRole('button', { name: t('landing.manage.moveConfirm'), exact: true }).click()
  await expect(page.getByText(t('errors.offline'))).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: t('landing.manage.moveConfirm'), exact: true }).click()
  await expect(page.getByRole('heading', { name: t('landing.manage.booking', { ref }) })).toBeVisible()
  const moved = await admin('GET', `/appointments/${id}`)
  expect([moved.version > before.version, moved.startAt === before.startAt]).toEqual([true, false])

  await page.getByRole('button', { name: t('landing.manage.cancel'), exact: true }).click()
  await page.getByRole('button', { name: t('landing.manage.cancelConfirm'), exact: true }).click()
  await expect(page.getByText(t('landing.manage.reasonMissing'))).toBeVisible()
  await page
    .locator('.choice')
    .filter({ hasText: t('landing.manage.reasons.notNeeded') })
    .click()
  await page.getByRole('button', { name: t('landing.manage.cancelConfirm'), exact: true }).click()
  await expect(page.getByText(t('landing.manage.closure.cancelled'), { exact: true })).toBeVisible()
  expect(await keptOnDevice(page)).not.toContain(mobile.slice(1))

  await page.goto(`${link.slice(0, -3)}xyz`)
  await expect(page.getByText(t('landing.visit.over'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: t('landing.visit.byMobile') }).click()
  await expect(page.getByLabel(t('landing.find.label'))).toBeVisible()
})

test('an owner sees what a car is covered for, and tells its mileage, which never goes down', async ({ page, request, context }) => {
  const t = textsIn(spoken())
  const { admin, mobile, vehicleId } = await newOwner(request)
  const { version } = await admin('GET', `/vehicles/${vehicleId}`)
  await admin('PUT', `/vehicles/${vehicleId}`, { version, mileageKm: 60_000, warrantyEnd: '2099-01-01', warrantyKm: 100_000 })
  await page.goto(`/${spoken()}/home/manage-service?tenantId=noor`)
  await proveMobile(page, spoken(), mobile)
  await page.getByRole('button', { name: t('landing.manage.tabs.cars'), exact: true }).click()
  await expectAccessible(page)
  await page.locator('.booking-row').click()
  await expect(page.getByText(t('landing.cars.kmLeft', { km: '40,000' }))).toBeVisible()
  await page.getByRole('button', { name: t('landing.cars.update'), exact: true }).click()
  const save = page.getByRole('button', { name: t('landing.parts.save'), exact: true })
  await page.locator('#mileageKm').fill('59999')
  await save.click()
  await expect(page.getByText(t('validation.mileageBelow', { km: 60_000 }))).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(true)
  await page.locator('#mileageKm').fill('75000')
  await save.click()
  await expect(page.getByText(t('errors.offline'))).toBeVisible()
  await expect(page.locator('#mileageKm')).toHaveValue('75000')
  await context.setOffline(false)
  await save.click()
  await expect(page.getByText(t('landing.cars.kmLeft', { km: '25,000' }))).toBeVisible()
})

test('a person changes their details, withdraws a consent, takes their data along, and has it erased', async ({ page, request }) => {
  const t = textsIn(spoken())
  const { admin, mobile, customerId, vehicleId } = await newOwner(request)
  const { plate } = await admin('GET', `/vehicles/${vehicleId}`)
  await page.goto(`/${spoken()}/home/manage-service?tenantId=noor&tab=me`)
  await proveMobile(page, spoken(), mobile)
  await expect(page.getByText(t('landing.me.consentStates.never')).first()).toBeVisible()
  await expectAccessible(page)
  const save = page.getByRole('button', { name: t('landing.parts.save'), exact: true })
  await page.locator('#email').fill('nobody')
  await save.click()
  await expect(page.getByText(t('validation.email'))).toBeVisible()
  await page.locator('#email').fill('lama@mail.example')
  await page.locator('[id="address.shortCode"]').fill('RRRD2929')
  await save.click()
  await expect(page.getByText(t('messages.detailsSaved'))).toBeVisible()

  const offers = page.locator('.consent').filter({ hasText: t('landing.me.purposes.marketing') })
  await offers.getByRole('button').click()
  await expect(offers.getByText(t('landing.me.withdraw'))).toBeVisible()
  await offers.getByRole('button').click()
  await expect(page.getByText(t('messages.consentWithdrawn'))).toBeVisible()
  await expect(offers.getByText(t('landing.me.agree'))).toBeVisible()
  const { consents, email } = await admin('GET', `/customers/${customerId}`)
  expect(consents.map(({ purpose, granted }) => [purpose, granted])).toEqual([
    ['marketing', true],
    ['marketing', false],
  ])
  expect(email).toBe('lama@mail.example')

  // The administrator has opened the page above.
  await page.getByText(t('landing.me.access.title')).click()
  await expect(page.getByText(t('landing.me.access.kinds.clear'))).toBeVisible()
  await expectAccessible(page)

  await page.getByText(t('landing.me.ask.title')).click()
  const ask = page.getByRole('button', { name: t('landing.me.ask.send') })
  await ask.click()
  await expect(page.locator('#kind')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('#kind').selectOption('correction')
  await page.locator('#request').fill('My name is misspelt.')
  await ask.click()
  await expect(page.locator('.consent').getByText('My name is misspelt.')).toBeVisible()
  await expectAccessible(page)

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: t('landing.me.download') }).click()
  const file = await readFile(await (await coming).path(), 'utf8')
  expect(file).toContain(plate)
  expect(file).toContain('RRRD2929')

  await page.getByRole('button', { name: t('landing.me.erase'), exact: true }).click()
  const sure = page.getByRole('button', { name: t('landing.me.eraseConfirm'), exact: true })
  await page.locator('#name').fill('Somebody')
  await sure.click()
  await expect(page.getByText(t('validation.nameDiffers'))).toBeVisible()
  await expectAccessible(page)
  await page.locator('#name').fill('lama  alharbi')
  await sure.click()
  await expect(page.getByText(t('messages.dataErased'))).toBeVisible()
  await expect(page).toHaveURL(/\/home\/search/)
  expect(await keptOnDevice(page)).not.toMatch(new RegExp(`${mobile.slice(1)}|${plate}|RRRD2929|lama@mail`))
})
