// The page of a lead: one filled button with what is next, the steps from its rows, one timeline, and the fields behind one press.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { StaffSession } from '../../src/schema/core/staffSession.ts'
import { session } from '../../src/session/index.ts'
import { LeadPage } from '../../src/admin/leads/LeadPage.tsx'
import { answerWith, clearAdmin, draw, requests, signIn, staffAs, type Answers } from '../core/admin/adminFixture.tsx'

const id = '0189d895-f2dc-71fe-93fa-958913d14499'
const appointmentId = '0189d895-f2dc-71fe-93fa-958913d14498'
const me = staffAs('Sales Manager').id
const message = 'Is the white one there this week?\nI would trade in my car.'
const base = {
  ...{ id, version: 3, name: 'Noura', type: 'New Car Sales', mobile: '+966551234567', status: 'pending', assigneeId: null, model: 'Camry' },
  ...{
    message,
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
    deletedAt: null,
    tags: [],
    source: 'landing',
  },
}
const clock = { minutes: 4, band: 'N/A', waiting: true, running: true, changesAt: null, limit: 30, at: '2026-11-01T08:00:00.000Z' }
const said = (more: object) => ({
  ...{ id: 'f1', version: 1, leadId: id, about: 'lead', name: 'Noura', comment: 'Called her', createdAt: '2026-11-02T08:00:00.000Z' },
  ...{ createdBy: me, staffId: null, staffName: 'Sara', contactResult: 'reached', channel: 'call', dueAt: null, ...more },
})
const change = (entry: string, createdAt: string, action: string, changes: object) => ({
  ...{ id: entry, action, createdAt, createdBy: me, actorKind: 'staff', actorName: null, byName: { en: 'Sara', ar: 'سارة' }, changes },
})
const history = [
  change('h3', '2026-11-03T08:00:00.000Z', 'update', { model: { from: null, to: 'Camry' } }),
  change('h2', '2026-11-02T08:00:01.000Z', 'move', { status: { from: 'pending', to: 'in-progress' } }),
  change('h1', '2026-11-01T08:00:00.000Z', 'create', {}),
]
const pathOf = (rest = '') => `GET /leads/${id}${rest}`
function open(lead: object, answers: Answers = {}, language: 'english' | 'arabic' = 'english', more: Partial<StaffSession> = {}) {
  signIn('Sales Manager', language)
  session.set('staff', { ...staffAs('Sales Manager'), ...more })
  answerWith({
    [pathOf()]: { body: { ...base, ...lead } },
    [pathOf('/clock')]: { body: clock },
    [pathOf('/history')]: { body: { data: history, total: 3 } },
    ...answers,
  })
  draw(<LeadPage />, { resource: 'leads', path: `/home/leads/${id}/show`, route: '/home/leads/:id/show', language })
}
const followUps = (...data: object[]): Answers => ({
  [`GET /misc/getFollowupList/${id}`]: { body: { data: data.map(said), total: data.length } },
})
const filled = () => [...document.querySelectorAll('.MuiButton-contained')].map(({ textContent }) => textContent)

afterEach(clearAdmin)

describe('the filled button', () => {
  it.each([
    ['one that nobody has', {}, {}, ['Assign to me']],
    ['one without a contact', { assigneeId: me }, {}, ['Log a contact']],
    ['one whose person was reached', { assigneeId: me, status: 'in-progress' }, followUps({}), ['Book a test drive']],
    [
      'one whose person did not answer',
      { assigneeId: me, status: 'in-progress' },
      followUps({ contactResult: 'noAnswer' }),
      ['Log a contact'],
    ],
    [
      'one with a test drive',
      { assigneeId: me, status: 'in-progress', appointmentId },
      { [`GET /appointments/${appointmentId}`]: { body: booking('none') } },
      ['Complete'],
    ],
    [
      'one whose test drive was cancelled',
      { assigneeId: me, status: 'in-progress', appointmentId },
      { [`GET /appointments/${appointmentId}`]: { body: booking('cancelled') } },
      ['Book a test drive'],
    ],
    ['one that is lost', { assigneeId: me, status: 'closed', lostReason: 'price' }, {}, []],
  ] as const)('of %s', async (_case, lead, answers, expected) => {
    open(lead, answers)
    await screen.findByText('Request received')
    await waitFor(() => expect(filled()).toEqual(expected))
  })

  it('books for a sales executive, whose own test drives are theirs to make', async () => {
    open({ assigneeId: me, status: 'in-progress' }, followUps({}), 'english', { staffType: 'Sales Executive', locationIds: ['branch'] })
    await screen.findByText('Request received')
    await waitFor(() => expect(filled()).toEqual(['Book a test drive']))
  })
})

function booking(closure: string) {
  return { id: appointmentId, version: 1, type: 'testDrive', status: 'pending', closure, startAt: '2026-11-05T08:00:00.000Z' }
}

it('says what they wrote in full, and keeps the other fields and the history behind one press', async () => {
  open({ utm: 'utm_source=snap' })
  const quote = await waitFor(() => {
    const found = document.querySelector('blockquote')
    expect(found?.textContent).toBe(message)
    return found
  })
  expect(quote?.getAttribute('dir')).toBe('auto')
  expect(screen.queryByText(/utm_source/)).toBeNull()
  expect(screen.queryByRole('tab', { name: 'History' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Details and history' }))
  expect(await screen.findByText(/utm_source/)).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'History' })).toBeTruthy()
  // The history that the timeline loaded is not loaded again.
  expect(requests.filter(({ call }) => call === pathOf('/history')).length).toBe(1)
})

