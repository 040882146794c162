import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ResourceList } from '../../../src/admin/core/list/ResourceList.tsx'
import { answerWith, clearAdmin, draw, requests, signIn } from './adminFixture.tsx'

const lead = {
  id: '01a1fc66-43db-76fc-aebe-ac1763e62b25',
  version: 1,
  name: 'Huda',
  type: 'Test Drive',
  mobile: '+966551234567',
  status: 'pending',
  source: 'phone',
  assigneeId: null,
  locationId: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
}
const show = (query = '', language: 'english' | 'arabic' = 'english') =>
  draw(<ResourceList />, { resource: 'leads', path: `/home/leads${query}`, route: '/home/leads', language })
const filtered = `?filter=${encodeURIComponent(JSON.stringify({ status: ['pending', 'in-progress'], dueAtFrom: '2026-11-20T21:00:00.000Z', dueAtTo: '2026-11-21T20:59:59.999Z' }))}`

beforeEach(() => signIn())
afterEach(clearAdmin)

describe('a list', () => {
  it('reads its filters from the address and says them as sentences', async () => {
    answerWith({ 'GET /leads': { body: { data: [lead], total: 1 } } })
    show(filtered)
    await screen.findByText('Huda')
    const chips = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(chips).toContain('Statusis Pending, In progress')
    expect(chips).toContain('Dueis 21/11/2026')
  })

  it('says them in Arabic too', async () => {
    answerWith({ 'GET /leads': { body: { data: [lead], total: 1 } } })
    show(filtered, 'arabic')
    await screen.findByText('Huda')
    expect(screen.getAllByRole('button').some(({ textContent }) => textContent?.startsWith('الحالة') && textContent.includes('،'))).toBe(
      true,
    )
  })

  it('says more than 10,000 where the total is not exact', async () => {
    answerWith({ 'GET /leads': { body: { data: [lead], total: 10_001 } } })
    show()
    expect(await screen.findByText('1–1 of more than 10,000')).toBeTruthy()
  })

  it('asks with what is searched for, once the typing rests', async () => {
    answerWith({ 'GET /leads': { body: { data: [lead], total: 1 } } })
    show()
    await screen.findByText('Huda')
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'هدى' } })
    await waitFor(() => expect(requests.filter(({ call }) => call === 'GET /leads').length).toBe(2))
  })

  it('tells nothing here yet from nothing that matches', async () => {
    answerWith({})
    show()
    expect(await screen.findByText('Nothing here yet')).toBeTruthy()
    clearAdmin()
    signIn()
    answerWith({})
    show(filtered)
    expect(await screen.findByText('No results')).toBeTruthy()
  })

  it('offers to try again when it could not be loaded', async () => {
    answerWith({ 'GET /leads': { status: 500, body: { message: 'Something went wrong on our side.', code: 'internal' } } })
    show()
    expect(await screen.findByText('This list could not be loaded')).toBeTruthy()
  })

  it('offers no new row to those who may not make one', async () => {
    signIn('Parts Manager')
    answerWith({ 'GET /customers': { body: { data: [], total: 0 } } })
    draw(<ResourceList />, { resource: 'customers', path: '/home/customers', route: '/home/customers' })
    await screen.findByText('Nothing here yet')
    expect(screen.queryByText('New customer')).toBeNull()
  })

  it('steps through rows by keys, looks at one, and chooses it', async () => {
    const second = { ...lead, id: '01a1fc66-43db-76fc-aebe-ac1763e62b26', name: 'Badr' }
    answerWith({ 'GET /leads': { body: { data: [lead, second], total: 2 } } })
    show()
    await screen.findByText('Huda')
    const [first, other] = screen.getAllByRole('row').slice(1)
    if (!first || !other) throw new Error('Two rows came.')
    expect([first.tabIndex, other.tabIndex]).toEqual([0, -1])
    first.focus()
    fireEvent.keyDown(first, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(other)
    fireEvent.keyDown(other, { key: ' ' })
    expect(await screen.findByRole('complementary', { name: 'Quick look: Badr' })).toBeTruthy()
    fireEvent.keyDown(other, { key: 'ArrowUp' })
    expect(await screen.findByRole('complementary', { name: 'Quick look: Huda' })).toBeTruthy()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Huda' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Badr' }), { shiftKey: true })
    expect(await screen.findByText('2 selected')).toBeTruthy()
  })

  it('says fields that are empty, and spans that count from today', async () => {
    answerWith({ 'GET /leads': { body: { data: [lead], total: 1 } } })
    show(`?filter=${encodeURIComponent(JSON.stringify({ emailHas: 'false', dueAtSpan: 'last7' }))}`)
    await screen.findByText('Huda')
    const chips = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(chips).toContain('Emailis empty')
    expect(chips).toContain('Dueis in the last 7 days')
  })

  it('shows the team’s views and the person’s own as tabs, and says when the present one was changed', async () => {
    const view = {
      id: '01a1fc66-43db-76fc-aebe-ac1763e62b27',
      version: 1,
      resource: 'leads',
      ownerId: 'somebody',
      state: { filter: { status: ['pending'] } },
    }
    const shared = { ...view, name: 'Ours', visibility: 'team' }
    const foreign = { ...view, id: '01a1fc66-43db-76fc-aebe-ac1763e62b28', name: 'Theirs', visibility: 'private' }
    answerWith({
      'GET /leads': { body: { data: [lead], total: 1 } },
      'GET /savedViews': { body: { data: [shared, foreign], total: 2 } },
    })
    show()
    fireEvent.click(await screen.findByRole('button', { name: /Ours/ }))
    await screen.findByText('is Pending')
    expect(screen.queryByText('Theirs')).toBeNull()
    expect(screen.queryByText('Undo changes')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter: Status' }))
    fireEvent.click(await screen.findByText('Undo changes'))
    expect(await screen.findByText('is Pending')).toBeTruthy()
  })
})
