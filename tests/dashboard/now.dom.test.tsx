// The first page: sentences about people and cars, in both languages, with what can be done about them.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { NowPage } from '../../src/admin/dashboard/NowPage.tsx'
import type { QueueLine } from '../../src/admin/dashboard/queueQuestion.ts'
import { answerWith, clearAdmin, draw, requests, signIn, staffAs, type Answers } from '../core/admin/adminFixture.tsx'

const leadId = '01a1fc66-43db-76fc-aebe-ac1763e62b25'
const bookingId = '01a1fc66-43db-76fc-aebe-ac1763e62b26'
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const lead: QueueLine = {
  kind: 'newLeads',
  id: leadId,
  resource: 'leads',
  row: { id: leadId, version: 3, status: 'pending', assigneeId: null, type: 'New Car Sales', mobile: '+966551234567' },
  at: ago(12),
  person: 'نورة العتيبي',
  mobile: '+966551234567',
  ...{ make: { en: 'Toyota', ar: 'تويوتا' }, model: 'Camry' },
  ...{ plate: null, vin: null },
  holder: null,
}
const booking: QueueLine = {
  ...lead,
  ...{ kind: 'carsLate', id: bookingId, resource: 'appointments', person: null, make: null, model: null, plate: 'ABJ1234', at: ago(90) },
  row: { id: bookingId, version: 1, status: 'qc', closure: 'none', type: 'service', advisorId: null },
  mobile: '+9665•••••67',
  holder: { en: 'Majed', ar: 'ماجد' },
}
const kinds = [{ kind: 'newLeads', resource: 'leads', filter: { status: ['pending'] }, at: 'createdAt', total: 31 }]
const place = { resource: 'dashboard', path: '/home/dashboard', route: '/home/dashboard' }
const open = (answers: Answers, word: 'english' | 'arabic' = 'english') => {
  signIn('Sales Manager', word)
  answerWith(answers)
  draw(<NowPage />, { ...place, language: word })
}
const queue = (lines: QueueLine[]): Answers => ({ 'GET /staffs/queue': { body: { lines, kinds: lines.length > 0 ? kinds : [] } } })
const shown = () => screen.findAllByRole('listitem')
const plain = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/[\u2066-\u2069]/g, '')

afterEach(clearAdmin)

