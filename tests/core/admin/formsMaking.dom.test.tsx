// Creating a referenced row inside a form, where it is then chosen.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { CreatePage } from '../../../src/admin/core/form/CreatePage.tsx'
import { firstValues } from '../../../src/admin/core/form/firstValues.ts'
import { answerWith, clearAdmin, draw, requests, signIn } from './adminFixture.tsx'

const made = { id: '01a1fc66-43db-76fc-aebe-ac1763e62b25', version: 1, name: { en: 'Lucid', ar: 'لوسيد' } }
const models = () => draw(<CreatePage />, { resource: 'models', path: '/home/models/create', route: '/home/models/create' })
const typeMake = async (text: string) => {
  const make = await screen.findByLabelText(/^Make/)
  act(() => make.focus())
  fireEvent.mouseDown(make)
  fireEvent.change(make, { target: { value: text } })
}

afterEach(clearAdmin)

describe('a reference in a form', () => {
  it('makes the row that was not found and chooses it, without saving the form around it', async () => {
    signIn()
    answerWith({
      'POST /masters/makes': { body: made },
      'GET /masters/makes': { body: { data: [made], total: 1 } },
    })
    models()
    await typeMake('Lucid')
    fireEvent.click(await screen.findByText('Create “Lucid”'))
    const dialog = await screen.findByRole('dialog')
    const name = await within(dialog).findByLabelText<HTMLInputElement>('Name, English')
    expect(name.value).toBe('Lucid')
    fireEvent.change(within(dialog).getByLabelText('Name, Arabic'), { target: { value: 'لوسيد' } })
    fireEvent.change(within(dialog).getByLabelText(/^Short name|^Slug|^Code/), { target: { value: 'lucid' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save and select' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requests.filter(({ call }) => call.startsWith('POST')).map(({ call }) => call)).toEqual(['POST /masters/makes'])
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Make/).value).toBe('Lucid'))
  })

  it('offers nothing to those who may not make such a row', async () => {
    signIn('Fleet Sales')
    answerWith({})
    draw(<CreatePage />, { resource: 'vehicles', path: '/home/vehicles/create', route: '/home/vehicles/create' })
    await typeMake('Lucid')
    await screen.findByText('No results')
    expect(screen.queryByText('Create “Lucid”')).toBeNull()
  })

  it('puts what was typed where it belongs', () => {
    expect(firstValues('customers', 'Sara Al Harbi', {})).toMatchObject({ firstName: 'Sara', lastName: 'Al Harbi' })
    expect(firstValues('customers', '0551234567', {})).toMatchObject({ mobile: '0551234567' })
    expect(firstValues('cities', 'أبها', {})).toMatchObject({ name: { en: '', ar: 'أبها' } })
    expect(firstValues('vehicles', 'ABJ 1234', { customerId: 'c' })).toMatchObject({ plate: 'ABJ 1234', customerId: 'c' })
  })
})
