// Browser notifications: permission is requested only after a press, and every answer is stored.
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPushes, usePush } from '../../../src/push/index.ts'

const subscription = { endpoint: 'https://fcm.googleapis.com/one', keys: { p256dh: 'B', auth: 'a' } }
const requestPermission = vi.fn<() => Promise<NotificationPermission>>()
const subscribe = vi.fn<() => Promise<{ toJSON: () => typeof subscription }>>(() => Promise.resolve({ toJSON: () => subscription }))
const pushManager = { subscribe, getSubscription: () => Promise.resolve(subscription) }
const details = () => vi.fn<(given: unknown) => Promise<void>>(() => Promise.resolve())
const calls = { key: () => Promise.resolve('key'), subscribe: details(), unsubscribe: details() }
const owner = 'noor:customer:1'
const open = (who = owner) => renderHook(() => usePush(who, calls)).result
const permit = (permission: NotificationPermission) => {
  Object.assign(Notification, { permission })
  requestPermission.mockResolvedValue(permission)
}

beforeEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
  vi.stubGlobal('PushManager', Object)
  vi.stubGlobal('Notification', { requestPermission })
  const registration = { pushManager }
  const serviceWorker = {
    register: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  permit('default')
})
afterEach(() => vi.unstubAllGlobals())

it('asks nobody anything before a press, and tells the API of the browser after it', async () => {
  const push = open()
  expect(push.current.state).toBe('off')
  expect(requestPermission).not.toHaveBeenCalled()
  permit('granted')
  await act(() => push.current.turnOn())
  expect(calls.subscribe).toHaveBeenCalledWith(subscription)
  expect([push.current.state, open().current.state]).toEqual(['on', 'on'])
  await act(() => push.current.turnOff())
  expect(calls.unsubscribe).toHaveBeenCalledWith(subscription.endpoint)
  expect(push.current.state).toBe('declined')
})

it('stores a refusal, for that person alone', async () => {
  const push = open()
  act(() => push.current.decline())
  expect([push.current.state, open().current.state, open('noor:customer:2').current.state]).toEqual(['declined', 'declined', 'off'])
  permit('denied')
  expect(open('noor:customer:2').current.state).toBe('blocked')
})

it('is not on where the browser or the API refuse', async () => {
  permit('granted')
  subscribe.mockRejectedValue(new Error('no push service'))
  const push = open()
  await act(() => push.current.turnOn())
  expect([push.current.state, push.current.failed, calls.subscribe.mock.calls.length]).toEqual(['off', true, 0])
  subscribe.mockResolvedValue({ toJSON: () => subscription })
  calls.subscribe.mockRejectedValueOnce(new Error('offline'))
  await act(() => push.current.turnOn())
  expect([push.current.state, push.current.failed]).toEqual(['off', true])
})

it('ends with a sign-out, and is asked about again', async () => {
  permit('granted')
  const push = open('noor:staff:9')
  await forgetPushes('noor:staff:9', calls.unsubscribe)
  expect(calls.unsubscribe).not.toHaveBeenCalled()
  await act(() => push.current.turnOn())
  await forgetPushes('noor:staff:9', calls.unsubscribe)
  expect(calls.unsubscribe).toHaveBeenCalledWith(subscription.endpoint)
  expect(open('noor:staff:9').current.state).toBe('off')
})

it('belongs to one person of a tenant at a time', async () => {
  permit('granted')
  const [customer, colleague] = [open('noor:customer:1'), open('noor:staff:9')]
  await act(() => customer.current.turnOn())
  await act(() => colleague.current.turnOn())
  expect([open('noor:customer:1').current.state, open('noor:staff:9').current.state]).toEqual(['off', 'on'])
})
