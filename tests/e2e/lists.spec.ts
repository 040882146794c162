// What lists show without being arranged, in both languages and at both sizes.
import { expect } from '@playwright/test'
import { staffWire } from './api.ts'
import { expectAccessible, go, newMobile, test } from './page.ts'
import { becomeStaff } from './becomeStaff.ts'
import { languagesAtSizes, textsIn } from './texts.ts'

for (const [word, size] of languagesAtSizes) {
  const t = textsIn(word)

  test(`lists show what decides (${word}) ${size}`, async ({ page, request }) => {
    const name = `Decide ${word}`
    const admin = await staffWire(request)
    await admin('POST', '/leads', { name, type: 'New Car Sales', mobile: newMobile(), department: 'Sales', source: 'phone' })
    await becomeStaff(page, word)
    await page.goto(`/home/leads?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`)
    const row = page.locator('main').locator('[data-row], li').filter({ hasText: name }).first()
    await expect(row).toBeVisible()
    if (test.info().project.name === 'desktop') {
      for (const field of ['age', 'car', 'message', 'assigneeId', 'nextAt'] as const)
        await expect(page.getByRole('columnheader', { name: t(`resources.leads.fields.${field}`), exact: true })).toBeVisible()
      await expect(page.getByRole('columnheader', { name: t('resources.leads.fields.responseBand'), exact: true })).toHaveCount(0)
    }
    await expectAccessible(page)

    await go(page, '/home/customers')
    if (test.info().project.name === 'desktop')
      for (const field of ['cars', 'lastVisitAt', 'openRequests'] as const)
        await expect(page.getByRole('columnheader', { name: t(`resources.customers.fields.${field}`), exact: true })).toBeVisible()

    await go(page, '/home/appointments')
    await expect(
      page
        .getByRole('navigation')
        .filter({ hasText: t('admin.list.views.upcoming') })
        .locator('[aria-current=page]'),
    ).toHaveText(t('admin.list.views.today'))
    await expect(page).toHaveURL(/view=today.*sort=startAt&order=ASC/)
    // All of them stay one press away, and are kept as they were left.
    await page.getByRole('button', { name: t('admin.list.views.all'), exact: true }).click()
    await expect(page).toHaveURL(/view=all/)
  })
}
