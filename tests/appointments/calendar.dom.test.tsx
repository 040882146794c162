// The calendar page: what it shows, and moving a booking by keys and buttons, refusals included.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CalendarPage } from '../../src/admin/appointments/calendar/CalendarPage.tsx'
import { ReactAdminNotices } from '../../src/admin/core/layout/ReactAdminNotices.tsx'
import { Toasts } from '../../src/admin/core/layout/Toasts.tsx'
import { toasts } from '../../src/http/index.ts'
import type { LanguageWord } from '../../src/schema/core/limits.ts'
import { advisors, at, booking, calendar, day } from './calendarRows.ts'
import { answerWith, clearAdmin, draw, requests, signIn, textsOf, type Answers } from '../core/admin/adminFixture.tsx'
import { createTranslate } from '../../src/i18n/translate.ts'

const one = booking()
const other = booking({
  id: '01a1fc66-43db-76fc-aebe-ac1763e62b26',
  ref: 'BBBBBB',
  customer: 'Omar Saleh',
  advisorId: advisors[1],
  bay: 2,
  startAt: at('11:00'),
  endAt: at('12:00'),
})
const branch = { id: calendar().locationId, version: 1, name: { en: 'Olaya', ar: 'العليا' } }

const open = (answers: Answers = {}, language: LanguageWord = 'english', query = '') => {
  signIn('Administrator', language)
  answerWith({
    'GET /masters/dealershipLocations': { body: { data: [branch], total: 1 } },
    'GET /calendar': { body: calendar({ bookings: [one, other] }) },
    [`GET /appointments/${one.id}/check-move`]: { body: { conflict: null } },
    [`PUT /appointments/${one.id}/schedule`]: { body: { appointment: { id: one.id, version: 4 }, successMessage: 'Moved.' } },
    ...answers,
  })
  const page = (
    <>
      <CalendarPage />
      <ReactAdminNotices />
      <Toasts />
    </>
  )
  draw(page, { resource: 'appointments', path: `/home/calendar?date=${day}${query}`, route: '/home/calendar', language })
  return createTranslate(language, textsOf(language))
}
/** Moves the first booking half an hour on by keys. */
async function moveOn(t: ReturnType<typeof open>, more?: (bar: HTMLElement) => void) {
  const event = await screen.findByRole('button', { name: /Sara Alharbi/ })
  event.focus()
  fireEvent.keyDown(event, { key: 'm' })
  const bar = await screen.findByRole('group', { name: t('admin.calendar.moving', { ref: 'AAAAAA' }) })
  fireEvent.keyDown(bar, { key: 'ArrowDown' })
  more?.(bar)
  await within(bar).findByText(t('admin.calendar.freeTold'))
  fireEvent.keyDown(bar, { key: 'Enter' })
  return screen.findByRole('button', { name: t('admin.delete.undo') })
}
const endUndo = (t: ReturnType<typeof open>) => fireEvent.click(screen.getByRole('button', { name: t('admin.layout.dismiss') }))
const sent = (call: string) => requests.filter((request) => request.call === call)
const schedule = `PUT /appointments/${one.id}/schedule`

