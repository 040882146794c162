// Booking beside the straight way: the earliest anywhere, a code, the same again, a hold that ends, and what can come between.
import { expect, type Page } from '@playwright/test'
import type { LanguageWord } from '../../../src/schema/core/limits.ts'
import { bookByWire, staffWire } from '../api.ts'
import { chooseTime, enterCode, expectAccessible, freeTimes, holdBack, newMobile, newPlate, openLanding, test } from '../page.ts'
import { languagesAtSizes, textsIn } from '../texts.ts'
import { inRiyadh } from './owner.ts'

const next = (page: Page) => page.locator('.step-next')
const code = { english: ' welcome15 ', arabic: 'welcome١٥' }

async function becomeCustomer(page: Page, word: LanguageWord): Promise<void> {
  const t = textsIn(word)
  await openLanding(page, word)
  await page.getByLabel(t('landing.find.label')).fill(newMobile())
  await page.getByRole('button', { name: t('landing.find.go') }).click()
  await expect(page.locator('.code-input')).toBeVisible()
  await enterCode(page, word)
  await page.getByLabel(t('resources.customers.fields.firstName')).fill('Huda')
  await page.getByLabel(t('resources.customers.fields.lastName')).fill('الشمري')
  await page.getByRole('button', { name: t('landing.parts.goOn') }).click()
  // The form gives way to the greeting, and what is below it moves up.
  await expect(page.getByRole('heading', { name: /Huda/ })).toBeVisible()
  await page
    .getByRole('link', { name: t('landing.pages.book-service.title') })
    .first()
    .click()
}

/** A car of one's own and its first service. */
async function fillUntilPlace(page: Page, word: LanguageWord): Promise<void> {
  await becomeCustomer(page, word)
  await page.locator('#plate').fill(newPlate())
  await page.locator('#makeId').selectOption({ index: 1 })
  if (await page.locator('select#model').count()) await page.locator('#model').selectOption({ index: 1 })
  else await page.locator('#model').fill('Camry')
  await page.locator('#year').fill('2022')
  await next(page).click()
  await page.locator('.choice').first().click()
  await next(page).click()
  await expect(page.getByRole('heading', { name: textsIn(word)('landing.book.place.title') })).toBeVisible()
}

