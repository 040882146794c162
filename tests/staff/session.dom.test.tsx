import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { App } from '../../src/admin/App.tsx'
import { forgetUnsaved } from '../../src/admin/core/unsaved.ts'
import { session } from '../../src/session/index.ts'
import { answerWith, clearAdmin, requests, signIn, staffAs, type Answers } from '../core/admin/adminFixture.tsx'

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
const staff = staffAs('Administrator')
const answers: Answers = {
  'GET /staffs/me': { body: { staff } },
  'GET /staffs/queue': { body: { lines: [], kinds: [] } },
  'GET /staffs/checklist': { body: { steps: [], settingsId: id, dismissed: true } },
  'GET /staffs/badge-counts': { body: { leads: 0, appointments: 0, vehicles: 0 } },
  'GET /landing-page/settings': { status: 503, body: { code: 'unavailable' } },
  'POST /staffs/login': { body: { token: 'new', staff } },
  [`GET /masters/cities/${id}`]: { body: city },
}
const open = (path: string) => {
  window.history.replaceState({}, '', path)
  render(<App />)
}
const enter = async () => {
  fireEvent.change(await screen.findByLabelText('Email', {}, { timeout: 20_000 }), { target: { value: staff.email } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'wakeel-demo' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

beforeEach(() => forgetUnsaved())
afterEach(clearAdmin)

describe('the e-mail that was typed', () => {
  it('is still there where the form is drawn anew, and gone once somebody came in', async () => {
    answerWith(answers)
    open('/')
    fireEvent.change(await screen.findByLabelText('Email', {}, { timeout: 20_000 }), { target: { value: 'half@typed' } })
    const email = async () => ((await screen.findByLabelText('Email')) as HTMLInputElement).value
    cleanup()
    open('/')
    expect(await email()).toBe('half@typed')
    await enter()
    await waitFor(() => expect(window.location.pathname).toBe('/home/dashboard'), { timeout: 20_000 })
    cleanup()
    session.clear({ keepPreferences: true })
    open('/')
    expect(await email()).toBe('')
  }, 60_000)
})

describe('a session', () => {
  it('is asked for before anything of the staff side is shown, and a followed link is kept', async () => {
    answerWith(answers)
    open(`/home/cities/${id}`)
    await enter()
    await screen.findByLabelText('Name, English', {}, { timeout: 20_000 })
    expect(window.location.pathname).toBe(`/home/cities/${id}`)
    expect(requests.filter(({ call }) => call === 'POST /staffs/logout')).toEqual([])
  }, 60_000)

  it('that ends in the middle of a form clears all stored data, and the form is back after sign-in', async () => {
    signIn()
    answerWith({
      ...answers,
      [`PUT /masters/cities/${id}`]: { status: 401, body: { message: 'Please sign in again.', code: 'unauthenticated' } },
    })
    open(`/home/cities/${id}`)
    fireEvent.change(await screen.findByLabelText('Name, English', {}, { timeout: 20_000 }), { target: { value: 'Half typed' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByLabelText('Email')
    expect(window.location.pathname).toBe('/')
    expect(session.get('staff')).toBeUndefined()
    await enter()
    expect(((await screen.findByLabelText('Name, English')) as HTMLInputElement).value).toBe('Half typed')
    expect(window.location.pathname).toBe(`/home/cities/${id}`)
  }, 60_000)

  it('of another person finds nothing of it', async () => {
    signIn()
    answerWith({
      ...answers,
      'POST /staffs/login': { body: { token: 'new', staff: { ...staff, id: 'other' } } },
      [`PUT /masters/cities/${id}`]: { status: 401, body: { message: 'Please sign in again.', code: 'unauthenticated' } },
    })
    open(`/home/cities/${id}`)
    fireEvent.change(await screen.findByLabelText('Name, English', {}, { timeout: 20_000 }), { target: { value: 'Half typed' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await enter()
    await waitFor(() => expect(window.location.pathname).toBe('/home/dashboard'))
  }, 60_000)

  it('without a right goes to the dashboard', async () => {
    signIn()
    answerWith({ ...answers, 'GET /masters/cities': { status: 403, body: { message: 'Not yours.', code: 'forbidden' } } })
    open('/home/cities')
    await waitFor(() => expect(window.location.pathname).toBe('/home/dashboard'), { timeout: 20_000 })
    expect(await screen.findByText('Not yours.')).toBeTruthy()
    cleanup()
  }, 60_000)
})
