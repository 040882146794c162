// End-to-end tests: the built product with demo data in Chromium, at a phone's size on the embedded engine and at a desktop's on PostgreSQL.
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import type { SiteOptions } from './tests/e2e/page.ts'
import { provideHeadlessShell } from './tests/provide/browser.ts'

/** E2E_TRACE=1 keeps what happened in a story that failed; recording costs each story a good part of its time. */
const trace = process.env.E2E_TRACE ? 'retain-on-failure' : 'off'

export default defineConfig<object, SiteOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: 'tests/e2e/site.ts',
  // Stories of one file follow each other; each worker has a server and rows of its own. One more than there are cores: a story often waits.
  fullyParallel: false,
  workers: availableParallelism() + 1,
  retries: 0,
  // A story is judged by what it shows; how long a busy machine takes for it is another matter.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/playwright.json' }]],
  use: { launchOptions: provideHeadlessShell(), trace, timezoneId: 'Asia/Riyadh' },
  projects: [
    { name: 'phone', grepInvert: /@desktop/, use: { engine: 'embedded', viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: 'desktop', grepInvert: /@phone/, use: { engine: 'postgres', viewport: { width: 1440, height: 900 } } },
  ],
})
