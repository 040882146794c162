// The assistant of the landing: from the tile to an answer, and from a question without one to a person.
import { expect } from '@playwright/test'
import { staffWire, wireOf } from '../api.ts'
import { expectAccessible, newMobile, openLanding, test } from '../page.ts'
import { languagesAtSizes, textsIn } from '../texts.ts'

const stories = {
  english: { text: 'price of an oil change?', question: 'How much does an oil change cost?', none: 'Do you sell boats?' },
  arabic: { text: 'بكم تغيير زيت السياره', question: 'كم سعر تغيير الزيت؟', none: 'هل تبيعون القوارب؟' },
} as const

for (const [word, size] of languagesAtSizes) {
  const t = textsIn(word)
  const { text, question, none } = stories[word]
  test(`a visitor reads answers, and sends to a person the question that has none, ${word} ${size}`, async ({ page, request, context }) => {
    await openLanding(page, word)
    await page
      .getByRole('link', { name: t('landing.pages.ask.title') })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: t('landing.ask.often') })).toBeVisible()
    await expect(page.locator('.answer')).toHaveCount(5)
    await page.locator('.answer summary').first().click()
    await expect(page.locator('.answer p').first()).toBeVisible()
    await expectAccessible(page)

    const send = page.getByRole('button', { name: t('landing.ask.send') })
    await send.click()
    await expect(page.locator('#question-error')).toHaveText(t('landing.ask.missing'))
    await page.locator('#question').fill(text)
    await page.keyboard.press('Enter')
    await expect(page.locator('.step-title')).toBeFocused()
    await expect(page.locator('.answer summary').first()).toHaveText(question)
    await expect(page.locator('.answer p').first()).toBeVisible()
    await expectAccessible(page)

    await page.locator('#question').fill(none)
    await context.setOffline(true)
    await send.click()
    await expect(page.getByText(t('errors.offline'))).toBeVisible()
    await expect(page.locator('#question')).toHaveValue(none)
    await context.setOffline(false)
    await send.click()
    await expect(page.getByRole('heading', { name: t('landing.ask.none') })).toBeFocused()
    await expect(page.locator('.answer')).toHaveCount(0)
    await expectAccessible(page)

    const sent = page.waitForRequest((one) => one.url().endsWith('/misc/contact-us'))
    await page.getByRole('link', { name: t('landing.ask.talk') }).click()
    await expect(page.locator('#message')).toHaveValue(none)
    await expect(page).not.toHaveURL(/boats|message/)
    const mobile = newMobile()
    await page.locator('#name').fill('Huda')
    await page.locator('#mobile').fill(mobile)
    await page.locator('.step-next').click()
    await expect(page.getByRole('heading', { name: t('landing.lead.sent.title') })).toBeVisible()
    await sent
    const admin = await staffWire(request)
    const lead = (await admin('GET', `/leads?q=${mobile.slice(1)}`)).data[0]
    expect(await admin('GET', `/leads/${lead?.id}`)).toMatchObject({ type: 'General Inquiry', message: none, source: 'landing' })
  })
}

test('who asks too often is told how long to wait, and can still reach a person @phone', async ({ page, request }) => {
  const t = textsIn('english')
  await page.goto('/english/home/ask?tenantId=noor')
  await expect(page.locator('.answer')).toHaveCount(5)
  const { accessToken } = JSON.parse(await page.evaluate(() => localStorage.getItem('wakeel-dealer') ?? '{}')) as { accessToken: string }
  const ask = wireOf(request, accessToken)
  // One was the page's own.
  for (let count = 1; count < 60; count += 1) await ask('POST', '/landing-page/answers', {})
  await page.locator('#question').fill('oil')
  await page.getByRole('button', { name: t('landing.ask.send') }).click()
  await expect(page.locator('#question-error')).not.toBeEmpty()
  await expect(page.getByRole('link', { name: t('landing.ask.talk') })).toBeVisible()
  await expectAccessible(page)
})

test('switched off, the assistant has no tile, no link and no page, and the closed page names every way to reach the dealership @desktop', async ({
  page,
  request,
}) => {
  const t = textsIn('arabic')
  const admin = await staffWire(request, 'administrator@najd.example')
  const module = async (active: boolean) => {
    const row = (await admin('GET', '/masters/modules?module=BOT')).data[0] as unknown as { id: string; version: number }
    await admin('PUT', `/masters/modules/${row.id}`, { version: row.version, active })
  }
  const contacts = async (values: object) => {
    const row = (await admin('GET', '/settings')).data[0] as unknown as { id: string; version: number }
    await admin('PUT', `/settings/${row.id}`, { version: row.version, ...values })
  }
  await module(false)
  await contacts({ secondSupportNumber: '8001272222', supportEmail: 'help@najd.example' })
  try {
    await openLanding(page, 'arabic', 'najd')
    const foot = page.getByRole('contentinfo')
    await expect(foot.getByRole('link', { name: '8001272222' })).toHaveAttribute('href', 'tel:8001272222')
    await expect(foot.getByRole('link', { name: 'help@najd.example' })).toHaveAttribute('href', 'mailto:help@najd.example')
    await expect(foot.locator('bdi[dir=ltr]')).toHaveText(['920002999', '8001272222', 'help@najd.example'])
    await expect(page.getByRole('link', { name: t('landing.pages.ask.title') })).toHaveCount(0)
    await page.goto('/arabic/home/ask?tenantId=najd')
    const closed = page.getByRole('main')
    await expect(closed.getByText(t('errors.featureOff'))).toBeVisible()
    await expect(closed.getByRole('link', { name: '8001272222' })).toBeVisible()
    await expect(closed.getByRole('link', { name: 'help@najd.example' })).toBeVisible()
    await expectAccessible(page)
  } finally {
    await module(true)
    await contacts({ secondSupportNumber: null, supportEmail: null })
  }
  await openLanding(page, 'arabic', 'najd')
  const tile = page.getByRole('main').getByRole('link', { name: t('landing.pages.ask.title') })
  await expect(tile).toBeVisible()
  const foot = page.getByRole('contentinfo')
  await expect(foot.getByRole('link', { name: t('landing.pages.ask.title') })).toBeVisible()
  await expect(foot.locator('bdi[dir=ltr]')).toHaveText(['920002999'])
})
