// What every end-to-end test does with a page: open it as a tenant's customer or as staff, and hold it to the rules.
import axe from 'axe-core'
import { expect, test as base, type Locator, type Page, type Request } from '@playwright/test'
import { firstTime, openPreparedSite, type Site } from './site.ts'
import type { textsIn } from './texts.ts'
import { sizes } from './visit.ts'
import type { LanguageWord } from '../../src/schema/core/limits.ts'

/** Keeps what was last pressed on a page, where and when, and how its address changed. Runs in the page. */
function notePresses(limit: number): void {
  const notes: string[] = []
  Object.assign(window, { notes })
  const note = (event: Event) => {
    const { type, target } = event
    const at = event instanceof MouseEvent ? `${event.clientX},${event.clientY}` : ''
    const top = target instanceof Element ? `${target.tagName}.${target.className} top ${target.getBoundingClientRect().top}` : ''
    notes.push([Math.round(performance.now()), type, at, top, `scrolled ${scrollY}`, location.search].join(' '))
    if (notes.length > limit) notes.shift()
  }
  // The last two are wouter's own events.
  for (const type of ['pointerdown', 'mouseup', 'click', 'submit', 'popstate', 'pushState', 'replaceState'])
    addEventListener(type, note, true)
}

/** Notes the page's calls of the API. The function answers the last ones: when each began, in ms, and what became of it. */
function noteCalls(page: Page): () => string[] {
  const begin = performance.now()
  const time = () => Math.round(performance.now() - begin)
  const calls = new Map<Request, string>()
  const note = (request: Request, ...words: readonly (string | number)[]) => {
    const { pathname } = new URL(request.url())
    const line = calls.get(request) ?? `${time()} ${request.method()} ${pathname}`
    if (pathname.startsWith('/api/')) calls.set(request, [line, ...words].join(' '))
  }
  page.on('request', (request) => note(request))
  page.on('response', (answer) => note(answer.request(), answer.status()))
  page.on('requestfinished', (request) => note(request, 'ended', time()))
  page.on('requestfailed', (request) => note(request, request.failure()?.errorText ?? 'failed', time()))
  return () => [...calls.values()].slice(-40)
}

/** What a project says of the server of its stories. */
export interface SiteOptions {
  /** The database engine under it. */
  engine: 'embedded' | 'postgres'
}

/** A part of an address that names one row, file or link. */
const rowPart = /\/(?=[\w.~-]*\d)[\w.~-]{8,}(?=\/|$)/g

/** A test whose page may not write errors to the console or throw; where it breaks, what was pressed last is attached. */
// What the browser itself writes about a call that was refused or had no network, which is part of several stories: of the page, of its worker.
const browserLines = ['Failed to load resource', 'An unknown error occurred when fetching the script.']

export const test = base.extend<{ complaints: string[]; presses: void; concerned: void; others: void }, SiteOptions & { site: Site }>({
  engine: ['embedded', { option: true, scope: 'worker' }],
  site: [
    async ({ engine }, use) => {
      const site = await openPreparedSite(engine)
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ site }, pass) => pass(site.url),
  presses: [
    async ({ page }, use, details) => {
      await page.addInitScript(notePresses, 40)
      const calls = noteCalls(page)
      await use()
      if (details.status === details.expectedStatus) return
      await details.attach('calls', { body: calls().join('\n'), contentType: 'text/plain' })
      const notes = await page.evaluate(() => (window as { notes?: string[] }).notes ?? []).catch(() => [])
      await details.attach('presses', { body: notes.join('\n'), contentType: 'text/plain' })
    },
    { auto: true },
  ],
  concerned: [
    // For the table of the specification: the screens and calls of a test that proves a sentence.
    async ({ page }, use, details) => {
      const met = new Set<string>()
      const note = (address: string, method = '') => {
        const path = new URL(address).pathname.replace(rowPart, '/{id}')
        if (method && path.startsWith('/api/')) met.add(`${method} ${path.slice('/api'.length)}`)
        if (!method) met.add(path.replace(/^\/(english|arabic)\b/, '/{lang}'))
      }
      page.on('request', (request) => note(request.url(), request.method()))
      page.on('framenavigated', (frame) => frame === page.mainFrame() && note(frame.url()))
      await use()
      if (!details.titlePath.some((title) => title.startsWith('§'))) return
      details.annotations.push({ type: 'concerned', description: [...met].sort().join('\n') })
    },
    { auto: true },
  ],
  others: [
    // Playwright keeps what a test opened beside its own page until the worker ends: it would go on listening to the server.
    async ({ browser, context }, use) => {
      await use()
      await Promise.all(browser.contexts().flatMap((one) => (one === context ? [] : one.close())))
    },
    { auto: true },
  ],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' && !browserLines.some((line) => message.text().startsWith(line))) complaints.push(message.text())
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Waits until nothing moves: what fades from one colour to another is judged where it rests. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = (one: Animation) =>
      one.timeline === document.timeline && one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // What is drawn next may begin to move, too: a button that is being enabled.
    for (;;) {
      await frame()
      await frame()
      const moving = document.getAnimations().filter(ending)
      if (moving.length === 0) return
      await Promise.allSettled(moving.map((one) => one.finished))
    }
  })
}

