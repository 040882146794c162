// Pages with logic of their own: merging customers, closing an account that has open work, previewing the brand.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, describe, expect, it } from 'vitest'
import { MergeDialog } from '../../../src/admin/customers/MergeDialog.tsx'
import { BrandPreview } from '../../../src/admin/settings/BrandPreview.tsx'
import { DisableDialog } from '../../../src/admin/staff/DisableDialog.tsx'
import { shownWhen } from '../../../src/admin/content/shownWhen.ts'
import { toasts } from '../../../src/http/index.ts'
import { answerWith, clearAdmin, draw, requests, signIn, type Answers } from './adminFixture.tsx'

const [keptId, otherId] = ['01a1fc66-43db-76fc-aebe-ac1763e62b25', '01a1fc66-43db-76fc-aebe-ac1763e62b26']
const customer = { id: keptId, version: 3, firstName: 'Sara', lastName: 'Al Harbi', email: 'sara@one.example' }
const other = { ...customer, id: otherId, version: 5, email: 'sara@two.example' }
const colleague = { id: keptId, version: 1, name: { en: 'Huda Saleh', ar: 'هدى صالح' }, active: true }
const nothing = () => undefined
const at = { resource: 'customers', path: '/home', route: '/home' }
const sent = (call: string) => requests.filter((one) => one.call === call).map(({ body }) => body)

afterEach(() => {
  toasts.clear()
  clearAdmin()
})

describe('merging customers', () => {
  const call = `POST /customers/${keptId}/merge`
  const merge = (answers: Answers = {}) => {
    signIn()
    answerWith({
      [`GET /customers/${otherId}`]: { body: other },
      [call]: {
        body: {
          kept: customer,
          merged: other,
          differences: [{ field: 'email', kept: customer.email, merged: other.email }],
          moves: { vehicles: 2 },
        },
      },
      ...answers,
    })
    return draw(<MergeDialog row={customer} otherId={otherId} onClose={nothing} />, at)
  }

  it('says what differs and what moves over, and takes the values that were chosen', async () => {
    merge()
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByText('sara@two.example')
    expect(dialog.textContent).toContain('Vehicles (2)')
    expect(sent(call)).toEqual([{ version: 3, otherId, otherVersion: 5, dryRun: true }])
    fireEvent.click(within(dialog).getByRole('radio', { name: 'sara@two.example' }))
    fireEvent.click(within(dialog).getByRole('button', { name: 'Merge' }))
    await waitFor(() => expect(sent(call)).toContainEqual({ version: 3, otherId, otherVersion: 5, take: ['email'] }))
  })

  it('is not offered where the two cannot be merged', async () => {
    merge({ [call]: { status: 409, body: { code: 'stale', message: 'Somebody was faster.' } } })
    await screen.findByRole('alert')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Merge' }).disabled).toBe(true)
  })
})

describe('closing an account', () => {
  const close = (counts: Record<string, number>) => {
    signIn()
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
    answerWith({
      [`GET /staffs/open-work/${keptId}`]: { body: { counts, total } },
      [`PATCH /staffs/enable-disable/${keptId}`]: { body: { ...colleague, active: false } },
    })
    return draw(<DisableDialog row={colleague} onClose={nothing} />, { ...at, resource: 'staff' })
  }
  const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })

  it('waits for somebody to take what is still open', async () => {
    close({ leads: 4 })
    expect((await screen.findByRole('alert')).textContent).toContain('Leads (4)')
    expect((await button('Hand over and deactivate')).disabled).toBe(true)
    expect(sent(`PATCH /staffs/enable-disable/${keptId}`)).toEqual([])
  })

  it('needs nobody where nothing is open', async () => {
    close({})
    const done = await button('Deactivate account')
    await waitFor(() => expect(done.disabled).toBe(false))
    expect(screen.queryByRole('combobox')).toBeNull()
    fireEvent.click(done)
    await waitFor(() => expect(sent(`PATCH /staffs/enable-disable/${keptId}`)).toEqual([{ active: false, reassignTo: null }]))
  })
})

describe('the brand preview', () => {
  function Form() {
    const form = useForm({ defaultValues: { primaryColour: '#1e63b8', secondaryColour: '#D1E8FF', name: { en: 'Noor', ar: 'نور' } } })
    return (
      <FormProvider {...form}>
        <input aria-label="colour" {...form.register('primaryColour')} />
        <BrandPreview />
      </FormProvider>
    )
  }

  it('warns of a colour that hardly stands out while it is typed, and keeps its place over half a colour', async () => {
    signIn()
    answerWith({})
    draw(<Form />, { ...at, resource: 'settings' })
    await screen.findByRole('img', { name: 'Light' })
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.input(screen.getByLabelText('colour'), { target: { value: '#fff3a0' } })
    await screen.findByRole('alert')
    fireEvent.input(screen.getByLabelText('colour'), { target: { value: '#12' } })
    await screen.findByRole('img', { name: 'Dark' })
  })
})

describe('a content item', () => {
  const now = Date.parse('2026-11-21T08:00:00Z')
  const [before, after] = ['2026-11-01T08:00:00Z', '2026-12-01T08:00:00Z']

  it('says whether it is shown now, and until or from when', () => {
    const key = (item: Record<string, unknown>) => shownWhen({ status: 'published', ...item }, now).key
    expect(key({})).toBe('now')
    expect(key({ publishFrom: before, publishTo: after })).toBe('until')
    expect(key({ publishFrom: after })).toBe('from')
    expect(key({ publishTo: before })).toBe('over')
    expect(key({ status: 'draft', publishFrom: before })).toBe('not')
  })
})
