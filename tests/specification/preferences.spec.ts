// No preference of a person is without an effect: each control of the panel is changed, and what it is for differs.
import { expect, type Page } from '@playwright/test'
import { settled, test } from '../e2e/page.ts'
import { becomeStaff } from '../e2e/becomeStaff.ts'
import { bothLanguages, textsIn } from '../e2e/texts.ts'

const rowHeight = async (page: Page) => {
  await page.goto('/home/leads')
  await settled(page)
  const row = page.locator('main tbody tr').first()
  await expect(row).toBeVisible()
  return row.evaluate((one) => one.getBoundingClientRect().height)
}
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

for (const word of bothLanguages) {
  const t = textsIn(word)
  test(`each preference of a person changes what it is for (${word}) @desktop`, async ({ page }) => {
    await becomeStaff(page, word)
    const open = async () => {
      await page.goto('/home/me')
      await settled(page)
      const panel = page.getByRole('region', { name: t('admin.me.habits') })
      await expect(panel.getByRole('switch')).toBeVisible()
      return panel
    }
    const choose = async (title: string, option: string) => {
      const panel = await open()
      await panel.getByRole('group', { name: title }).getByRole('button', { name: option, exact: true }).click()
    }
    const panel = await open()
    const names = await panel
      .getByRole('group')
      .evaluateAll((groups) => groups.map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent))
    expect([names.toSorted(), await panel.getByRole('switch').count()]).toEqual([
      [t('admin.me.language'), t('admin.me.appearance'), t('admin.me.density')].toSorted(),
      1,
    ])

    await choose(t('admin.me.appearance'), t('admin.layout.themes.light'))
    const light = await background(page)
    await choose(t('admin.me.appearance'), t('admin.layout.themes.dark'))
    await expect.poll(() => background(page)).not.toBe(light)

    await choose(t('admin.me.density'), t('admin.me.densities.roomy'))
    const roomy = await rowHeight(page)
    await choose(t('admin.me.density'), t('admin.me.densities.compact'))
    expect(await rowHeight(page)).toBeLessThan(roomy)

    const leads = (await open()).getByRole('switch')
    const accepts = await leads.isChecked()
    await leads.click()
    await expect(leads).toBeChecked({ checked: !accepts })
    await page.reload()
    await expect((await open()).getByRole('switch')).toBeChecked({ checked: !accepts })

    await (
      await open()
    )
      .getByRole('group', { name: t('admin.me.language') })
      .getByRole('button')
      .nth(word === 'arabic' ? 0 : 1)
      .click()
    await expect(page.locator('html')).toHaveAttribute('dir', word === 'arabic' ? 'ltr' : 'rtl')
  })
}
