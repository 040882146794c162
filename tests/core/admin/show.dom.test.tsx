// A row's page: its history and reverting a change, related rows, deletion and restoration.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { relationsOf } from '../../../src/admin/core/show/relations.ts'
import { ResourceShow } from '../../../src/admin/core/show/ResourceShow.tsx'
import { revertible } from '../../../src/admin/core/show/revertible.ts'
import { duplicateValues } from '../../../src/admin/core/form/visibleFields.ts'
import { may } from '../../../src/schema/core/access.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import type { StaffSession } from '../../../src/schema/core/staffSession.ts'
import { toasts } from '../../../src/http/index.ts'
import { answerWith, clearAdmin, draw, requests, signIn, staffAs, type Answers } from './adminFixture.tsx'

const id = '01a1fc66-43db-76fc-aebe-ac1763e62b25'
const customer = {
  id,
  version: 3,
  title: null,
  firstName: 'Sara',
  lastName: 'Al Harbi',
  mobile: '+966551234567',
  mobileVerification: 'Verified',
  email: null,
  emailVerification: 'Unverified',
  nationalId: null,
  languageId: '2',
  consents: [],
  createdAt: '2026-11-01T08:00:00.000Z',
  createdBy: null,
  updatedAt: '2026-11-20T08:00:00.000Z',
  updatedBy: null,
  deletedAt: null as string | null,
}
const entry = {
  id: 'e1',
  action: 'update',
  createdAt: '2026-11-20T08:00:00.000Z',
  createdBy: 's1',
  actorKind: 'staff' as const,
  actorName: null,
  byName: { en: 'Huda Saleh', ar: 'هدى صالح' },
  changes: { firstName: { from: 'Sarah', to: 'Sara' }, nationalId: { from: '•', to: '•' } },
}
const show = (answers: Answers = {}, row = customer, designation: StaffSession['designation'] = 'Administrator') => {
  signIn(designation)
  answerWith({
    [`GET /customers/${id}`]: { body: row },
    [`GET /customers/${id}/history`]: { body: { data: [entry], total: 1 } },
    ...answers,
  })
  return draw(
    <>
      <ResourceShow />
    </>,
    { resource: 'customers', path: `/home/customers/${id}/show`, route: '/home/customers/:id/show' },
  )
}
const mayAs =
  (designation: StaffSession['designation']) =>
  (action: Parameters<typeof may>[2], name: string, row?: Readonly<Record<string, unknown>>) =>
    may(staffAs(designation), resources[name as ResourceName], action, row)

afterEach(() => {
  toasts.clear()
  clearAdmin()
})

describe('a history', () => {
  it('says who changed what, drawn as its kind, and puts it back over the present version after a look', async () => {
    show({ [`PUT /customers/${id}`]: { body: { ...customer, firstName: 'Sarah', version: 4 } } })
    await screen.findByText('Huda Saleh')
    expect(screen.getByText('Sarah')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Revert' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('Sarah')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Revert' }))
    await waitFor(() =>
      expect(requests.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)).toEqual([{ firstName: 'Sarah', version: 3 }]),
    )
  })

  it('offers no way back for what is hidden, unchanged since, made by a move, or not this person’s to change', () => {
    const row = { ...customer, id }
    const all = () => true
    expect(revertible('customers', row, entry, all)).toEqual(['firstName'])
    expect(revertible('customers', { ...row, firstName: 'Sarah' }, entry, all)).toEqual([])
    expect(revertible('customers', row, entry, () => false)).toEqual([])
    expect(revertible('customers', row, { action: 'create', changes: entry.changes }, all)).toEqual([])
    const masked = { action: 'update', changes: { mobile: { from: '•••67', to: '•••68' } } }
    expect(revertible('customers', row, masked, all)).toEqual([])
    const moved = { action: 'move', changes: { status: { from: 'pending', to: 'closed' } } }
    expect(revertible('leads', { ...row, status: 'closed' }, moved, all)).toEqual([])
  })

  it('is shown to those who may see the row, without a right to the audit', async () => {
    show({}, customer, 'Parts Manager')
    await screen.findByText('Huda Saleh')
    expect(screen.queryByRole('button', { name: 'Revert' })).toBeNull()
  })
})

describe('related rows', () => {
  it('are those of every resource that refers to this one and that the person may list', () => {
    const of = (designation: StaffSession['designation']) => relationsOf('customers', mayAs(designation)).map(({ resource }) => resource)
    expect(of('Administrator')).toEqual(expect.arrayContaining(['vehicles', 'appointments', 'leads']))
    expect(of('Broker Sales')).not.toContain('roadsideAssistance')
    expect(relationsOf('audit', mayAs('Administrator'))).toEqual([])
  })

  it('show the latest with their number and lead to the filtered list', async () => {
    const lead = {
      id: 'l1',
      version: 1,
      name: 'Wants a coupe',
      type: 'Test Drive',
      status: 'pending',
      createdAt: '2026-11-01T08:00:00.000Z',
    }
    show({ 'GET /leads': { body: { data: [lead], total: 7 } } })
    fireEvent.click(await screen.findByRole('tab', { name: 'Related records' }))
    await screen.findByText('Wants a coupe')
    const link = screen.getByRole('link', { name: 'Show all 7' })
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(`{"customerId":["${id}"]}`)
  })
})

describe('a deletion', () => {
  const removed = { [`DELETE /customers/${id}`]: { body: { id, successMessage: 'Deleted.' } } }
  const remove = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'More' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  }

  it('is undone from its notice', async () => {
    show({ ...removed, [`POST /customers/${id}/restore`]: { body: customer } })
    await remove()
    await screen.findByText('elsewhere')
    expect(toasts.list().map(({ text, action }) => [text, action?.lifetime])).toEqual([['Deleted.', 10_000]])
    toasts.list()[0]?.action?.run()
    await waitFor(() => expect(requests.some(({ call }) => call === `POST /customers/${id}/restore`)).toBe(true))
  })

  it('of a row that somebody else changed shows the change and is offered again over it', async () => {
    const current = { ...customer, firstName: 'Sarah', version: 4 }
    show({ [`DELETE /customers/${id}`]: { status: 409, body: { code: 'staleVersion', message: 'Changed.', details: { current } } } })
    await remove()
    expect((await screen.findByRole('button', { name: 'Delete anyway' })).closest('[role=dialog]')?.textContent).toContain('Sarah')
  })

  it('leaves a page with a way back, for as long as there is one', async () => {
    const at = new Date(Date.now() - 86_400_000).toISOString()
    show({ [`POST /customers/${id}/restore`]: { body: customer } }, { ...customer, deletedAt: at })
    fireEvent.click(await screen.findByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(requests.some(({ call }) => call === `POST /customers/${id}/restore`)).toBe(true))
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
    clearAdmin()
    show({}, { ...customer, deletedAt: new Date(Date.now() - 40 * 86_400_000).toISOString() })
    await screen.findByText(/can no longer be restored/)
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
  })
})

describe('a duplicate', () => {
  it('takes what can be typed twice and nothing that is one row’s alone', () => {
    const values = duplicateValues('customers', { ...customer, nationalId: '1058529940' })
    expect(values).toMatchObject({ firstName: 'Sara', languageId: '2' })
    for (const own of ['mobile', 'nationalId', 'consents', 'id', 'version']) expect(values).not.toHaveProperty(own)
  })
})
