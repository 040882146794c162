// What can be done with a payment from its page: money of the counter is handed back there, without a provider.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PaymentActions } from '../../src/admin/payments/PaymentActions.tsx'
import { createTranslate } from '../../src/i18n/index.ts'
import { answerWith, clearAdmin, draw, requests, signIn, textsOf } from '../core/admin/adminFixture.tsx'

const id = '01a1fc66-43db-76fc-aebe-ac1763e62b25'
const t = createTranslate('english', textsOf('english'))
const taken = {
  ...{
    id,
    version: 2,
    provider: 'cash',
    providerOrderId: null,
    orderType: 'service',
    refId: 'b',
    state: 'fully_captured',
    currency: 'SAR',
  },
  ...{ amount: 23_000, capturedAmount: 23_000, refundedAmount: 0, canceledAmount: 0, keepAmount: null, captureAt: null },
}
afterEach(() => clearAdmin())
const show = (row: typeof taken) =>
  draw(<PaymentActions row={row} />, { resource: 'payments', path: `/home/payments/${id}/show`, route: '/home/payments/:id/show' })
const button = (name: string) => screen.queryByRole('button', { name })

it('hands cash back with a reason, and asks no provider', async () => {
  signIn()
  answerWith({ [`POST /payments/${id}/refund`]: { body: { row: { ...taken, state: 'partially_refunded' } } } })
  show(taken)
  await waitFor(() => expect(button(t('admin.payment.refund'))).not.toBeNull())
  expect([button(t('admin.payment.read')), button(t('admin.payment.cancel')), button(t('admin.payment.capture'))]).toEqual([
    null,
    null,
    null,
  ])
  fireEvent.click(screen.getByRole('button', { name: t('admin.payment.refund') }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain(t('admin.payment.handBackText', { amount: 'SAR 230.00' }).slice(-30))
  const field = (name: string) => dialog.querySelector<HTMLInputElement>(`[name=${name}]`)
  fireEvent.change(field('amount') as HTMLInputElement, { target: { value: '10' } })
  fireEvent.change(field('reason') as HTMLInputElement, { target: { value: 'Paid twice' } })
  fireEvent.submit(dialog.querySelector('form') as HTMLFormElement)
  await waitFor(() =>
    expect(requests.filter(({ call }) => call === `POST /payments/${id}/refund`).map(({ body }) => body)).toEqual([
      { version: 2, reason: 'Paid twice', amount: 1000 },
    ]),
  )
})

it('offers nothing more once all of it is handed back', async () => {
  signIn()
  answerWith({})
  show({ ...taken, state: 'fully_refunded', refundedAmount: 23_000 })
  await screen.findByRole('link', { name: t('admin.payment.booking') })
  expect(button(t('admin.payment.refund'))).toBeNull()
})
