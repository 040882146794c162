// The follow-up modal, exactly as in the specification.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FollowUpDialog } from '../../src/admin/leads/FollowUpDialog.tsx'
import { session } from '../../src/session/index.ts'
import { answerWith, clearAdmin, draw, requests, signIn, staffAs } from '../core/admin/adminFixture.tsx'

const lead = {
  id: '0189d895-f2dc-71fe-93fa-958913d14499',
  version: 1,
  name: 'نورة العتيبي',
  type: 'New Car Sales',
  status: 'pending',
}
const closed = vi.fn<() => void>()
const made = vi.fn<(id: string) => void>()
const open = (language: 'english' | 'arabic' = 'english') =>
  draw(<FollowUpDialog lead={lead} onClose={closed} onMade={made} />, { resource: 'leads', path: '/home', route: '/home', language })
const call = 'POST /customers/followUp'
const sent = () => requests.filter((one) => one.call === call)
const notes = () => screen.getByRole('textbox', { name: /Notes/ })

describe('the follow-up modal', () => {
  beforeEach(() => {
    closed.mockClear()
    made.mockClear()
    signIn('Sales Manager')
    answerWith({ [call]: { body: { id: 'f', successMessage: 'Saved.' } } })
  })
  afterEach(clearAdmin)

  it('§2.9 is titled by the type of the record, in both languages', () => {
    open()
    expect(screen.getByRole('dialog', { name: 'Create a follow-up for Lead' })).toBeTruthy()
    clearAdmin()
    signIn('Sales Manager', 'arabic')
    open('arabic')
    expect(screen.getByRole('dialog', { name: 'إنشاء متابعة: عميل محتمل' })).toBeTruthy()
  })

  it('§2.10 §2.11 §2.12 §5.2 shows lead id, staff id, staff name, staff email and name, none of which can be changed, and the notes, which can', () => {
    open()
    const staff = staffAs('Sales Manager')
    const dialog = within(screen.getByRole('dialog'))
    for (const [label, value] of [
      ['Lead ID', lead.id],
      ['Staff ID', staff.id],
      ['Staff name', staff.name.en],
      ['Staff email', staff.email],
      ['Name', lead.name],
    ] as const) {
      const field = dialog.getByLabelText<HTMLInputElement>(label)
      expect([label, field.value, field.disabled]).toEqual([label, value, true])
    }
    const editable = dialog.getAllByRole<HTMLTextAreaElement>('textbox').filter(({ disabled }) => !disabled)
    expect(editable).toEqual([notes()])
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel', 'Create'])
  })

  it('§2.10 leaves out each part of the staff member that is not present', () => {
    const staff = staffAs('Sales Manager')
    session.set('staff', { ...staff, email: '', name: { en: '', ar: '' } })
    open()
    expect(screen.getByLabelText('Staff ID')).toBeTruthy()
    expect([screen.queryByLabelText('Staff name'), screen.queryByLabelText('Staff email')]).toEqual([null, null])
  })

  it('§5.1 sends nothing without notes and says what is missing', async () => {
    open()
    for (const typed of ['', '   ']) {
      fireEvent.change(notes(), { target: { value: typed } })
      fireEvent.click(screen.getByRole('button', { name: 'Create' }))
      expect(await screen.findByText('This field is required.')).toBeTruthy()
    }
    expect(sent()).toEqual([])
    expect(closed).not.toHaveBeenCalled()
  })

  it('§3.1 §7.7 sends the six parts of the specification, once, and closes', async () => {
    open()
    fireEvent.change(notes(), { target: { value: ' Called, wants a test drive. ' } })
    const create = screen.getByRole('button', { name: 'Create' })
    fireEvent.click(create)
    fireEvent.click(create)
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
    const staff = staffAs('Sales Manager')
    expect(sent()).toEqual([
      {
        call,
        body: {
          leadId: lead.id,
          staffId: staff.id,
          staffEmail: staff.email,
          staffName: staff.name.en,
          name: lead.name,
          comment: 'Called, wants a test drive.',
        },
      },
    ])
    expect(made).toHaveBeenCalledWith('f')
  })

  it('keeps what was typed when the dealership refuses it, and says why beside the notes', async () => {
    answerWith({ [call]: { status: 404, body: { code: 'notFound', message: 'Gone.', fields: { leadId: 'This lead is gone.' } } } })
    open()
    fireEvent.change(notes(), { target: { value: 'Called.' } })
    fireEvent.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByText('This lead is gone.')).toBeTruthy()
    expect([(notes() as HTMLTextAreaElement).value, closed.mock.calls.length]).toEqual(['Called.', 0])
  })

  it('is left by Cancel without a request', () => {
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect([closed.mock.calls.length, sent()]).toEqual([1, []])
  })
})
