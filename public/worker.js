// The one service worker, for both sides. Shows what the dealership pushes to this browser, in the recipient's language and direction. Keeps
// the pages of the landing that were opened and the files of the build that they loaded, and answers with them while there is no network;
// answers of the API, and pages of the staff side, are neither kept nor answered.

const directions = { 1: ['en', 'ltr'], 2: ['ar', 'rtl'] }
// Made by the first page that asks to be kept (src/landing/core/early/worker.ts), and deleted when somebody leaves this browser
// (src/session/clearStored.ts): while it does not exist, nothing is kept.
const cacheName = 'pages'
const limits = { pages: 20, files: 150 }
/** Milliseconds. */
const freshFor = 3_600_000

const landingPage = /^\/(english|arabic)(\/home(\/[\w-]+)*)?\/?$/
const homeOf = (path) => `/${path.split('/')[1]}/home/search`

/** The address under which a page is kept: only the tenant of the query, because links name persons and visits. */
function pageKey(address) {
  const { origin, pathname, searchParams } = new URL(address)
  const tenantId = searchParams.get('tenantId')
  const path = /^\/\w+(\/home)?\/?$/.test(pathname) ? homeOf(pathname) : pathname.replace(/\/$/, '')
  // Without a tenant in its address a page is the last one's, which is no name to keep it under.
  return tenantId && `${origin}${path}?${new URLSearchParams({ tenantId })}`
}
const isPage = (address) => landingPage.test(new URL(address).pathname)
const isFile = (address) => address.startsWith(`${self.location.origin}/assets/`)
/** A file whose name changes with its content. */
const lasts = (address) => /-[\w-]{8,}\.\w+$/.test(new URL(address).pathname)

// Opened once: what is written into a cache after its deletion is in no cache, whereas opening it would make it anew.
let opened
async function present() {
  opened ??= (await caches.has(cacheName)) ? caches.open(cacheName) : undefined
  return opened
}

async function keep(key, answer) {
  const cache = key && answer.ok && !answer.redirected ? await present() : undefined
  if (!cache) return
  if (!lasts(key) || !(await cache.match(key))) await cache.put(key, answer)
}

/** The files that the HTML of pages names: also styles that are written into one page and that another one loads. */
async function namedBy(cache, keys) {
  const answers = await Promise.all(keys.map((key) => cache.match(key)))
  const texts = await Promise.all(answers.map((answer) => answer?.text() ?? ''))
  return texts.flatMap((text) => text.match(/\/assets\/[\w./-]+/g) ?? []).map((path) => self.location.origin + path)
}

/** Deletes the pages that were opened longest ago, and the files that no kept page names, once there are too many. */
async function tidy(cache) {
  const kept = (await cache.keys()).map(({ url }) => url)
  const pages = kept.filter(isPage)
  const old = pages.slice(0, -limits.pages)
  await Promise.all(old.map((key) => cache.delete(key)))
  const files = kept.filter(isFile)
  if (files.length <= limits.files) return
  const named = new Set(await namedBy(cache, pages.slice(-limits.pages)))
  await Promise.all(files.map((file) => named.has(file) || cache.delete(file)))
}

/** Keeps an open page, the first page of its language, and the files that it has loaded or that both name. */
async function keepOpened(address, loaded) {
  const key = pageKey(address)
  if (!key || !isPage(address) || !(await caches.has(cacheName))) return
  opened = caches.open(cacheName)
  const cache = await opened
  const home = pageKey(new URL(homeOf(new URL(key).pathname) + new URL(key).search, key))
  const fetchAll = (addresses) =>
    Promise.all(
      [...new Set(addresses)].map(async (one) => {
        const kept = await cache.match(one)
        // What was loaded under this worker was kept then.
        if (!kept || (!lasts(one) && Date.parse(kept.headers.get('date')) < Date.now() - freshFor)) await keep(one, await fetch(one))
      }),
    )
  await fetchAll([key, home])
  await fetchAll([...loaded.filter(isFile), ...(await namedBy(cache, [key, home]))])
  await tidy(cache)
}

/** What is kept of a page: itself, else the first page of its language, else of the other one, if possible of its tenant. */
async function keptPage(address) {
  if (!(await caches.has(cacheName))) return undefined
  const cache = await caches.open(cacheName)
  const { pathname, searchParams } = new URL(address)
  const own = pageKey(address)
  const exact = own && (await cache.match(own))
  if (exact) return exact
  const homes = (await cache.keys()).map(({ url }) => url).filter((url) => new URL(url).pathname === homeOf(new URL(url).pathname))
  const tenantId = searchParams.get('tenantId')
  const fitting = homes.filter((url) => !tenantId || new URL(url).searchParams.get('tenantId') === tenantId).reverse()
  const sameLanguage = fitting.find((url) => new URL(url).pathname === homeOf(pathname))
  if (sameLanguage) return cache.match(sameLanguage)
  // A page in another language than its address cannot be drawn.
  return fitting[0] && Response.redirect(fitting[0])
}

async function answerPage(event) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(keep(pageKey(event.request.url), answer.clone()).catch(() => undefined))
    return answer
  } catch (failure) {
    const kept = await keptPage(event.request.url)
    if (kept) return kept
    throw failure
  }
}

async function answerFile(event) {
  const { request } = event
  try {
    const answer = await fetch(request)
    const copy = answer.clone()
    const forLanding = async () => {
      const page = await self.clients.get(event.clientId)
      if (page && isPage(page.url)) await keep(request.url, copy)
    }
    event.waitUntil(forLanding().catch(() => undefined))
    return answer
  } catch (failure) {
    const kept = await caches.match(request.url)
    if (kept) return kept
    throw failure
  }
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const begin = async () => {
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
  }
  event.waitUntil(begin())
})

// From a page of the landing that was opened (src/landing/core/early/worker.ts): the addresses of what it has loaded.
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data) && event.source) event.waitUntil(keepOpened(event.source.url, event.data).catch(() => undefined))
})

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  if (method !== 'GET' || !url.startsWith(`${self.location.origin}/`)) return
  if (mode === 'navigate' ? isPage(url) : isFile(url)) event.respondWith(mode === 'navigate' ? answerPage(event) : answerFile(event))
})

const noteOf = (event) => {
  try {
    return event.data?.json() ?? {}
  } catch {
    return {}
  }
}
// Only ever a page of this site, by whichever name the link calls it.
const targetOf = (link) => {
  const home = self.location.origin
  const { pathname, search, hash } = new URL(typeof link === 'string' && URL.canParse(link, home) ? link : '/', home)
  return new URL(`/${pathname.replace(/^\/+/, '')}${search}${hash}`, home)
}

self.addEventListener('push', (event) => {
  const { id, title, body, link, languageId } = noteOf(event)
  const [lang, dir] = directions[languageId] ?? ['', 'auto']
  // A browser takes the right away from who is pushed to and shows nothing.
  const shown = self.registration.showNotification(title || self.location.hostname, {
    body: body || '',
    // The same message a second time replaces the first.
    tag: id || 'push',
    lang,
    dir,
    icon: '/assets/icon.svg',
    data: { link },
  })
  event.waitUntil(shown)
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const target = targetOf(event.notification.data?.link)
  const open = async () => {
    const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    // A tab that shows it already comes forward; no other is led away from what somebody does there.
    const there =
      tabs.find((tab) => tab.url === target.href) ??
      tabs.find((tab) => new URL(tab.url).pathname === target.pathname && target.search === '')
    return there ? there.focus() : self.clients.openWindow(target.href)
  }
  event.waitUntil(open())
})
