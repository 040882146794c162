// A day's work on the road: the dispatcher sends a driver, who takes it to its end on a phone, in Arabic.
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { saveMaps, staffWire } from './api.ts'
import { becomeStaff } from './becomeStaff.ts'
import { expectAccessible, newMobile, newPlate, settled, test } from './page.ts'
import { languagesAtSizes, textsIn } from './texts.ts'
import { sizes } from './visit.ts'

test.use({ serviceWorkers: 'allow' })

type Wire = Awaited<ReturnType<typeof staffWire>>
/** A call for help of a customer of its own, near the branch that the demo's driver works at. */
async function newCall(admin: Wire, point = { lat: 24.71, lng: 46.69 }) {
  const driver = (await admin('GET', '/staffs/list?q=driver@noor.example&size=1')).data[0]
  const owner = await admin('POST', '/customers', { firstName: 'Lama', lastName: 'Alharbi', mobile: newMobile(), languageId: '2' })
  const make = (await admin('GET', '/masters/makes?size=1')).data[0]
  const plate = newPlate()
  const car = await admin('POST', '/vehicles', { plate, customerId: owner.id, makeId: make?.id, model: 'Camry', year: 2023 })
  return admin('POST', '/roadsideAssistance', {
    customerId: owner.id,
    vehicleId: car.id,
    issue: 'battery',
    point,
    locationId: driver?.locationIds[0],
  })
}
const nameOf = async (admin: Wire, code: 'en' | 'ar') =>
  (await admin('GET', '/staffs/list?q=driver@noor.example&size=1')).data[0]?.name[code] as string
const jobOf = (page: Page, ref: string) => page.getByRole('listitem', { name: new RegExp(ref) })

const wheel = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#4a5a6a' } })
    .jpeg()
    .toBuffer()

test('the dispatcher sends a driver from list or map, and the driver brings it to its end on the phone', async ({
  page,
  browser,
  request,
}) => {
  const admin = await staffWire(request)
  const { id, ref } = await newCall(admin)
  const fixture = textsIn('english')
  await becomeStaff(page, 'english', 'service-manager@noor.example')
  await page.goto('/home/dispatch')
  await page
    .getByRole('button', { name: new RegExp(ref), pressed: false })
    .first()
    .click()
  await expectAccessible(page)
  // The demo's driver: the first by arrival, or one of the others.
  const name = await nameOf(admin, 'en')
  const first = page.getByRole('button', { name: new RegExp(`${name}.*${ref}`) })
  const others = page.getByRole('button', { name: `${fixture('admin.dispatch.others')}, ${ref}` })
  await expect(first.or(others).first()).toBeVisible()
  if (await first.isVisible()) await first.click()
  else {
    await others.click()
    await page.getByRole('menuitem', { name }).click()
  }
  await expect.poll(async () => (await admin('GET', `/roadsideAssistance/${id}`)).stage).toBe('dispatched')

  const t = textsIn('arabic')
  const context = await browser.newContext({ viewport: sizes.phone, hasTouch: true, isMobile: true })
  const phone = await context.newPage()
  await becomeStaff(phone, 'arabic', 'driver@noor.example')
  await phone.goto('/home/driving')
  const job = jobOf(phone, ref)
  const show = job.getByRole('button', { name: `${t('admin.driving.more')}, ${ref}` })
  await expect(job).toBeVisible()
  if (await show.isVisible()) await show.click()
  await settled(phone)
  await expectAccessible(phone)
  await job.getByRole('button', { name: t('admin.driving.step.enRoute') }).click()
  await expect(job.getByText(t('enumerations.roadsideStage.enRoute')).first()).toBeVisible()

  // Arrived without a connection: kept on the phone, and sent by itself.
  await context.setOffline(true)
  await job.getByRole('button', { name: t('admin.driving.step.onSite') }).click()
  await expect(job.getByText(t('admin.driving.waitsToSend'))).toBeVisible()
  await context.setOffline(false)
  await expect.poll(async () => (await admin('GET', `/roadsideAssistance/${id}`)).arrivedAt, { timeout: 30_000 }).not.toBeNull()
  await expect(job.getByText(t('admin.driving.waitsToSend'))).toHaveCount(0)

  await job.getByRole('button', { name: t('admin.driving.photos') }).click()
  const photos = phone.getByRole('dialog')
  await photos
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'wheel.jpg', mimeType: 'image/jpeg', buffer: await wheel() })
  await expect(photos.getByRole('status').filter({ hasText: 'wheel' })).toHaveCount(1)
  await photos.getByRole('button', { name: t('admin.form.save'), exact: true }).click()
  await expect(photos).toHaveCount(0)

  await job.getByRole('button', { name: t('admin.driving.finish'), exact: true }).click()
  const end = phone.getByRole('dialog', { name: t('admin.driving.finishTitle') })
  await end.getByRole('button', { name: t('admin.driving.finish'), exact: true }).click()
  await expect(end.getByRole('alert').first()).toHaveText(t('validation.outcomeNeeded'))
  expect((await admin('GET', `/roadsideAssistance/${id}`)).status).toBe('in-progress')
  await end.getByRole('radio', { name: t('enumerations.roadsideOutcome.RSA Responded') }).check()
  await expectAccessible(phone)
  await end.getByRole('button', { name: t('admin.driving.finish'), exact: true }).click()
  await expect(end).toHaveCount(0)
  const row = await admin('GET', `/roadsideAssistance/${id}`)
  expect([row.status, row.stage, row.outcome, row.photos.length]).toEqual(['closed', 'done', 'RSA Responded', 1])
  await context.close()
})

