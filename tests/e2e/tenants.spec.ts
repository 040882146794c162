// Which dealership a page belongs to: the specification's tenant flow and routes, in the browser.
import { expect } from '@playwright/test'
import { changeKept, expectAccessible, openLanding, test } from './page.ts'
import { languagesAtSizes, textsIn } from './texts.ts'

const stored = (page: import('@playwright/test').Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('wakeel-dealer') ?? '{}') as Record<string, unknown>)

for (const [word, size] of languagesAtSizes) {
  const t = textsIn(word)
  test(`§2.13 §2.14 §2.15 §4.11 §8.5 without a tenant, or with an unknown one, the contact-admin modal opens (${word}) ${size}`, async ({
    page,
  }) => {
    for (const query of ['', '?tenantId=nobody']) {
      await page.goto(`/${word}/home/search${query}`)
      const dialog = page.getByRole('dialog', { name: t('landing.contactAdmin.title') })
      await expect(dialog).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: t('landing.contactAdmin.cancel') }).click()
      await expect(dialog).toBeHidden()
    }
  })
}

test('§1.6 §4.9 §4.10 another tenant in the query clears all local data, and no colour of the first one stays', async ({ page }) => {
  await openLanding(page, 'english', 'noor')
  await expect.poll(async () => (await stored(page))['accessToken']).toMatch(/^noor\./)
  const first = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'))
  await changeKept(page, { phoneNumber: '+966500000001', customerId: 'x' })
  await openLanding(page, 'english', 'najd')
  await expect.poll(async () => (await stored(page))['accessToken']).toMatch(/^najd\./)
  const data = await stored(page)
  expect(data).toMatchObject({ clientDetail: { tenantId: 'najd' } })
  expect(data).not.toHaveProperty('phoneNumber')
  expect(data).not.toHaveProperty('customerId')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'))).not.toBe(first)
})

test('§2.3 §2.4 §2.5 every unknown path goes to /english/home/search, a bare language to its home, and both keep the query', async ({
  page,
}) => {
  for (const [from, to] of [
    ['/nowhere?tenantId=noor&utm_source=sms', '/english/home/search?tenantId=noor&utm_source=sms'],
    ['/arabic?tenantId=noor', '/arabic/home?tenantId=noor'],
    ['/arabic/home/nothing?tenantId=noor', '/english/home/search?tenantId=noor'],
  ] as const) {
    await page.goto(from)
    await page.waitForURL(`**${to}`)
  }
})

test('§7.2 §7.3 every request of the landing says where it comes from and whose it is', async ({ page }) => {
  const sent: { method: string; headers: Record<string, string> }[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) sent.push({ method: request.method(), headers: request.headers() })
  })
  await openLanding(page, 'arabic')
  await page.getByLabel(textsIn('arabic')('landing.find.label')).fill('0500000001')
  await page.getByRole('button', { name: textsIn('arabic')('landing.find.go') }).click()
  await expect(page.locator('.code-input')).toBeVisible()
  expect(sent.length).toBeGreaterThan(2)
  for (const { headers } of sent) expect(headers).toMatchObject({ from: 'landing-page', tenant: 'noor' })
  const changing = sent.filter(({ method }) => method !== 'GET')
  expect(changing).not.toEqual([])
  for (const { headers } of changing) expect(headers['x-xsrf-token']).toBeTruthy()
})
