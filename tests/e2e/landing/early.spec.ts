// A slow connection: the page is shown long before its code is loaded, and input meanwhile is kept.
import { expect, type Page } from '@playwright/test'
import { holdBack, newMobile, newPlate, test } from '../page.ts'
import { sizeOf, textsIn } from '../texts.ts'

/** Delays a page's code until it is released. */
const holdCode = (page: Page) => holdBack(page, '**/assets/*.js')

for (const [word, begun] of [
  ['english', 'search'],
  ['arabic', 'book-service'],
] as const)
  test(`what is typed and pressed before the code is here counts once it is, ${word} ${sizeOf[word]}`, async ({ page }) => {
    const t = textsIn(word)
    const come = await holdCode(page)
    await page.goto(`/${word}/home/${begun}?tenantId=noor`, { waitUntil: 'commit' })
    const field = page.getByLabel(t('landing.find.label'))
    const mobile = newMobile()
    await field.fill(mobile)
    await page.getByRole('button', { name: t('landing.find.go') }).click()
    const requested: string[] = []
    page.on('response', (answer) => {
      if (answer.ok() && answer.url().includes('/find-customer')) requested.push(answer.request().postData() ?? '')
    })
    come()
    await expect(page.locator('.code-input')).toBeVisible()
    expect(requested).toEqual([expect.stringContaining(mobile.slice(-9))])
  })

test('a press that has begun when the code arrives counts, although what was typed moves the button @desktop', async ({ page }) => {
  const t = textsIn('english')
  const come = await holdCode(page)
  await page.goto('/english/home/search?tenantId=noor', { waitUntil: 'commit' })
  await page.getByLabel(t('landing.find.label')).fill(newPlate())
  const go = page.getByRole('button', { name: t('landing.find.go') })
  await go.hover()
  const alive = page.evaluate(() => new Promise((resolve) => addEventListener('alive', resolve, { once: true })))
  await page.mouse.down()
  come()
  await alive
  await page.mouse.up()
  await expect(page.locator('#mobile')).toBeVisible()
})

test('a network that is gone before the code is here is said, and what was typed goes on once it is back @phone', async ({
  page,
  context,
  complaints,
}) => {
  const t = textsIn('english')
  let gone = true
  await page.route('**/assets/*.js', (route) => (gone ? route.abort('internetdisconnected') : route.continue()))
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/english/home/search?tenantId=noor')
  await failed
  await context.setOffline(true)
  const field = page.getByLabel(t('landing.find.label'))
  const mobile = newMobile()
  await field.fill(mobile)
  await page.getByRole('button', { name: t('landing.find.go') }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'No Internet Connection' })).toBeVisible()
  gone = false
  const back = page.waitForEvent('load')
  await context.setOffline(false)
  await back
  await expect(page.getByRole('banner')).toContainText('Noor Motors')
  await expect(field).toHaveValue(mobile)
  await page.getByRole('button', { name: t('landing.find.go') }).click()
  await expect(page.locator('.code-input')).toBeVisible()
  // The browser writes a line about each file that it could not fetch.
  complaints.length = 0
})
