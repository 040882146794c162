// The inspection sheet against a simulated API: what a tap sends, and what happens to it without a connection.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Inspection } from '../../src/admin/workshop/Inspection.tsx'
import { createTranslate } from '../../src/i18n/index.ts'
import { session } from '../../src/session/index.ts'
import { answerWith, clearAdmin, draw, requests, signIn, textsOf, type Answers } from '../core/admin/adminFixture.tsx'

const id = '01a1fc66-43db-76fc-aebe-ac1763e62b25'
const resultId = '01a1fc66-43db-76fc-aebe-ac1763e62b26'
const t = createTranslate('english', textsOf('english'))
const booking = { ...{ id, version: 4, type: 'service', status: 'inWorkshop', closure: 'none', services: [], photos: [] }, vehicleId: id }
const stored = { ...{ id: resultId, version: 1, appointmentId: id, point: 'battery', mark: 'fine', photos: [] } }
const service = { ...{ code: 'BATTERY', name: { en: 'Battery replacement', ar: 'تبديل البطارية' }, price: 38_500, minutes: 30 } }
const offer = {
  ...service,
  description: null,
  contains: [],
  points: ['battery'],
  due: false,
  basis: null,
  recommended: false,
  refused: null,
}

afterEach(() => {
  vi.restoreAllMocks()
  clearAdmin()
})

const show = async (answers: Answers = {}) => {
  signIn('Service Manager')
  answerWith({
    'GET /inspectionResults': { body: { data: [stored], total: 1 } },
    'GET /landing-page/recommanded-services': { body: { data: [offer] } },
    ...answers,
  })
  draw(<Inspection row={booking} work={[]} changeable onChanged={() => undefined} />, {
    resource: 'appointments',
    path: `/home/appointments/${id}/show`,
    route: '/home/appointments/:id/show',
  })
  fireEvent.click(await screen.findByRole('button', { name: t('admin.inspection.open') }))
  return screen.findByRole('group', { name: t('enumerations.inspectionPoint.battery') })
}
const pointOf = (name: 'belts' | 'battery') => screen.getByRole('group', { name: t(`enumerations.inspectionPoint.${name}`) })
const tap = (point: HTMLElement, mark: 'fine' | 'soon' | 'now') =>
  fireEvent.click(within(point).getByRole('button', { name: t(`enumerations.inspectionMark.${mark}`) }))
const pressed = (point: HTMLElement) =>
  within(point)
    .getAllByRole('button')
    .filter((one) => one.getAttribute('aria-pressed') === 'true')
    .map(({ textContent }) => textContent)
const sent = () => requests.filter(({ call }) => /^(POST|PUT) \/inspectionResults/.test(call))

it('sends a first tap as a new row and a second as a change of its version, and shows both at once', async () => {
  const belts = { ...stored, id: id.replace('25', '27'), point: 'belts', mark: 'now' }
  await show({
    [`PUT /inspectionResults/${resultId}`]: { body: { ...stored, mark: 'soon', version: 2 } },
    'POST /inspectionResults': { body: belts },
  })
  expect(screen.getByText(t('admin.inspection.progress', { done: 1, all: 24 }))).toBeTruthy()
  tap(pointOf('battery'), 'soon')
  tap(pointOf('belts'), 'now')
  expect([pressed(pointOf('battery')), pressed(pointOf('belts'))]).toEqual([['Soon'], ['Now']])
  expect(screen.getByText(t('admin.inspection.progress', { done: 2, all: 24 }))).toBeTruthy()
  await waitFor(() => expect(session.get('marks')).toEqual([]))
  expect(sent().map(({ body }) => body)).toEqual([
    { mark: 'soon', version: 1 },
    { appointmentId: id, point: 'belts', mark: 'now' },
  ])
})

it('offers the service that puts a point right in one press, with the photos of the point', async () => {
  await show({ [`PUT /inspectionResults/${resultId}`]: { body: { ...stored, mark: 'now', version: 2 } } })
  tap(pointOf('battery'), 'now')
  fireEvent.click(await screen.findByRole('button', { name: /^Offer Battery replacement/ }))
  await waitFor(() =>
    expect(requests.find(({ call }) => call === 'POST /jobServices')?.body).toMatchObject({ ...service, appointmentId: id, photos: [] }),
  )
})

it('keeps taps while there is no connection, the last of each point, and sends them when it is back', async () => {
  await show({ [`PUT /inspectionResults/${resultId}`]: { body: { ...stored, mark: 'now', version: 2 } } })
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  tap(pointOf('battery'), 'soon')
  tap(pointOf('battery'), 'now')
  expect([pressed(pointOf('battery')), sent(), session.get('marks')?.length]).toEqual([['Now'], [], 1])
  expect((await screen.findByRole('alert')).textContent).toContain(t('admin.inspection.waits', { smart_count: 1 }))
  // The page is closed meanwhile.
  cleanup()
  line.mockReturnValue(true)
  draw(<Inspection row={booking} work={[]} changeable onChanged={() => undefined} />, {
    resource: 'appointments',
    path: `/home/appointments/${id}/show`,
    route: '/home/appointments/:id/show',
  })
  await waitFor(() => expect(session.get('marks')).toEqual([]))
  expect(sent().map(({ body }) => body)).toEqual([{ mark: 'now', version: 1 }])
})

it('gives way to a colleague who changed the point meanwhile', async () => {
  const theirs = { ...stored, mark: 'soon', version: 2 }
  const refused: Answers = {
    [`PUT /inspectionResults/${resultId}`]: {
      status: 409,
      body: { code: 'staleVersion', message: 'Changed', details: { current: theirs } },
    },
  }
  await show(refused)
  answerWith({ ...refused, 'GET /inspectionResults': { body: { data: [theirs], total: 1 } } })
  tap(pointOf('battery'), 'now')
  await waitFor(() => expect(session.get('marks')).toEqual([]))
  await waitFor(() => expect(pressed(pointOf('battery'))).toEqual(['Soon']))
})
