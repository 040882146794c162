// Shows what the dealership pushes to this browser, in the recipient's language and direction. Keeps nothing and answers no request: pages come from the network as before.
const directions = { 1: ['en', 'ltr'], 2: ['ar', 'rtl'] }

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

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

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
