// A customer books a service on the landing site: in both languages, at both sizes, with every step held to WCAG.
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { LanguageWord } from '../../src/schema/core/limits.ts'
import { bookByWire, wireOf } from './api.ts'
import { changeKept, endedToken, chooseTime, enterCode, expectAccessible, freeTimes, newPlate, openLanding, test } from './page.ts'
import { becomeCustomer } from './landing/owner.ts'
import { languagesAtSizes, textsIn } from './texts.ts'

test.use({ serviceWorkers: 'allow' })

const next = (page: Page) => page.locator('.step-next')

/** The tile of booking on the greeting. */
const tileOf = (page: Page, word: LanguageWord) =>
  page.getByRole('link', { name: textsIn(word)('landing.pages.book-service.title') }).first()

/** From the greeting to the times, with a car of one's own. */
async function fillUntilTime(page: Page, word: LanguageWord): Promise<void> {
  const t = textsIn(word)
  await tileOf(page, word).click()
  // As people write it, with a space.
  await page.locator('#plate').fill(newPlate().replace(/\d/, ' $&'))
  await page.locator('#makeId').selectOption({ index: 1 })
  await expect(page.locator('#model')).toBeVisible()
  if (await page.locator('select#model').count()) await page.locator('#model').selectOption({ index: 1 })
  else await page.locator('#model').fill('Camry')
  await page.locator('#year').fill('2023')
  await page.locator('#mileageKm').fill(word === 'arabic' ? '٤٠٠٠٠' : '40000')
  await expectAccessible(page)
  await next(page).click()
  await expect(page.getByText(t('landing.book.services.due'))).toBeVisible()
  // Typed with the new car, the mileage is not asked for again.
  await expect(page.locator('#mileage')).toHaveValue('40000')
  await page.locator('.choice').first().click()
  await page.locator('.choice').nth(1).click()
  await expectAccessible(page)
  await next(page).click()
  await expect(page.getByRole('heading', { name: t('landing.book.place.title') })).toBeVisible()
  await expectAccessible(page)
  // What is missing is said in the bar, and the keyboard is at the first choice.
  await next(page).click()
  await expect(page.locator('.step-bar')).toContainText(t('landing.book.place.missing'))
  await expect(page.locator('.choice input').first()).toBeFocused()
  await expect(page.locator('.choice').first()).toBeInViewport()
  await expectAccessible(page)
  // A tap on the only question's answer goes on; back undoes it, and the keyboard chooses without going on.
  await page.locator('.choice').first().click()
  await expect(page.getByRole('heading', { name: t('landing.time.title') })).toBeVisible()
  await page.goBack()
  await expect(page.locator('.choice input').first()).toBeChecked()
  await page.locator('.choice input').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.choice input').nth(1)).toBeChecked()
  await expect(page.getByRole('heading', { name: t('landing.book.place.title') })).toBeVisible()
  await page.locator('.choice').first().click()
  await expect(page.getByRole('heading', { name: t('landing.time.title') })).toBeVisible()
}

/** Ends the person's hold on the server, as five minutes do. */
async function giveBack(page: Page, request: APIRequestContext): Promise<void> {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('wakeel-dealer') ?? '{}') as { accessToken: string }).accessToken,
  )
  await wireOf(request, token)('POST', '/landing-page/release-time', {})
}

/** From a chosen time to the confirmation, pressed twice as impatient people do. */
async function finish(page: Page, word: LanguageWord): Promise<string> {
  const t = textsIn(word)
  await next(page).click()
  await expect(page.getByRole('heading', { name: t('landing.transport.title') })).toBeVisible()
  await page.locator('.choice').first().click()
  await page.locator('#concern').fill("<b>noise</b> '; drop table customers")
  await expectAccessible(page)
  await next(page).click()
  await expect(page.locator('.step-bar').getByRole('button', { name: t('landing.book.terms.read') })).toBeInViewport()
  await expectAccessible(page)
  await next(page).dblclick({ noWaitAfter: true })
  await expect(page.locator('.done-ref bdi')).toBeVisible()
  await expectAccessible(page)
  return page.locator('.done-ref bdi').innerText()
}