it('tells contacts and changes in one timeline, newest first, without what is no step', async () => {
  open({ assigneeId: me, status: 'in-progress' }, followUps({}))
  const timeline = await screen.findByRole('region', { name: 'Timeline' })
  const lines = await within(timeline).findAllByRole('listitem')
  expect(
    lines.map(({ textContent }) => /^(Status changed to In progress|Called her|Request received)/.exec(textContent ?? '')?.[0]),
  ).toEqual(['Status changed to In progress', 'Called her', 'Request received'])
})

it('tells what was sent to their customer, to those who may see messages', async () => {
  const body = 'Your test drive is booked.'
  const sent = {
    id: 'm1',
    version: 1,
    body,
    createdAt: '2026-11-02T09:00:00.000Z',
    kind: 'bookingConfirmation',
    channel: 'sms',
    status: 'delivered',
  }
  open({ assigneeId: me, customerId: appointmentId }, { 'GET /messages': { body: { data: [sent], total: 1 } } })
  const timeline = await screen.findByRole('region', { name: 'Timeline' })
  const line = (await within(timeline).findByText(body)).closest('li')
  expect(line?.textContent).toContain('Booking confirmed · SMS · Delivered')
})

it('offers to try again where the timeline could not be loaded, and tells what could be', async () => {
  open({}, { [pathOf('/history')]: { status: 503, body: { message: 'Away', code: 'unavailable' } }, ...followUps({}) }, 'arabic')
  const timeline = await screen.findByRole('region', { name: 'السجل الزمني' })
  const again = await within(timeline).findByRole('button', { name: 'إعادة المحاولة' }, { timeout: 10_000 })
  expect(within(timeline).getByText('Called her')).toBeTruthy()
  const requested = () => requests.filter(({ call }) => call === pathOf('/history')).length
  const before = requested()
  fireEvent.click(again)
  await waitFor(() => expect(requested()).toBeGreaterThan(before))
})

it('says that nothing happened yet', async () => {
  open({}, { [pathOf('/history')]: { body: { data: [], total: 0 } } })
  expect(await screen.findByText('No activity yet.')).toBeTruthy()
})

it('ends a lead from its step, which says how it ended', async () => {
  open({ assigneeId: me, status: 'closed', lostReason: 'price' })
  const steps = await screen.findByRole('region', { name: 'Steps' })
  expect(within(steps).getByText('Closed · Price')).toBeTruthy()
  expect(within(steps).queryByRole('button', { name: 'Complete' })).toBeNull()
})

it('records the offer that was made, and says it in the step and the timeline', async () => {
  const lead = { assigneeId: me, status: 'in-progress' }
  const offered = { ...base, ...lead, offerPrice: 11_990_000, offerUntil: '2026-12-05', version: 4 }
  open(lead, followUps({}))
  const steps = await screen.findByRole('region', { name: 'Steps' })
  expect(within(steps).getByText('No offer made')).toBeTruthy()
  fireEvent.click(within(steps).getByRole('button', { name: 'Record offer' }))
  const dialog = await screen.findByRole('dialog', { name: 'Offer' })
  fireEvent.change(await within(dialog).findByRole('textbox', { name: /Offered price/ }), { target: { value: '119900' } })
  const offer = change('h9', '2026-11-03T08:00:00.000Z', 'update', { offerPrice: { from: null, to: 11_990_000 } })
  answerWith({
    ...followUps({}),
    [pathOf()]: { body: offered },
    [`PUT /leads/${id}`]: { body: offered },
    [pathOf('/clock')]: { body: clock },
    [pathOf('/history')]: { body: { data: [offer, ...history], total: 4 } },
  })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await within(steps).findByText('SAR 119,900.00 · valid until 05/12/2026')).toBeTruthy()
  expect(within(steps).getByRole('button', { name: 'Change offer' })).toBeTruthy()
  expect(requests.find(({ call }) => call === `PUT /leads/${id}`)?.body).toMatchObject({ offerPrice: 11_990_000, version: 3 })
  expect(await screen.findByText('Offer of SAR 119,900.00')).toBeTruthy()
})

it('asks for no more than the page shows at once', async () => {
  open({ assigneeId: me, status: 'in-progress' }, followUps({}))
  await screen.findByText('Called her')
  await waitFor(() => expect(filled()).toEqual(['Book a test drive']))
  const calls = () => requests.map(({ call }) => call)
  // The code of the conversation is loaded after that of the page.
  const conversation = `GET /conversations/about/leads/${id}`
  await waitFor(() => expect(calls()).toContain(conversation))
  const names = /^GET \/(staffs\/list|masters\/)/
  expect(
    calls()
      .filter((call) => !names.test(call))
      .toSorted(),
  ).toEqual([pathOf(), pathOf('/clock'), pathOf('/history'), `GET /misc/getFollowupList/${id}`, 'GET /leads', conversation].toSorted())
})
