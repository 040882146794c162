// The page of a job's link against a simulated API: what the customer sees, chooses and sends.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mergeTextFiles } from '../../server/core/texts/textFiles.ts'
import { LanguageProvider, createTranslate } from '../../src/i18n/index.ts'
import { JobPage } from '../../src/landing/workshop/JobPage.tsx'
import { Arrived } from '../../src/landing/core/arrival.tsx'
import { TenantProvider } from '../../src/landing/core/tenant/TenantProvider.tsx'
import { startTenant } from '../../src/landing/settings/startTenant.ts'
import type { CustomerJob } from '../../src/schema/workshop/calls/job.ts'
import { totalsOf } from '../../src/schema/core/money.ts'
import { session } from '../../src/session/index.ts'

const messages = mergeTextFiles('src/schema', 'english')
const t = createTranslate('english', messages)
const work = (id: string, price: number): CustomerJob['work'][number] => ({
  ...{ id, version: 1, code: id, name: { en: `Work ${id}`, ar: `عمل ${id}` }, price, minutes: 30, reason: null },
  ...{ decision: 'proposed', decidedBy: null, photos: [] },
})
const booked = { code: 'OIL', name: { en: 'Oil', ar: 'زيت' }, price: 20_000, minutes: 30 }
let job: CustomerJob
let sent: { path: string; body: unknown }[] = []
let answers: Record<string, { status: number; body: unknown }>

beforeEach(() => {
  sent = []
  job = {
    ...{ ref: 'K7PQ2M', status: 'awaitingParts', closure: 'none', startAt: '2026-11-22T06:00:00Z', promiseAt: '2026-11-22T13:30:00Z' },
    ...{ location: { name: { en: 'Olaya', ar: 'العليا' }, phone: null }, advisor: null, vehicle: null, inspection: null, open: true },
    ...{ services: [booked], totals: totalsOf([20_000]), work: [work('A', 10_000), work('B', 30_000)] },
  }
  answers = {
    '/landing-page/request-token': {
      status: 200,
      body: { token: 'noor.x', client: { tenantId: 'noor', name: { en: 'Noor', ar: 'نور' } } },
    },
    '/landing-page/client-info': { status: 200, body: { mapApiKey: null, defaultCountryCode: '+966' } },
    '/landing-page/settings': { status: 200, body: { supportNumber: '8001272222', primaryColour: '#1e90ff', secondaryColour: '#D1E8FF' } },
    '/landing-page/job': { status: 200, body: { job } },
    '/landing-page/job/decisions': { status: 200, body: { job } },
  }
  window.history.replaceState(null, '', '/english/home/job?tenantId=noor&link=noor.token')
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    const path =
      String(url)
        .replace(/^.*\/api/, '')
        .split('?')[0] ?? ''
    sent.push({ path, body: init?.body ? JSON.parse(String(init.body)) : undefined })
    const { status, body } = answers[path] ?? { status: 404, body: {} }
    return Promise.resolve(new Response(JSON.stringify(body), { status }))
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
      <TenantProvider start={startTenant}>
        <JobPage />
        <Arrived />
      </TenantProvider>
    </LanguageProvider>,
  )
const decisionsSent = () => sent.filter(({ path }) => path === '/landing-page/job/decisions').map(({ body }) => body)
const answer = (name: string, words: 'accepted' | 'declined') =>
  fireEvent.click(
    [...screen.getByRole('group', { name }).querySelectorAll('label')].find(
      ({ textContent }) => textContent === t(`landing.job.answers.${words}`),
    )?.control ?? document.body,
  )

it('mirrors the stage in words, and names what is waited for', async () => {
  open()
  expect(await screen.findByText(t('landing.job.now.awaitingParts'))).toBeTruthy()
  const present = document.querySelector('[aria-current=step]')
  expect(present?.textContent).toContain(t('landing.manage.status.inWorkshop'))
  expect(present?.textContent).toContain(t('landing.manage.status.awaitingParts'))
})

it('adds what is chosen to the total before anything is sent', async () => {
  open()
  await screen.findByRole('group', { name: 'Work A' })
  answer('Work A', 'accepted')
  answer('Work B', 'declined')
  expect(document.querySelector('.facts-total dd')?.textContent).toContain('345.00')
  expect(decisionsSent()).toEqual([])
})

it('sends what was decided once, however often it is pressed', async () => {
  open()
  await screen.findByRole('group', { name: 'Work A' })
  answer('Work A', 'accepted')
  answer('Work B', 'declined')
  const confirm = screen.getByRole('button', { name: t('landing.job.confirm') })
  fireEvent.click(confirm)
  fireEvent.click(confirm)
  await waitFor(() => expect(decisionsSent()).toHaveLength(1))
  expect(decisionsSent()[0]).toEqual({
    token: 'noor.token',
    decisions: [
      { id: 'A', version: 1, decision: 'accepted' },
      { id: 'B', version: 1, decision: 'declined' },
    ],
  })
})

it('shows what changed meanwhile, and asks again', async () => {
  answers['/landing-page/job/decisions'] = { status: 409, body: { code: 'staleVersion', message: 'stale' } }
  open()
  await screen.findByRole('group', { name: 'Work A' })
  answer('Work A', 'accepted')
  fireEvent.click(screen.getByRole('button', { name: t('landing.job.confirm') }))
  expect(await screen.findByText(t('landing.job.changed'))).toBeTruthy()
  await waitFor(() => expect(sent.filter(({ path }) => path === '/landing-page/job').length).toBeGreaterThan(1))
})

it('takes no decision any more once the work is over', async () => {
  job.open = false
  open()
  expect(await screen.findByText(t('landing.job.closed'))).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('button', { name: t('landing.job.confirm') })).toBeNull()
})

it('says whom to call when the link is over', async () => {
  answers['/landing-page/job'] = { status: 410, body: { code: 'linkExpired', message: 'over' } }
  open()
  expect(await screen.findByText(t('landing.job.over'))).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:8001272222')
})
