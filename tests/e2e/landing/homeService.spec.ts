// A home-service request: created, followed, cancelled; and refused where no driver comes.
import { expect, type Page } from '@playwright/test'
import type { LanguageWord } from '../../../src/schema/core/limits.ts'
import { chooseTime, expectAccessible, test } from '../page.ts'
import { languagesAtSizes, textsIn } from '../texts.ts'
import { inRiyadh, newOwner, proveMobile } from './owner.ts'

test.use({ permissions: ['geolocation'], geolocation: inRiyadh })
const next = (page: Page) => page.locator('.step-next')

async function chooseCar(page: Page, word: LanguageWord, mobile: string): Promise<void> {
  const t = textsIn(word)
  await page.goto(`/${word}/home/homeService?tenantId=noor`)
  await proveMobile(page, word, mobile)
  await expect(page.getByRole('heading', { name: t('landing.book.vehicle.title') })).toBeVisible()
  await page.locator('label.choice').first().click()
}

for (const [word, size] of languagesAtSizes) {
  const t = textsIn(word)
  test(`a visit is asked for once, kept through a reload, seen again from home and called off, ${word} ${size}`, async ({
    page,
    context,
    request,
  }) => {
    const { admin, mobile, customerId } = await newOwner(request)
    await chooseCar(page, word, mobile)
    await page.getByRole('button', { name: t('landing.place.locate') }).click()
    await expect(page.locator('.place-found')).toBeVisible()
    await next(page).click()
    await expect(page.locator('#district-error')).toHaveText(t('validation.required'))
    await page.locator('#shortCode').fill(word === 'arabic' ? 'rrrd٢٩٢٩' : 'rrr2929')
    if (word === 'english') {
      await next(page).click()
      await expect(page.locator('#shortCode-error')).toHaveText(t('validation.shortAddress'))
      await page.locator('#shortCode').fill('RRRD2929')
    }
    await expect(page.locator('.note')).toContainText(t('landing.home.covered', { branch: '' }).slice(0, 10))
    await expectAccessible(page)
    await next(page).click()
    await page.locator('.choice').first().click()
    await expectAccessible(page)
    await page.reload()
    await expect(page.locator('.choice input').first()).toBeChecked()
    await next(page).click()
    await chooseTime(page, -1)
    await expectAccessible(page)
    await next(page).click()
    await page.locator('#note').fill('باب 2 <i>')
    await expect(page.getByText('RRRD2929')).toBeVisible()
    await expectAccessible(page)
    await context.setOffline(true)
    await next(page).click()
    await expect(page.getByText(t('errors.offline'))).toBeVisible()
    // Otherwise it is sent by itself: installed.spec.ts.
    await page.getByRole('button', { name: t('landing.unsent.drop') }).click()
    await context.setOffline(false)
    await expect(page.getByText(t('errors.offline'))).toBeHidden()
    await next(page).dblclick({ noWaitAfter: true })
    await expect(page.getByRole('heading', { name: t('landing.request.now.homeService.requested') })).toBeVisible()
    await expectAccessible(page)
    const rows = (await admin('GET', `/homeService?customerId=${customerId}`)).data
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ note: 'باب 2 <i>', address: { shortCode: 'RRRD2929' }, accuracyM: 14, status: 'open' })

    await page.goto(`/${word}/home/search`)
    await page.locator('.field-request').click()
    await expect(page.locator('.request-code')).toBeVisible()
    await page.getByRole('button', { name: t('landing.request.cancel') }).click()
    await page.getByRole('button', { name: t('landing.request.cancelSure') }).click()
    await expect(page.getByRole('heading', { name: t('landing.request.end.cancelled') })).toBeVisible()
    await page.getByRole('button', { name: t('landing.request.another') }).click()
    await expect(page.getByRole('heading', { name: t('landing.book.vehicle.title') })).toBeVisible()
  })
}

test('where no driver comes, the workshop and the phone are offered @phone', async ({ page, context, request }) => {
  const t = textsIn('english')
  await context.setGeolocation({ latitude: 18.2, longitude: 42.5, accuracy: 2200 })
  const { mobile } = await newOwner(request)
  await chooseCar(page, 'english', mobile)
  await page.getByRole('button', { name: t('landing.place.locate') }).click()
  await expect(page.getByRole('heading', { name: t('landing.home.notCovered') })).toBeVisible()
  await next(page).click()
  await expect(page.locator('.step-reason')).toHaveText(t('landing.home.notCovered'))
  await expectAccessible(page)
  await page.getByRole('link', { name: t('landing.home.workshop') }).click()
  await expect(page).toHaveURL(/\/english\/home\/book-service/)
})
