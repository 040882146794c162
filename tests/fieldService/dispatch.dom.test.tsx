// The dispatch page: list and map have the same content, the nearest free driver is first, and no map tiles are requested.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DispatchPage } from '../../src/admin/fieldService/DispatchPage.tsx'
import { nextStage, waitingMinutes } from '../../src/admin/fieldService/fieldRequestTexts.ts'
import { DrivingPage } from '../../src/admin/fieldService/DrivingPage.tsx'
import { withPending } from '../../src/admin/fieldService/useSteps.ts'
import { toasts } from '../../src/http/index.ts'
import { withCorner } from '../../src/admin/core/map/editing.ts'
import { gathered } from '../../src/admin/core/map/gathered.ts'
import { chooseDrivers } from '../../src/schema/fieldService/driverChoice.ts'
import type { Driver, FieldRequest } from '../../src/schema/fieldService/calls/fieldService.ts'
import { answerWith, clearAdmin, draw, requests, signIn } from '../core/admin/adminFixture.tsx'

const fieldRequest = (id: string, more: Partial<FieldRequest> = {}): FieldRequest => ({
  kind: 'roadsideAssistance',
  id,
  version: 1,
  ref: `REF${id}`,
  status: 'open',
  stage: 'new',
  createdAt: new Date(Date.now() - 30 * 60_000).toISOString(),
  createdBy: null,
  stageAt: null,
  slotAt: null,
  etaAt: null,
  etaEstimated: false,
  arrivedAt: null,
  point: { lat: 24.7, lng: 46.7 },
  driverId: null,
  locationId: null,
  routeOrder: null,
  outcome: null,
  coverage: null,
  issue: 'battery',
  services: [],
  customer: { id: 'c', name: 'Lama Alharbi', mobile: '+966501234567' },
  vehicle: null,
  address: '',
  note: null,
  destination: null,
  photos: [],
  driverNote: null,
  ...more,
})
const driver = (id: string, east: number, more: Partial<Driver> = {}): Driver => ({
  id,
  name: { en: `Driver ${id}`, ar: `سائق ${id}` },
  mobile: null,
  locationIds: [],
  place: { lat: 24.7, lng: 46.7 + east, from: 'job', at: null, branches: [] },
  open: 0,
  busy: false,
  away: false,
  ...more,
})

describe('who goes first', () => {
  it('is the nearest who is free, then the busy, and those away last', () => {
    const drivers = [driver('away', 0, { away: true }), driver('busy', 0.01, { busy: true }), driver('far', 0.5), driver('near', 0.1)]
    expect(chooseDrivers(fieldRequest('1'), drivers).map(({ driver: one }) => one.id)).toEqual(['near', 'far', 'busy', 'away'])
  })
})

describe('a field request', () => {
  it('is waited for from the call on, a visit from its time, and no longer once somebody is there', () => {
    const now = Date.parse('2026-11-22T08:00:00.000Z')
    const at = { createdAt: '2026-11-22T07:30:00.000Z' }
    expect(waitingMinutes(fieldRequest('1', at), now)).toBe(30)
    expect(waitingMinutes(fieldRequest('1', { ...at, arrivedAt: '2026-11-22T07:50:00.000Z' }), now)).toBeNull()
    expect(waitingMinutes(fieldRequest('1', { ...at, kind: 'homeService', slotAt: '2026-11-22T09:00:00.000Z' }), now)).toBe(0)
  })
  it('goes on stage by stage to the place, and then only ends', () => {
    const after = (stage: string, kind: FieldRequest['kind'] = 'roadsideAssistance') => nextStage(fieldRequest('1', { stage, kind }))
    expect(['new', 'dispatched', 'enRoute', 'onSite', 'towing'].map((stage) => after(stage))).toEqual([
      'dispatched',
      'enRoute',
      'onSite',
      undefined,
      undefined,
    ])
    expect(['requested', 'scheduled', 'confirmed'].map((stage) => after(stage, 'homeService'))).toEqual(['scheduled', 'enRoute', 'enRoute'])
  })
  it('shows steps that wait for a connection as done', () => {
    const step = { staffId: 's', fieldRequestId: '1', kind: 'roadsideAssistance', from: 'enRoute' } as const
    const shown = withPending(fieldRequest('1', { stage: 'enRoute' }), [
      { ...step, to: 'onSite' },
      { ...step, from: 'onSite', to: 'done', outcome: 'RSA Responded' },
    ])
    expect([shown.stage, shown.status, shown.outcome, shown.arrivedAt !== null]).toEqual(['done', 'closed', 'RSA Responded', true])
  })
})

describe('the map', () => {
  it('puts a new corner into the side that it lies at', () => {
    const square = [
      { lat: 0, lng: 0 },
      { lat: 0, lng: 2 },
      { lat: 2, lng: 2 },
      { lat: 2, lng: 0 },
    ]
    expect(withCorner(square, { lat: 1, lng: 2.1 })[2]).toEqual({ lat: 1, lng: 2.1 })
    expect(withCorner(square, { lat: 1, lng: -0.1 })[4]).toEqual({ lat: 1, lng: -0.1 })
  })
  it('gathers pins that would lie on each other, each exactly once', () => {
    const pins = ['a', 'b', 'c'].map((id, place) => ({
      id,
      kind: 'tow' as const,
      point: { lat: 0, lng: place },
      label: id,
      tone: 'info' as const,
    }))
    const found = gathered(pins, ({ point }) => ({ x: point.lng * 30, y: 0 }))
    expect(found.map(({ pins: inside }) => inside.map(({ id }) => id))).toEqual([['a', 'b'], ['c']])
  })
})