for (const [word, size] of languagesAtSizes) {
  const t = textsIn(word)

  test(`a branch is chosen by its distance, with today's hours and a map, each city said once (${word}) ${size}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(inRiyadh)
    await fillUntilPlace(page, word)
    const card = page.locator('.branch')
    const away = t('landing.branch.away', { km: '\0' }).split('\0')
    await expect(card.first()).toContainText(new RegExp(`${t('landing.branch.today', { hours: '' })}|${t('landing.branch.closed')}`))
    await expect(card.filter({ hasText: away[1] ?? '' })).toHaveCount(0)
    await page.getByRole('button', { name: t('landing.branch.nearest') }).click()
    const details = await card.locator('.choice-detail').allInnerTexts()
    await expect(card.first()).toContainText(away[1] ?? '')
    expect(details.length).toBeGreaterThan(1)
    const riyadh = word === 'english' ? 'Riyadh' : 'الرياض'
    await expect(card.first()).toContainText(riyadh)
    expect((await card.first().innerText()).split(riyadh)).toHaveLength(2)
    const name = await card.first().locator('.choice-title').innerText()
    await expect(page.getByRole('link', { name: t('landing.branch.map', { name }) })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\//,
    )
    await expectAccessible(page)
    await card.first().locator('.choice').click()
    await expect(page.getByRole('heading', { name: t('landing.time.title') })).toBeVisible()
  })

  test(`a link of a car and a service opens booking with both, and one of a service that nobody offers with the car (${word}) ${size}`, async ({
    page,
    request,
  }) => {
    const { session } = await bookByWire(request)
    const id = session.userVehicle[0]?.id ?? ''
    await page.addInitScript((kept) => {
      if (!localStorage.getItem('wakeel-dealer')) localStorage.setItem('wakeel-dealer', JSON.stringify(kept))
    }, session)
    const [offer] = (await (await staffWire(request))('GET', '/masters/servicePackages?size=1&active=true')).data
    await page.goto(`/${word}/home/book-service?tenantId=noor&car=${id}&service=${offer?.code}`)
    await expect(page.getByRole('heading', { name: t('landing.book.place.title') })).toBeVisible()
    await expect(page).not.toHaveURL(/car=|service=/)
    await expectAccessible(page)
    await page.goBack()
    await page.goto(`/${word}/home/book-service?tenantId=noor&car=${id}&service=NONE`)
    await expect(page.locator('.step-next')).toBeVisible()
    await expect(page).not.toHaveURL(/car=|service=/)
    await expectAccessible(page)
  })

  test(`the plate by which somebody looked for themselves is the car's, and a car of the greeting is booked by a tap (${word}) ${size}`, async ({
    page,
  }) => {
    const plate = newPlate()
    await openLanding(page, word)
    await page.getByLabel(t('landing.find.label')).fill(plate)
    await page.getByRole('button', { name: t('landing.find.go') }).click()
    await page.locator('#mobile').fill(newMobile())
    await page.getByRole('button', { name: t('landing.mobile.send') }).click()
    await enterCode(page, word)
    await page.getByLabel(t('resources.customers.fields.firstName')).fill('Huda')
    await page.getByLabel(t('resources.customers.fields.lastName')).fill('الشمري')
    await page.getByRole('button', { name: t('landing.parts.goOn') }).click()
    // The greeting takes the place of the form, and moves the tiles below it.
    await expect(page.getByRole('heading', { name: t('landing.search.hello', { name: 'Huda' }) })).toBeVisible()
    await page
      .getByRole('link', { name: t('landing.pages.book-service.title') })
      .first()
      .click()
    await expect(page.locator('#plate')).toHaveValue(plate)
    await page.locator('#makeId').selectOption({ index: 1 })
    if (await page.locator('select#model').count()) await page.locator('#model').selectOption({ index: 1 })
    else await page.locator('#model').fill('Camry')
    await page.locator('#year').fill('2022')
    await next(page).click()
    const services = page.getByRole('heading', { name: t('landing.book.services.title') })
    await expect(services).toBeVisible()

    await openLanding(page, word)
    const car = page.locator('a.garage-car-name')
    await expectAccessible(page)
    await car.click()
    await expect(services).toBeVisible()
    await expect(page).not.toHaveURL(/car=/)

    // One service is recommended for all that it does; what it does is struck out, and nothing is booked twice.
    await page.locator('#mileage').fill(word === 'arabic' ? '٤١٢٠٠' : '41200')
    const offer = (name: string) => page.locator('.choice').filter({ has: page.locator('.choice-title', { hasText: name }) })
    const names = word === 'arabic' ? ['صيانة 40,000 كم', 'صيانة 20,000 كم', 'صيانة 60,000 كم'] : ['40,000 km', '20,000 km', '60,000 km']
    const [large, small, full] = names.map(offer)
    if (!large || !small || !full) throw new Error('three services')
    const recommended = page.getByRole('group', { name: t('landing.book.services.due') })
    await expect(recommended).toContainText(t('app.due.now'))
    await expect(recommended).toContainText(t('app.due.since.none', { interval: t('app.due.every.km', { every: '40,000' }) }))
    await expect(recommended).toContainText(names[0] ?? '')
    await expect(recommended.locator('.choice-title').getByText(names[1] ?? '')).toHaveCount(0)
    await small.click()
    await large.click()
    await expect(small.getByRole('checkbox')).toBeDisabled()
    await expect(small.getByRole('checkbox')).not.toBeChecked()
    await expect(small.locator('s')).toBeVisible()
    await expectAccessible(page)
    await full.click()
    await expect(full.getByRole('checkbox')).not.toBeChecked()
    await expect(page.locator('.step-bar').getByRole('alert')).toContainText(names[1] ?? '')
    await expect(page.locator('.step-bar').getByRole('alert')).toContainText(names[2] ?? '')
    await expectAccessible(page)
    await large.click()
    await expect(small.getByRole('checkbox')).toBeEnabled()
  })
  test(`the earliest time anywhere is held, a code takes something off, and the same can be booked again (${word}) ${size}`, async ({
    page,
    request,
  }) => {
    await fillUntilPlace(page, word)
    await expect(page.locator('.taken-slot').first()).toBeVisible()
    await expectAccessible(page)
    await page.locator('.taken-slot').first().click()
    await expect(page.getByRole('heading', { name: t('landing.transport.title') })).toBeVisible()
    await expect(page.locator('.hold:not(.hold-coming)')).toContainText(/[45]:\d\d/)
    await page.locator('.choice').nth(2).click()
    await page.locator('#shortCode').fill(word === 'arabic' ? 'rrrd٢٩٢٩' : 'rrrd2929')
    await expectAccessible(page)
    await next(page).click()
    await page.getByRole('button', { name: t('landing.book.promotion.ask') }).click()
    await page.locator('#promotionCode').fill('SUMMER')
    await page.getByRole('button', { name: t('landing.book.promotion.apply') }).click()
    await expect(page.getByText(t('validation.promotionExpired'))).toBeVisible()
    await expectAccessible(page)
    await page.locator('#promotionCode').fill(code[word])
    await page.keyboard.press('Enter')
    await expect(page.locator('.promotion-set')).toContainText('WELCOME15')
    await expect(page.locator('.booking-facts').getByText(t('landing.book.discount'), { exact: true }).first()).toBeVisible()
    const total = await page.locator('.step-total bdi').innerText()
    await expectAccessible(page)
    await next(page).click()
    await expect(page.locator('.done-ref bdi')).toBeVisible()
    await expect(page.locator('.facts-total bdi')).toHaveText(total)
    await expect(page.getByText(t('landing.book.discount'), { exact: true })).toBeVisible()
    const kept = () => page.evaluate(() => history.state as { sent?: { answer: { id: string } } } | null)
    await expect.poll(async () => (await kept())?.sent).toBeDefined()
    const id = (await kept())?.sent?.answer.id ?? ''
    await page.goto(`/${word}/home/book-service?tenantId=noor&again=${id}`)
    await expect(page.getByRole('heading', { name: t('landing.time.title') })).toBeVisible()
    await chooseTime(page, 0)
    await next(page).click()
    await expect(page.locator('.choice').nth(2).locator('input')).toBeChecked()
    await expect(page.locator('#shortCode')).toHaveValue('RRRD2929')
    await next(page).click()
    await next(page).click()
    // A car has one open booking at a time: the other one is shown, and once it is cancelled this one goes through.
    await expect(page.getByRole('heading', { name: t('landing.open.carTitle') })).toBeFocused()
    await expect(page.getByRole('link', { name: t('landing.open.show') })).toHaveAttribute('href', new RegExp(`booking=${id}`))
    await expectAccessible(page)
    const admin = await staffWire(request)
    const { version } = (await admin('GET', `/appointments/${id}`)) as unknown as { version: number }
    await admin('POST', `/appointments/${id}/closure`, { closure: 'cancelled', closeReason: 'another day', version })
    await next(page).click()
    await expect(page.locator('.done-ref bdi')).toBeVisible()
  })
}

