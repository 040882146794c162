import { beforeEach, expect, it, vi } from 'vitest'
import { loader } from '../../../src/http/loader.ts'
import { toasts } from '../../../src/http/toasts.ts'

beforeEach(() => {
  toasts.clear()
  loader.stop()
})

it('keeps the loader up until the last piece of work has ended, and ends each only once', () => {
  const [first, second] = [loader.begin(), loader.begin()]
  first()
  first()
  expect(loader.busy()).toBe(true)
  second()
  expect(loader.busy()).toBe(false)
})
it('shows the same words only once at a time', () => {
  toasts.error({ text: 'lost' })
  toasts.error({ text: 'lost' })
  expect(toasts.list()).toHaveLength(1)
})
it('tells listeners of every change until they leave', () => {
  let details = 0
  const leave = toasts.subscribe(() => (details += 1))
  toasts.success({ key: 'messages.saved' })
  leave()
  toasts.success({ key: 'messages.deleted' })
  expect(details).toBe(1)
})
it('takes back that there is no network once there is one, and nothing else', async () => {
  const browser = new EventTarget()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.resetModules()
  const { toasts: fresh } = await import('../../../src/http/toasts.ts')
  vi.unstubAllGlobals()
  fresh.error({ key: 'errors.offline' })
  fresh.error({ key: 'errors.unavailable' })
  browser.dispatchEvent(new Event('online'))
  expect(fresh.list().map(({ key }) => key)).toEqual(['errors.unavailable'])
})
