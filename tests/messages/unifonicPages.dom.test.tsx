// What people do by hand for Unifonic: the webhook's address, made once and saved as its secret, and the words that they enter in its console.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WhatsappStates } from '../../src/admin/messages/WhatsappStates.tsx'
import type { WhatsappTemplate } from '../../src/admin/messages/useWhatsappTemplates.ts'
import { fieldsOf } from '../../src/admin/core/definition.ts'
import { WhatsappKeyInput } from '../../src/admin/settings/WhatsappKeyInput.tsx'
import { createTranslate } from '../../src/i18n/translate.ts'
import { wordKey } from '../../src/schema/core/dataKeys.ts'
import { answerWith, clearAdmin, draw, requests, signIn, textsOf } from '../core/admin/adminFixture.tsx'

const submit = 'POST /misc/whatsapp-templates/submit'

describe.each(['english', 'arabic'] as const)('by hand for Unifonic (%s)', (language) => {
  const t = createTranslate(language, textsOf(language))
  const writeText = vi.fn<(words: string) => Promise<void>>(() => Promise.resolve())
  beforeEach(() => {
    writeText.mockClear()
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    signIn('Administrator', language)
    answerWith({ [submit]: { body: { template: {}, successMessage: 'ok' } } })
  })
  afterEach(clearAdmin)
  const place = { path: '/home/me', route: '/home/me', language } as const

  let values: () => Record<string, unknown> = () => ({})
  function Settings({ provider }: { provider: string }) {
    const form = useForm<Record<string, unknown>>({ defaultValues: { whatsappProvider: provider, whatsappVerifyToken: '' } })
    values = form.getValues
    const field = fieldsOf('settings')['whatsappVerifyToken']
    if (!field) throw new Error('There is no such field.')
    return (
      <FormProvider {...form}>
        <WhatsappKeyInput field={field} name="whatsappVerifyToken" resource="settings" />
      </FormProvider>
    )
  }

  it('makes an address with a new secret at each press, which is copied and saved', async () => {
    draw(<Settings provider="unifonic" />, { resource: 'settings', ...place })
    const make = await screen.findByRole('button', { name: t('admin.settings.webhook.make') })
    const seen = new Set<string>()
    for (let time = 0; time < 3; time += 1) {
      fireEvent.click(make)
      const key = String(values()['whatsappVerifyToken'])
      expect(key).toMatch(/^[0-9a-f]{64}$/)
      seen.add(key)
      fireEvent.click(await screen.findByRole('button', { name: t('admin.settings.webhook.copy') }))
      await waitFor(() =>
        expect(writeText).toHaveBeenLastCalledWith(expect.stringMatching(new RegExp(`/api/messages/whatsapp/noor\\?key=${key}$`))),
      )
    }
    expect(seen.size).toBe(3)
  })

  it('leaves the word for Meta to who types it', async () => {
    draw(<Settings provider="meta" />, { resource: 'settings', ...place })
    expect(await screen.findByLabelText(t('resources.settings.fields.whatsappVerifyToken'), { exact: false })).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('admin.settings.webhook.make') })).toBeNull()
  })

  const template = (more: Partial<WhatsappTemplate>): WhatsappTemplate =>
    ({
      ...{ id: 'one', version: 1, kind: 'serviceDue', languageId: '1', name: 'service_due_1', body: 'Come, {plate}.', state: 'draft' },
      ...{ reason: null, stateAt: null, current: true, entry: { body: 'Come, {{1}}.\nWrite to us.', buttons: [], marketing: true } },
      ...more,
    }) as WhatsappTemplate
  const of = (id: '1' | '2') => `${t(wordKey('messageKind', 'serviceDue'))}, ${t(wordKey('language', id))}`

  it('prepares words once, and shows what is to be entered', async () => {
    draw(<WhatsappStates kind="serviceDue" known={{ byHand: true, templates: [template({})] }} />, {
      resource: 'messageTemplates',
      ...place,
    })
    fireEvent.click(await screen.findByRole('button', { name: `${t('admin.whatsapp.entry')}: ${of('1')}` }))
    expect(await screen.findByText('service_due_1')).toBeTruthy()
    expect(screen.getByText(t('admin.whatsapp.marketing'))).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: `${t('admin.whatsapp.copyWords')}: ${of('1')}` }))
    expect(writeText).toHaveBeenLastCalledWith('Come, {{1}}.\nWrite to us.')
    // They are prepared already; those of the other language are not.
    expect(screen.queryByRole('button', { name: `${t('admin.whatsapp.prepare')}: ${of('1')}` })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: `${t('admin.whatsapp.prepare')}: ${of('2')}` }))
    await waitFor(() => expect(requests.find(({ call }) => call === submit)?.body).toEqual({ kind: 'serviceDue', languageId: '2' }))
  })

  it('says where the words in the console are others', async () => {
    const known = { byHand: true, templates: [template({ state: 'rejected', reason: 'otherWords' })] }
    draw(<WhatsappStates kind="serviceDue" known={known} />, { resource: 'messageTemplates', ...place })
    expect(await screen.findByText(t('admin.whatsapp.otherWords'))).toBeTruthy()
    expect(screen.getByRole('button', { name: `${t('admin.whatsapp.entry')}: ${of('1')}` })).toBeTruthy()
  })
})