describe('the staff', () => {
  beforeEach(() => {
    signIn('Service Manager')
    answerWith({
      'GET /field-requests/board': {
        body: {
          fieldRequests: [fieldRequest('1'), fieldRequest('2', { point: { lat: 21.5, lng: 39.2 }, issue: 'fuel' })],
          drivers: [driver('d', 0.1)],
          areas: [],
        },
      },
    })
  })
  afterEach(clearAdmin)
  it('holds the same in the list as on the map, chosen from either', async () => {
    draw(<DispatchPage />, { resource: 'roadsideAssistance', path: '/home/dispatch', route: '/home/dispatch' })
    const list = await screen.findByRole('region', { name: 'Open requests' })
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2))
    const map = await screen.findByRole('application')
    await waitFor(() => expect(within(map).getAllByRole('button', { name: /REF|Driver d|here/ }).length).toBeGreaterThan(0))
    const fuel = within(list).getByRole('button', { name: /Fuel|fuel/ })
    fireEvent.click(fuel)
    expect(fuel.getAttribute('aria-pressed')).toBe('true')
    // The only driver is 850 km away from the second, and 10 km from the first.
    expect(await within(list).findByText('No driver is within 100 km.')).toBeTruthy()
    expect(within(list).queryByRole('button', { name: /^(Send|Other drivers).*REF2/ })).toBeNull()
    fireEvent.click(within(list).getByRole('button', { name: /Battery|battery/ }))
    const send = await within(list).findByRole('button', { name: 'Send Driver d · 22 min, REF1' })
    expect(send.getAttribute('aria-describedby')).toBeTruthy()
    expect(requests.filter(({ call }) => !call.startsWith('GET /'))).toEqual([])
  })

  it('begins with the request that the address names', async () => {
    draw(<DispatchPage />, { resource: 'roadsideAssistance', path: '/home/dispatch?request=1', route: '/home/dispatch' })
    const list = await screen.findByRole('region', { name: 'Open requests' })
    expect(await within(list).findByRole('button', { name: 'Send Driver d · 22 min, REF1' })).toBeTruthy()
    expect(
      within(list)
        .getByRole('button', { name: /Fuel|fuel/ })
        .getAttribute('aria-pressed'),
    ).toBe('false')
  })
})

describe('what is said of a driver', () => {
  afterEach(clearAdmin)
  const now = Date.now()
  const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString()
  const sent = (minutes: number) => ({ lat: 24.7, lng: 46.8, from: 'told' as const, at: ago(minutes), branches: [] })
  async function open(drivers: Driver[]): Promise<HTMLElement> {
    signIn('Service Manager')
    answerWith({
      'GET /field-requests/board': { body: { fieldRequests: [fieldRequest('1')], drivers, areas: [] } },
      'POST /field-requests/1/assign': {
        status: 400,
        body: { message: 'Correct the fields.', code: 'badInput', fields: { driverId: 'This driver is 101 km away.' } },
      },
    })
    draw(<DispatchPage />, { resource: 'roadsideAssistance', path: '/home/dispatch', route: '/home/dispatch' })
    const list = await screen.findByRole('region', { name: 'Open requests' })
    fireEvent.click(await within(list).findByRole('button', { name: /REF1/ }))
    return list
  }
  it('is the age of a position once it is old, and not before', async () => {
    const list = await open([driver('d', 0, { place: sent(25) })])
    expect(await within(list).findByText(/location sent at .*, 25 minutes ago/)).toBeTruthy()
    clearAdmin()
    const again = await open([driver('d', 0, { place: sent(9) })])
    expect((await within(again).findByText(/location sent at/)).textContent).not.toContain('ago')
  })
  it('is no arrival while another job has to be finished, and none from an unknown place', async () => {
    const list = await open([driver('b', 0.1, { busy: true })])
    expect(await within(list).findByRole('button', { name: 'Send Driver b · 22 min after the present job, REF1' })).toBeTruthy()
    expect(within(list).queryByText(/Arrives around/)).toBeNull()
    clearAdmin()
    const again = await open([driver('u', 0, { place: null })])
    expect(await within(again).findByRole('button', { name: 'Send Driver u, REF1' })).toBeTruthy()
    expect(within(again).getByText(/location unknown/)).toBeTruthy()
  })
  it('is why the server refused one who drove away meanwhile', async () => {
    // Those of files that ran before in this process.
    toasts.clear()
    const list = await open([driver('d', 0.1)])
    fireEvent.click(await within(list).findByRole('button', { name: /^Send Driver d/ }))
    await waitFor(() => expect(toasts.list().map(({ text }) => text)).toEqual(['This driver is 101 km away.']))
  })
})

describe('the day of a driver', () => {
  afterEach(clearAdmin)
  it('goes on from the answer to a step, though nothing can be read after it', async () => {
    signIn('Service Manager')
    const going = fieldRequest('1', { stage: 'dispatched', status: 'in-progress' })
    answerWith({
      'GET /field-requests/day': { body: { driver: driver('d', 0.1), date: '2026-03-01', fieldRequests: [going], suggested: [] } },
      'POST /field-requests/1/step': { body: { fieldRequest: { ...going, stage: 'enRoute' } } },
    })
    draw(<DrivingPage />, { resource: 'roadsideAssistance', path: '/home/driving', route: '/home/driving' })
    const step = await screen.findByRole('button', { name: 'On the way' })
    const answers = globalThis.fetch
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) =>
      init.method === 'POST' ? answers(url, init) : Promise.reject(new TypeError('offline')),
    )
    fireEvent.click(step)
    expect(await screen.findByRole('button', { name: /arrived/i })).toBeTruthy()
  })
})
