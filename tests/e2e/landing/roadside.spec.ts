// A car has broken down: its customer calls for help on a phone, follows the driver, and gives stars.
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { saveMaps, staffWire } from '../api.ts'
import { expectAccessible, test } from '../page.ts'
import { languagesAtSizes, textsIn } from '../texts.ts'
import { inRiyadh, newOwner, proveMobile } from './owner.ts'
import { streetsFile } from './streetsFile.ts'

test.use({ permissions: ['geolocation'], geolocation: inRiyadh })

for (const [word, size] of languagesAtSizes) {
  const t = textsIn(word)
  test(`help is called for once, offline keeps the form, and the driver's steps reach the customer, ${word} ${size}`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const strangers: string[] = []
    page.on('request', (requested) => {
      if (/^https?:/.test(requested.url()) && !requested.url().startsWith(baseURL ?? '')) strangers.push(requested.url())
    })
    const { admin, mobile } = await newOwner(request)
    await page.goto(`/${word}/home/roadsideAssistance?tenantId=noor`)
    await expect(page.locator('.call-first')).toHaveAttribute('href', /^tel:/)
    await expectAccessible(page)
    await proveMobile(page, word, mobile)

    const next = page.locator('.step-next')
    await expect(page.getByRole('heading', { name: t('landing.roadside.issue') })).toBeVisible()
    await expect(page.locator('.call-first')).toBeInViewport()
    await next.click()
    await expect(page.getByText(t('landing.roadside.issueMissing'))).toBeVisible()
    await page.locator('label.choice', { hasText: t('landing.roadside.issues.flatTyre') }).click()
    await expect(page.getByRole('heading', { name: t('landing.roadside.place') })).toBeVisible()
    await next.click()
    await expect(page.getByText(t('landing.place.missing')).first()).toBeVisible()
    await expect(page.locator('.step-bar')).toContainText(t('landing.place.missing'))
    await page.getByRole('button', { name: t('landing.place.locate') }).click()
    await expect(page.getByText(t('landing.place.accurate', { metres: 14 }))).toBeVisible()
    await page.locator('#addressNote').fill('Exit 9 <b>bridge</b>')
    await expectAccessible(page)
    await next.click()
    await expect(page.locator('#photos')).toBeVisible()
    await expectAccessible(page)

    await context.setOffline(true)
    await next.click()
    await expect(page.getByText(t('errors.offline'))).toBeVisible()
    // Otherwise it is sent by itself: installed.spec.ts.
    await page.getByRole('button', { name: t('landing.unsent.drop') }).click()
    await context.setOffline(false)
    await next.dblclick({ noWaitAfter: true })
    const now = page.getByRole('heading', { name: t('landing.request.now.roadsideAssistance.new') })
    await expect(now).toBeFocused()
    await expectAccessible(page)
    const ref = await page.locator('.request-code').innerText()
    const found = await admin('GET', `/roadsideAssistance?q=${ref}`)
    expect(found.data).toHaveLength(1)
    const id = found.data[0]?.id ?? ''
    expect(await admin('GET', `/roadsideAssistance/${id}`)).toMatchObject({
      addressNote: 'Exit 9 <b>bridge</b>',
      issue: 'flatTyre',
      accuracyM: 14,
    })

    // The dispatcher sends a driver, who goes: the page follows by itself.
    await page.clock.install()
    const driver = (await admin('GET', '/staffs/list?q=driver@noor.example&size=1')).data[0]
    const step = (from: string, to: string, more = {}) =>
      admin('POST', `/field-requests/${id}/step`, { kind: 'roadsideAssistance', from, to, ...more })
    const { version } = await admin('GET', `/roadsideAssistance/${id}`)
    await admin('POST', `/field-requests/${id}/assign`, { kind: 'roadsideAssistance', driverId: driver?.id, version })
    await step('dispatched', 'enRoute')
    await page.reload()
    await expect(page.getByRole('heading', { name: t('landing.request.now.roadsideAssistance.enRoute') })).toBeVisible()
    await expect(page.locator('.request-driver a')).toHaveCount(3)
    for (const [place, href] of [/^tel:\+966/, /^sms:\+966/, /^https:\/\/wa\.me\/966/].entries())
      await expect(page.locator('.request-driver a').nth(place)).toHaveAttribute('href', href)
    await expect(page.locator('.map-driver')).toHaveCount(0)
    await expectAccessible(page)
    // The driver's phone sends where it is: the page shows it, and the arrival follows.
    const phone = await staffWire(request, 'driver@noor.example')
    await phone('POST', '/field-requests/place', { lat: 24.8, lng: 46.63 })
    await page.clock.runFor(16_000)
    const lorry = page.locator('.map-driver')
    await expect(lorry.locator('svg')).toBeVisible()
    await expect(page.locator('.map-land')).toBeAttached()
    const [from, far] = [await lorry.getAttribute('style'), await page.locator('.arrival-time').innerText()]
    await expectAccessible(page)
    await phone('POST', '/field-requests/place', { lat: 24.74, lng: 46.68 })
    await page.clock.runFor(16_000)
    await expect(lorry).not.toHaveAttribute('style', from ?? '')
    await expect(page.locator('.arrival-time')).not.toHaveText(far)
    await step('enRoute', 'onSite')
    await page.clock.runFor(16_000)
    await expect(page.getByRole('heading', { name: t('landing.request.now.roadsideAssistance.onSite') })).toBeVisible()
    await expect(page.getByRole('button', { name: t('landing.request.cancel') })).toHaveCount(0)
    await step('onSite', 'done', { outcome: 'RSA Responded' })
    await page.clock.runFor(16_000)
    await expect(page.getByRole('heading', { name: t('landing.request.end.helped') })).toBeVisible()
    const requested: string[] = []
    page.on('request', (one) => requested.push(one.url()))
    await page.clock.runFor(60_000)
    expect(requested.filter((url) => url.includes('/requests/'))).toEqual([])
    await page.locator('.star').nth(4).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: t('landing.request.rateSend') }).click()
    await expect(page.getByText(t('landing.request.rated'))).toBeVisible()
    expect(strangers).toEqual([])
  })
}

