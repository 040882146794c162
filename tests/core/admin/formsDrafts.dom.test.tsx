// Unsaved input survives a closed tab, an expired session and a language change, for the same person only.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EditPage, EditRow } from '../../../src/admin/core/form/EditPage.tsx'
import { CreatePage } from '../../../src/admin/core/form/CreatePage.tsx'
import { forgetUnsaved, formName, unsavedLifetime, unsavedOf } from '../../../src/admin/core/unsaved.ts'
import { session } from '../../../src/session/index.ts'
import { answerWith, clearAdmin, draw, requests, signIn, staffAs } from './adminFixture.tsx'

const id = '01a1fc66-43db-76fc-aebe-ac1763e62b25'
const city = {
  id,
  version: 1,
  name: { en: 'Riyadh', ar: 'الرياض' },
  active: true,
  createdAt: '',
  createdBy: null,
  updatedAt: '2026-11-21T08:00:00.000Z',
  updatedBy: null,
  deletedAt: null,
}
const edit = (language: 'english' | 'arabic' = 'english') =>
  draw(<EditPage />, { resource: 'cities', path: `/home/cities/${id}`, route: '/home/cities/:id', language })
const box = (label = 'Name, English') => screen.findByLabelText<HTMLInputElement>(label)
const type = async (text: string) => fireEvent.change(await box(), { target: { value: text } })
const kept = () => waitFor(() => expect(unsavedOf(formName('cities', id))).toBeDefined())
// A new tab shares the browser's storage, not the old tab's.
const newTab = () => sessionStorage.clear()

beforeEach(() => {
  signIn()
  answerWith({ [`GET /masters/cities/${id}`]: { body: city } })
})
afterEach(clearAdmin)

describe('input that was not saved', () => {
  it('is offered in a new tab and comes back on request', async () => {
    const { unmount } = edit()
    await type('Half typed')
    await kept()
    unmount()
    newTab()
    edit()
    expect((await box()).value).toBe('Riyadh')
    fireEvent.click(screen.getByRole('button', { name: 'Restore' }))
    expect((await box()).value).toBe('Half typed')
  })

  it('is forgotten when the offer is discarded', async () => {
    const { unmount } = edit()
    await type('Half typed')
    await kept()
    unmount()
    newTab()
    edit()
    await box()
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
    expect(unsavedOf(formName('cities', id))).toBeUndefined()
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
  })

  it('simply goes on in the same tab: in another language, or after an expired session', async () => {
    const { unmount } = edit()
    await type('Half typed')
    await kept()
    unmount()
    session.clear({ keepPreferences: true })
    signIn('Administrator', 'arabic')
    edit('arabic')
    expect((await screen.findByDisplayValue<HTMLInputElement>('Half typed')).value).toBe('Half typed')
  })

  it('is nothing to another person on the same browser', async () => {
    const { unmount } = edit()
    await type('Half typed')
    await kept()
    unmount()
    session.set('staff', { ...staffAs('Administrator'), id: '0189d895-f2dc-71fe-93fa-000000000000' })
    edit()
    expect((await box()).value).toBe('Riyadh')
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
  })

  it('is gone after its lifetime and after a sign-out', async () => {
    const { unmount } = edit()
    await type('Half typed')
    await kept()
    unmount()
    const [entry = ''] = Object.keys(localStorage).filter((name) => name.startsWith('wakeel-unsaved:'))
    const young = localStorage.getItem(entry) ?? ''
    const old = young.replace(/"at":\d+/, `"at":${Date.now() - unsavedLifetime - 1}`)
    localStorage.setItem(entry, old)
    expect(unsavedOf(formName('cities', id))).toBeUndefined()
    localStorage.setItem(entry, young)
    expect(unsavedOf(formName('cities', id))).toBeDefined()
    forgetUnsaved()
    expect(Object.keys(localStorage).filter((name) => name.startsWith('wakeel-unsaved:'))).toEqual([])
  })

  it('holds no password and no national id', async () => {
    clearAdmin()
    signIn()
    answerWith({})
    draw(<CreatePage />, { resource: 'customers', path: '/home/customers/create', route: '/home/customers/create' })
    fireEvent.change(await screen.findByLabelText(/^First name/), { target: { value: 'Sara' } })
    fireEvent.change(await screen.findByLabelText(/^National ID/), { target: { value: '1058529940' } })
    await waitFor(() => expect(unsavedOf(formName('customers', undefined))?.values).toEqual({ firstName: 'Sara' }))
    expect(JSON.stringify({ ...localStorage })).not.toContain('1058529940')
  })
})

describe('a form', () => {
  it('asks before its changes are discarded', async () => {
    edit()
    await type('Half typed')
    fireEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('Name')
    fireEvent.click(screen.getAllByRole('button', { name: 'Discard' }).at(-1) as HTMLElement)
    expect((await box()).value).toBe('Riyadh')
  })

  it('asks before it is left, and keeps the input when it is', async () => {
    edit()
    await type('Half typed')
    fireEvent.click(screen.getByRole('link', { name: 'Cities' }))
    await screen.findByText('You have unsaved changes')
    fireEvent.click(screen.getByRole('button', { name: 'Keep for later' }))
    await screen.findByText('elsewhere')
    expect(unsavedOf(formName('cities', id))?.values).toEqual({ name: { en: 'Half typed', ar: 'الرياض' } })
  })

  it('sends a double click once, and the same key with a second try', async () => {
    clearAdmin()
    signIn()
    const keys: (string | null)[] = []
    answerWith({ 'POST /masters/cities': { status: 503, body: { code: 'unavailable', message: 'Not now.' } } })
    const answer = globalThis.fetch
    globalThis.fetch = (url, init) => {
      if (init?.method === 'POST') keys.push(new Headers(init.headers).get('idempotency-key'))
      return answer(url, init)
    }
    draw(<CreatePage />, { resource: 'cities', path: '/home/cities/create', route: '/home/cities/create' })
    await type('Abha')
    fireEvent.change(await box('Name, Arabic'), { target: { value: 'أبها' } })
    const save = screen.getByRole('button', { name: 'Save' })
    fireEvent.click(save)
    fireEvent.click(save)
    await waitFor(() => expect(requests.filter(({ call }) => call.startsWith('POST')).length).toBe(1))
    await waitFor(() => expect(save.hasAttribute('disabled')).toBe(false))
    fireEvent.click(save)
    await waitFor(() => expect(keys.length).toBe(2))
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(keys[1]).toBe(keys[0])
  })

  it('keeps what was typed over a row that was deleted meanwhile, for a new one', async () => {
    answerWith({
      [`GET /masters/cities/${id}`]: { body: city },
      [`PUT /masters/cities/${id}`]: { status: 404, body: { code: 'notFound', message: 'Gone.' } },
    })
    draw(<EditRow id={id} />, { resource: 'cities', path: `/home/cities/${id}`, route: `/home/cities/${id}` })
    await type('Ar Riyadh')
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('This record has been deleted')
    fireEvent.click(screen.getByRole('button', { name: 'Continue as a new record' }))
    expect(await screen.findByText('elsewhere')).toBeTruthy()
  })

  it('lists what needs another look and puts the focus there', async () => {
    clearAdmin()
    signIn()
    answerWith({})
    draw(<CreatePage />, { resource: 'cities', path: '/home/cities/create', route: '/home/cities/create' })
    await box()
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('1 field needs attention')
    await waitFor(() => expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe('name'))
  })
})
