// A member of staff works in the admin: sign-in, lists, moves, forms, conflicts; in both languages, at both sizes.
import { expect, type Page } from '@playwright/test'
import { expectAccessible, newMobile, signIn, test } from './page.ts'
import { bothLanguages, textsIn } from './texts.ts'

const settled = (page: Page) => page.waitForLoadState('networkidle')
async function openList(page: Page, resource: string): Promise<void> {
  await page.goto(`/home/${resource}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await settled(page)
}

for (const word of bothLanguages) {
  const t = textsIn(word)
  test.describe(word, () => {
    test('every first screen is reachable and accessible, light and dark', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' })
      await signIn(page, word)
      await settled(page)
      await expectAccessible(page)
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme })
        for (const resource of ['appointments', 'customers', 'leads', 'vehicles']) {
          await openList(page, resource)
          await expectAccessible(page)
        }
      }
    })

    test('creates a customer, is told what is wrong beside the field, and edits it', async ({ page }) => {
      await signIn(page, word)
      await page.goto('/home/customers/create')
      await page.locator('[name=mobile]').fill('123')
      await page.locator('[name=firstName]').fill(word === 'arabic' ? 'نورة' : 'Noura')
      await page.locator('form button[type=submit], button[form][type=submit]').last().click()
      await expect(page.getByText(t('validation.mobile'))).toBeVisible()
      await expectAccessible(page)
      await page.locator('[name=mobile]').fill(newMobile())
      await page.locator('[name=lastName]').fill(word === 'arabic' ? 'العتيبي' : 'Alotaibi')
      await page.locator('form button[type=submit], button[form][type=submit]').last().click()
      await page.waitForURL(/\/home\/customers\/[0-9a-f-]{36}/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(word === 'arabic' ? 'نورة' : 'Noura')
      await settled(page)
      await expectAccessible(page)
    })
  })
}

test('sees a booking made on a phone, filters to it, and moves it through the workshop', async ({ page }) => {
  const t = textsIn('english')
  await signIn(page, 'english')
  await openList(page, 'appointments')
  await page.goto('/home/appointments?filter=%7B%22status%22%3A%5B%22pending%22%5D%7D')
  await settled(page)
  const first = page.locator('a[href*="/home/appointments/"]').first()
  await first.click()
  await page.waitForURL(/\/home\/appointments\/[0-9a-f-]{36}/)
  await settled(page)
  await expectAccessible(page)
  if (await page.getByRole('button', { name: t('admin.moves.booking.inWorkshop') }).count()) {
    await page.getByRole('button', { name: t('admin.moves.booking.inWorkshop') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('[name=mileageIn]').fill('٤٢٠٠٠')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t('admin.moves.booking.inWorkshop') }).click()
    await expect(page.getByText(t('enumerations.bookingStatus.inWorkshop')).first()).toBeVisible()
    await expect(page.getByText('42,000').first()).toBeVisible()
  }
})
