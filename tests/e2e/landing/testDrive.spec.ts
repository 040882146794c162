// A test drive from its tile: car, branch, time with a hold, the reminder of the licence, and a confirmation with everything a service's has.
import { expect } from '@playwright/test'
import { becomeCustomer } from './owner.ts'
import { chooseTime, expectAccessible, test } from '../page.ts'
import { languagesAtSizes, textsIn } from '../texts.ts'

for (const [word, tag] of languagesAtSizes) {
  const t = textsIn(word)
  test(`a customer books, moves and cancels a test drive, ${word} ${tag}`, async ({ page }) => {
    await becomeCustomer(page, word)
    const next = page.locator('.step-next')
    await page
      .getByRole('link', { name: t('landing.pages.test-drive.title') })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: t('landing.drive.car.title') })).toBeVisible()
    await expect(page.locator('.choice').first()).toBeVisible()
    await expectAccessible(page)
    await next.click()
    await expect(page.locator('.step-bar')).toContainText(t('landing.drive.car.missing'))
    const car = page.locator('.choice').first()
    const model = await car.locator('.choice-title').innerText()
    await car.click()
    // A model that several branches have is chosen with its branch.
    const place = page.getByRole('heading', { name: t('landing.drive.place.title') })
    const time = page.getByRole('heading', { name: t('landing.time.title') })
    await expect(place.or(time)).toBeVisible()
    if (await place.isVisible()) {
      await expectAccessible(page)
      await page.locator('.choice').first().click()
    }
    await expect(time).toBeVisible()
    await chooseTime(page, 1)
    await expect(page.locator('.hold-left')).toBeVisible()
    await expectAccessible(page)
    await next.click()
    await expect(page.getByText(t('landing.drive.licence'))).toBeVisible()
    await expect(page.locator('.booking-facts')).toContainText(model)
    await expectAccessible(page)
    await next.dblclick({ noWaitAfter: true })
    await expect(page.locator('.done-when')).toBeVisible()
    const ref = await page.locator('.done-ref bdi').innerText()
    await expect(page.getByText(t('landing.drive.licence'))).toBeVisible()
    await expect(page.getByRole('link', { name: t('landing.done.calendar') })).toHaveAttribute('download', `${ref}.ics`)
    await expect(page.locator('.booking-facts')).toContainText(model)
    await expectAccessible(page)

    await page.getByRole('link', { name: t('landing.done.manage') }).click()
    await page.locator('.booking-row').first().click()
    await expect(page.getByRole('heading', { name: t('landing.manage.booking', { ref }) })).toBeVisible()
    await page.getByRole('button', { name: t('landing.manage.move'), exact: true }).click()
    await chooseTime(page, 2)
    await page.getByRole('button', { name: t('landing.manage.moveConfirm'), exact: true }).click()
    await expect(page.getByRole('heading', { name: t('landing.manage.booking', { ref }) })).toBeVisible()
    await page.getByRole('button', { name: t('landing.manage.cancel'), exact: true }).click()
    await page.locator('.choice').nth(2).click()
    await page.getByRole('button', { name: t('landing.manage.cancelConfirm'), exact: true }).click()
    await expect(page.getByText(t('landing.manage.closure.cancelled'), { exact: true })).toBeVisible()
  })
}
