// A customer pays a booked service with Tamara or by card: over the simulator's own page and back; calls it off; is declined, and tries again.
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { LanguageWord } from '../../../src/schema/core/limits.ts'
import { bookByWire, staffWire } from '../api.ts'
import { becomeStaff } from '../becomeStaff.ts'
import { expectAccessible, test } from '../page.ts'
import { languagesAtSizes, textsIn } from '../texts.ts'

/** Somebody with a booking, on the page of what they can pay. */
async function comeToPay(page: Page, request: APIRequestContext, word: LanguageWord): Promise<{ ref: string; id: string }> {
  const booking = await bookByWire(request)
  await page.addInitScript((session) => {
    if (!localStorage.getItem('wakeel-dealer')) localStorage.setItem('wakeel-dealer', JSON.stringify(session))
  }, booking.session)
  await page.goto(`/${word}/home/manage-service-tamara?tenantId=noor`)
  await expect(page.locator('.pay-card')).toContainText(booking.ref)
  return booking
}
interface Paid {
  id: string
  amount: number
  provider: string
  state: string
  refundedAmount: number
}
const simulated = (page: Page, action: 'approve' | 'decline' | 'cancel' | 'mada' | 'fail') => page.locator(`button[value=${action}]`)

for (const [word, tag] of languagesAtSizes) {
  const t = textsIn(word)
  test(`a customer pays a service in parts, keeps the receipt, and calls the order off, ${word} ${tag}`, async ({ page, request }) => {
    const { ref } = await comeToPay(page, request, word)
    await expectAccessible(page)
    await page.getByRole('button', { name: t('landing.tamara.pay') }).dblclick({ noWaitAfter: true })
    await expect(page.getByText(t('messages.simulator.name'))).toBeVisible()
    await expectAccessible(page)
    await simulated(page, 'approve').click()
    await expect(page.getByRole('heading', { name: t('landing.tamara.paidTitle') })).toBeFocused()
    await expectAccessible(page)
    await expect(page.locator('.pay-facts')).toContainText(t('landing.tamara.outcome.paid'))
    await page.getByRole('link', { name: t('landing.tamara.back') }).click()
    const card = page.locator('.pay-card', { hasText: ref })
    await expect(card).toContainText(t('landing.tamara.outcome.paid'))
    // Pressed twice, it is one order; paid, it is not offered again.
    await expect(page.getByRole('button', { name: t('landing.tamara.pay') })).toHaveCount(0)
    await card.getByRole('link').click()
    await page.getByRole('button', { name: t('landing.tamara.cancel') }).click()
    await page.getByRole('button', { name: t('landing.tamara.cancelConfirm') }).click()
    await expect(page.getByText(t('landing.tamara.reasonMissing'))).toBeVisible()
    await page.locator('dialog .choice').first().click()
    await expectAccessible(page)
    await page.getByRole('button', { name: t('landing.tamara.cancelConfirm') }).click()
    await expect(page.getByRole('heading', { name: t('landing.tamara.cancelledTitle') })).toBeVisible()
    await expectAccessible(page)
  })

  test(`a customer pays a service by card at the second attempt, and gets a part of it back, ${word} ${tag}`, async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const { ref, id } = await comeToPay(page, request, word)
    const byCard = page.getByRole('button', { name: t('landing.tamara.payByCard') })
    await byCard.dblclick({ noWaitAfter: true })
    await expect(page.getByText(t('messages.moyasarSimulator.name'))).toBeVisible()
    await expectAccessible(page)
    await simulated(page, 'fail').click()
    await expect(page.getByText(t('messages.moyasarSimulator.failed'))).toBeVisible()
    await simulated(page, 'mada').click()
    await expect(page.getByRole('heading', { name: t('landing.tamara.paidTitle') })).toBeFocused()
    await expect(page.getByText(t('landing.tamara.paidCardText'))).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: t('landing.tamara.back') }).click()
    await expect(page.locator('.pay-card', { hasText: ref })).toContainText(t('landing.tamara.outcome.paid'))
    await expect(byCard).toHaveCount(0)

    // Pressed twice, it is one payment. More than was paid is not given back.
    const staff = await staffWire(request)
    const payments = async () => (await staff('GET', `/payments?refId=${id}`)).data as unknown as Paid[]
    const [paid, ...others] = await payments()
    expect(others).toEqual([])
    expect(paid).toMatchObject({ provider: 'moyasar', state: 'fully_captured' })
    const staffPage = await (await browser.newContext({ baseURL: baseURL ?? '', viewport: page.viewportSize() })).newPage()
    await becomeStaff(staffPage, word)
    await staffPage.goto(`/home/payments/${paid?.id}/show`)
    await staffPage.getByRole('button', { name: t('admin.payment.refund'), exact: true }).click()
    const dialog = staffPage.getByRole('dialog')
    await dialog.locator('[name=amount]').fill(String((paid?.amount ?? 0) / 100 + 1))
    await dialog.locator('[name=reason]').fill(t('landing.manage.reasons.notNeeded'))
    const send = dialog.getByRole('button', { name: t('admin.payment.refund'), exact: true })
    await send.click()
    await expect(dialog.locator('[name=amount]')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(staffPage)
    await dialog.locator('[name=amount]').fill('10')
    await send.click()
    await expect(dialog).toBeHidden()
    await expect.poll(async () => (await payments())[0]).toMatchObject({ state: 'partially_refunded', refundedAmount: 1000 })
    await page.reload()
    await expect(page.locator('.pay-card, .pay-row').filter({ hasText: ref })).toBeVisible()
  })

  test(`cancelling a paid booking says what happens to the money, before and after, ${word} ${tag}`, async ({ page, request }) => {
    const { ref, id } = await comeToPay(page, request, word)
    await page.getByRole('button', { name: t('landing.tamara.pay') }).click()
    await simulated(page, 'approve').click()
    await expect(page.getByRole('heading', { name: t('landing.tamara.paidTitle') })).toBeVisible()
    const [payment] = (await (await staffWire(request))('GET', `/payments?refId=${id}`)).data
    /** A sentence with the order's reference, whatever its amount and date. */
    const said = (key: 'money.paid' | 'money.cancelled' | 'onCancel.cancel') => {
      const parts = t(`landing.tamara.${key}`, { ref: payment?.ref ?? '', amount: '\0', at: '\0' }).split('\0')
      return new RegExp(parts.map((part) => part.replaceAll(/[.?()]/g, '\\$&')).join('.+'))
    }
    await page.goto(`/${word}/home/manage-service?tenantId=noor`)
    const row = page.locator('button.booking-row', { hasText: said('money.paid') })
    await row.click()
    await expect(page.getByRole('heading', { name: t('landing.manage.booking', { ref }) })).toBeVisible()
    await expect(page.getByRole('link', { name: said('money.paid') })).toBeVisible()
    await expect(page.getByRole('link', { name: t('landing.manage.pay') })).toHaveCount(0)
    await page.getByRole('button', { name: t('landing.manage.cancel'), exact: true }).click()
    await expect(page.getByText(said('onCancel.cancel'))).toBeVisible()
    await expectAccessible(page)
    // Who lacks the time is offered another one first.
    const choice = (reason: 'time' | 'notNeeded') => page.locator('.choice', { hasText: t(`landing.manage.reasons.${reason}`) })
    await choice('time').click()
    await page.getByRole('button', { name: t('landing.manage.move'), exact: true }).click()
    await expect(page.getByRole('heading', { name: t('landing.manage.moveTitle') })).toBeVisible()
    await page.goBack()
    await choice('notNeeded').click()
    await page.getByRole('button', { name: t('landing.manage.cancelConfirm'), exact: true }).click()
    await expect(page.getByText(t('landing.manage.closure.cancelled'), { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: said('money.cancelled') })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: t('landing.pages.manage-service.title') }).click()
    await expect(page.locator('.booking-row', { hasText: said('money.cancelled') })).toBeVisible()
    await page.goto(`/${word}/home/manage-service-tamara?tenantId=noor`)
    await expect(page.locator('.pay-row')).toContainText(t('landing.tamara.outcome.cancelled'))
  })
}

