// `npm run bench:first`: what a person waits for at the first and at a later visit of a page, over a slow line and with a slow processor:
// first paint, largest paint, rows on the screen, layout shift, and what was fetched before the rows. The built product with demo data, in
// both languages. Prints medians; asserts nothing. BENCH_LOG=1 prints each request with its time.
import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { openDemoSite } from './demoSite.ts'
import { openSlowLine } from './line.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const line = { roundTrip: 165, bitsPerSecond: 8_100_000 }
const slowerProcessor = 4
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
/** Nothing more is expected of a page so long after its last request, in ms. */
const quiet = 1_500
const shown = (process.env.BENCH_PAGES ?? '').split(',').filter(Boolean)

interface Visited {
  name: string
  path: (word: 'english' | 'arabic') => string
  signedIn: boolean
  /** What must be on the screen: rows, figures, or a page that answers. */
  rows?: string
  size?: keyof typeof sizes
}
const visits: readonly Visited[] = [
  { name: 'sign-in', path: () => '/?tenantId=noor', signedIn: false, rows: 'input[name=password]' },
  { name: 'first list', path: () => '/home/leads', signedIn: true, rows: 'main li a[href$="/show"]' },
  { name: 'first list', path: () => '/home/leads', signedIn: true, rows: 'main [data-row]', size: 'desktop' },
  { name: 'dashboard', path: () => '/home/dashboard', signedIn: true, rows: 'main li > a[href^="/home/"]' },
  { name: 'booking page', path: (word) => `/${word}/home/book-service?tenantId=noor`, signedIn: false },
]

interface Seen {
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

interface Fetched {
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

type Measured = Seen & { requests: number; scripts: number; kilobytes: number }

async function measure(context: BrowserContext, url: string, selector: string | null): Promise<Measured> {
  const page = await context.newPage()
  await page.addInitScript('globalThis.__name = (one) => one')
  await page.addInitScript(watch, selector)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor })
  const network = await listen(session)
  await page.goto(url)
  await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.rows > 0, null, { timeout: 60_000 })
  await network.settled()
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
  const before = network.fetched.filter(({ at }) => at < seen.rows)
  const code = before.filter(({ script }) => script)
  if (process.env.BENCH_LOG)
    for (const { at, bytes, url: address } of network.fetched)
      console.log(
        `${at.toFixed(0).padStart(6)} ms ${String(bytes).padStart(7)} B ${at < seen.rows ? ' ' : '·'} ${address.replace(/^\w+:\/\/[^/]+/, '')}`,
      )
  await page.close()
  return { ...seen, requests: before.length, scripts: code.length, kilobytes: code.reduce((sum, { bytes }) => sum + bytes, 0) / 1000 }
}

/** What a signed-in administrator's browser stores. */
async function storedSession(page: Page): Promise<string> {
  return (await page.evaluate(() => localStorage.getItem('wakeel-dealer'))) ?? '{}'
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
function print(name: string, all: readonly Measured[]): void {
  const of = (what: keyof Measured, digits = 0) => median(all.map((one) => one[what])).toFixed(digits)
  console.log(
    `${name.padEnd(40)} paint ${of('paint').padStart(5)} ms  largest ${of('largest').padStart(5)}  rows ${of('rows').padStart(5)}  requests ${of('requests').padStart(4)}  scripts ${of('scripts').padStart(4)}  ${of('kilobytes').padStart(4)} kB  shift ${of('shift', 3)}`,
  )
}

const site = await openDemoSite()
const slow = await openSlowLine(Number(new URL(site.origin).port), line)
console.log(
  `Node ${process.version}, Chromium ${site.browser.version()}, ${rounds} rounds, ${line.roundTrip} ms, ${line.bitsPerSecond / 1e6} Mbit/s, processor ${slowerProcessor} times slower`,
)
const first = await site.signedIn()
const stored = await storedSession(first)
await first.context().close()
for (const word of ['english', 'arabic'] as const)
  for (const { name, path, signedIn, rows = null, size = 'phone' } of visits) {
    if (shown.length > 0 && !shown.includes(name)) continue
    const taken: Measured[] = []
    const later: Measured[] = []
    for (let round = 0; round < rounds; round += 1) {
      const context = await site.browser.newContext({ viewport: sizes[size], hasTouch: size === 'phone', timezoneId: 'Asia/Riyadh' })
      const kept = JSON.stringify({ ...(signedIn ? (JSON.parse(stored) as object) : {}), language: word })
      await context.addInitScript((value) => localStorage.setItem('wakeel-dealer', value), kept)
      taken.push(await measure(context, slow.origin + path(word), rows))
      later.push(await measure(context, slow.origin + path(word), rows))
      await context.close()
    }
    print(`${name}, ${size}, ${word}`, taken)
    print(`  later visit`, later)
  }
await slow.close()
await site.close()