// A point that no other request is near, and no branch: on the map its pin stands alone, and no driver is within 100 km.
let deserts = 0
const inTheDesert = () => ({ lat: 28.9 + (deserts += 1) * 0.4, lng: 43.9 })

for (const [word, size] of languagesAtSizes) {
  const t = textsIn(word)
  test(`the driver who arrives first is sent by two presses, and nobody from beyond 100 km, ${word} ${size}`, async ({ page, request }) => {
    const admin = await staffWire(request)
    const { id, ref } = await newCall(admin)
    const remote = await newCall(admin, inTheDesert())
    await becomeStaff(page, word, 'service-manager@noor.example')
    await page.goto('/home/dispatch')
    const list = page.getByRole('region', { name: t('admin.dispatch.fieldRequests'), exact: true })
    const map = page.getByRole('application', { name: t('admin.dispatch.map') })
    const lineOf = (one: string) => list.getByRole('button', { name: new RegExp(one) }).first()
    await expect(map.locator('.map-land').first()).toBeAttached()
    let presses = 0
    const press = async (what: Locator) => {
      presses += 1
      await what.click()
    }
    await press(lineOf(ref))
    const item = list.getByRole('listitem').filter({ hasText: ref })
    // Its pin is the pressed one.
    await expect(map.getByRole('button', { name: new RegExp(ref), pressed: true })).toHaveCount(1)
    const send = item.locator('button.MuiButton-contained')
    await expect(send).toHaveCount(1)
    const said = await send.innerText()
    await expect(item.getByText(new RegExp(t('admin.dispatch.km', { km: '[\\d.]+' }))).first()).toBeVisible()
    await expectAccessible(page)
    await press(send)
    await expect.poll(async () => (await admin('GET', `/roadsideAssistance/${id}`)).stage).toBe('dispatched')
    expect(presses).toBe(2)
    const { driverId } = await admin('GET', `/roadsideAssistance/${id}`)
    const { name } = await admin('GET', `/staffs/list/${driverId}`)
    expect(said).toContain(name[word === 'arabic' ? 'ar' : 'en'])
    await expect(item).toContainText(name[word === 'arabic' ? 'ar' : 'en'])
    await expect(lineOf(ref)).toBeFocused()

    // By the keyboard from the map: the pin presses the line, keeps the focus, and nobody is offered.
    const pin = map.getByRole('button', { name: new RegExp(remote.ref) })
    await pin.focus()
    await page.keyboard.press('Enter')
    await expect(pin).toHaveAttribute('aria-pressed', 'true')
    await expect(pin).toBeFocused()
    await expect(lineOf(remote.ref)).toHaveAttribute('aria-pressed', 'true')
    const far = list.getByRole('listitem').filter({ hasText: remote.ref })
    await expect(far.getByText(t('admin.dispatch.noneNear', { max: 100 }))).toBeVisible()
    await expect(far.locator('button.MuiButton-contained')).toHaveCount(0)
    await expectAccessible(page)
  })
}

test('the map of the dispatch page has the streets of the tenant @desktop', async ({ page, request }) => {
  const admin = await staffWire(request)
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#d8d4c8' } })
    .png()
    .toBuffer()
  await page.route('https://tiles.example/**', (route) => route.fulfill({ body: tile, contentType: 'image/png' }))
  try {
    await saveMaps(admin, 'https://tiles.example/{z}/{x}/{y}.png')
    await page.emulateMedia({ colorScheme: 'dark' })
    await becomeStaff(page, 'arabic', 'service-manager@noor.example')
    await page.goto('/home/dispatch')
    const map = page.getByRole('application', { name: textsIn('arabic')('admin.dispatch.map') })
    await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible()
    await expect(map.locator('.leaflet-control-attribution')).toHaveText('© <b>OSM</b>')
    await expect(map.locator('.map-land')).toHaveCount(0)
    await expectAccessible(page)
  } finally {
    await saveMaps(admin, null)
  }
})

test('a driver begins with the day, and the map asks nobody else for anything', async ({ page }) => {
  const strangers: string[] = []
  page.on('request', (requested) => {
    if (new URL(requested.url()).hostname !== new URL(page.url() === 'about:blank' ? requested.url() : page.url()).hostname)
      strangers.push(requested.url())
  })
  const t = textsIn('arabic')
  await becomeStaff(page, 'arabic', 'driver@noor.example')
  await page.goto('/')
  await page.waitForURL('**/home/driving')
  await page.getByRole('button', { name: t('admin.driving.showRoute') }).click()
  await expect(page.getByRole('application', { name: t('admin.driving.map') })).toBeVisible()
  await expect(page.locator('.map-land').first()).toBeAttached()
  await expectAccessible(page)
  expect(strangers).toEqual([])
})