describe('the first page', () => {
  it.each([
    [
      'english',
      'نورة العتيبي asks about the Toyota Camry',
      /New lead, nobody has it yet · 1\d minutes ago/,
      'The car of A customer is to be ready',
    ],
    ['arabic', 'استفسار من نورة العتيبي عن تويوتا Camry', /عميل محتمل جديد لم يستلمه أحد بعد · قبل 1\d دقيقة/, 'تجهيز سيارة عميل للتسليم'],
  ] as const)('says in %s who waits for what, why and since when', async (word, sentence, why, other) => {
    open(queue([lead, booking]), word)
    await waitFor(async () => expect((await shown()).length).toBe(3))
    const [, first, second] = await shown()
    const link = within(first as HTMLElement).getAllByRole('link')[0]
    expect([plain(link), link?.getAttribute('href')]).toEqual([sentence, `/home/leads/${leadId}/show`])
    expect(plain(first)).toMatch(why)
    expect(plain(second)).toContain(other)
    expect(plain(second)).toContain(word === 'arabic' ? 'لدى ماجد' : 'with Majed')
    // Nobody is called at a number that is not shown.
    expect(
      within(first as HTMLElement)
        .getByRole('link', { name: word === 'arabic' ? 'اتصال' : 'Call' })
        .getAttribute('href'),
    ).toBe('tel:+966551234567')
    expect((second as HTMLElement).querySelector('a[href^="tel:"]')).toBeNull()
    expect((second as HTMLElement).querySelector('[role=img]')?.getAttribute('aria-label')).toBe('A B J 1234')
  })

  it('takes a lead with one press and asks anew what waits', async () => {
    open({ ...queue([lead]), [`PUT /leads/${leadId}`]: { body: { id: leadId, version: 4 } } })
    const requested = () => requests.filter(({ call }) => call === 'GET /staffs/queue').length
    fireEvent.click(await screen.findByRole('button', { name: 'Assign to me' }))
    await waitFor(() =>
      expect(requests.find(({ call }) => call === `PUT /leads/${leadId}`)?.body).toEqual({
        assigneeId: staffAs('Sales Manager').id,
        version: 3,
      }),
    )
    await waitFor(() => expect(requested()).toBeGreaterThan(1))
  })

  it('asks what came of a call once it was made, and keeps the line with it until that is answered', async () => {
    open(queue([lead]))
    fireEvent.click(await screen.findByRole('link', { name: 'Call' }))
    fireEvent.change(await screen.findByLabelText(/^Notes/, {}, { timeout: 20_000 }), { target: { value: 'Comes on Sunday' } })
    answerWith(queue([]))
    document.dispatchEvent(new Event('visibilitychange'))
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Nothing waits for you')).toBeTruthy()
  }, 60_000)

  it('keeps what was typed about a call when the lead that was just taken gets another line', async () => {
    const taken = { [`PUT /leads/${leadId}`]: { body: { id: leadId, version: 4 } } }
    open({ ...queue([lead]), ...taken })
    const take = await screen.findByRole('button', { name: 'Assign to me' })
    fireEvent.click(screen.getByRole('button', { name: 'Log a contact' }))
    fireEvent.change(await screen.findByLabelText(/^Notes/, {}, { timeout: 20_000 }), { target: { value: 'Comes on Sunday' } })
    const mine = { ...lead, kind: 'answersDue' as const, row: { ...lead.row, assigneeId: staffAs('Sales Manager').id } }
    answerWith({ ...queue([mine]), ...taken })
    fireEvent.click(take)
    await waitFor(() => expect(document.body.textContent).toContain('waits for an answer about'))
    expect(screen.getByLabelText<HTMLInputElement>(/^Notes/).value).toBe('Comes on Sunday')
  }, 60_000)

  it('puts the next call in the place of the line whose contact was logged', async () => {
    const mine = { ...lead, kind: 'answersDue' as const, row: { ...lead.row, assigneeId: staffAs('Sales Manager').id } }
    const logged = { [`POST /leads/${leadId}/contacts`]: { body: { followUpId: bookingId } } }
    open({ ...queue([mine]), ...logged })
    fireEvent.click(await screen.findByRole('button', { name: 'Log a contact' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Reached' }, { timeout: 20_000 }))
    answerWith({ ...queue([{ ...mine, kind: 'callsDue', id: bookingId }]), ...logged })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 5_000 })
    expect(plain((await shown())[1])).toContain('Call نورة العتيبي')
  }, 60_000)

  it.each([
    ['Service Manager', ['Call', 'WhatsApp', 'Send driver']],
    ['General Inquiry', ['Call', 'WhatsApp']],
  ] as const)('shows a %s the way to who can be there first, where they may send a driver', async (role, expected) => {
    const kind = { kind: 'roadsideOpen' as const, resource: 'roadsideAssistance' as const }
    const help: QueueLine = { ...lead, ...kind, id: bookingId, row: { id: bookingId, version: 1, status: 'open', driverId: null } }
    signIn(role)
    answerWith(queue([help]))
    draw(<NowPage />, place)
    await waitFor(async () => expect((await shown()).length).toBe(2))
    const line = within((await shown())[1] as HTMLElement)
    const [, ...ways] = await line.findAllByRole('link')
    expect(ways.map(plain)).toEqual(expected)
    expect(ways[2]?.getAttribute('href') ?? null).toBe(role === 'Service Manager' ? `/home/dispatch?request=${bookingId}` : null)
    expect(line.queryByRole('button')).toBeNull()
  })

  it('links each kind to the list behind its count', async () => {
    open(queue([lead]))
    const link = await screen.findByRole('link', { name: 'New leads 31' })
    expect(link.getAttribute('href')).toMatch(/^\/home\/leads\?filter=.*sort=createdAt&order=ASC$/)
  })

  it('says that nothing waits, and when it could not be loaded offers to try again', async () => {
    open({ 'GET /staffs/queue': { status: 503, body: { message: 'Try later.', code: 'unavailable' } } })
    expect(await screen.findByText('What waits could not be loaded')).toBeTruthy()
    answerWith(queue([]))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Nothing waits for you')).toBeTruthy()
  })
})