for (const [word, size] of languagesAtSizes) {
  const t = textsIn(word)
  test(`the place is a pin on a map of the country, moved with the arrow keys and by hand, ${word} ${size}`, async ({ page, request }) => {
    const { admin, mobile, customerId } = await newOwner(request)
    await page.goto(`/${word}/home/roadsideAssistance?tenantId=noor`)
    await proveMobile(page, word, mobile)
    await page.locator('label.choice', { hasText: t('landing.roadside.issues.flatTyre') }).click()
    const map = page.getByRole('application', { name: t('landing.map.label') })
    await expect(map.locator('.map-land')).toBeAttached()
    await expect(map.locator('.map-branch').first()).toBeAttached()
    await expect(map.locator('.map-city', { hasText: word === 'english' ? 'Hail' : 'حائل' })).toBeAttached()
    await expect(map.getByRole('button', { name: t('landing.map.closer') })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: t('landing.map.putPin') }).click()
    const pin = map.getByRole('button', { name: t('landing.map.pin') })
    await expect(pin).toBeFocused()
    // Within the map: the page may move while its texts come.
    const placeOf = async () => {
      const [inPage, frame] = [await pin.boundingBox(), await map.boundingBox()]
      return { x: (inPage?.x ?? 0) - (frame?.x ?? 0), y: (inPage?.y ?? 0) - (frame?.y ?? 0) }
    }
    const placed = await placeOf()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    const way = async () => {
      const moved = await placeOf()
      return [moved.x - placed.x, moved.y - placed.y].map(Math.round)
    }
    await expect.poll(way).toEqual([8, 80])
    await expect(pin).toBeFocused()
    await expect(page.locator('.place-found')).toBeVisible()
    await expectAccessible(page)

    // Near the branch, then dragged: the words beside the map follow the pin.
    await page.getByRole('button', { name: t('landing.place.locate') }).click()
    await expect(page.locator('.place-found')).toContainText(t('landing.place.accurate', { metres: 14 }))
    await pin.scrollIntoViewIfNeeded()
    const { x = 0, y = 0, width = 0 } = (await pin.boundingBox()) ?? {}
    await page.mouse.move(x + width / 2, y + 12)
    await page.mouse.down()
    await page.mouse.move(x + width / 2 + 20, y + 2, { steps: 4 })
    await page.mouse.up()
    await expect(page.locator('.place-found')).not.toContainText(t('landing.place.accurate', { metres: 14 }))
    await expect(page.locator('.place-found')).toContainText(t('landing.place.pinNear', { name: '' }).trim())
    await page.locator('.step-next').click()
    await page.locator('.step-next').click()
    await expect(page.locator('.request-code')).toBeVisible()
    const [row] = (await admin('GET', `/roadsideAssistance?customerId=${customerId}`)).data
    const { point, accuracyM } = await admin('GET', `/roadsideAssistance/${row?.id}`)
    expect(accuracyM).toBeNull()
    expect(Number(point?.lng)).toBeGreaterThan(inRiyadh.longitude)
    expect(Number(point?.lat)).toBeGreaterThan(inRiyadh.latitude)
  })
}

/** Opens the step with the map, as a proven customer. */
async function openPlace(page: Page, mobile: string) {
  const t = textsIn('arabic')
  await page.goto('/arabic/home/roadsideAssistance?tenantId=noor')
  await proveMobile(page, 'arabic', mobile)
  await page.locator('label.choice', { hasText: t('landing.roadside.issues.flatTyre') }).click()
}

