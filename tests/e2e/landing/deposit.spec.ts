// A customer books a service that needs a deposit, pays it by card at the simulator, and gets it back by cancelling in time.
import { expect } from '@playwright/test'
import { chooseTime, expectAccessible, test } from '../page.ts'
import { languagesAtSizes, textsIn } from '../texts.ts'
import { newOwner, proveMobile } from './owner.ts'

/** The demo's service with a deposit: a fifth of its price. */
const code = 'DETAIL'

for (const [word, tag] of languagesAtSizes) {
  const t = textsIn(word)
  test(`a deposit is said before the booking, paid, and refunded by a cancellation in time, ${word} ${tag}`, async ({ page, request }) => {
    const { admin, mobile, customerId, vehicleId } = await newOwner(request)
    await page.goto(`/${word}/home/book-service?tenantId=noor&car=${vehicleId}&service=${code}`)
    await proveMobile(page, word, mobile)
    const next = page.locator('.step-next')
    await page.locator('.branch .choice').first().click()
    await chooseTime(page, 3)
    await next.click()
    await page.locator('.choice').first().click()
    await next.click()
    await expect(page.getByText(t('landing.deposit.why.service'))).toBeVisible()
    await expect(page.getByText(t('landing.deposit.vat'))).toBeVisible()
    await expectAccessible(page)
    await next.click()

    await expect(page.getByRole('heading', { name: t('landing.deposit.held') })).toBeFocused()
    await expectAccessible(page)
    const booking = async () => (await admin('GET', `/appointments?customerId=${customerId}`)).data[0]
    expect(await booking()).toMatchObject({ closure: 'none', depositState: 'awaiting' })
    const payNow = t('landing.deposit.payNow', { amount: '\0' }).split('\0')[0] ?? ''
    await page.getByRole('link', { name: payNow }).click()
    await expect(page.locator('.pay-card')).toContainText(t('landing.tamara.deposit'))
    await expect(page.getByRole('button', { name: t('landing.tamara.pay') })).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: t('landing.tamara.payByCard') }).click()
    await page.locator('button[value=mada]').click()
    await expect(page.getByRole('heading', { name: t('landing.tamara.paidTitle') })).toBeFocused()
    await expect(page.getByText(t('landing.tamara.paidDepositText'))).toBeVisible()
    await expect.poll(booking).toMatchObject({ closure: 'none', depositState: 'paid' })

    await page.getByRole('link', { name: t('landing.tamara.toBooking') }).click()
    await expect(page.getByText(t('landing.manage.status.pending'))).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: t('landing.manage.cancel'), exact: true }).click()
    await page.locator('.choice', { hasText: t('landing.manage.reasons.notNeeded') }).click()
    await page.getByRole('button', { name: t('landing.manage.cancelConfirm'), exact: true }).click()
    await expect(page.getByText(t('landing.manage.closure.cancelled'), { exact: true })).toBeVisible()
    const payment = async () => (await admin('GET', `/payments?customerId=${customerId}`)).data[0]
    await expect.poll(payment).toMatchObject({ deposit: true, state: 'fully_refunded' })
    expect(await booking()).toMatchObject({ closure: 'cancelled', depositState: 'returned' })
  })
}
