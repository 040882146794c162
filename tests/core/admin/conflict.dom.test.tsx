import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { conflictOf, settledValues } from '../../../src/admin/core/form/conflicts.ts'
import { EditPage } from '../../../src/admin/core/form/EditPage.tsx'
import { answerWith, clearAdmin, draw, requests, signIn } from './adminFixture.tsx'

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
const theirs = { ...city, version: 2, name: { en: 'Riyadh City', ar: 'الرياض' } }
const box = () => screen.getByLabelText('Name, English')

afterEach(clearAdmin)

describe('a row that somebody else changed meanwhile', () => {
  const stale = {
    [`GET /masters/cities/${id}`]: { body: city },
    [`PUT /masters/cities/${id}`]: {
      status: 409,
      body: { message: 'Someone else has changed this.', code: 'staleVersion', details: { current: theirs } },
    },
  }

  it('is shown in both versions, and the chosen one is saved over the present version', async () => {
    signIn()
    answerWith(stale)
    draw(<EditPage />, { resource: 'cities', path: `/home/cities/${id}`, route: '/home/cities/:id' })
    await screen.findByLabelText('Name, English')
    fireEvent.change(box(), { target: { value: 'Ar Riyadh' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('dialog')
    const [mine, other] = screen.getAllByRole('radio')
    expect(mine?.textContent).toContain('Ar Riyadh')
    expect(other?.textContent).toContain('Riyadh City')
    fireEvent.click(mine as HTMLElement)
    fireEvent.click(screen.getByRole('button', { name: 'Save selection' }))
    await waitFor(() =>
      expect(requests.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)).toEqual([
        { name: { en: 'Ar Riyadh', ar: 'الرياض' }, version: 1 },
        { name: { en: 'Ar Riyadh', ar: 'الرياض' }, version: 2 },
      ]),
    )
  })

  it('keeps what only one of the two changed', () => {
    const mine = { ...city, active: false }
    const conflict = conflictOf('cities', city, theirs, mine)
    expect(conflict).toEqual({ both: [], mine: ['active'], theirs: ['name'] })
    expect(settledValues(conflict, mine, {}, city)).toEqual({ active: false })
  })
})

describe('a refused save', () => {
  it('says what is wrong beside the field, in the words of the server', async () => {
    signIn()
    answerWith({
      [`GET /masters/cities/${id}`]: { body: city },
      [`PUT /masters/cities/${id}`]: {
        status: 400,
        body: { message: 'Please look again.', code: 'badInput', fields: { 'name.en': 'This already exists.' } },
      },
    })
    draw(<EditPage />, { resource: 'cities', path: `/home/cities/${id}`, route: '/home/cities/:id' })
    await screen.findByLabelText('Name, English')
    fireEvent.change(box(), { target: { value: 'Jeddah' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect((await screen.findByRole('alert')).textContent).toBe('This already exists.')
  })

  it('is not even sent when the schema refuses it', async () => {
    signIn()
    answerWith({ [`GET /masters/cities/${id}`]: { body: city } })
    draw(<EditPage />, { resource: 'cities', path: `/home/cities/${id}`, route: '/home/cities/:id' })
    await screen.findByLabelText('Name, English')
    fireEvent.change(box(), { target: { value: '' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect((await screen.findByRole('alert')).textContent).toBe('The English text is missing.')
    expect(requests.some(({ call }) => call.startsWith('PUT'))).toBe(false)
  })
})