test('a hold counts down, says its last minute, ends, and can be had again; when it comes the button stays where it is @phone', async ({
  page,
}) => {
  const t = textsIn('english')
  await page.clock.install()
  await fillUntilPlace(page, 'english')
  const comes = await holdBack(page, /hold-time/)
  await page.locator('.taken-slot').first().click()
  await expect(page.getByRole('heading', { name: t('landing.transport.title') })).toBeVisible()
  const before = await next(page).boundingBox()
  comes()
  await expect(page.locator('.hold:not(.hold-coming)')).toContainText(/[45]:\d\d/)
  await expect(page.locator('.hold-left')).toBeVisible()
  expect(await next(page).boundingBox()).toEqual(before)
  await page.clock.fastForward('04:05')
  await expect(page.getByText(t('landing.book.hold.minute'))).toBeAttached()
  await page.clock.fastForward('01:00')
  await expect(page.getByText(t('landing.book.hold.over'))).toBeVisible()
  await expect(page.getByText(t('landing.book.hold.free'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('landing.book.hold.keep') }).click()
  await expect(page.locator('.hold-left')).toBeVisible()
})

test('the button that goes on stays where it is while a step, its times and its advisors come in @phone', async ({ page }) => {
  const earliest = await holdBack(page, /landing-page\/earliest-times/)
  const advisors = await holdBack(page, /landing-page\/advisors/)
  const days = await holdBack(page, /landing-page\/appointment-dates/)
  // Wherever one has scrolled to: one that moves between press and release gets no click.
  const tops = () =>
    next(page).evaluate((button) =>
      [0, 200, document.body.scrollHeight].map((top) => {
        window.scrollTo({ top, behavior: 'instant' })
        return button.getBoundingClientRect().top
      }),
    )
  await fillUntilPlace(page, 'arabic')
  const before = await tops()
  expect(new Set(before).size).toBe(1)
  earliest()
  await expect(page.locator('.earliest button').first()).toBeVisible()
  expect(await tops()).toEqual(before)
  await page.locator('.choice').first().click()
  await expect(page.getByRole('heading', { name: textsIn('arabic')('landing.time.title') })).toBeVisible()
  expect(await tops()).toEqual(before)
  advisors()
  await expect(page.locator('input[name=advisor]').first()).toBeAttached()
  expect(await tops()).toEqual(before)
  days()
  await expect(freeTimes(page).first()).toBeVisible()
  expect(await tops()).toEqual(before)
})

test('days that cannot be chosen say why, in words @phone', async ({ page }) => {
  const t = textsIn('arabic')
  await page.route(/appointment-dates/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: object[] }
    const shut = { available: false, free: 0, total: 0, block: null }
    const reasons = [
      { ...shut, reason: 'closed', holiday: null },
      { ...shut, reason: 'holiday', holiday: { en: 'National Day', ar: 'اليوم الوطني' } },
      { ...shut, reason: 'full', holiday: null },
      { ...shut, reason: 'closed', holiday: null, block: 'training' },
    ]
    await route.fulfill({ json: { data: body.data.map((day, place) => (place < 4 ? { ...day, ...reasons[place] } : day)) } })
  })
  await fillUntilPlace(page, 'arabic')
  await page.locator('.choice').first().click()
  const words = [t('landing.time.reasons.closed'), 'اليوم الوطني', t('landing.time.reasons.full'), t('enumerations.blockReason.training')]
  for (const why of words) await expect(page.locator('.day-why', { hasText: why }).first()).toBeVisible()
  await page.locator('.days-more').click()
  for (const why of words) await expect(page.locator('.closed-days dt', { hasText: why }).first()).toBeVisible()
  await expect(page.locator('.closed-days dt', { hasText: t('landing.time.reasons.later') }).last()).toBeVisible()
  await expectAccessible(page)
})

test('offline nothing is sent and nothing is lost, another tenant begins with nothing, and what is switched off says so @phone', async ({
  page,
  context,
}) => {
  const t = textsIn('english')
  await fillUntilPlace(page, 'english')
  await page.locator('.taken-slot').first().click()
  await page.locator('.choice').first().click()
  await page.locator('#concern').fill('kept')
  await next(page).click()
  await context.setOffline(true)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await next(page).click()
  await expect(page.getByText('No Internet Connection')).toBeVisible()
  expect(sent.filter((url) => url.includes('/api/'))).toEqual([])
  await expect(page.getByText('kept', { exact: true })).toBeVisible()
  await context.setOffline(false)
  await page.goto('/english/home/book-service?tenantId=najd')
  await expect(page.getByLabel(t('landing.find.label'))).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('wakeel-dealer'))).not.toContain('kept')
  await page.route(/landing-page\/settings/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { flags: object }
    await route.fulfill({ json: { ...body, flags: { ...body.flags, BOOK_A_SERVICE: false } } })
  })
  await page.goto('/english/home/book-service?tenantId=noor')
  await expect(page.getByText(t('errors.featureOff'))).toBeVisible()
})
