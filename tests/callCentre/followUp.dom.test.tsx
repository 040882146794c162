// The follow-up on the landing: what it is about, its words in the language of the page, and what is sent.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mergeTextFiles } from '../../server/core/texts/textFiles.ts'
import { LanguageProvider, createTranslate } from '../../src/i18n/index.ts'
import { FollowUpChoice } from '../../src/landing/callCentre/FollowUpChoice.tsx'
import { useOpenRecord, type OpenRecord } from '../../src/landing/core/openRecord.ts'
import { session } from '../../src/session/index.ts'

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
}
const lead = { id: '0189d895-f2dc-71fe-93fa-958913d14499', type: 'New Car Sales', createdAt: '2026-11-01T09:00:00.000Z' } as const
const staff = { id: 's1', email: 'agent@noor.example', name: { en: 'Noura Agent', ar: 'نورة الموظفة' } }
let leads: unknown[]
let sent: unknown[]
beforeEach(() => {
  leads = []
  sent = []
  session.set('token', 'noor.staff')
  session.set('staff', staff as never)
  session.set('phoneNumber', '+966500000001')
  session.set('customer', { id: 'c1', firstName: 'Sara', lastName: 'Alharbi', mobile: '+966500000001', email: null } as never)
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (String(url).includes('/customers/find-customer')) {
      const match = { customer: { id: 'c1' }, vehicles: [], open: { bookings: 0, requests: 0 }, leads, latest: [] }
      return Promise.resolve(new Response(JSON.stringify({ by: 'mobile', value: '', mobileNeeded: false, matches: [match] })))
    }
    sent.push(JSON.parse(String(init.body)))
    return Promise.resolve(new Response(JSON.stringify({ leadId: null, followUpId: 'f' })))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  session.clear()
})

function Page({ record }: { record: OpenRecord | undefined }) {
  useOpenRecord(record)
  return null
}
const closed = vi.fn<() => void>()
const languages = ['english', 'arabic'] as const

describe.each(languages)('the follow-up of a colleague on the landing in %s', (language) => {
  const messages = mergeTextFiles('src/schema', language)
  const t = createTranslate(language, messages)
  const open = (record?: OpenRecord) => {
    closed.mockClear()
    const view = render(
      <LanguageProvider language={language} messages={messages}>
        <Page record={record} />
      </LanguageProvider>,
    )
    view.rerender(
      <LanguageProvider language={language} messages={messages}>
        <Page record={record} />
        <FollowUpChoice onClose={closed} />
      </LanguageProvider>,
    )
  }
  const named = (kind: 'lead' | 'complaint' | 'booking') =>
    t('admin.lead.followUpTitle', { type: t(`enumerations.followedRecord.${kind}`) })
  const window = async (kind: 'lead' | 'complaint' | 'booking') =>
    within(await screen.findByRole('dialog', { name: named(kind), hidden: true }))
  const create = (comment: string) => {
    fireEvent.change(screen.getByRole('textbox', { hidden: true }), { target: { value: comment } })
    fireEvent.click(screen.getByRole('button', { name: t('admin.lead.create'), hidden: true }))
  }

  it('is of the record that the page shows, with its reference and the author in this language', async () => {
    leads = [lead]
    open({ kind: 'complaint', ref: 'K7PQ2M' })
    const dialog = await window('complaint')
    for (const value of ['K7PQ2M', staff.id, staff.email, 'Sara Alharbi', staff.name[language === 'english' ? 'en' : 'ar']])
      expect(dialog.getByText(value)).toBeTruthy()
    expect(dialog.getByText(t('resources.leads.fields.id'))).toBeTruthy()
    expect(dialog.getAllByRole('textbox', { hidden: true })).toHaveLength(1)
    create('Called back.')
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
    expect(sent).toMatchObject([{ leadId: null, record: { kind: 'complaint', ref: 'K7PQ2M' }, comment: 'Called back.' }])
  })

  it('offers the open leads and a new one where the page shows no record', async () => {
    leads = [lead]
    open()
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(t('enumerations.leadType.New Car Sales')), hidden: true }))
    const dialog = await window('lead')
    expect(dialog.getByText(lead.id)).toBeTruthy()
    create('Asks again.')
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
    expect(sent).toMatchObject([{ leadId: lead.id, comment: 'Asks again.' }])
    expect(sent[0]).not.toHaveProperty('record')
    cleanup()
    open()
    fireEvent.click(await screen.findByRole('button', { name: t('calling.followNewChoice'), hidden: true }))
    await window('lead')
    create('Something else.')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject({ leadId: null, mobile: '+966500000001', name: 'Sara Alharbi', comment: 'Something else.' })
  })

  it('says that it creates a lead where there is nothing to follow up, and sends nothing without notes or after Cancel', async () => {
    open()
    const dialog = await window('lead')
    expect(dialog.getByText(t('calling.followNew'))).toBeTruthy()
    create('   ')
    expect(await screen.findByText(t('validation.required'))).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: t('admin.form.cancel'), hidden: true }))
    expect([closed.mock.calls.length, sent]).toEqual([1, []])
  })
})
