// `npm run bench:first`: what a person waits for at the first and at a later visit of a page, over a slow line and with a slow processor:
// first paint, largest paint, rows on the screen, layout shift, and what was fetched before the rows. The built product with demo data, in
// both languages. Prints medians; asserts nothing. BENCH_LOG=1 prints each request with its time.
import type { BrowserContext, Page } from '@playwright/test'
import { openWatched, seenBy, sizes, visits, type Seen } from '../e2e/visit.ts'
import { openDemoSite } from './demoSite.ts'
import { openSlowLine } from './line.ts'
import { median } from './median.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const line = { roundTrip: 165, bitsPerSecond: 8_100_000 }
const slowerProcessor = 4
const shown = (process.env.BENCH_PAGES ?? '').split(',').filter(Boolean)

type Measured = Seen & { requests: number; scripts: number; kilobytes: number }

async function measure(context: BrowserContext, url: string, selector: string | null): Promise<Measured> {
  const page = await context.newPage()
  const { network, seen } = await openWatched(page, url, selector, slowerProcessor)
  await network.settled()
  const before = network.fetched.filter(({ at }) => at < seen.rows)
  const code = before.filter(({ script }) => script)
  if (process.env.BENCH_LOG)
    for (const { at, bytes, url: address } of network.fetched)
      console.log(
        `${at.toFixed(0).padStart(6)} ms ${String(bytes).padStart(7)} B ${at < seen.rows ? ' ' : '·'} ${address.replace(/^\w+:\/\/[^/]+/, '')}`,
      )
  const { paint, largest, shift } = await seenBy(page)
  await page.close()
  return {
    ...{ paint, largest, shift, rows: seen.rows },
    requests: before.length,
    scripts: code.length,
    kilobytes: code.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
  }
}

/** What a signed-in administrator's browser stores. */
async function storedSession(page: Page): Promise<string> {
  return (await page.evaluate(() => localStorage.getItem('wakeel-dealer'))) ?? '{}'
}

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
