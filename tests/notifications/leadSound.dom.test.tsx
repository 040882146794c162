// The sound for a new lead: played by choice, once a notice, and not for other notices.
import MenuList from '@mui/material/MenuList'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tellLive } from '../../src/admin/core/live/subscribers.ts'
import { arrange, currentPreferences } from '../../src/admin/core/preferences.ts'
import { Bell } from '../../src/admin/notifications/Bell.tsx'
import { LeadSoundItem } from '../../src/admin/notifications/LeadSoundItem.tsx'
import { answerWith, clearAdmin, draw, requests, signIn } from '../core/admin/adminFixture.tsx'

const begun = vi.fn<() => void>()
class Sound {
  state = 'running'
  currentTime = 0
  destination = {}
  resume = () => Promise.resolve()
  createGain = () => ({
    gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect: () => undefined,
  })
  createOscillator = () => ({ frequency: {}, connect: (to: unknown) => to, start: begun, stop() {} })
}
const tones = 2
const place = { resource: 'leads', path: '/home', route: '/home', language: 'english' } as const
const call = 'GET /staffs/notifications'
const notice = (id: string, kind: string, createdAt = new Date().toISOString(), readAt: string | null = null) => ({
  ...{ id, kind, createdAt, readAt, version: 1, staffId: 's', title: { en: 'x', ar: 'x' }, resource: null, rowId: null },
})
const requested = () => requests.filter((one) => one.call.startsWith(call)).length
const arrive = () => tellLive({ resource: 'notifications', id: 'x', action: 'create', by: null, at: '' })

beforeEach(() => {
  begun.mockClear()
  vi.stubGlobal('AudioContext', Sound)
  localStorage.clear()
  arrange({ leadSound: true })
  signIn('Sales Manager')
})
afterEach(() => {
  arrange({ leadSound: false })
  vi.unstubAllGlobals()
  clearAdmin()
})

it('is played once for a notice of a new lead, also where several tabs get it', async () => {
  answerWith({ [call]: { body: { data: [notice('n1', 'leadNew')], unread: 1 } } })
  draw(<Bell />, place)
  arrive()
  await waitFor(() => expect(begun).toHaveBeenCalledTimes(tones))
  arrive()
  await waitFor(() => expect(requested()).toBe(2))
  expect(begun).toHaveBeenCalledTimes(tones)
})

it('is not played for other, read or old notices, or where the person did not choose it', async () => {
  const old = new Date(Date.now() - 600_000).toISOString()
  answerWith({
    [call]: {
      body: { data: [notice('n2', 'jobFinished'), notice('n3', 'leadNew', undefined, old), notice('n4', 'leadNew', old)], unread: 2 },
    },
  })
  draw(<Bell />, place)
  arrive()
  await waitFor(() => expect(requested()).toBe(1))
  arrange({ leadSound: false })
  await waitFor(() => expect(currentPreferences().leadSound).toBe(false))
  arrive()
  expect([requested(), begun.mock.calls.length]).toEqual([1, 0])
})

it('is turned on in the person’s menu, where it is played once', async () => {
  arrange({ leadSound: false })
  draw(
    <MenuList>
      <LeadSoundItem />
    </MenuList>,
    place,
  )
  const item = screen.getByRole('menuitemcheckbox', { name: 'Sound for new leads' })
  expect(item.getAttribute('aria-checked')).toBe('false')
  fireEvent.click(item)
  await waitFor(() => expect(begun).toHaveBeenCalledTimes(tones))
  expect([currentPreferences().leadSound, item.getAttribute('aria-checked')]).toEqual([true, 'true'])
})
