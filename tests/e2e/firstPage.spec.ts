// What the browser really requests before a first page shows its rows: the number of requests and the size of the code are limited.
import { expect, type Browser, type BrowserContext } from '@playwright/test'
import { signIn, test } from './page.ts'
import { bothLanguages } from './texts.ts'
import { openWatched, sizes, visits } from './visit.ts'

test.use({ serviceWorkers: 'allow' })

/**
 * By page: requests before its rows, those of a later visit, and kilobytes of JavaScript as they travel: a little more than measured without
 * a slow line, where code for later steps may come first. Targets and figures over a slow line: docs/performance.md.
 */
const limits: Readonly<Record<string, { requests: number; later: number; kilobytes: number }>> = {
  'sign-in': { requests: 9, later: 3, kilobytes: 145 },
  'first list': { requests: 19, later: 10, kilobytes: 322 },
  now: { requests: 24, later: 8, kilobytes: 412 },
  'booking page': { requests: 10, later: 4, kilobytes: 90 },
}

async function requestedBefore(context: BrowserContext, url: string, selector: string | null) {
  const page = await context.newPage()
  const { network, seen } = await openWatched(page, url, selector)
  const before = () => network.fetched.filter(({ at }) => at < seen.rows)
  await expect.poll(() => before().filter(({ bytes }) => bytes === 0)).toEqual([])
  await page.close()
  const code = before().filter(({ script }) => script)
  return { before: before().map(({ url: address }) => new URL(address).pathname), code: code.reduce((sum, { bytes }) => sum + bytes, 0) }
}

for (const word of bothLanguages)
  for (const { name, path, signedIn, rows = null, size = 'phone' } of visits)
    test(`${name}: few requests and little code before it is shown (${word}) @${size}`, async ({ page, browser, baseURL }) => {
      const limit = limits[name]
      if (!limit || !baseURL) throw new Error(`${name} has no limit`)
      if (signedIn) await signIn(page, word)
      const context = await freshBrowser(browser, size, signedIn ? await page.evaluate(() => ({ ...localStorage })) : {}, word)
      const first = await requestedBefore(context, baseURL + path(word), rows)
      expect(first.before.length, first.before.join('\n')).toBeLessThanOrEqual(limit.requests)
      expect(first.code).toBeLessThanOrEqual(limit.kilobytes * 1000)
      const later = await requestedBefore(context, baseURL + path(word), rows)
      expect(later.before.length, later.before.join('\n')).toBeLessThanOrEqual(limit.later)
      expect(later.code).toBe(0)
      await context.close()
    })

/** A browser that has visited nothing yet, with what another has stored. */
async function freshBrowser(browser: Browser, size: keyof typeof sizes, stored: Record<string, string>, word: string) {
  const context = await browser.newContext({ viewport: sizes[size], hasTouch: size === 'phone', timezoneId: 'Asia/Riyadh' })
  const kept = Object.entries({ 'wakeel-dealer': JSON.stringify({ language: word }), ...stored })
  await context.addInitScript((all) => all.forEach(([key, value]) => localStorage.setItem(key, value)), kept)
  return context
}
