// Without a tenant, behind the contact-admin modal: no request, no draft, no complaint about the connection, also after Cancel.
import { expect } from '@playwright/test'
import { pages } from '../../../src/landing/core/routes.ts'
import { test } from '../page.ts'
import { languagesAtSizes, textsIn } from '../texts.ts'

for (const [word, size] of languagesAtSizes)
  test(`without a tenant no page asks anything, ${word} ${size}`, async ({ page }) => {
    const t = textsIn(word)
    const requests: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) requests.push(pathname)
    })
    // What a link to one booking, job, survey or consent shows hangs on the link, and is requests for with a tenant alone.
    for (const screen of pages) {
      await page.goto(`/${word}/home/${screen}`)
      const dialog = page.getByRole('dialog', { name: t('landing.contactAdmin.title') })
      await expect(dialog, screen).toBeVisible()
      await dialog.getByRole('button', { name: t('landing.contactAdmin.cancel') }).click()
      await expect(dialog, screen).toHaveCount(0)
      // A press anywhere on the page, as somebody does who wonders.
      await page.mouse.click(4, 400)
      await expect(page.getByText(t('landing.parts.missing')), screen).toHaveCount(0)
      await expect(page.getByText(t('errors.unavailable')), screen).toHaveCount(0)
      await expect(page.getByText(t('errors.offline')), screen).toHaveCount(0)
      const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('wakeel-dealer') ?? '{}') as object)
      expect([screen, requests, Object.keys(kept).filter((key) => !['language', 'theme'].includes(key))]).toEqual([screen, [], []])
    }
  })