for (const [word, size] of languagesAtSizes) {
  const t = textsIn(word)
  test.describe(word, () => {
    test(`a new customer books, sees, moves and cancels a service, and pressing twice books once ${size}`, async ({ page }) => {
      await becomeCustomer(page, word)
      await fillUntilTime(page, word)
      await chooseTime(page, -1)
      await expectAccessible(page)
      const ref = await finish(page, word)
      expect(ref).toMatch(/^[2-9A-HJKMNP-TV-Z]{6}$/)
      const reference = page.locator('.done-ref bdi')
      await page.reload()
      await expect(reference).toHaveText(ref)
      // One press leaves the flow, and the tile begins anew beside what is booked.
      await page.goBack()
      await expect(page).toHaveURL(/\/home\/search/)
      await tileOf(page, word).click()
      await expect(page.getByRole('heading', { name: t('landing.book.vehicle.title') })).toBeVisible()
      await expect(page.getByRole('link', { name: t('landing.open.show') })).toHaveCount(1)
      await expectAccessible(page)
      await page.goBack()
      await page.goto(`/${word}/home/search?tenantId=noor`)
      await tileOf(page, word).click()
      await page.getByRole('link', { name: t('landing.open.show') }).click()
      await expect(page.getByRole('heading', { name: t('landing.manage.booking', { ref }) })).toBeVisible()
      await page.getByRole('button', { name: t('landing.pages.manage-service.title') }).click()
      await expect(page.locator('.booking-row')).toHaveCount(1)
      await expectAccessible(page)
      await page.locator('.booking-row').first().click()
      await expect(page.getByText(ref).first()).toBeVisible()
      await expectAccessible(page)
      await page.getByText(t('landing.manage.move'), { exact: true }).first().click()
      await chooseTime(page, 0)
      await expectAccessible(page)
      await next(page).click()
      await page
        .getByRole('button', { name: t('landing.manage.cancel') })
        .or(page.getByRole('link', { name: t('landing.manage.cancel') }))
        .first()
        .click()
      await page.locator('.choice').first().click()
      await expectAccessible(page)
      await page.locator('.button-danger').click()
      await expect(page.getByText(t('landing.manage.closure.cancelled')).first()).toBeVisible()
      await page.goto(`/${word}/home/search?tenantId=noor`)
      // Nothing is booked any longer: a whole booking is proposed for the car, as it is due.
      await tileOf(page, word).click()
      await expect(page.getByRole('heading', { name: t('landing.book.summary.title') })).toBeVisible()
      await expect(reference).toHaveCount(0)
      await expect(page.getByRole('link', { name: t('landing.open.show') })).toHaveCount(0)
    })

    test(`what was typed survives a reload and a change of language ${size}`, async ({ page }) => {
      await becomeCustomer(page, word)
      await fillUntilTime(page, word)
      await chooseTime(page, 0)
      await next(page).click()
      await page.locator('.choice').first().click()
      await page.locator('#concern').fill('kept across everything')
      await page.reload()
      await expect(page.locator('#concern')).toHaveValue('kept across everything')
      const other = textsIn(word === 'english' ? 'arabic' : 'english')
      await page
        .getByRole('button', { name: t('app.otherLanguage') })
        .or(page.getByRole('link', { name: t('app.otherLanguage') }))
        .first()
        .click()
      await expect(page.getByRole('heading', { name: other('landing.transport.title') })).toBeVisible()
      await expect(page.locator('#concern')).toHaveValue('kept across everything')
    })
  })
}

test('a held time is taken for others until its hold ends; one that was lost is told with the next free ones, and nothing typed is lost @desktop', async ({
  page,
  browser,
  request,
}) => {
  const t = textsIn('english')
  await becomeCustomer(page, 'english')
  await fillUntilTime(page, 'english')
  const other = await (await browser.newContext()).newPage()
  await becomeCustomer(other, 'english')
  await fillUntilTime(other, 'english')
  // Both want the same advisor on the same day. With several advisors the time would still be free.
  for (const one of [page, other]) {
    // The days shown before are of every advisor.
    const days = one.waitForResponse((response) => /appointment-dates.*advisorId=/.test(response.url()))
    await one.locator('input[name=advisor]').nth(1).check({ force: true })
    await days
  }
  // A day of which an evening's visitor finds more than the rest.
  await page.locator('.days .day:not(:has(:disabled)) input').nth(4).check({ force: true })
  const chosen = await page.locator('.days .day:has(:checked)').textContent()
  const day = (one: Page) => one.locator('.days .day', { hasText: chosen ?? '' }).locator('input')
  const wanted = await freeTimes(page).nth(2).innerText()
  await freeTimes(page).nth(2).click()
  await expect(page.locator('.hold-left')).toBeVisible()
  await expectAccessible(page)
  await day(other).check({ force: true })
  const same = other.locator('.slots .slot', { hasText: wanted })
  await expect(same.locator('input')).toBeDisabled()
  await giveBack(page, request)
  await other.locator('.days .day:not(:has(:disabled)) input').nth(3).check({ force: true })
  await day(other).check({ force: true })
  await same.click()
  await finish(other, 'english')
  await next(page).click()
  await page.locator('.choice').first().click()
  await page.locator('#concern').fill('still here')
  await next(page).click()
  await next(page).click()
  await expect(page.getByRole('heading', { name: t('landing.taken.title') })).toBeVisible()
  await expectAccessible(page)
  await page.locator('.taken .taken-slot').first().click()
  await next(page).click()
  await expect(page.locator('.done-ref bdi')).toBeVisible()
  await other.context().close()
})

