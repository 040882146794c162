// The board on the screen: cards in their columns; moves that are offered, made, refused and undone.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BoardPage } from '../../../src/admin/core/board/BoardPage.tsx'
import { tellLive } from '../../../src/admin/core/live/subscribers.ts'
import { toasts } from '../../../src/http/index.ts'
import type { StaffSession } from '../../../src/schema/core/staffSession.ts'
import { answerWith, clearAdmin, draw, requests, signIn, type Answers } from './adminFixture.tsx'

const id = '01a1fc66-43db-76fc-aebe-ac1763e62b25'
const colleague = { id: 's1', name: { en: 'Huda Saleh', ar: 'هدى صالح' } }
const lead = {
  id,
  version: 3,
  name: 'Turki',
  type: 'Test Drive',
  status: 'pending',
  source: 'phone',
  assigneeId: 's1',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  updatedBy: 's1',
}
const columns = (rows: object[] = [lead]) =>
  ['pending', 'in-progress', 'completed', 'closed'].map((status) => {
    const data = rows.filter((row) => (row as typeof lead).status === status)
    return { status, total: data.length, late: 0, data }
  })
const board = (rows?: object[]) => ({ body: { columns: columns(rows), names: { staff: [colleague] } } })
const open = (answers: Answers = {}, designation: StaffSession['designation'] = 'Administrator') => {
  signIn(designation)
  answerWith({ 'GET /leads/board': board(), ...answers })
  return draw(<BoardPage />, { resource: 'leads', path: '/home/leads/board', route: '/home/:resource/board' })
}
const column = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}`) })
const menu = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Move Turki' }))
  return screen.findByRole('menu')
}
const choose = async (status: string) => fireEvent.click(within(await menu()).getByRole('menuitem', { name: status }))
const moves = () => requests.filter(({ call }) => call === `POST /leads/${id}/status`).map(({ body }) => body)

beforeEach(() => {
  // jsdom has no layout: columns are given a size, so that cards are rendered.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300)
})
afterEach(() => {
  vi.restoreAllMocks()
  toasts.clear()
  clearAdmin()
})

describe('a card', () => {
  it('stands in its column with who works on it, and leads to its page', async () => {
    open()
    const link = await screen.findByRole('link', { name: 'Turki' })
    expect(link.getAttribute('href')).toBe(`/home/leads/${id}/show`)
    expect(column('Pending').contains(link)).toBe(true)
    await waitFor(() => expect(column('Pending').textContent).toContain('Huda Saleh'))
  })

  it('offers the moves of its graph, no column that is not there, and to assign it', async () => {
    open()
    const names = within(await menu())
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['In progress', 'Closed', 'Assign', 'Open'])
  })

  it('moves at once from its version, and can be taken back where the graph goes back', async () => {
    const moved = { ...lead, status: 'in-progress', version: 4 }
    open({ [`POST /leads/${id}/status`]: { body: moved } })
    await choose('In progress')
    await waitFor(() => expect(within(column('In progress')).getByRole('link', { name: 'Turki' })).toBeTruthy())
    expect(moves()).toEqual([{ to: 'in-progress', version: 3 }])
    // The graph has no move from in progress to pending.
    await waitFor(() => expect(toasts.list().map(({ text, action }) => [text, action?.key])).toEqual([['Turki: In progress', undefined]]))
  })

  it('goes back where it was when the move is refused', async () => {
    open({ [`POST /leads/${id}/status`]: { status: 409, body: { code: 'moveNotAllowed', message: 'Not allowed.', details: {} } } })
    await choose('In progress')
    await waitFor(() => expect(toasts.list().map(({ text }) => text)).toEqual(['Not allowed.']))
    await waitFor(() => expect(within(column('Pending')).getByRole('link', { name: 'Turki' })).toBeTruthy())
  })

  it('that somebody else moved goes to its true place, and says who was faster', async () => {
    const current = { ...lead, status: 'closed', version: 4, updatedAt: new Date().toISOString() }
    open({
      [`POST /leads/${id}/status`]: { status: 409, body: { code: 'staleVersion', message: 'Changed.', details: { current } } },
      'GET /staffs/list': { body: { data: [colleague], total: 1 } },
    })
    await choose('In progress')
    await waitFor(() => expect(toasts.list()[0]?.text).toMatch(/^Huda Saleh moved Turki to “Closed”/))
    expect(toasts.list()).toHaveLength(1)
    await waitFor(() => expect(within(column('Closed')).getByRole('link', { name: 'Turki' })).toBeTruthy())
  })

  it('that asks for something waits in its new column and returns when nobody answers', async () => {
    open()
    await choose('Closed')
    const dialog = await screen.findByRole('dialog')
    expect(within(screen.getByRole('region', { name: /^Closed/, hidden: true })).getByText('Turki')).toBeTruthy()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(within(column('Pending')).getByText('Turki')).toBeTruthy())
    expect(moves()).toEqual([])
  })

  it('stays for those who may not move it', async () => {
    open({}, 'Parts Manager')
    await screen.findByRole('link', { name: 'Turki' })
    expect(screen.queryByRole('button', { name: 'Move Turki' })).toBeNull()
  })
})

it('moves that somebody else makes come by themselves', async () => {
  const answers: Answers = { 'GET /leads/board': board() }
  open(answers)
  await screen.findByRole('link', { name: 'Turki' })
  answerWith({ 'GET /leads/board': board([{ ...lead, status: 'in-progress', version: 4 }]) })
  tellLive({ resource: 'leads', id, action: 'move', by: 's1', at: new Date().toISOString() })
  await waitFor(() => expect(within(column('In progress')).getByRole('link', { name: 'Turki' })).toBeTruthy())
  expect(requests.filter(({ call }) => call === 'GET /leads/board')).toHaveLength(1)
})

it('who may list nothing of it sees that, and what has no board is not found', () => {
  signIn('Broker Sales')
  answerWith({})
  draw(<BoardPage />, { resource: 'roadsideAssistance', path: '/home/roadsideAssistance/board', route: '/home/:resource/board' })
  expect(requests.filter(({ call }) => call.includes('/board'))).toEqual([])
  clearAdmin()
  signIn()
  draw(<BoardPage />, { resource: 'makes', path: '/home/makes/board', route: '/home/:resource/board' })
  expect(requests.filter(({ call }) => call.includes('/board'))).toEqual([])
})