describe('the calendar', () => {
  beforeEach(() => toasts.clear())
  afterEach(clearAdmin)

  it.each(['english', 'arabic'] as const)('shows each booking as a sentence, and the load of each hour, in %s', async (language) => {
    const t = open({}, language)
    const event = await screen.findByRole('button', {
      name: new RegExp(`Sara Alharbi.*1234 ABJ.*${t('enumerations.bookingStatus.pending')}`),
    })
    expect(event).toBeTruthy()
    expect(screen.getByTitle(t('admin.calendar.load', { taken: 2, possible: 4 }))).toBeTruthy()
    expect(screen.getByText(language === 'english' ? 'Advisor 1' : 'مستشار 1')).toBeTruthy()
  })

  it('goes from booking to booking with arrow keys', async () => {
    open()
    const first = await screen.findByRole('button', { name: /Sara Alharbi/ })
    first.focus()
    fireEvent.keyDown(first, { key: 'ArrowRight' })
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Omar Saleh')
    fireEvent.keyDown(document.activeElement ?? first, { key: 'ArrowLeft' })
    expect(document.activeElement).toBe(first)
  })

  it('moves a booking with keys once the server found nothing in the way', async () => {
    const t = open()
    await moveOn(t, (bar) => {
      expect(document.activeElement).toBe(bar)
      fireEvent.keyDown(bar, { key: 'ArrowDown', shiftKey: true })
    })
    // Shown at its new place, and not sent while it can be undone.
    expect(await screen.findByRole('button', { name: /9:30 AM – .*Sara Alharbi/ })).toBeTruthy()
    expect(sent(schedule)).toEqual([])
    endUndo(t)
    await waitFor(() => expect(sent(schedule)).toHaveLength(1))
    expect(sent(schedule)[0]?.body).toEqual({ startAt: at('09:30'), endAt: at('11:30'), advisorId: advisors[0], version: 3 })
    await waitFor(() => expect(screen.queryByRole('group', { name: t('admin.calendar.moving', { ref: 'AAAAAA' }) })).toBeNull())
  })

  it('is undone without anything having been sent', async () => {
    const t = open()
    fireEvent.click(await moveOn(t))
    expect(await screen.findByRole('button', { name: /9:00 AM – .*Sara Alharbi/ })).toBeTruthy()
    await waitFor(() => expect(toasts.list()).toEqual([]))
    expect(sent(schedule)).toEqual([])
  })

  it('sends a second move of the same booking after the first, with the version that the first made', async () => {
    const t = open()
    await moveOn(t)
    await moveOn(t)
    await waitFor(() => expect(sent(schedule)).toHaveLength(1))
    await waitFor(() => expect(toasts.list()).toHaveLength(1))
    endUndo(t)
    await waitFor(() => expect(sent(schedule)).toHaveLength(2))
    expect(sent(schedule).map(({ body }) => body)).toMatchObject([{ startAt: at('09:30') }, { startAt: at('10:00'), version: 4 }])
  })

  it('says what stands in the way before anything is sent, and goes back on Escape', async () => {
    const t = open({ [`GET /appointments/${one.id}/check-move`]: { body: { conflict: { code: 'baysBusy' } } } })
    const event = await screen.findByRole('button', { name: /Sara Alharbi/ })
    event.focus()
    fireEvent.keyDown(event, { key: 'm' })
    const bar = await screen.findByRole('group', { name: t('admin.calendar.moving', { ref: 'AAAAAA' }) })
    // A conflict that the loaded calendar shows is reported without a call.
    fireEvent.click(within(bar).getByRole('button', { name: t('admin.calendar.steps.earlier') }))
    expect(within(bar).getByRole('status').textContent).toBe(t('admin.calendar.conflicts.outside'))
    expect(sent(`GET /appointments/${one.id}/check-move`)).toHaveLength(0)
    fireEvent.click(within(bar).getByRole('button', { name: t('admin.calendar.steps.later') }))
    fireEvent.click(within(bar).getByRole('button', { name: t('admin.calendar.steps.later') }))
    await within(bar).findByText(t('admin.calendar.conflicts.baysBusy'))
    expect(within(bar).getByRole<HTMLButtonElement>('button', { name: t('admin.calendar.move') }).disabled).toBe(true)
    fireEvent.keyDown(bar, { key: 'Enter' })
    fireEvent.keyDown(bar, { key: 'Escape' })
    await waitFor(() => expect(document.activeElement?.getAttribute('data-booking')).toBe(one.id))
    expect(sent(schedule)).toEqual([])
  })

  it('puts the booking back and says so when somebody else was faster', async () => {
    const t = open({ [schedule]: { status: 409, body: { code: 'staleVersion', message: 'x', details: { current: {} } } } })
    await moveOn(t)
    endUndo(t)
    await waitFor(() => expect(toasts.list().map(({ text }) => text)).toContain(t('admin.calendar.stale', { ref: 'AAAAAA' })))
    await waitFor(() => expect(sent('GET /calendar').length).toBeGreaterThan(1))
  })

  it('shows closed bookings on request only, struck through', async () => {
    const missed = booking({ closure: 'noShow' })
    const t = open({ 'GET /calendar': { body: calendar({ bookings: [missed] }) } })
    await screen.findByText('Advisor 1')
    expect(screen.queryByRole('button', { name: /Sara Alharbi/ })).toBeNull()
    fireEvent.click(screen.getByRole('switch', { name: t('admin.calendar.closed') }))
    const event = await screen.findByRole('button', { name: new RegExp(t('enumerations.closure.noShow')) })
    expect(within(event).getByText('Sara Alharbi').closest('span')?.style.textDecoration).toBe('line-through')
  })

  it('names a holiday, and shades the day', async () => {
    const shut = { ...calendar().days[0], spans: [], reason: 'holiday', holiday: { en: 'National Day', ar: 'اليوم الوطني' }, hours: [] }
    open({ 'GET /calendar': { body: { ...calendar(), days: [shut] } } })
    expect((await screen.findByRole('alert')).textContent).toBe('National Day')
  })
})
