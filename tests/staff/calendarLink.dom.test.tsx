// The panel of a calendar's link: made, shown once, copied, renewed and stopped, in both languages.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CalendarLink } from '../../src/admin/staff/CalendarLink.tsx'
import { toasts } from '../../src/http/index.ts'
import { createTranslate } from '../../src/i18n/translate.ts'
import { answerWith, clearAdmin, draw, requests, signIn, textsOf, type Answers } from '../core/admin/adminFixture.tsx'

const url = 'https://noor.example/calendar.ics?link=noor.secret'
const branch = '01a1fc66-43db-76fc-aebe-ac1763e62b20'
const [list, make, revoke] = ['GET /staffs/calendar-links', 'POST /staffs/calendar-links', 'POST /staffs/calendar-links/revoke']

describe.each(['english', 'arabic'] as const)('the link of a calendar (%s)', (language) => {
  let answers: Answers
  const t = createTranslate(language, textsOf(language))
  const button = (key: 'make' | 'renew' | 'revoke' | 'copy') => screen.findByRole('button', { name: t(`admin.me.calendar.${key}`) })
  const open = (locationId: string | null) =>
    draw(<CalendarLink locationId={locationId} />, { resource: 'staff', path: '/home/me', route: '/home/me', language })
  const has = (locationId: string | null) => ({ body: { data: [{ locationId, createdAt: '2026-11-22T06:00:00.000Z' }] } })
  beforeEach(() => {
    toasts.clear()
    answers = { [list]: { body: { data: [] } }, [make]: { body: { url } }, [revoke]: { body: {} } }
    signIn('Service Manager', language)
    answerWith(answers)
  })
  afterEach(clearAdmin)

  it('is made, shown with a way to open it, and copied', async () => {
    const writeText = vi.fn<() => Promise<void>>(() => Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    open(null)
    answers[list] = has(null)
    fireEvent.click(await button('make'))
    expect(((await screen.findByLabelText(t('admin.me.calendar.address'))) as HTMLInputElement).value).toBe(url)
    expect(screen.getByRole('link', { name: t('admin.me.calendar.open') }).getAttribute('href')).toBe(
      'webcal://noor.example/calendar.ics?link=noor.secret',
    )
    fireEvent.click(await button('copy'))
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(url))
    expect(requests.find(({ call }) => call === make)?.body).toEqual({ locationId: null })
  })

  it('is not shown again, and is renewed and stopped for its branch alone', async () => {
    answers[list] = has(branch)
    open(branch)
    await screen.findByText(t('admin.me.calendar.hidden'), { exact: false })
    expect(screen.queryByLabelText(t('admin.me.calendar.address'))).toBeNull()
    fireEvent.click(await button('renew'))
    await screen.findByLabelText(t('admin.me.calendar.address'))
    answers[list] = { body: { data: [] } }
    fireEvent.click(await button('revoke'))
    await screen.findByText(t('admin.me.calendar.none'))
    expect(requests.filter(({ call }) => call === make || call === revoke)).toEqual([
      { call: make, body: { locationId: branch } },
      { call: revoke, body: { locationId: branch } },
    ])
  })
})
