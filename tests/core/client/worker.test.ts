// The service worker of public/worker.js: it shows every push once, opens pages of this site only, and keeps pages and files of the landing.
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'

interface Tab {
  url: string
  focus: () => string
}
type Handler = (event: object) => void

interface Surroundings {
  tabs?: Tab[]
  /** The server's answer of an address. */
  online?: (address: string) => Response
  /** The address of the page that is open. */
  page?: string
}

/** A Cache with what the worker uses. */
function makeCache() {
  const kept = new Map<string, Response>()
  return {
    kept,
    keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
    match: (key: string) => Promise.resolve(kept.get(key)?.clone()),
    delete: (key: string) => Promise.resolve(kept.delete(key)),
    put: (key: string, answer: Response) => {
      kept.delete(key)
      kept.set(key, answer)
      return Promise.resolve()
    },
  }
}

/** The worker in a browser; `fire` resolves when everything passed to waitUntil is finished. */
function start({ tabs = [], online = () => new Response(), page = '' }: Surroundings = {}) {
  const handlers = new Map<string, Handler>()
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(() => Promise.resolve())
  const openWindow = vi.fn<(url: string) => Promise<string>>((url) => Promise.resolve(url))
  const self = {
    addEventListener: (name: string, handler: Handler) => void handlers.set(name, handler),
    location: new URL('https://noor.example/worker.js'),
    registration: { showNotification },
    clients: { matchAll: () => Promise.resolve(tabs), openWindow, get: () => Promise.resolve({ url: page }) },
  }
  const all = new Map<string, ReturnType<typeof makeCache>>()
  const caches = {
    has: (name: string) => Promise.resolve(all.has(name)),
    open: (name: string) => {
      const found = all.get(name) ?? makeCache()
      all.set(name, found)
      return Promise.resolve(found)
    },
    match: (key: string) => Promise.resolve([...all.values()].map(({ kept }) => kept.get(key)?.clone()).find(Boolean)),
  }
  let offline = false
  const fetch = (requested: string | { url: string }) => {
    if (offline) return Promise.reject(new TypeError('offline'))
    return Promise.resolve(online(typeof requested === 'string' ? requested : requested.url))
  }
  // The redirect of a Response in this process has no base.
  const answers = { redirect: (location: string) => new Response(null, { status: 302, headers: { location } }) }
  // The file is a script, not a module, as the browser runs it.
  runInNewContext(readFileSync('public/worker.js', 'utf8'), { self, URL, URLSearchParams, caches, fetch, Response: answers })
  const fire = async (name: string, event: object) => {
    const waits: Promise<unknown>[] = []
    handlers.get(name)?.({ ...event, waitUntil: (one: Promise<unknown>) => waits.push(one) })
    await Promise.all(waits)
  }
  const click = (link: unknown) => fire('notificationclick', { notification: { close: () => undefined, data: { link } } })
  /** The worker's answer; undefined where it leaves the request to the browser. */
  const ask = (url: string, mode = 'cors') => {
    let answer: Promise<Response> | undefined
    const waits: Promise<unknown>[] = []
    handlers.get('fetch')?.({
      request: { method: 'GET', mode, url },
      clientId: 'one',
      respondWith: (given: Promise<Response>) => (answer = given),
      waitUntil: (one: Promise<unknown>) => waits.push(one),
    })
    return answer?.then(async (given) => {
      await Promise.all(waits)
      return given
    })
  }
  return {
    fire,
    click,
    ask,
    showNotification,
    openWindow,
    caches: all,
    kept: () => [...(all.get('pages')?.kept.keys() ?? [])],
    open: async () => {
      await caches.open('pages')
      await fire('message', { data: [], source: { url: page } })
    },
    load: (file: string) => fire('message', { data: [file], source: { url: page } }),
    goOffline: () => (offline = true),
  }
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
  const { click, openWindow } = start({
    tabs: [
      { url: 'https://noor.example/home/leads/create', focus: elsewhere },
      { url: 'https://noor.example/home/leads/1/show', focus },
    ],
  })
  await click('https://noor.example/home/leads/1/show')
  expect([focus.mock.calls.length, openWindow.mock.calls.length]).toEqual([1, 0])
  await click('/home/leads/2/show')
  expect([elsewhere.mock.calls.length, openWindow.mock.calls.length]).toEqual([0, 1])
})

describe('without a network', () => {
  const origin = 'https://noor.example'
  const home = `${origin}/arabic/home/search?tenantId=noor`
  const file = `${origin}/assets/start-abcdefgh.js`
  const html = `<script src="/assets/start-abcdefgh.js"></script>`
  const online = (address: string) => new Response(address.includes('/assets/') ? 'code' : html)

  it('answers a page that was opened, another of the tenant by the first page, and the files that it names', async () => {
    const worker = start({ online, page: `${origin}/arabic/home/complain?tenantId=noor&visit=secret` })
    await worker.open()
    expect(worker.kept()).toEqual([`${origin}/arabic/home/complain?tenantId=noor`, home, file])
    worker.goOffline()
    for (const address of [`${origin}/arabic/home/complain?tenantId=noor&step=words`, `${origin}/arabic/home/lead?tenantId=noor`])
      expect(await (await worker.ask(address, 'navigate'))?.text()).toBe(html)
    expect(await (await worker.ask(file))?.text()).toBe('code')
    // The other language is another page.
    const other = await worker.ask(`${origin}/english/home/lead?tenantId=noor`, 'navigate')
    expect([other?.status, other?.headers.get('location')]).toEqual([302, home])
    // Another tenant's pages are not this one's.
    await expect(worker.ask(`${origin}/arabic/home/search?tenantId=najd`, 'navigate')).rejects.toThrow('offline')
  })

  it('leaves answers of the API, pages of the staff side and other sites to the browser', async () => {
    const worker = start({ online, page: home })
    await worker.open()
    for (const [address, mode] of [
      [`${origin}/api/customers/own-garage`, 'cors'],
      [`${origin}/home/leads`, 'navigate'],
      [`${origin}/staff/login`, 'navigate'],
      ['https://tiles.example/assets/1-abcdefgh.png', 'no-cors'],
    ] as const)
      expect(worker.ask(address, mode)).toBeUndefined()
  })

  it('keeps nothing once somebody has left this browser', async () => {
    const worker = start({ online, page: home })
    await worker.open()
    worker.caches.clear()
    await worker.ask(home, 'navigate')
    await worker.ask(file)
    await worker.load(file)
    expect([...worker.caches.keys()]).toEqual([])
  })
})
