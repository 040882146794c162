// The first page below its field: tiles and offers, in both languages, by mouse, keyboard and screen reader.
import { expect } from '@playwright/test'
import { staffWire } from '../api.ts'
import { expectAccessible, newMobile, openLanding, test } from '../page.ts'
import { languagesAtSizes, textsIn } from '../texts.ts'

for (const [word, size] of languagesAtSizes) {
  const t = textsIn(word)
  const language = word === 'english' ? 'en' : 'ar'
  test(`what the tenant offers is read and acted on, and nothing of a draft is shown, ${word} ${size}`, async ({ page, request }) => {
    const admin = await staffWire(request)
    const { data } = await admin('GET', '/cms?size=100')
    const titleOf = (slug: string) => {
      const found = (data as unknown as { slug: string; title: Record<string, string> }[]).find((one) => one.slug === slug)
      return found?.title[language] ?? slug
    }
    await openLanding(page, word)
    const section = page.getByRole('region', { name: t('landing.offers.title') })
    await expect(section.getByRole('listitem')).toHaveCount(6)
    await expect(page.getByText(titleOf('your-warranty'))).toHaveCount(0)
    await expectAccessible(page)

    // By keyboard: into the row, open, act, and back where one was.
    const card = section.getByRole('button', { name: titleOf('home-service-oil') })
    await card.focus()
    await expect(card).toBeInViewport()
    await page.keyboard.press('Enter')
    const window = page.getByRole('dialog', { name: titleOf('home-service-oil') })
    await expect(window).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(window).toHaveCount(0)
    await expect(card).toBeFocused()
    await page.keyboard.press('Enter')
    await window.getByRole('link', { name: t('landing.offers.ask') }).click()
    await expect(page.getByRole('heading', { name: t('landing.lead.request.title') })).toBeVisible()
    await expect(page).not.toHaveURL(/offer=/)

    await page.locator('.choice', { hasText: t('landing.lead.request.After Sales Inquiry') }).click()
    await expect(page.getByRole('heading', { name: t('landing.lead.car.own') })).toBeVisible()
    await page.locator('.step-next').click()
    await expect(page.getByText(titleOf('home-service-oil'))).toBeVisible()
    if (word === 'arabic') return
    const mobile = newMobile()
    await page.locator('#name').fill('Huda')
    await page.locator('#mobile').fill(mobile)
    await page.locator('.step-next').click()
    await expect(page.getByRole('heading', { name: t('landing.lead.sent.title') })).toBeVisible()
    const lead = (await admin('GET', `/leads?q=${mobile.slice(1)}`)).data[0]
    const offer = (data as unknown as { id: string; slug: string }[]).find(({ slug }) => slug === 'home-service-oil')
    expect(await admin('GET', `/leads/${lead?.id}`)).toMatchObject({ offerId: offer?.id, makeId: null })
  })
}

test('the row is moved by its buttons, which end where it ends @desktop', async ({ page }) => {
  const t = textsIn('arabic')
  await openLanding(page, 'arabic')
  const back = page.getByRole('button', { name: t('landing.offers.back') })
  const onward = page.getByRole('button', { name: t('landing.offers.onward') })
  await expect(back).toBeDisabled()
  const last = page.locator('.offer').last()
  await expect(last).not.toBeInViewport()
  await expect(async () => {
    await onward.click({ timeout: 500 }).catch(() => undefined)
    await expect(onward).toBeDisabled({ timeout: 1500 })
  }).toPass()
  await expect(last).toBeInViewport()
  await expect(back).toBeEnabled()
})

test('a tenant that offers nothing keeps no room for it @phone', async ({ page, request }) => {
  const admin = await staffWire(request, 'administrator@najd.example')
  const { data } = await admin('GET', '/cms?size=100')
  const shown = (data as unknown as { id: string; version: number; kind: string; publishFrom: string; status: string }[]).filter(
    ({ kind, status }) => status === 'published' && ['offer', 'carousel', 'banner'].includes(kind),
  )
  // Typed times are on quarters of an hour.
  const quarter = 900_000
  const tomorrow = new Date(Math.ceil(Date.now() / quarter) * quarter + 86_400_000).toISOString()
  for (const { id, version } of shown) await admin('PUT', `/cms/${id}`, { version, publishFrom: tomorrow, publishTo: null })
  await openLanding(page, 'english', 'najd')
  await expect(page.locator('.promises')).toBeVisible()
  await expect(page.locator('.offers-place')).toHaveCount(0)
  for (const { id, version, publishFrom } of shown) await admin('PUT', `/cms/${id}`, { version: version + 1, publishFrom })
})