/** What axe finds on a page that has come to rest. */
export async function axeFindings(page: Page): Promise<string[]> {
  // A target that is half under the header is there because of the scrolling, not of the layout.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await atRest(page)
  // The program is given to a document once: it is half a megabyte to read. No page has a frame, or styles of another origin to load first.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async (values) => {
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      preload: false,
    })
    return found.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => target.join(' ')) }))
  }, tags)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.join(', ')}`)
}

/**
 * Where a story asks for axe: the line, the page's language, address and headings, and the size. Stories share their first steps, and what
 * they show there is the same each time.
 */
async function placeOf(page: Page): Promise<string> {
  const line = new Error().stack?.split('\n').find((one) => !one.includes(import.meta.filename) && /\/(e2e|specification)\//.test(one))
  const shown = await page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, h2, [role=dialog]')].map((one) => one.getAttribute('aria-label') ?? one.textContent)
    // Ids and words that a story made up differ each time.
    return [document.documentElement.lang, location.pathname, ...headings].join(' ').replace(/[\w-]*\d[\w-]*/g, '#')
  })
  return [test.info().project.name, line?.trim(), shown].join(' ')
}

const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/**
 * Axe finds nothing, looking once a run at each place of each size and language; and nothing is wider than the page, each time. Stories of
 * the landing walk a language at one size: what they show is then held to the other size's width, too.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const first = firstTime(await placeOf(page))
  if (first) expect(await axeFindings(page)).toEqual([])
  expect(await tooWide(page)).toBeLessThanOrEqual(0)
  const size = page.viewportSize()
  if (!first || !size || !/^\/(english|arabic)\//.test(new URL(page.url()).pathname)) return
  await page.setViewportSize(size.width === sizes.phone.width ? sizes.desktop : sizes.phone)
  await expect.poll(() => tooWide(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize(size)
  await atRest(page)
}

/** Gives a page of the admin a size, and waits until it is drawn for it: the rail, which can be opened and closed, is on a desktop only. */
export async function resizeAdmin(page: Page, t: ReturnType<typeof textsIn>, size: keyof typeof sizes): Promise<void> {
  await page.setViewportSize(sizes[size])
  const rail = new RegExp(`^(${t('admin.layout.openRail')}|${t('admin.layout.closeRail')})$`)
  await expect(page.getByRole('button', { name: rail })).toHaveCount(size === 'phone' ? 0 : 1)
}

/** Goes to a page of the admin as a link would, without loading everything anew. */
export const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)

/**
 * Changes what a person's browser keeps, after leaving the page, which could write what it has in memory. Resolves to the page's address, to go
 * back to.
 */
export async function changeKept(page: Page, changes: Record<string, unknown>): Promise<string> {
  const address = page.url()
  await page.goto('/api/health')
  await page.evaluate((values) => {
    const kept = JSON.parse(localStorage.getItem('wakeel-dealer') ?? '{}') as object
    localStorage.setItem('wakeel-dealer', JSON.stringify({ ...kept, ...values }))
  }, changes)
  return address
}
/** A token of a tenant that belongs to no session. */
export const endedToken = `noor.${'x'.repeat(43)}`

/** Delays requests of an address until they are released. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let goOn: () => void = () => undefined
  const details = new Promise<void>((resolve) => (goOn = resolve))
  await page.route(address, async (route) => {
    await details
    await route.continue()
  })
  return goOn
}

/** What comes after the first answer is there. */
export const settled = (page: Page): Promise<void> => expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0)

let people = Date.now() % 1e6
/** A Saudi mobile that nobody else of this run has; the demo draws none that goes on with a nought. */
export const newMobile = (): string => `0590${String((people = (people + 1) % 1e6)).padStart(6, '0')}`

let plates = Date.now() % 9000
/** A plate that no other car of this run has. */
export const newPlate = (): string => `XVX${1000 + (plates = (plates + 1) % 9000)}`

/** The landing's first page of a tenant. */
export async function openLanding(page: Page, word: LanguageWord, tenant = 'noor'): Promise<void> {
  await page.goto(`/${word}/home/search?tenantId=${tenant}`)
  await expect(page.locator('html')).toHaveAttribute('dir', word === 'arabic' ? 'rtl' : 'ltr')
}

/** A page, or a frame of one. */
export type Finder = Pick<Page, 'locator' | 'getByLabel' | 'getByRole'>

/** The free times of the chosen day. */
export const freeTimes = (page: Finder): Locator => page.locator('.slots .slot:not(:has(:disabled))')

/** Chooses one of a later day's free times, counted from nought or, with -1, from the end. In the evening today has one left or none. */
export async function chooseTime(page: Finder, place: number): Promise<void> {
  await page.locator('.days .day:not(:has(:disabled)) input').nth(2).check({ force: true })
  await freeTimes(page).nth(place).click()
}

/** Reads the one-time code from the demo hint and types it, in the digits of the language. */
export async function enterCode(page: Finder, word: LanguageWord): Promise<void> {
  const code = (await page.locator('.note-demo bdi').innerText()).trim()
  expect(code).toMatch(/^\d{6}$/)
  await page
    .locator('.code-input')
    .fill(word === 'arabic' ? code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))) : code)
}

/** Signs a demo account in through the page. */
export async function signIn(page: Page, word: LanguageWord, account = 'administrator@noor.example'): Promise<void> {
  await page.addInitScript((language) => {
    if (!localStorage.getItem('wakeel-dealer')) localStorage.setItem('wakeel-dealer', JSON.stringify({ language }))
  }, word)
  await page.goto('/')
  await page.locator('input[name=email]').fill(account)
  await page.locator('input[name=password]').fill('wakeel-demo')
  await page.locator('input[name=password]').press('Enter')
  const first = /\/home\/(dashboard|driving|calendar|leads|appointments\/board)(\?|$)/
  // A sign-in that is refused fails with what the page says.
  await expect
    .poll(async () => (first.test(page.url()) ? 'signed in' : page.locator('body').innerText()), { timeout: 60_000 })
    .toBe('signed in')
}

/** Chooses the card or the chip of the landing that says so. */
export const choose = (page: Page, words: string): Promise<void> =>
  page
    .locator('.choice, .chip')
    .filter({ has: page.getByText(words, { exact: true }) })
    .click()
