// Loyalty points: an administrator gives some with a reason, redeems a part on an open booking, and the booking and customer show it.
import { expect } from '@playwright/test'
import { bookByWire, staffWire } from './api.ts'
import { becomeStaff } from './becomeStaff.ts'
import { expectAccessible, settled, test } from './page.ts'
import { textsIn } from './texts.ts'

test('points are given, redeemed on a booking, and shown there and with the customer @phone', async ({ page, request }) => {
  const word = test.info().project.name === 'phone' ? ('arabic' as const) : ('english' as const)
  const t = textsIn(word)
  const { id } = await bookByWire(request)
  const admin = await staffWire(request)
  const { customerId } = (await admin('GET', `/appointments/${id}`)) as unknown as { customerId: string }
  await becomeStaff(page, word)

  await page.goto(`/home/customers/${customerId}/show`)
  await settled(page)
  await page.getByRole('button', { name: t('admin.loyalty.adjust'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('admin.form.save'), exact: true }).click()
  await expect(dialog.getByRole('alert')).toHaveText([t('admin.loyalty.adjustWrong'), t('validation.required')])
  await dialog.locator('input[name=points]').fill(word === 'arabic' ? '٣٠٠' : '300')
  await dialog.locator('input[name=note]').fill('Welcome')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('admin.form.save'), exact: true }).click()
  await expect(dialog).toBeHidden()
  const card = page.getByRole('region', { name: t('admin.loyalty.title'), exact: true })
  await expect(card).toContainText('+300')

  await page.goto(`/home/appointments/${id}/show`)
  await settled(page)
  await page.getByRole('button', { name: t('admin.loyalty.redeem'), exact: true }).click()
  const points = dialog.locator('input[name=points]')
  await expect(points).toHaveValue('300')
  await points.fill('301')
  await dialog.getByRole('button', { name: t('admin.loyalty.redeem'), exact: true }).click()
  await expect(dialog.getByRole('alert')).toHaveText(t('admin.loyalty.wrong', { max: '300' }))
  await points.fill('200')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('admin.loyalty.redeem'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(t('admin.field.byPoints'), { exact: true })).toBeVisible()
  await expect(page.getByText(t('admin.field.due'), { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.goto(`/home/customers/${customerId}/show`)
  await settled(page)
  await expect(card).toContainText('200')
  await expect(card).toContainText(t('enumerations.loyaltyKind.redeemed'))
  await expectAccessible(page)
})