test('streets come from the file or the tiles that the tenant names, else from the shipped map @phone', async ({ page, request }) => {
  const t = textsIn('arabic')
  const { admin, mobile } = await newOwner(request)
  const archive = streetsFile()
  await page.route('https://maps.example/**', async (route) => {
    const [, from = '0', to = '0'] = /bytes=(\d+)-(\d+)/.exec(route.request().headers()['range'] ?? '') ?? []
    await route.fulfill({
      status: 206,
      headers: { 'access-control-allow-origin': '*' },
      body: archive.subarray(Number(from), Number(to) + 1),
    })
  })
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#d8d4c8' } })
    .png()
    .toBuffer()
  await page.route('https://tiles.example/**', (route) => route.fulfill({ body: tile, contentType: 'image/png' }))
  const land = page.locator('.map-land')
  const attribution = page.locator('.leaflet-control-attribution')
  try {
    await saveMaps(admin, 'https://maps.example/gulf.pmtiles')
    await openPlace(page, mobile)
    await page.getByRole('button', { name: t('landing.place.locate') }).click()
    await expect(page.locator('canvas.leaflet-tile-loaded').first()).toBeVisible()
    await expect(attribution).toHaveText('© <b>OSM</b>')
    await expect(land).toHaveCount(0)
    await expectAccessible(page)

    await saveMaps(admin, 'https://tiles.example/{z}/{x}/{y}.png')
    await page.reload()
    await expect(page.locator('img.leaflet-tile-loaded').first()).toBeVisible()
    await expect(attribution).toHaveText('© <b>OSM</b>')
    await expect(land).toHaveCount(0)
    await expectAccessible(page)

    await page.route('https://tiles.example/**', (route) => route.abort())
    await page.reload()
    await expect(land).toBeAttached()
  } finally {
    await saveMaps(admin, null)
  }
})

test("the tenant's key shows Google's map, moved under its pin; without its script the shipped map is there @phone", async ({
  page,
  request,
}) => {
  const t = textsIn('arabic')
  const { admin, mobile } = await newOwner(request)
  const keys: (string | null)[] = []
  // In place of Google's script: the calls of its maps library that the page makes.
  await page.route('https://maps.googleapis.com/maps/api/js**', async (route) => {
    keys.push(new URL(route.request().url()).searchParams.get('key'))
    const maps = `{ importLibrary: async () => ({ Map: class {
      constructor(box, { center }) { this.at = center; box.append(Object.assign(document.createElement('button'), {
        type: 'button', textContent: 'Google', onclick: () => { this.at = { lat: this.at.lat + 0.01, lng: this.at.lng }; this.idle() } })) }
      getCenter() { return { toJSON: () => this.at } }
      panTo(point) { this.at = point; this.idle() }
      addListener(event, received) { this[event] = received; return { remove() {} } }
    } }) }`
    await route.fulfill({ contentType: 'text/javascript', body: `window.google = { maps: ${maps} }` })
  })
  try {
    await saveMaps(admin, null, 'key of noor')
    await openPlace(page, mobile)
    await page.getByRole('button', { name: t('landing.place.locate') }).click()
    await expect(page.locator('.place-found')).toContainText(t('landing.place.accurate', { metres: 14 }))
    await page.getByRole('button', { name: 'Google' }).click()
    await expect(page.locator('.place-found')).not.toContainText(t('landing.place.accurate', { metres: 14 }))
    expect(keys).toEqual(['key of noor'])
    await expect(page.locator('.map-land')).toHaveCount(0)
    await expectAccessible(page)

    await page.route('https://maps.googleapis.com/**', (route) => route.abort())
    await page.reload()
    await expect(page.locator('.map-land')).toBeAttached()
    await expect(page.getByRole('button', { name: 'Google' })).toHaveCount(0)
  } finally {
    await saveMaps(admin, null)
  }
})

test('one without a location names the area, sees the open request at the top, and calls it off @phone', async ({
  page,
  context,
  request,
}) => {
  const t = textsIn('arabic')
  await context.clearPermissions()
  const { admin, mobile, customerId, vehicleId } = await newOwner(request)
  const { id, ref } = await admin('POST', '/roadsideAssistance', {
    customerId,
    vehicleId,
    issue: 'battery',
    point: { lat: 24.71, lng: 46.69 },
  })
  await page.goto('/arabic/home/roadsideAssistance?tenantId=noor')
  await proveMobile(page, 'arabic', mobile)
  await expect(page.locator('.field-request')).toContainText(ref)
  await page.locator('label.choice', { hasText: t('landing.roadside.issues.battery') }).click()
  await page.getByRole('button', { name: t('landing.place.locate') }).click()
  await expect(page.getByText(t('landing.place.problems.refused'))).toBeVisible()
  await page.locator('#region').selectOption({ index: 1 })
  await expect(page.locator('.place-rough')).toBeVisible()
  await expectAccessible(page)
  await page.locator('.step-next').click()
  await page.locator('.step-next').click()
  // The car waits for help already: its first request is shown.
  await expect(page.locator('.request-code')).toHaveText(ref)
  await page.getByRole('button', { name: t('landing.request.cancel') }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('landing.request.cancelSure') }).click()
  await expect(page.getByRole('heading', { name: t('landing.request.end.cancelled') })).toBeVisible()
  expect(await admin('GET', `/roadsideAssistance/${id}`)).toMatchObject({ status: 'closed', outcome: 'RSA Cancelled' })
  expect((await admin('GET', `/roadsideAssistance?customerId=${customerId}`)).data).toHaveLength(1)
})
