// What a visit of a page shows and requests, seen from its browser: by the bench of first paint and by the story that limits requests.
import type { CDPSession, Page } from '@playwright/test'

/** Nothing more is expected of a page so long after its last request, in ms. */
const quiet = 1_500

export const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

/** A page that people open first. */
export interface Visited {
  name: string
  path: (word: 'english' | 'arabic') => string
  signedIn: boolean
  /** What must be on the screen: rows, figures, or a page that answers. */
  rows?: string
  size?: keyof typeof sizes
}
/** Opened as a first and as a later visit. */
export const visits: readonly Visited[] = [
  { name: 'sign-in', path: () => '/?tenantId=noor', signedIn: false, rows: 'input[name=password]' },
  { name: 'first list', path: () => '/home/leads', signedIn: true, rows: 'main li a[href$="/show"]' },
  { name: 'first list', path: () => '/home/leads', signedIn: true, rows: 'main [data-row]', size: 'desktop' },
  { name: 'now', path: () => '/home/dashboard', signedIn: true, rows: 'main ol a[href$="/show"]' },
  { name: 'booking page', path: (word) => `/${word}/home/book-service?tenantId=noor`, signedIn: false },
]

/** Times in ms from the beginning of the navigation; zero: not yet. */
export interface Seen {
  paint: number
  largest: number
  rows: number
  shift: number
}
/** Runs in the page from its beginning. */
function watch(selector: string | null): void {
  const seen: Seen = { paint: 0, largest: 0, rows: 0, shift: 0 }
  Object.assign(globalThis, { seen })
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.paint = startTime))
  on('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime))
  on('layout-shift', (entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value))
  if (selector === null) return void addEventListener('alive', () => (seen.rows = performance.now()), { once: true })
  const watcher = new MutationObserver(() => {
    if (seen.rows > 0 || !document.querySelector(selector)) return
    watcher.disconnect()
    // A task after the next frame runs when that frame is painted.
    requestAnimationFrame(() => setTimeout(() => (seen.rows = performance.now())))
  })
  watcher.observe(document, { childList: true, subtree: true })
}

export interface Fetched {
  url: string
  at: number
  bytes: number
  script: boolean
}
/** What a page requests over the line, with times in ms from the beginning of its navigation. */
async function listen(session: CDPSession): Promise<{ fetched: Fetched[]; settled(): Promise<void> }> {
  const fetched = new Map<string, Fetched>()
  let begun = 0
  let last = performance.now()
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (type === 'Document' && begun === 0) begun = timestamp
    if (!request.url.startsWith('http')) return
    fetched.set(requestId, { url: request.url, at: (timestamp - begun) * 1000, bytes: 0, script: false })
    last = performance.now()
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => fetched.delete(requestId))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) fetched.delete(requestId)
    const one = fetched.get(requestId)
    if (one) one.script = response.mimeType.includes('javascript')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = fetched.get(requestId)
    if (one) one.bytes = encodedDataLength
    last = performance.now()
  })
  return {
    get fetched() {
      return [...fetched.values()]
    },
    async settled() {
      while (performance.now() - last < quiet) await new Promise((next) => setTimeout(next, 100))
    },
  }
}

/** What the page has seen of itself so far. */
export const seenBy = (page: Page): Promise<Seen> => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)

/** Opens an address until what it is opened for is painted: what `selector` finds, or without one, a page that answers. */
export async function openWatched(page: Page, url: string, selector: string | null, slower = 1) {
  // A helper of the compiler of this file, which functions that run in the page may call.
  await page.addInitScript('globalThis.__name = (one) => one')
  await page.addInitScript(watch, selector)
  const session = await page.context().newCDPSession(page)
  if (slower > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const network = await listen(session)
  await page.goto(url)
  await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.rows > 0, null, { timeout: 60_000 })
  return { network, seen: await seenBy(page) }
}
