// A car that has no plate yet: booked by staff and by its owner, by its VIN, and given its plate later.
import { expect } from '@playwright/test'
import { withCheckDigit } from '../../server/core/demo/vin.ts'
import { noPlateText } from '../../src/schema/core/carMark.ts'
import { plateParts } from '../../src/schema/core/values/plate.ts'
import { staffWire } from './api.ts'
import { becomeCustomer } from './landing/owner.ts'
import { becomeStaff } from './becomeStaff.ts'
import { chooseTime, expectAccessible, newMobile, newPlate, openLanding, settled, test } from './page.ts'
import { textsIn } from './texts.ts'

/** Arabic on the phone, English on the desktop. */
const words = () => {
  const word = test.info().project.name === 'phone' ? ('arabic' as const) : ('english' as const)
  return { word, t: textsIn(word) }
}
let made = Date.now() % 900_000
const newVin = () => withCheckDigit(`JTMBA38V0T0${String((made += 1)).padStart(6, '0')}`)

test('staff book by telephone for a new car without a plate, and enter its plate later @desktop', async ({ page, request }) => {
  const { word, t } = words()
  const admin = await staffWire(request)
  const make = (await admin('GET', '/masters/makes?size=1')).data[0]?.name[word === 'arabic' ? 'ar' : 'en'] ?? ''
  await becomeStaff(page, word)
  await page.goto('/home/phone')
  const find = page.getByLabel(t('admin.phone.find'), { exact: true })
  await find.fill(newMobile())
  await page.keyboard.press('Enter')
  const field = (name: string) => page.locator(`[data-field=${name}] input`).first()
  await field('firstName').fill('Hessa')
  await field('lastName').fill('Alotaibi')
  await field('makeId').fill(make)
  await page.getByRole('option', { name: make, exact: true }).click()
  await field('model').fill('Camry')
  await field('year').fill('2026')
  await page.getByRole('checkbox').first().check()
  await expect(
    page
      .getByRole('radio')
      .or(page.getByRole('button', { name: t('admin.phone.book'), exact: true }))
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: t('admin.phone.book'), exact: true }).click()
  // Neither plate nor VIN: nothing is booked, and the plate's field says what does.
  await expect(page.getByText(t('validation.plateOrVin'))).toBeVisible()
  await expect(field('plate')).toBeFocused()
  await expectAccessible(page)
  const vin = newVin()
  await field('vin').fill(vin)
  await page.getByRole('button', { name: t('admin.phone.book'), exact: true }).click()
  await expect(page.getByText(t('messages.booked'), { exact: true })).toBeVisible()

  const mark = noPlateText(t, vin)
  await page.goto(`/home/vehicles?filter=${encodeURIComponent(JSON.stringify({ q: vin }))}`)
  await settled(page)
  await expect(page.getByText(mark).first()).toBeVisible()
  const [car] = (await admin('GET', `/vehicles?q=${vin}&size=1`)).data
  await page.goto(`/home/vehicles/${car?.id}/show`)
  await settled(page)
  await expect(page.getByText(mark).first()).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/home/vehicles/${car?.id}`)
  await settled(page)
  const plate = newPlate()
  await field('plate').fill(plate)
  await page.getByRole('button', { name: t('admin.form.save'), exact: true }).click()
  const { latin, digits } = plateParts(plate)
  await expect(page.getByRole('img', { name: `${[...latin].join(' ')} ${digits}` }).first()).toBeVisible()
  await expect.poll(async () => (await admin('GET', `/vehicles/${car?.id}`)).plate).toBe(plate)
})

test('an owner books for a new car without a plate, and sees it so until it has one @phone', async ({ page, request }) => {
  const { word, t } = words()
  const next = page.locator('.step-next')
  await becomeCustomer(page, word)
  await page
    .getByRole('link', { name: t('landing.pages.book-service.title') })
    .first()
    .click()
  await expect(page.locator('#plate')).toBeVisible()
  await page.getByRole('button', { name: t('landing.book.vehicle.noPlate'), exact: true }).click()
  await expect(page.locator('#plate')).toHaveCount(0)
  await page.locator('#makeId').selectOption({ index: 1 })
  if (await page.locator('select#model').count()) await page.locator('#model').selectOption({ index: 1 })
  else await page.locator('#model').fill('Camry')
  await page.locator('#year').fill('2026')
  await next.click()
  await expect(page.locator('#vin')).toBeFocused()
  await expect(page.locator('#vin-error')).toHaveText(t('validation.required'))
  const vin = newVin()
  await page.locator('#vin').fill(vin.slice(2))
  await next.click()
  await expect(page.locator('#vin-error')).toHaveText(t('validation.vin'))
  await expectAccessible(page)
  await page.locator('#vin').fill(word === 'arabic' ? vin.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit) : vin)
  await next.click()
  await page.locator('.choice').first().click()
  await next.click()
  await expect(page.getByRole('heading', { name: t('landing.book.place.title') })).toBeVisible()
  await page.locator('.branch .choice').first().click()
  await chooseTime(page, 0)
  await next.click()
  await page.getByRole('radio', { name: t('landing.transport.wait.title') }).click()
  await next.click()
  const mark = noPlateText(t, vin)
  await expect(page.getByRole('heading', { name: t('landing.book.summary.title') })).toBeVisible()
  await expect(page.getByText(mark).first()).toBeVisible()
  await expectAccessible(page)
  await next.click()
  await expect(page.locator('.done-ref bdi')).toBeVisible()
  await expect(page.getByText(mark).first()).toBeVisible()
  await openLanding(page, word)
  await expect(page.getByText(mark).first()).toBeVisible()
  await expectAccessible(page)
  const [car] = (await (await staffWire(request))('GET', `/vehicles?q=${vin}&size=1`)).data
  expect(car).toMatchObject({ plate: null, vin, year: 2026 })
})
