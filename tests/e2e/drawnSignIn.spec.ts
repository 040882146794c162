// The sign-in page before its code is there, as the build has drawn it: it looks as it will, and nothing that is done there is lost.
import { expect, type Page } from '@playwright/test'
import { atRest, holdBack, test } from './page.ts'
import { bothLanguages, textsIn } from './texts.ts'

/** Opens the sign-in page without its code; calling what this returns lets the code come and draw the page. */
async function openWithoutCode(page: Page, stored: Record<string, string>): Promise<() => Promise<void>> {
  const kept = JSON.stringify(stored)
  await page.addInitScript((value) => localStorage.setItem('wakeel-dealer', localStorage.getItem('wakeel-dealer') ?? value), kept)
  const release = await holdBack(page, /assets\/start-[^/]+\.js$/)
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('input[name=password]').waitFor()
  await page.evaluate(() => document.fonts.ready)
  await expect(page.locator('input[name=email]')).toBeFocused()
  return async () => {
    release()
    await expect(page.locator('html[data-drawn-language]')).toHaveCount(0)
  }
}

/** Where each part of the page stands, and its colours. */
async function lookOf(page: Page) {
  await atRest(page)
  return page.locator('main :is(h1, p, label, input, button, fieldset), aside p').evaluateAll((parts) =>
    parts
      .filter((part) => !part.closest('section'))
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        const { color, backgroundColor, borderColor, fontSize } = getComputedStyle(part)
        return {
          part: part.outerHTML.replace(/<(\w+).*/s, '$1'),
          ...{ x, y, width, height, color, backgroundColor, borderColor, fontSize },
        }
      }),
  )
}

for (const language of bothLanguages) {
  for (const theme of ['light', 'dark'])
    test(`the drawn sign-in page looks as the page that its code draws (${language}, ${theme})`, async ({ page }) => {
      const takeOver = await openWithoutCode(page, { language, theme })
      const before = await lookOf(page)
      await takeOver()
      expect(await lookOf(page)).toEqual(before)
    })

  test(`what is typed and pressed on the drawn sign-in page is kept (${language})`, async ({ page }) => {
    const takeOver = await openWithoutCode(page, { language })
    await page.locator('input[name=email]').fill('administrator@noor.example')
    await page.locator('input[name=password]').pressSequentially('wakeel-demo')
    await page.keyboard.press('Enter')
    await expect(page.locator('[type=submit]')).toHaveAttribute('aria-busy', 'true')
    expect(new URL(page.url()).search).toBe('')
    await takeOver()
    await page.waitForURL('**/home/dashboard')
  })
}

test('focus and selection stay where they are when the code comes, and a press without a network is answered @phone', async ({
  page,
  context,
}) => {
  const t = textsIn('arabic')
  const takeOver = await openWithoutCode(page, { language: 'arabic' })
  const password = page.locator('input[name=password]')
  await context.setOffline(true)
  await page.getByRole('button', { name: t('admin.signIn.forgot') }).click()
  await expect(page.getByRole('alert')).toHaveText(t('errors.offline'))
  await context.setOffline(false)
  await password.fill('wakeel-demo')
  await page.keyboard.press('ArrowLeft')
  await takeOver()
  await expect(password).toBeFocused()
  await page.keyboard.type('X')
  await expect(password).toHaveValue('wakeel-demXo')
})
