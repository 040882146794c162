// The server cannot save at present: the form keeps its input, also over a reload.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CreatePage } from '../../../src/admin/core/form/CreatePage.tsx'
import { toasts } from '../../../src/http/index.ts'
import { answerWith, clearAdmin, draw, requests, signIn } from './adminFixture.tsx'

afterEach(clearAdmin)

const form = () => draw(<CreatePage />, { resource: 'makes', path: '/home/makes/create', route: '/home/makes/create' })
const english = () => screen.findByLabelText<HTMLInputElement>('Name, English')

it('keeps what was typed where the database is away, and after the page is loaded anew', async () => {
  signIn()
  const away = { status: 503, body: { code: 'unavailable', message: 'The service is not available right now.' } }
  answerWith({ 'POST /masters/makes': away })
  form()
  fireEvent.change(await english(), { target: { value: 'Lucid' } })
  fireEvent.change(screen.getByLabelText('Name, Arabic'), { target: { value: 'لوسيد' } })
  fireEvent.change(screen.getByLabelText(/^Short name|^Slug|^Code/), { target: { value: 'lucid' } })
  fireEvent.click(screen.getByRole('button', { name: /^Save|^Create/ }))
  await waitFor(() => expect(toasts.list().map(({ text }) => text)).toContain(away.body.message))
  expect(requests.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1)
  expect((await english()).value).toBe('Lucid')
  cleanup()
  form()
  await waitFor(async () => expect((await english()).value).toBe('Lucid'))
})
