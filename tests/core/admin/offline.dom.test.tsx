// Without a network: nothing is sent, then or later; what is asked for waits, and says so.
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CreatePage } from '../../../src/admin/core/form/CreatePage.tsx'
import { ResourceList } from '../../../src/admin/core/list/ResourceList.tsx'
import { lazyPart } from '../../../src/admin/core/parts/lazyPart.ts'
import { Skeleton } from '../../../src/admin/core/parts/Skeleton.tsx'
import { toasts } from '../../../src/http/index.ts'
import { LanguageProvider } from '../../../src/i18n/index.ts'
import { answerWith, clearAdmin, draw, requests, signIn, textsOf } from './adminFixture.tsx'

const says = 'No Internet Connection'
const notices = () => toasts.list().map(({ key }) => key)
const go = (online: boolean) =>
  act(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: online })
    dispatchEvent(new Event(online ? 'online' : 'offline'))
  })

beforeEach(() => toasts.clear())
afterEach(() => {
  go(true)
  clearAdmin()
})

describe('a part with its own code', () => {
  const place = (load: () => Promise<{ default: () => string }>) => {
    const Part = lazyPart(load)
    return render(
      <LanguageProvider language="english" messages={textsOf('english')}>
        <Suspense fallback={<Skeleton height={40} />}>
          <Part />
        </Suspense>
      </LanguageProvider>,
    )
  }

  it('is not requested without a network, says so, and comes by itself', async () => {
    go(false)
    const load = vi.fn<() => Promise<{ default: () => string }>>(() => Promise.resolve({ default: () => 'The part' }))
    place(load)
    expect(screen.getByText(says)).toBeTruthy()
    expect(notices()).toEqual(['errors.offline'])
    expect(load).not.toHaveBeenCalled()
    go(true)
    expect(await screen.findByText('The part')).toBeTruthy()
    expect(notices()).toEqual([])
  })

  it('whose request was cut off is requested again', async () => {
    const load = vi.fn<() => Promise<{ default: () => string }>>(() => Promise.resolve({ default: () => 'The part' }))
    let cut: (reason: Error) => void = () => undefined
    load.mockImplementationOnce(() => new Promise((_, reject) => (cut = reject)))
    place(load)
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    go(false)
    cut(new TypeError('Failed to fetch dynamically imported module'))
    await waitFor(() => expect(notices()).toEqual(['errors.offline']))
    expect(screen.getByText(says)).toBeTruthy()
    go(true)
    expect(await screen.findByText('The part')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(2)
  })
})

describe('a list', () => {
  const lead = {
    id: '01a1fc66-43db-76fc-aebe-ac1763e62b25',
    version: 1,
    name: 'Huda',
    type: 'Test Drive',
    status: 'pending',
    createdAt: '2026-11-01T08:00:00.000Z',
  }
  const show = (path: string) => draw(<ResourceList />, { resource: 'leads', path, route: '/home/leads' })
  const listRequests = () => requests.filter(({ call }) => call === 'GET /leads').length
  beforeEach(() => {
    signIn()
    answerWith({ 'GET /leads': { body: { data: [lead], total: 1 } } })
  })

  it('is not asked for without a network, says so, and comes by itself', async () => {
    go(false)
    show('/home/leads')
    expect(await screen.findByRole('heading', { name: says })).toBeTruthy()
    expect(notices()).toEqual(['errors.offline'])
    expect(requests).toEqual([])
    go(true)
    expect(await screen.findByText('Huda')).toBeTruthy()
    expect(screen.queryByText(says)).toBeNull()
  })

  it('shows no rows of the filters before where others are chosen', async () => {
    show('/home/leads')
    await screen.findByText('Huda')
    const before = listRequests()
    go(false)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Sara' } })
    expect(await screen.findByRole('heading', { name: says })).toBeTruthy()
    expect(screen.queryByText('Huda')).toBeNull()
    expect(listRequests()).toBe(before)
    go(true)
    expect(await screen.findByText('Huda')).toBeTruthy()
    expect(listRequests()).toBe(before + 1)
  })
})

it('a form that is saved without a network keeps what was typed, and is not sent later by itself', async () => {
  signIn()
  answerWith({ 'POST /masters/makes': { body: { id: 'm', version: 1 } } })
  draw(<CreatePage />, { resource: 'makes', path: '/home/makes/create', route: '/home/makes/create' })
  const english = await screen.findByLabelText<HTMLInputElement>('Name, English')
  fireEvent.change(english, { target: { value: 'Lucid' } })
  fireEvent.change(screen.getByLabelText('Name, Arabic'), { target: { value: 'لوسيد' } })
  fireEvent.change(screen.getByLabelText(/^Short name|^Slug|^Code/), { target: { value: 'lucid' } })
  const sent = () => requests.filter(({ call }) => call.startsWith('POST')).length
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  go(false)
  fireEvent.click(save())
  await waitFor(() => expect(notices()).toEqual(['errors.offline']))
  await waitFor(() => expect(save().disabled).toBe(false))
  expect(english.value).toBe('Lucid')
  go(true)
  // What would go by itself goes with the first that does go.
  fireEvent.click(save())
  expect(await screen.findByText('elsewhere')).toBeTruthy()
  expect(sent()).toBe(1)
})