// The clock of the page is moved past the hold, once at each size in one language.
for (const [word, tag] of languagesAtSizes)
  test(`a hold that expired offline is taken again, or its loss is said at once with the nearest times, ${word} ${tag}`, async ({
    page,
    context,
    request,
  }) => {
    const t = textsIn(word)
    await page.clock.install()
    await becomeCustomer(page, word)
    await fillUntilTime(page, word)
    await page.locator('input[name=advisor]').nth(1).check({ force: true })
    await chooseTime(page, 2)
    const left = page.locator('.hold-left')
    await expect(left).toBeVisible()
    const expire = async () => {
      await context.setOffline(true)
      await page.clock.fastForward('05:01')
      await expect(page.getByText(t('landing.book.hold.checked'))).toBeVisible()
    }
    await expire()
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(left).toBeVisible()
    await expect(page.getByText(t('landing.book.hold.over'))).toBeHidden()

    await expire()
    await giveBack(page, request)
    const wanted = await page.evaluate(() => {
      const { drafts } = JSON.parse(localStorage.getItem('wakeel-dealer') ?? '{}') as {
        drafts: Record<string, { content: Record<'locationId' | 'services' | 'advisorId' | 'startAt', unknown> }>
      }
      const [{ locationId, services, advisorId, startAt }] = Object.values(drafts).map(({ content }) => content) as [
        Record<'locationId' | 'services' | 'advisorId' | 'startAt', unknown>,
      ]
      return { locationId, services, advisorId, startAt }
    })
    const { session } = await bookByWire(request)
    await wireOf(request, session.accessToken)('POST', '/landing-page/hold-time', wanted)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: t('landing.taken.title') })).toBeFocused()
    await expectAccessible(page)
    await page.locator('.taken-slot').first().click()
    await expect(left).toBeVisible()
    await expect(page.getByRole('heading', { name: t('landing.taken.title') })).toBeHidden()
  })

// Waits out the minute between two codes: at one size only.
test('an expired session is proven again, and the booking goes on where it was @phone', async ({ page }) => {
  const t = textsIn('arabic')
  await becomeCustomer(page, 'arabic')
  await fillUntilTime(page, 'arabic')
  await chooseTime(page, 1)
  await next(page).click()
  await page.locator('.choice').first().click()
  await page.locator('#concern').fill('صوت عند الفرملة')
  await page.goto(await changeKept(page, { accessToken: endedToken }))
  await expect(page.getByText(t('landing.steps.ended'))).toBeVisible()
  await expectAccessible(page)
  await expect(async () => {
    // A code that came late has replaced the button.
    const ask = page.getByRole('button', { name: t('landing.find.go') })
    if (await ask.isVisible()) await ask.click()
    await expect(page.locator('.code-input')).toBeVisible({ timeout: 10_000 })
  }).toPass({ intervals: [45_000, 15_000], timeout: 120_000 })
  await enterCode(page, 'arabic')
  await expect(page.locator('#concern')).toHaveValue('صوت عند الفرملة')
})

test('sends nothing while offline, says so, and keeps the form @phone', async ({ page, context }) => {
  const t = textsIn('english')
  await openLanding(page, 'english')
  // The page is alive and whole: what it does before is early.spec.ts.
  await expect(page.getByRole('banner')).toContainText('Noor Motors')
  await expect(page.getByRole('contentinfo').getByRole('button', { name: t('landing.legal.terms') })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.getByLabel(t('landing.find.label')).fill('0500000001')
  await context.setOffline(true)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.getByRole('button', { name: t('landing.find.go') }).click()
  await expect(page.getByText('No Internet Connection')).toBeVisible()
  expect(sent.filter((url) => url.includes('/api/'))).toEqual([])
  await expect(page.getByLabel(t('landing.find.label'))).toHaveValue('0500000001')
})
