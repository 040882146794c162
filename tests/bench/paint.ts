// `npm run bench:paint`: from a click in the menu to the frame that shows the list's rows, the API included; the built product with demo
// data in Chromium. For comparison, in the same run, the least that the same rows can cost: fetch them and write a plain table. Prints
// medians over all lists and ratios; asserts nothing.
import type { Page } from '@playwright/test'
import { openDemoSite } from './demoSite.ts'
import { median } from './median.ts'

const people = Number(process.env.BENCH_ROUNDS ?? 5)
const returns = 3
const maxLists = 8
/** Time on a page before the next click, in ms: longer than fetched rows count as fresh. */
const look = 5_500
/** Time between press and release, in ms; the measurement starts at the release. */
const press = 60

/** Milliseconds from a click on a menu item until its rows are painted; undefined for a list without rows. */
async function clickTime(page: Page, path: string): Promise<number | undefined> {
  const painted = page.evaluate(
    ({ way, emptyAfter }) =>
      new Promise<number | undefined>((done) => {
        const label = document.querySelector(`nav a[href="${way}"]`)?.getAttribute('aria-label')?.split(',')[0] ?? ''
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const there = () => document.querySelector(`main [role=region][aria-label="${label}"] [data-row]`) !== null
            // A message posted in an animation frame arrives after that frame is painted.
            const afterPaint = () =>
              requestAnimationFrame(() => {
                const channel = new MessageChannel()
                channel.port1.addEventListener('message', () => done(performance.now() - timeStamp))
                channel.port1.start()
                channel.port2.postMessage(null)
              })
            const watcher = new MutationObserver(() => {
              if (!there()) return
              watcher.disconnect()
              afterPaint()
            })
            watcher.observe(document.body, { childList: true, subtree: true })
            setTimeout(() => done(undefined), emptyAfter)
          },
          { capture: true, once: true },
        )
      }),
    { way: path, emptyAfter: look },
  )
  await page.locator(`nav a[href="${path}"]`).click({ delay: press })
  return painted
}

/** Milliseconds to fetch the same rows and show them as a plain table. */
const bareTime = (page: Page, url: string): Promise<number> =>
  page.evaluate(async (address) => {
    const { token } = JSON.parse(localStorage.getItem('wakeel-dealer') ?? '{}') as { token?: string }
    const begun = performance.now()
    const { data } = (await (await fetch(address, { headers: { authorization: `Bearer ${token}` } })).json()) as { data: object[] }
    const table = document.createElement('table')
    table.innerHTML = data
      .map(
        (row) =>
          `<tr>${Object.values(row)
            .map((value) => `<td>${JSON.stringify(value).replaceAll('<', '&lt;')}</td>`)
            .join('')}</tr>`,
      )
      .join('')
    document.body.append(table)
    await new Promise<void>((done) => {
      requestAnimationFrame(() => setTimeout(done))
    })
    const taken = performance.now() - begun
    table.remove()
    return taken
  }, url)

const { browser, signedIn, close } = await openDemoSite()

const times = new Map<string, { first: number[]; again: number[]; bare: number[] }>()
const requested = new Map<string, string>()
const put = (to: number[] | undefined, taken: number | undefined) => {
  if (taken !== undefined) to?.push(taken)
}
for (let person = 0; person < people; person += 1) {
  const page = await signedIn()
  await page.waitForTimeout(look)
  const paths = await page
    .locator('nav a[href^="/home/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '').filter((path) => !/dashboard|masters/.test(path)))
  let here = ''
  page.on('request', (request) => {
    if (/[?&]page=1&size=/.test(request.url()) && request.url().includes(`/${here}`) && !requested.has(here))
      requested.set(here, request.url())
  })
  const lists: string[] = []
  for (const path of paths) {
    if (lists.length === maxLists) break
    here = path.split('/').at(-1) ?? ''
    const taken = await clickTime(page, path)
    if (taken === undefined) continue
    lists.push(path)
    const known = times.get(path) ?? { first: [], again: [], bare: [] }
    times.set(path, known)
    known.first.push(taken)
  }
  await page.waitForTimeout(look)
  for (let visit = 0; visit < returns; visit += 1) for (const path of lists) put(times.get(path)?.again, await clickTime(page, path))
  for (const path of lists) {
    const url = requested.get(path.split('/').at(-1) ?? '')
    if (url) for (let visit = 0; visit < returns; visit += 1) put(times.get(path)?.bare, await bareTime(page, url))
  }
  await page.context().close()
}

const line = (name: string, first: readonly number[], again: readonly number[], bare: readonly number[]) =>
  console.log(
    `${name.padEnd(28)} first ${median(first).toFixed(0).padStart(5)} ms   again ${median(again).toFixed(0).padStart(5)} ms   bare ${median(bare).toFixed(0).padStart(5)} ms   ratios ${(median(first) / median(bare)).toFixed(1)} and ${(median(again) / median(bare)).toFixed(1)}`,
  )
console.log(`Node ${process.version}, Chromium ${browser.version()}, ${people} people, each list once and ${returns} times again`)
for (const [path, { first, again, bare }] of times) line(path, first, again, bare)
const all = [...times.values()]
line(
  'all',
  all.flatMap(({ first }) => first),
  all.flatMap(({ again }) => again),
  all.flatMap(({ bare }) => bare),
)
await close()
