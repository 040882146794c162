// Booking by telephone: what is proposed, and what stays where a time is taken or the line is lost.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PhonePage } from '../../src/admin/appointments/phone/PhonePage.tsx'
import { toasts } from '../../src/http/index.ts'
import { headers } from '../../src/schema/core/wireWords.ts'
import { answerWith, clearAdmin, draw, requests, signIn, textsOf, type Answers } from '../core/admin/adminFixture.tsx'
import { createTranslate } from '../../src/i18n/translate.ts'

const branch = { id: '01a1fc66-43db-76fc-aebe-ac1763e62b20', version: 1, name: { en: 'Olaya', ar: 'العليا' } }
const car = {
  ...{ id: '01a1fc66-43db-76fc-aebe-ac1763e62b21', version: 1, plate: 'ABJ1234', vin: null, year: 2022, model: 'Camry' },
  modelName: { en: 'Camry', ar: 'كامري' },
}
const customer = { id: '01a1fc66-43db-76fc-aebe-ac1763e62b22', firstName: 'Sara', lastName: 'Alharbi', mobile: '+966551234567' }
const match = { customer, vehicles: [car], open: { bookings: 0, requests: 0 }, leads: [], latest: [] }
const offer = (code: string, recommended: boolean) => ({
  ...{ code, name: { en: code, ar: code }, description: null, price: 10_000, minutes: 30, contains: [] },
  ...{
    due: recommended,
    recommended,
    refused: null,
    basis: recommended ? { kind: 'km', every: 10_000, over: 0, last: null, mileage: null } : null,
  },
})
const at = (hour: string) => ({ start: `2035-11-26T${hour}:00:00.000Z`, local: `${hour}:00`, locationId: branch.id })
const send = 'POST /phone-bookings'
const sent = () => requests.filter(({ call }) => call === send).map(({ body }) => body as { startAt: string; concern: string })

describe('a booking by telephone', () => {
  let answers: Answers
  let keys: (string | null)[]
  let lost: boolean
  const t = createTranslate('english', textsOf('english'))
  beforeEach(() => {
    toasts.clear()
    keys = []
    lost = false
    answers = {
      'GET /masters/dealershipLocations': { body: { data: [branch], total: 1 } },
      'POST /customers/find-customer': { body: { by: 'mobile', value: customer.mobile, mobileNeeded: false, matches: [match] } },
      'GET /landing-page/recommanded-services': { body: { data: [offer('OIL', true), offer('TYRES', false)] } },
      'GET /landing-page/earliest-times': { body: { data: [at('07'), at('08')] } },
      [send]: { body: { appointment: { id: 'x', ref: 'AAAAAA', startAt: at('07').start } } },
    }
    signIn('Administrator')
    answerWith(answers)
    const answer = globalThis.fetch
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
      if (!url.endsWith('/phone-bookings')) return answer(url, init)
      keys.push(new Headers(init.headers).get(headers.idempotency))
      return lost ? Promise.reject(new TypeError('no line')) : answer(url, init)
    })
  })
  afterEach(clearAdmin)
  const find = async (typed: string) => {
    draw(<PhonePage />, { resource: 'appointments', path: '/home/phone', route: '/home/phone' })
    const field = await screen.findByLabelText(t('admin.phone.find'))
    fireEvent.change(field, { target: { value: typed } })
    fireEvent.submit(field)
  }
  const ready = async () => {
    await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('radio'))
    fireEvent.change(await screen.findByLabelText(new RegExp(t('resources.appointments.fields.concern'))), { target: { value: 'A noise' } })
    return screen.getByRole('button', { name: t('admin.phone.book') })
  }
  const idle = (button: HTMLElement) => waitFor(() => expect(button.closest('form')?.getAttribute('aria-busy')).toBeNull())

  it('is looked up in any digits, and proposes the car, what is due and the earliest time, whose field has the focus', async () => {
    await find('٠٥٥١٢٣٤٥٦٧')
    fireEvent.submit(await ready())
    await screen.findByText('AAAAAA')
    expect(requests.find(({ call }) => call === 'POST /customers/find-customer')?.body).toEqual({ mobile: '0551234567' })
    expect(sent()).toEqual([
      {
        ...{ customerId: customer.id, vehicleId: car.id, services: ['OIL'], concern: 'A noise' },
        ...{ locationId: branch.id, startAt: at('07').start },
      },
    ])
  })

  it('goes on with the next time where the first was taken, and keeps what was typed', async () => {
    answers[send] = {
      status: 409,
      body: { code: 'slotTaken', message: 'Just taken.', fields: { startAt: 'Just taken.' }, details: { next: [] } },
    }
    await find('0551234567')
    const form = await ready()
    answers['GET /landing-page/earliest-times'] = { body: { data: [at('08')] } }
    fireEvent.submit(form)
    expect((await screen.findAllByText('Just taken.')).length).toBeGreaterThan(0)
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(3))
    await idle(form)
    await waitFor(() => expect(document.activeElement?.getAttribute('value')).toContain(at('08').start))
    answers[send] = { body: { appointment: { id: 'x', ref: 'AAAAAA', startAt: at('08').start } } }
    fireEvent.submit(form)
    await screen.findByText('AAAAAA')
    expect(sent()).toMatchObject([{ startAt: at('07').start }, { startAt: at('08').start, concern: 'A noise' }])
    expect(keys[0]).not.toBe(keys[1])
  })

  it('keeps the form where the line is lost, and asks for the same booking again', async () => {
    lost = true
    await find('0551234567')
    const form = await ready()
    fireEvent.submit(form)
    await screen.findByRole('alert')
    expect(screen.getByDisplayValue('A noise')).toBeTruthy()
    lost = false
    await idle(form)
    fireEvent.submit(form)
    await screen.findByText('AAAAAA')
    expect([keys.length, keys[0]]).toEqual([2, keys[1]])
  })

  it('asks for the least of somebody new, whatever an unknown number or plate means', async () => {
    answers['POST /customers/find-customer'] = { body: { by: 'plate', value: 'ABJ1234', mobileNeeded: true, matches: [] } }
    await find('ا ب ح ١٢٣٤')
    expect(await screen.findByText(t('admin.phone.newCustomer'))).toBeTruthy()
    expect(requests.find(({ call }) => call === 'POST /customers/find-customer')?.body).toEqual({ plate: 'ABJ1234' })
    await waitFor(() => expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe('firstName'))
    fireEvent.submit(screen.getByRole('button', { name: t('admin.phone.book') }))
    await waitFor(() => expect(screen.getAllByText(t('validation.required')).length).toBeGreaterThan(2))
    expect(sent()).toEqual([])
  })
})