test('a customer who is declined sees it and tries again; one who turns back at Tamara can still pay @phone', async ({ page, request }) => {
  const t = textsIn('english')
  await comeToPay(page, request, 'english')
  await page.getByRole('button', { name: t('landing.tamara.pay') }).click()
  await simulated(page, 'decline').click()
  await expect(page.getByRole('heading', { name: t('landing.tamara.failedTitle') })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('landing.tamara.again') }).click()
  await simulated(page, 'cancel').click()
  await expect(page.getByRole('heading', { name: t('landing.tamara.cancelledTitle') })).toBeVisible()
  await page.goBack()
  await expect(page.getByText(t('messages.simulator.over'))).toBeVisible()
  const order = new URL(page.url())
  // What an address says of the result is not believed.
  await page.goto(`${order.origin}/english/home/manage-service-tamara?tenantId=noor`)
  await expect(page.getByRole('button', { name: t('landing.tamara.pay') })).toBeVisible()
})

test('a booking that is handed over is paid for good @desktop', async ({ page, request }) => {
  const t = textsIn('english')
  const { id } = await comeToPay(page, request, 'english')
  await page.getByRole('button', { name: t('landing.tamara.pay') }).click()
  await simulated(page, 'approve').click()
  await expect(page.getByRole('heading', { name: t('landing.tamara.paidTitle') })).toBeVisible()
  const staff = await staffWire(request)
  for (const to of ['inWorkshop', 'qc', 'completed', 'delivered']) {
    const { version } = await staff('GET', `/appointments/${id}`)
    await staff('POST', `/appointments/${id}/status`, { to, version, ...(to === 'inWorkshop' ? { mileageIn: 41_000 } : {}) })
  }
  await expect
    .poll(async () => {
      const { data } = await staff('GET', `/payments?refId=${id}`)
      return (data[0] as unknown as { state: string }).state
    })
    .toBe('fully_captured')
  await page.reload()
  await expect(page.getByRole('heading', { name: t('landing.tamara.paidTitle') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('landing.tamara.cancel') })).toHaveCount(0)
})
