// The built product with demo data and a browser in front of it, for what is measured there.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { buildIfNeeded } from '../../scripts/build.mjs'
import { provideBrowser } from '../provide/browser.ts'

/** A site to measure; anyone who opened it closes it. */
export interface DemoSite {
  origin: string
  browser: Browser
  /** An administrator's page at a desktop, on the dashboard. */
  signedIn(): Promise<Page>
  close(): Promise<void>
}

/** A server that runs already (BENCH_ORIGIN), or one of its own at BENCH_PORT, else at `usualPort`. */
export async function openDemoSite(usualPort: number): Promise<DemoSite> {
  const port = Number(process.env.BENCH_PORT ?? usualPort)
  const running = process.env.BENCH_ORIGIN
  const origin = running ?? `http://127.0.0.1:${port}`
  if (!running) await buildIfNeeded()
  const server = running
    ? undefined
    : spawn(process.execPath, [join(import.meta.dirname, '../e2e/serve.mjs')], {
        stdio: 'inherit',
        env: { ...process.env, PORT: String(port), DEMO: '1', LOG_LEVEL: 'error' },
      })
  const ready = async (): Promise<void> => {
    const answer = await fetch(`${origin}/api/ready`).catch(() => null)
    if (answer?.ok) return
    await new Promise((next) => setTimeout(next, 200))
    await ready()
  }
  await ready()
  const browser = await chromium.launch(provideBrowser())
  return {
    origin,
    browser,
    async signedIn() {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const page = await context.newPage()
      // tsx names functions by a helper that a page does not have.
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
      server?.kill('SIGTERM')
    },
  }
}
