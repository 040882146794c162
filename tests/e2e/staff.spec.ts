// A member of staff works in the admin: sign-in, lists, moves, forms, conflicts; in both languages, at both sizes.
import { expect, type Page } from '@playwright/test'
import { bookByWire, wireOf } from './api.ts'
import { changeKept, endedToken, expectAccessible, newMobile, settled, signIn, test } from './page.ts'
import { becomeStaff } from './becomeStaff.ts'
import { bothLanguages, languagesAtSizes, sizeOf, textsIn } from './texts.ts'
import { namedKey } from '../../src/schema/core/dataKeys.ts'

// Each story has a customer of its own.
test.describe.configure({ mode: 'parallel' })

const save = (page: Page) => page.locator('form button[type=submit], button[form][type=submit]').last().click()
async function openList(page: Page, resource: string): Promise<void> {
  await page.goto(`/home/${resource}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await settled(page)
}

for (const word of bothLanguages) {
  const t = textsIn(word)
  test.describe(word, () => {
    test('every first screen is reachable and accessible, light and dark', async ({ page }) => {
      // Nine screens, each looked through whole.
      test.slow()
      await page.emulateMedia({ colorScheme: 'light' })
      await signIn(page, word)
      await settled(page)
      await expectAccessible(page)
      await page.goto('/home/dashboard/figures')
      // The figures are there once they can be exported: a button enabled while axe looks is still fading from its grey.
      await expect(page.getByRole('button', { name: t('admin.dashboard.export') })).toBeEnabled()
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

    test(`creates a customer, is told what is wrong beside the field, and edits it ${sizeOf[word]}`, async ({ page }) => {
      await becomeStaff(page, word)
      await page.goto('/home/customers/create')
      await page.locator('[name=mobile]').fill('123')
      await page.locator('[name=firstName]').fill(word === 'arabic' ? 'نورة' : 'Noura')
      await save(page)
      await expect(page.getByText(t('validation.mobile'), { exact: true })).toBeVisible()
      await expectAccessible(page)
      await page.locator('[name=mobile]').fill(newMobile())
      await page.locator('[name=lastName]').fill(word === 'arabic' ? 'العتيبي' : 'Alotaibi')
      await save(page)
      await page.waitForURL(/\/home\/customers\/[0-9a-f-]{36}/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(word === 'arabic' ? 'نورة' : 'Noura')
      await settled(page)
      await expectAccessible(page)
    })
  })
}

for (const [word, size] of languagesAtSizes) {
  const t = textsIn(word)
  test(`finds a customer's booking by its reference and takes it through the workshop (${word}) ${size}`, async ({ page, request }) => {
    const { ref } = await bookByWire(request)
    await becomeStaff(page, word)
    await openList(page, 'appointments')
    // On a phone the search is at the foot of the screen.
    if (test.info().project.name === 'phone')
      await page
        .getByRole('toolbar')
        .getByRole('button', { name: t('admin.list.sheet.search') })
        .click()
    const search = page.getByPlaceholder(t('admin.list.search'))
    await search.fill(ref)
    await search.press('Enter')
    await page.getByText(ref, { exact: true }).first().click()
    await page.waitForURL(/\/home\/appointments\/[0-9a-f-]{36}/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(ref)
    await expectAccessible(page)
    const move = (to: string) => page.getByRole('button', { name: t(namedKey(`admin.moves.booking.${to}`)) })
    const status = (to: string) => expect(page.getByText(t(namedKey(`enumerations.bookingStatus.${to}`))).first()).toBeVisible()
    await move('inWorkshop').click()
    await page.getByRole('dialog').locator('[name=mileageIn]').fill('٤٢٠٠٠')
    await expectAccessible(page)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('admin.moves.booking.inWorkshop') })
      .click()
    await status('inWorkshop')
    await expect(page.getByText('42,000').first()).toBeVisible()
    await expect(move('delivered')).toHaveCount(0)
  })

  test(`two people change one customer: the second one sees both versions and chooses (${word}) ${size}`, async ({ page, request }) => {
    const admin = wireOf(
      request,
      (await wireOf(request)('POST', '/staffs/login', { email: 'administrator@noor.example', password: 'wakeel-demo' })).token,
    )
    const made = await admin('POST', '/customers', { firstName: 'Lama', lastName: 'Alzahrani', mobile: newMobile(), languageId: '1' })
    await becomeStaff(page, word)
    await page.goto(`/home/customers/${made.id}`)
    await page.locator('[name=lastName]').fill('Mine')
    await admin('PUT', `/customers/${made.id}`, { version: made.version, lastName: 'Theirs' })
    await save(page)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Theirs')).toBeVisible()
    await expect(dialog.getByText('Mine')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('radio', { name: /Mine/ }).or(dialog.getByText('Mine')).first().click()
    await dialog.getByRole('button', { name: t('admin.conflict.save') }).click()
    await expect.poll(async () => (await admin('GET', `/customers/${made.id}`)).lastName).toBe('Mine')
  })

  test(`a session that ends in the middle of a form gives the form back after sign-in (${word}) ${size}`, async ({ page }) => {
    await becomeStaff(page, word)
    await page.goto('/home/customers/create')
    await page.locator('[name=firstName]').fill('Reem')
    await page.locator('[name=lastName]').fill('Alsubaie')
    await page.locator('[name=mobile]').fill(newMobile())
    await page.goto(await changeKept(page, { token: endedToken }))
    await page.locator('input[name=email]').fill('administrator@noor.example')
    await page.locator('input[name=password]').fill('wakeel-demo')
    await page.locator('input[name=password]').press('Enter')
    await expect(page.locator('[name=firstName]')).toHaveValue('Reem')
    await save(page)
    await page.waitForURL(/\/home\/customers\/[0-9a-f-]{36}/)
  })
}

test('another dealership has no way in: its rows are not found, and the page says so @desktop', async ({ page, request }) => {
  const { id } = await bookByWire(request)
  await becomeStaff(page, 'english', 'administrator@najd.example')
  await page.goto(`/home/appointments/${id}/show`)
  await expect(page.getByText(textsIn('english')('errors.notFound')).first()).toBeVisible()
})
