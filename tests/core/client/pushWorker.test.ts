// The service worker of public/push.js: it shows every push once, and opens pages of this site only.
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'

interface Tab {
  url: string
  focus: () => string
}
type Handler = (event: object) => void

/** The worker with these tabs open; `fire` resolves when everything passed to waitUntil is finished. */
function start(tabs: Tab[] = []) {
  const handlers = new Map<string, Handler>()
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(() => Promise.resolve())
  const openWindow = vi.fn<(url: string) => Promise<string>>((url) => Promise.resolve(url))
  const self = {
    addEventListener: (name: string, handler: Handler) => void handlers.set(name, handler),
    location: new URL('https://noor.example/push.js'),
    registration: { showNotification },
    clients: { matchAll: () => Promise.resolve(tabs), openWindow },
  }
  // The file is a script, not a module, as the browser runs it.
  runInNewContext(readFileSync('public/push.js', 'utf8'), { self, URL })
  const fire = async (name: string, event: object) => {
    const waits: Promise<unknown>[] = []
    handlers.get(name)?.({ ...event, waitUntil: (one: Promise<unknown>) => waits.push(one) })
    await Promise.all(waits)
  }
  const click = (link: unknown) => fire('notificationclick', { notification: { close: () => undefined, data: { link } } })
  return { fire, click, showNotification, openWindow }
}

it('shows a push in its reader’s language and direction, under the message’s id', async () => {
  const { fire, showNotification } = start()
  const note = { id: 'm1', title: 'نور', body: 'سيارتك جاهزة', link: '/arabic/home/search', languageId: '2' }
  await fire('push', { data: { json: () => note } })
  expect(showNotification).toHaveBeenCalledWith('نور', expect.objectContaining({ tag: 'm1', lang: 'ar', dir: 'rtl', body: 'سيارتك جاهزة' }))
})

it('shows something even where nothing can be read, for a browser takes the right away otherwise', async () => {
  const { fire, showNotification } = start()
  const broken = () => {
    throw new SyntaxError('no JSON')
  }
  await fire('push', { data: { json: broken } })
  await fire('push', { data: null })
  expect(showNotification.mock.calls).toEqual([
    ['noor.example', expect.objectContaining({ tag: 'push' })],
    ['noor.example', expect.objectContaining({ tag: 'push' })],
  ])
})

it('opens pages of this site alone, whatever a link says', async () => {
  const { click, openWindow } = start()
  for (const link of ['https://evil.example/home/me?x=1', '//evil.example/home', 'javascript:alert(1)', null, '/home/leads#a'])
    await click(link)
  for (const [url] of openWindow.mock.calls) expect(new URL(url).origin).toBe('https://noor.example')
  expect(openWindow.mock.calls.at(0)).toEqual(['https://noor.example/home/me?x=1'])
  expect(openWindow.mock.calls.at(-1)).toEqual(['https://noor.example/home/leads#a'])
})

it('brings a tab forward that shows the page, and leads no other away', async () => {
  const focus = vi.fn<() => string>(() => 'there')
  const elsewhere = vi.fn<() => string>(() => 'not this one')
  const { click, openWindow } = start([
    { url: 'https://noor.example/home/leads/create', focus: elsewhere },
    { url: 'https://noor.example/home/leads/1/show', focus },
  ])
  await click('https://noor.example/home/leads/1/show')
  expect([focus.mock.calls.length, openWindow.mock.calls.length]).toEqual([1, 0])
  await click('/home/leads/2/show')
  expect([elsewhere.mock.calls.length, openWindow.mock.calls.length]).toEqual([0, 1])
})
