// A car has broken down: its customer calls for help on a phone, follows the driver, and gives stars.
import { expect } from '@playwright/test'
import { expectAccessible, test } from '../page.ts'
import { bothLanguages, textsIn } from '../texts.ts'
import { inRiyadh, newOwner, proveMobile } from './owner.ts'

test.use({ permissions: ['geolocation'], geolocation: inRiyadh })

for (const word of bothLanguages) {
  const t = textsIn(word)
  test(`help is called for once, offline keeps the form, and the driver's steps reach the customer, ${word}`, async ({
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
    await expect(page.locator('.request-driver a')).toHaveAttribute('href', /^tel:\+966/)
    await expect(page.locator('.arrival-time')).toBeVisible()
    await expectAccessible(page)
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
