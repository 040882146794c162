// A walk-in at the reception: checked in once by one press; errors for missing input and for a day without free times.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mergeTextFiles } from '../../server/core/texts/textFiles.ts'
import { LanguageProvider, createTranslate } from '../../src/i18n/index.ts'
import { WalkIn } from '../../src/landing/callCentre/WalkIn.tsx'
import { session } from '../../src/session/index.ts'

const messages = mergeTextFiles('src/schema', 'english')
const t = createTranslate('english', messages)
const named = (en: string) => ({ en, ar: en })
const oil = {
  code: 'OIL',
  name: named('Oil'),
  description: null,
  price: 20_000,
  minutes: 30,
  contains: [],
  due: false,
  basis: null,
  recommended: false,
  refused: null,
}
let sent: unknown[] = []
let answer: { status: number; body: unknown }

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
}
beforeEach(() => {
  sent = []
  answer = { status: 200, body: { appointment: { ref: 'K7PQ2M' } } }
  session.set('accessToken', 'noor.x')
  session.set('phoneNumber', '+966500000001')
  session.set('userVehicle', [
    { id: 'car', plate: 'ABJ1234', model: 'Camry', modelName: { en: 'Camry', ar: 'كامري' }, year: 2022 },
  ] as never)
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const path = url.replace(/^.*\/api/, '').split('?')[0] ?? ''
    const lists: Record<string, unknown> = {
      '/landing-page/dealership-locations': { data: [{ id: 'olaya', name: named('Olaya') }] },
      '/landing-page/recommanded-services': { data: [oil] },
    }
    if (path !== '/landing-page/walkingAppointments') return Promise.resolve(new Response(JSON.stringify(lists[path] ?? {})))
    sent.push(JSON.parse(String(init.body)))
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  session.clear()
})

const open = () =>
  render(
    <LanguageProvider language="english" messages={messages}>
      <WalkIn onClose={() => undefined} />
    </LanguageProvider>,
  )
const save = () => fireEvent.click(screen.getByRole('button', { name: t('calling.walkIn.save'), hidden: true }))
const fill = async () => {
  await screen.findByText('Olaya')
  fireEvent.change(document.querySelector('#walk-in-branch') ?? document.body, { target: { value: 'olaya' } })
  fireEvent.click(await screen.findByRole('checkbox', { hidden: true }))
}

it('says what is missing, then checks in once and tells the reference', async () => {
  open()
  save()
  expect(await screen.findByText(t('calling.walkIn.branchMissing'))).toBeTruthy()
  await fill()
  fireEvent.change(document.querySelector('#walk-in-mileage') ?? document.body, { target: { value: '80000' } })
  save()
  save()
  expect(await screen.findByText('K7PQ2M')).toBeTruthy()
  expect(sent).toEqual([{ vehicleId: 'car', locationId: 'olaya', services: ['OIL'], mileageIn: 80_000 }])
})

it('keeps what was chosen when today has no more room', async () => {
  answer = { status: 409, body: { code: 'slotTaken', message: 'Taken.', fields: { services: 'Full today.' } } }
  open()
  await fill()
  save()
  expect(await screen.findByText('Full today.')).toBeTruthy()
  await waitFor(() => expect((screen.getByRole('checkbox', { hidden: true }) as HTMLInputElement).checked).toBe(true))
})
