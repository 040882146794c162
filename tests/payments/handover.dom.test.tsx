// The section of a booking's page that a car is handed over from: what locks it, what unlocks it, and what is sent.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Handover } from '../../src/admin/payments/handover/Handover.tsx'
import { createTranslate } from '../../src/i18n/index.ts'
import { totalsOf } from '../../src/schema/core/money.ts'
import type { LanguageWord } from '../../src/schema/core/limits.ts'
import type { StaffSession } from '../../src/schema/core/staffSession.ts'
import { session } from '../../src/session/index.ts'
import { answerWith, clearAdmin, draw, requests, signIn, staffAs, textsOf } from '../core/admin/adminFixture.tsx'

const id = '01a1fc66-43db-76fc-aebe-ac1763e62b25'
const t = createTranslate('english', textsOf('english'))
const booking = {
  ...{ id, version: 4, type: 'service', status: 'completed', closure: 'none', mileageIn: 41_000, photos: [], photosOut: [] },
  ...{ services: [{ code: 'OIL', name: { en: 'Oil', ar: 'زيت' }, price: 20_000, minutes: 30 }], totals: totalsOf([20_000]) },
}
const unpaid = {
  ...{ total: 23_000, paid: 0, waiting: 0, due: 23_000, currency: 'SAR', required: true, takable: true, online: false, payments: [] },
}
afterEach(() => clearAdmin())

const show = (
  money: object,
  work: object[] = [],
  designation: StaffSession['designation'] = 'Service Manager',
  language: LanguageWord = 'english',
) => {
  signIn(designation, language)
  answerWith({
    [`GET /appointments/${id}/money`]: { body: money },
    'GET /jobServices': { body: { data: work, total: work.length } },
    'GET /jobParts': { body: { data: [], total: 0 } },
    [`POST /appointments/${id}/payments`]: { body: { row: { id: 'p1' } } },
    [`POST /appointments/${id}/status`]: { body: { ...booking, status: 'delivered' } },
  })
  return draw(<Handover row={booking} />, {
    resource: 'appointments',
    path: `/home/appointments/${id}/show`,
    route: '/home/appointments/:id/show',
    language,
  })
}
const deliver = () => screen.findByRole<HTMLButtonElement>('button', { name: t('admin.moves.booking.delivered') })
const sent = (call: string) => requests.filter((one) => one.call === call).map(({ body }) => body)

it('stays locked while money is due, says how much, and takes all of it by default', async () => {
  show(unpaid)
  expect((await deliver()).disabled).toBe(true)
  expect(screen.getByRole('status').textContent).toContain('230.00')
  fireEvent.click(screen.getByRole('button', { name: t('admin.handover.take.cash') }))
  fireEvent.click(screen.getByRole('button', { name: /230/ }))
  await waitFor(() => expect(sent(`POST /appointments/${id}/payments`)).toEqual([{ provider: 'cash', amount: 23_000 }]))
})

it('refuses more than is due beside the amount, and keeps what was typed', async () => {
  show(unpaid)
  await deliver()
  fireEvent.click(screen.getByRole('button', { name: t('admin.handover.take.card') }))
  const amount = screen.getByLabelText<HTMLInputElement>(t('admin.handover.amount', { currency: 'SAR' }))
  fireEvent.change(amount, { target: { value: '230.01' } })
  fireEvent.click(screen.getByRole('button', { name: /230/ }))
  await waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('true'))
  expect([amount.value, sent(`POST /appointments/${id}/payments`)]).toEqual(['230.01', []])
})

it('names the currency in Arabic as it stands beside the amounts', async () => {
  show(unpaid, [], 'Service Manager', 'arabic')
  const arabic = createTranslate('arabic', textsOf('arabic'))
  fireEvent.click(await screen.findByRole('button', { name: arabic('admin.handover.take.card') }))
  expect(screen.getByLabelText<HTMLInputElement>(/ر\.س/).value).toBe('230.00')
})

it('is unlocked by a payment, and where nothing or nothing here is to be paid', async () => {
  for (const money of [
    { ...unpaid, paid: 23_000, due: 0 },
    { ...unpaid, total: 0, due: 0 },
    { ...unpaid, required: false },
  ]) {
    const { unmount } = show(money)
    expect((await deliver()).disabled).toBe(false)
    unmount()
    clearAdmin()
  }
})

it('sends a signature typed as a name with the mileage', async () => {
  show({ ...unpaid, paid: 23_000, due: 0 })
  const button = await deliver()
  const field = (name: string) =>
    waitFor(() => document.querySelector<HTMLInputElement>(`[name=${name}]`) ?? Promise.reject(new Error(name)))
  fireEvent.change(await field('mileageOut'), { target: { value: '41012' } })
  fireEvent.change(await field('signedBy'), { target: { value: 'Huda' } })
  fireEvent.click(button)
  await waitFor(() =>
    expect(sent(`POST /appointments/${id}/status`)).toEqual([{ to: 'delivered', version: 4, mileageOut: 41_012, signedBy: 'Huda' }]),
  )
})

it('does not ask for the money of a booking that a service advisor only sees', async () => {
  const place = { resource: 'appointments', path: `/home/appointments/${id}/show`, route: '/home/appointments/:id/show' }
  for (const [advisorId, requested] of [
    ['other', 0],
    [staffAs('Service Manager').id, 1],
  ] as const) {
    signIn('Service Manager')
    session.set('staff', { ...staffAs('Service Manager'), staffType: 'Service Advisor' })
    answerWith({
      [`GET /appointments/${id}/money`]: { body: unpaid },
      'GET /jobServices': { body: { data: [], total: 0 } },
      'GET /jobParts': { body: { data: [], total: 0 } },
    })
    const { unmount } = draw(<Handover row={{ ...booking, advisorId }} />, place)
    if (requested) await deliver()
    await waitFor(() => expect(requests.filter(({ call }) => call === `GET /appointments/${id}/money`)).toHaveLength(requested))
    unmount()
    clearAdmin()
  }
})

it('names work that its customer has not decided on', async () => {
  show(unpaid, [{ id: 'w1', version: 1, name: { en: 'Pads', ar: 'فحمات' }, decision: 'proposed' }])
  await deliver()
  expect(await screen.findByText(t('admin.handover.undecided', { smart_count: 1 }))).toBeTruthy()
})
