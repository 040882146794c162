// A payment's whole life in two browsers: a customer pays by the link of the booking, staff hand the car over and give the money back, half and then the rest.
import { expect } from '@playwright/test'
import { bookByWire, linkIn, staffWire } from '../api.ts'
import { expectAccessible, go, settled, signIn, test } from '../page.ts'
import { textsIn } from '../texts.ts'

test('a payment is made by the link of its booking, taken, and given back in two parts @desktop', async ({ page, browser, request }) => {
  const t = textsIn('arabic')
  const en = textsIn('english')
  const { id, ref } = await bookByWire(request)
  const staff = await staffWire(request)
  const { data: sent } = await staff('GET', '/messages?kind=bookingConfirmation&size=50')
  const link = await linkIn(
    request,
    sent.map(({ body }) => body).find((text) => text.includes(ref)),
  )
  const customers = await browser.newContext({ locale: 'ar-SA' })
  const customer = await customers.newPage()
  await customer.goto(link.replace('/english/', '/arabic/'))
  await customer.getByRole('link', { name: t('landing.manage.pay') }).click()
  await expect(customer.locator('.pay-card')).toHaveCount(1)
  await expectAccessible(customer)
  await customer.getByRole('button', { name: t('landing.tamara.pay') }).click()
  await customer.locator('button[value=approve]').click()
  // Back by the same link: nobody is asked for a code.
  await expect(customer.getByRole('heading', { name: t('landing.tamara.paidTitle') })).toBeVisible()
  const receipt = customer.waitForEvent('download')
  await customer.getByRole('button', { name: t('landing.tamara.saveReceipt') }).click()
  expect((await receipt).suggestedFilename()).toContain('.pdf')

  for (const to of ['inWorkshop', 'qc', 'completed', 'delivered']) {
    const { version } = await staff('GET', `/appointments/${id}`)
    await staff('POST', `/appointments/${id}/status`, { to, version, ...(to === 'inWorkshop' ? { mileageIn: 41_000 } : {}) })
  }
  const payment = async () =>
    (await staff('GET', `/payments?refId=${id}`)).data[0] as unknown as { id: string; state: string; amount: number }
  await expect.poll(async () => (await payment()).state).toBe('fully_captured')

  await signIn(page, 'english')
  await go(page, '/home/payments')
  await settled(page)
  await expect(page.getByRole('heading', { name: en('admin.payment.summary.states') })).toBeVisible()
  await expectAccessible(page)
  const { id: paymentId, amount } = await payment()
  await go(page, `/home/payments/${paymentId}/show`)
  await settled(page)
  await expectAccessible(page)
  const refund = async (typed: string) => {
    await page.getByRole('button', { name: en('admin.payment.refund') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[name=amount]').fill(typed)
    await dialog.locator('input[name=reason]').fill('Came back')
    await dialog.getByRole('button', { name: en('admin.payment.refund') }).click()
    return dialog
  }
  const arabicDigits = (minor: number) =>
    (minor / 100)
      .toFixed(2)
      .replace('.', '٫')
      .replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
  const half = Math.floor(amount / 2)
  // More than was taken is refused beside the field.
  const dialog = await refund(arabicDigits(amount + 100))
  await expect(dialog.locator('.Mui-error').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: en('admin.form.cancel') }).click()
  await refund(arabicDigits(half))
  await expect.poll(async () => (await payment()).state).toBe('partially_refunded')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The history beside it may know before the row does, of which the next refund tells the version.
  const stands = page.getByRole('region', { name: en('admin.payment.stands') })
  await expect(stands.getByText(en('enumerations.paymentState.partially_refunded')).first()).toBeVisible()
  await refund(((amount - half) / 100).toFixed(2))
  await expect.poll(async () => (await payment()).state).toBe('fully_refunded')

  await customer.reload()
  await expect(customer.getByRole('heading', { name: t('landing.tamara.returnedTitle') })).toBeVisible()
  await customers.close()
})
