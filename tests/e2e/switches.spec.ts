// What a tenant's switches take away and give back: features on the landing, modules in the menu.
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { bookByWire, staffWire } from './api.ts'
import { expectAccessible, test } from './page.ts'
import { openFirstPage } from './becomeStaff.ts'
import { languagesAtSizes, textsIn } from './texts.ts'

const v7 = '01a1fc66-43db-76fc-aebe-ac1763e62b25'

/** Switches a feature or module while something is tried, and back again. */
async function switchedOff(request: APIRequestContext, path: string, by: Record<string, string>, field: string, work: () => Promise<void>) {
  const admin = await staffWire(request)
  const put = async (on: boolean) => {
    const [row] = (await admin('GET', `${path}?${new URLSearchParams({ ...by, size: '1' })}`)).data
    const { id, version } = row as unknown as { id: string; version: number }
    await admin('PUT', `${path}/${id}`, { [field]: on, version })
  }
  await put(false)
  try {
    await work()
  } finally {
    await put(true)
  }
}

for (const [word, size] of languagesAtSizes) {
  const t = textsIn(word)

  test(`without codes nobody is recognised, and a request can still be sent (${word}) ${size}`, async ({ page, request }) => {
    await switchedOff(request, '/featureFlags', { flag: 'OTP_PROCESS' }, 'enabled', async () => {
      await page.goto(`/${word}/home/manage-service?tenantId=noor`)
      await expect(page.getByText(t('landing.noCodes.text'))).toBeVisible()
      await expect(page.getByLabel(t('landing.find.label'))).toHaveCount(0)
      await expectAccessible(page)
      await page.getByRole('link', { name: t('landing.noCodes.request') }).click()
      await expect(page.getByRole('heading', { name: t('landing.pages.lead.title') })).toBeVisible()
    })
    await page.goto(`/${word}/home/manage-service?tenantId=noor`)
    await expect(page.getByLabel(t('landing.find.label'))).toBeVisible()
  })

  const openBooking = async (page: Page, ref: string) => {
    await page.goto(`/${word}/home/manage-service?tenantId=noor`)
    await page
      .getByRole('main')
      .getByRole('button')
      .filter({ has: page.getByRole('img') })
      .click()
    await expect(page.getByRole('heading', { name: t('landing.manage.booking', { ref }) })).toBeVisible()
  }

  test(`without new bookings those that exist are still shown and changed (${word}) ${size}`, async ({ page, request }) => {
    const { ref, session } = await bookByWire(request, word === 'arabic' ? '2' : '1')
    await page.addInitScript((kept) => localStorage.setItem('wakeel-dealer', JSON.stringify(kept)), session)
    await switchedOff(request, '/featureFlags', { flag: 'BOOK_A_SERVICE' }, 'enabled', async () => {
      await page.goto(`/${word}/home/book-service?tenantId=noor`)
      await expect(page.getByText(t('errors.featureOff'))).toBeVisible()
      await openBooking(page, ref)
      await expect(page.getByRole('button', { name: t('landing.manage.move'), exact: true })).toBeVisible()
    })
  })

  test(`a booking that customers may not change says whom to call (${word}) ${size}`, async ({ page, request }) => {
    const { ref, session } = await bookByWire(request, word === 'arabic' ? '2' : '1')
    await page.addInitScript((kept) => localStorage.setItem('wakeel-dealer', JSON.stringify(kept)), session)
    const change = page.getByRole('button', { name: t('landing.manage.move'), exact: true })
    await switchedOff(request, '/featureFlags', { flag: 'MANAGE_SERVICE' }, 'enabled', async () => {
      await openBooking(page, ref)
      await expect(page.getByText(t('landing.manage.byBranch'))).toBeVisible()
      await expect(change).toHaveCount(0)
      await expectAccessible(page)
    })
    await openBooking(page, ref)
    await expect(change).toBeVisible()
  })
}

test('a module that is switched off leaves the menu, and its page is not found @desktop', async ({ page, request }) => {
  const t = textsIn('english')
  await openFirstPage(page, 'english')
  await page.getByRole('button', { name: new RegExp(`^${t('admin.layout.more')}`) }).click()
  const link = page.locator('nav a[href="/home/payments"]')
  await expect(link).toBeVisible()
  await switchedOff(request, '/masters/modules', { module: 'payment' }, 'active', async () => {
    await expect(link).toHaveCount(0)
    for (const path of [
      '/home/payments',
      `/home/payments/${v7}/show`,
      `/home/payments/${v7}`,
      '/home/paymentRuns',
      '/home/payments/import',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(t('admin.lost.title'))
    }
  })
  await expect(link).toBeVisible()
})
