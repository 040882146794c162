// Shared parts of the admin in daily use: editable references, pages without superfluous elements, links from lists.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BulkDialog } from '../../../src/admin/core/bulk/BulkDialog.tsx'
import { fieldsOf } from '../../../src/admin/core/definition.ts'
import { partOf } from '../../../src/fields/admin.ts'
import { RowSearch } from '../../../src/admin/core/fields/RowSearch.tsx'
import { RecentMenu } from '../../../src/admin/search/RecentMenu.tsx'
import { addressValues } from '../../../src/admin/core/form/visibleFields.ts'
import { newHere } from '../../../src/admin/core/list/newHere.ts'
import { onlyRow } from '../../../src/admin/core/list/rows/selection.ts'
import { Facts } from '../../../src/admin/core/show/Facts.tsx'
import { rereadVisits, visited } from '../../../src/admin/core/recent.ts'
import { may } from '../../../src/schema/core/access.ts'
import { resources } from '../../../src/schema/resources.ts'
import { answerWith, clearAdmin, draw, requests, signIn, staffAs } from './adminFixture.tsx'

const id = '01a1fc66-43db-76fc-aebe-ac1763e62b25'
const gone = '01a1fc66-43db-76fc-aebe-ac1763e62b26'
const place = { resource: 'leads', path: '/home', route: '/home' }
const booking = {
  id,
  version: 1,
  ref: 'ABC234',
  type: 'service',
  status: 'pending',
  closure: 'none',
  customerId: id,
  driveCarId: null,
  services: [],
}

beforeEach(() => signIn())
afterEach(clearAdmin)

describe('a reference that was chosen', () => {
  it('can be typed over: what is typed stays, one or many', async () => {
    const found = { body: { data: [{ id, name: { en: 'Sara Ali', ar: 'سارة' }, email: 's@noor.example' }], total: 1 } }
    answerWith({ 'GET /staffs/list': found })
    draw(<RowSearch target="staff" label="Who" value={[id]} onChange={() => undefined} />, place)
    const who = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Who' })
    await waitFor(() => expect(who.value).toBe('Sara Ali'))
    fireEvent.focus(who)
    fireEvent.change(who, { target: { value: 'Hud' } })
    await screen.findByRole('option')
    expect(who.value).toBe('Hud')
    clearAdmin()
    signIn()
    answerWith({ 'GET /staffs/list': found })
    draw(<RowSearch target="staff" label="Who" multiple value={[id]} onChange={() => undefined} />, place)
    const more = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Who' })
    await screen.findByText('Sara Ali')
    fireEvent.focus(more)
    fireEvent.change(more, { target: { value: 'Hud' } })
    await screen.findByRole('option')
    expect(more.value).toBe('Hud')
  })
})

describe('a row’s facts', () => {
  it('draw no section of which nothing is filled in, and no empty field', () => {
    draw(<Facts resource="appointments" row={booking} />, place)
    expect(screen.getByRole('heading', { name: 'Visit' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Test drive' })).toBeNull()
    expect(screen.queryByText(/Driving licence checked/)).toBeNull()
  })
  it('leave to the job what the job tells, but for a deleted booking, which shows none', () => {
    const services = [{ code: 'oil', name: { en: 'Oil', ar: 'زيت' }, price: 100, minutes: 30 }]
    draw(<Facts resource="appointments" row={{ ...booking, services }} />, place)
    expect(screen.queryByText('Oil')).toBeNull()
    clearAdmin()
    signIn()
    draw(<Facts resource="appointments" row={{ ...booking, services, deletedAt: '2026-11-20T08:00:00.000Z' }} />, place)
    expect(screen.getByText('Oil')).toBeTruthy()
  })
  it('say bytes and spans in words', () => {
    for (const [resource, name, value, words] of [
      ['files', 'bytes', 1_234_567, '1.2 MB'],
      ['complaints', 'pausedMs', 9_000_000, '2 h 30 min'],
    ] as const) {
      const field = fieldsOf(resource)[name]
      if (!field) throw new Error(`${resource} has no ${name}.`)
      const { View } = partOf(field)
      draw(<View field={field} name={name} resource={resource} value={value} />, place)
      expect(screen.getByText(words)).toBeTruthy()
    }
  })
})

describe('a new row', () => {
  it('begins with what its list holds one value of', () => {
    expect(newHere('cms', { kind: ['banner'], q: 'x', status: ['draft', 'published'] })).toEqual({
      pathname: '/home/cms/create',
      search: '?kind=banner',
    })
    expect(newHere('cms', {}).search).toBe('')
  })
  it('takes from an address only what its form asks for', () => {
    const query = new URLSearchParams({ type: 'Test Drive', status: 'closed', lostReason: 'price' })
    expect(addressValues('leads', query)).toEqual({ type: 'Test Drive' })
  })
  it('is not offered to anyone who may only work on later statuses', () => {
    expect(may(staffAs('Parts Manager'), resources.appointments, 'create')).toBe(false)
    expect(may(staffAs('Parts Manager'), resources.appointments, 'edit')).toBe(true)
    expect(may(staffAs('General Inquiry'), resources.appointments, 'create')).toBe(true)
  })
})

describe('rows that were opened lately', () => {
  it('forget what was deleted since', async () => {
    localStorage.removeItem('wakeel-recent')
    rereadVisits()
    const who = `noor:${staffAs('Administrator').id}`
    visited(who, { resource: 'leads', id })
    visited(who, { resource: 'leads', id: gone })
    answerWith({ 'GET /leads': { body: { data: [{ id, name: 'Reem', type: 'Test Drive' }], total: 1 } } })
    draw(<RecentMenu />, place)
    fireEvent.click(screen.getByRole('button', { name: 'Recently opened' }))
    await screen.findByText('Reem')
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1))
    expect(localStorage.getItem('wakeel-recent')).not.toContain(gone)
  })
})

describe('one row', () => {
  it('is given to somebody by the dialog for many', async () => {
    const trial = { count: 1, checked: 1, allowed: 1, unchanged: 0, refused: [], failures: [], last: null }
    answerWith({ 'POST /leads/bulk': { body: trial } })
    draw(<BulkDialog resource="leads" action="assign" selection={onlyRow('leads', id)} onClose={() => undefined} />, place)
    expect(await screen.findByText('1 selected')).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: 'No one for now' }))
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() =>
      expect(requests.find(({ call }) => call === 'POST /leads/bulk')?.body).toMatchObject({ action: 'assign', to: null, ids: [id] }),
    )
  })
})
