// The next contact as words in the dialog that logs a contact: what was understood is shown and sent, nonsense is refused at the field.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ContactDialog } from '../../src/admin/leads/ContactDialog.tsx'
import { answerWith, clearAdmin, draw, requests, signIn } from '../core/admin/adminFixture.tsx'

const lead = { id: '0189d895-f2dc-71fe-93fa-958913d14499', version: 1, name: 'Noura', type: 'New Car Sales', status: 'pending' }
const call = `POST /leads/${lead.id}/contacts`
const closed = vi.fn<() => void>()
const open = (language: 'english' | 'arabic' = 'english') =>
  draw(<ContactDialog lead={lead} channel="call" onClose={closed} />, { resource: 'leads', path: '/home', route: '/home', language })
const sent = () => requests.filter((one) => one.call === call).map(({ body }) => body as { dueAt: string | null })
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })

beforeEach(() => {
  closed.mockClear()
  signIn('Sales Manager')
  answerWith({ [call]: { body: { followUpId: 'f' } } })
})
afterEach(clearAdmin)

it('shows what was understood and sends it', async () => {
  open()
  fireEvent.click(screen.getByRole('button', { name: 'No answer' }))
  const before = Date.now()
  type('Or type a time', 'in 2 hours')
  expect(screen.getByText(/, \d\d:\d\d [AP]M$/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(closed).toHaveBeenCalled())
  const [request] = sent()
  expect(Math.abs(Date.parse(request?.dueAt ?? '') - before - 7_200_000)).toBeLessThan(60_000)
})

it('says at the field that it does not understand, sends nothing, and keeps what was typed', async () => {
  open('arabic')
  fireEvent.click(screen.getByRole('button', { name: 'لم يرد' }))
  type('أو اكتب الوقت', 'لاحقًا إن شاء الله')
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'حفظ' }))
  expect((await screen.findByRole('alert')).textContent).toContain('لم نفهم هذا الوقت')
  const field = screen.getByLabelText<HTMLInputElement>(/^أو اكتب الوقت/)
  expect([field.value, field.getAttribute('aria-invalid'), sent(), closed.mock.calls]).toEqual(['لاحقًا إن شاء الله', 'true', [], []])
  type('أو اكتب الوقت', 'بكرة ١١')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('takes the press instead of the words when it comes after them', async () => {
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Reached' }))
  type('Or type a time', 'tomorrow 9:00')
  fireEvent.click(screen.getByRole('button', { name: 'None' }))
  expect(screen.getByLabelText<HTMLInputElement>(/^Or type a time/).value).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent()).toMatchObject([{ dueAt: null }]))
})
