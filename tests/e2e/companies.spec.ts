// A company: its page, bookings for several of its cars at once, and its cars on the phone of its contact.
import { expect, type APIRequestContext } from '@playwright/test'
import { staffWire } from './api.ts'
import { becomeStaff } from './becomeStaff.ts'
import { enterCode, expectAccessible, newMobile, newPlate, openLanding, settled, test } from './page.ts'
import { textsIn } from './texts.ts'
import { sizes } from './visit.ts'

/** A company with three cars that a contact looks after. */
async function newFleet(request: APIRequestContext) {
  const admin = await staffWire(request)
  const mobile = newMobile()
  const contact = await admin('POST', '/customers', { firstName: 'Fahad', lastName: 'Aldosari', mobile, languageId: '2' })
  const number = mobile.slice(-8)
  const names = { en: `Rawabi Contracting ${number}`, ar: `الروابي للمقاولات ${number}` }
  const [{ data: staff }, makes] = [
    await admin('GET', '/staffs/list?q=fleet-sales&size=1'),
    (await admin('GET', '/masters/makes?size=1')).data,
  ]
  const company = await admin('POST', '/customers', {
    ...{ kind: 'company', names, commercialRegistration: `10${number}`, vatNumber: `31${number}00003`, languageId: '2' },
    ...{ contacts: [{ customerId: contact.id, role: 'fleet' }], ownerId: staff[0]?.id },
  })
  const plates: string[] = []
  for (let place = 0; place < 3; place += 1) {
    const plate = newPlate()
    plates.push(plate)
    await admin('POST', '/vehicles', {
      plate,
      customerId: company.id,
      makeId: makes[0]?.id,
      model: 'Camry',
      year: 2024,
      ownerId: staff[0]?.id,
    })
  }
  return { admin, mobile, names, id: company.id, plates }
}

test('Fleet Sales opens a company by its registration, and the service manager books three of its cars at once @desktop', async ({
  page,
  request,
  browser,
}) => {
  const t = textsIn('english')
  const { admin, names, id } = await newFleet(request)
  await becomeStaff(page, 'english', 'fleet-sales@noor.example')
  await page.goto(`/home/customers?filter=${encodeURIComponent(JSON.stringify({ kind: ['company'], q: names.en }))}`)
  await page.getByRole('link', { name: names.en }).first().click()
  await settled(page)
  await expect(page.getByRole('heading', { level: 1, name: names.en })).toBeVisible()
  await expect(page.getByRole('button', { name: t('admin.group.book') })).toHaveCount(0)
  await expectAccessible(page)

  const manager = await (await browser.newContext({ viewport: sizes.desktop })).newPage()
  await becomeStaff(manager, 'english', 'service-manager@noor.example')
  await manager.goto(`/home/customers/${id}/show`)
  await settled(manager)
  await manager.getByRole('button', { name: t('admin.group.book') }).click()
  const dialog = manager.getByRole('dialog')
  await dialog.getByLabel(t('admin.group.all')).check()
  await dialog.locator('[data-work] input').first().check()
  await expectAccessible(manager)
  // The first free time is proposed.
  await expect(dialog.locator('[data-field=startAt] input[aria-hidden=true]').first()).not.toHaveValue('')
  await dialog.getByRole('button', { name: t('admin.group.do') }).click()
  await expect(dialog).toHaveCount(0)
  const { data } = await admin('GET', `/appointments?customerId=${id}`)
  expect(data).toHaveLength(3)
  expect(new Set((data as unknown as { groupRef: string }[]).map(({ groupRef }) => groupRef)).size).toBe(1)
})

test('the contact of a company sees its cars under its name, beside their own, and books one @phone', async ({ page, request }) => {
  const t = textsIn('arabic')
  const { mobile, names } = await newFleet(request)
  await openLanding(page, 'arabic')
  await page.getByLabel(t('landing.find.label')).fill(mobile)
  await page.getByRole('button', { name: t('landing.find.go') }).click()
  await expect(page.locator('.code-input')).toBeVisible()
  await enterCode(page, 'arabic')
  await expect(page.locator('.garage-car').first()).toContainText(names.ar)
  await expectAccessible(page)
  await page.locator('.garage-car a').first().click()
  await expect(page).toHaveURL(/book-service/)
})
