// A car is checked in, inspected by tapping with photos, what was found is offered and sent, and its customer sees it.
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { bookByWire, customersPage, staffWire } from './api.ts'
import { becomeStaff } from './becomeStaff.ts'
import { expectAccessible, settled, test } from './page.ts'
import { textsIn } from './texts.ts'

test.use({ serviceWorkers: 'allow' })

const isPhone = () => test.info().project.name === 'phone'
const wordHere = () => (isPhone() ? ('arabic' as const) : ('english' as const))
const openJob = async (page: Page, id: string, email: string) => {
  await becomeStaff(page, wordHere(), email)
  await page.goto(`/home/appointments/${id}/show`)
  await settled(page)
}
/** Counts what is pressed. */
const counting = () => {
  const press = Object.assign(async (target: Locator) => ((press.count += 1), target.click()), { count: 0 })
  return press
}

test('a car is checked in with two presses and its mileage', async ({ page, request }) => {
  const t = textsIn(wordHere())
  const admin = await staffWire(request)
  const { id } = await bookByWire(request)
  await openJob(page, id, 'service-manager@noor.example')
  const press = counting()
  await press(page.getByRole('button', { name: t('admin.moves.booking.inWorkshop'), exact: true }))
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=mileageIn]').fill('41000')
  await press(dialog.getByRole('button', { name: t('admin.moves.booking.inWorkshop'), exact: true }))
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await admin('GET', `/appointments/${id}`)).status).toBe('inWorkshop')
  expect(press.count).toBe(2)
})

test('a technician inspects a car by tapping, and what is found goes to the customer with its photos, nothing typed', async ({
  page,
  context,
  browser,
  request,
}) => {
  const word = wordHere()
  const t = textsIn(word)
  const admin = await staffWire(request)
  const { id } = await bookByWire(request)
  const { version } = await admin('GET', `/appointments/${id}`)
  await admin('POST', `/appointments/${id}/status`, { to: 'inWorkshop', mileageIn: 41_000, version })
  await openJob(page, id, 'service-manager@noor.example')
  await expect(page.getByRole('heading', { name: t('admin.inspection.title'), exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: t('admin.inspection.start'), exact: true }).click()
  const point = (name: 'battery' | 'belts' | 'lights') =>
    page.getByRole('group', { name: t(`enumerations.inspectionPoint.${name}`), exact: true })
  const mark = (name: 'battery' | 'belts' | 'lights', result: 'fine' | 'soon' | 'now') =>
    point(name).getByRole('button', { name: t(`enumerations.inspectionMark.${result}`), exact: true })
  const stored = async () =>
    ((await admin('GET', `/inspectionResults?appointmentId=${id}`)).data as unknown as Record<string, unknown>[]).map((one) => [
      one['point'],
      one['mark'],
      (one['photos'] as string[]).length,
    ])
  const box = await mark('battery', 'now').boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await mark('lights', 'fine').click()
  await expect(mark('lights', 'fine')).toHaveAttribute('aria-pressed', 'true')
  // Without a connection nothing is lost.
  await context.setOffline(true)
  await mark('belts', 'now').click()
  await mark('belts', 'soon').click()
  await expect(mark('belts', 'soon')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(t('admin.inspection.waits', { smart_count: 1 }))).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(t('admin.inspection.waits', { smart_count: 1 }))).toHaveCount(0)
  await expect.poll(stored).toEqual(
    expect.arrayContaining([
      ['lights', 'fine', 0],
      ['belts', 'soon', 0],
    ]),
  )

  // Extra work: three presses, nothing typed; the photo is taken in between.
  const press = counting()
  await press(mark('battery', 'now'))
  const row = page.getByRole('listitem').filter({ has: point('battery') })
  await expect(row.locator('input[type=file]')).toHaveAttribute('capture', 'environment')
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#4a5a6a' } })
    .jpeg()
    .toBuffer()
  await row.locator('input[type=file]').setInputFiles({ name: 'battery.jpg', mimeType: 'image/jpeg', buffer: picture })
  await expect.poll(stored).toEqual(expect.arrayContaining([['battery', 'now', 1]]))
  await expect(page.getByText(t('admin.inspection.progress', { done: 3, all: 24 }))).toBeVisible()
  await expectAccessible(page)
  const offer = row.getByRole('button').filter({ hasText: t('admin.inspection.offer', { name: '', price: '' }).split('·')[0]?.trim() })
  await press(offer.first())
  await expect(row.getByText(t('admin.inspection.offered'), { exact: true })).toBeVisible()
  await expect(page.getByText(t('admin.job.unsent'), { exact: true })).toBeVisible()
  await press(page.getByRole('button', { name: t('admin.job.send'), exact: true }))
  await expect(page.getByText(t('enumerations.serviceDecision.proposed'), { exact: true })).toBeVisible()
  await expect(page.getByText(t('admin.job.unsent'), { exact: true })).toHaveCount(0)
  expect(press.count).toBe(3)
  await page.getByRole('button', { name: t('admin.inspection.close'), exact: true }).click()
  await expect(page.getByText(t('admin.inspection.good', { smart_count: 1 }))).toBeVisible()
  await expectAccessible(page)

  const address = await customersPage(page, word)
  const other = await browser.newContext({ viewport: { width: isPhone() ? 390 : 1440, height: 844 } })
  const customer = await other.newPage()
  await customer.goto(address)
  const seen = customer.getByRole('region', { name: t('landing.job.inspected.title'), exact: true })
  await expect(seen.getByRole('listitem').first()).toContainText(t('enumerations.inspectionPoint.battery'))
  await expect(seen.getByRole('listitem').first()).toContainText(t('enumerations.inspectionMark.now'))
  // The photo stands with the finding and with the work that is offered for it.
  await expect(customer.locator('.work-photos img')).toHaveCount(2)
  await expect(seen.getByText(t('landing.job.inspected.good', { smart_count: 1 }))).toBeVisible()
  await expectAccessible(customer)
  await other.close()
})
