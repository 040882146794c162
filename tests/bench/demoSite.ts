// The built product with demo data, and a browser, for measurements.
import { chromium, type Browser, type Page } from '@playwright/test'
import { buildIfNeeded } from '../../scripts/build.mjs'
import { openFreshSite } from '../e2e/site.ts'
import { provideBrowser } from '../provide/browser.ts'

/** A running site; the caller closes it. */
export interface DemoSite {
  origin: string
  browser: Browser
  /** An administrator's page at desktop size, on the dashboard. */
  signedIn(): Promise<Page>
  close(): Promise<void>
}

/** The running server at BENCH_ORIGIN, or one of its own on fresh demo data. */
export async function openDemoSite(): Promise<DemoSite> {
  const running = process.env.BENCH_ORIGIN
  if (!running) await buildIfNeeded()
  const server = running ? undefined : await openFreshSite()
  const origin = running ?? server?.url ?? ''
  const browser = await chromium.launch(provideBrowser())
  return {
    origin,
    browser,
    async signedIn() {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const page = await context.newPage()
      // tsx wraps functions in a helper that a page does not have.
      await page.addInitScript('globalThis.__name = (one) => one')
      await page.addInitScript(() =>
        localStorage.setItem('wakeel-dealer', localStorage.getItem('wakeel-dealer') ?? '{"language":"english"}'),
      )
      await page.goto(origin)
      await page.locator('input[name=email]').fill('administrator@noor.example')
      await page.locator('input[name=password]').fill('wakeel-demo')
      await page.locator('input[name=password]').press('Enter')
      await page.waitForURL('**/home/dashboard')
      return page
    },
    async close() {
      await browser.close()
      await server?.stop()
    },
  }
}
