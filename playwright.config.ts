// End-to-end tests: the built product with demo data in Chromium, at a phone's size on the embedded engine and at a desktop's on PostgreSQL.
import { availableParallelism } from 'node:os'
import { defineConfig, type LaunchOptions } from '@playwright/test'
import type { SiteOptions } from './tests/e2e/page.ts'
import { sizes } from './tests/e2e/visit.ts'
import { provideHeadlessShell } from './tests/provide/browser.ts'

/** E2E_TRACE=1 keeps Playwright's trace of a failed test. Recording slows every test down noticeably. */
const trace = process.env.E2E_TRACE ? 'retain-on-failure' : 'off'

/** The shell without V8's optimising compilers, which cost more than they save in a story's few pages: a fifth of the time of 13 stories. */
const withoutOptimising = (): LaunchOptions => {
  const { args = [], ...shell } = provideHeadlessShell()
  return { ...shell, args: [...args, '--js-flags=--no-maglev --no-opt'] }
}

export default defineConfig<object, SiteOptions>({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'specification/*.spec.ts'],
  outputDir: 'test-results/e2e',
  globalSetup: 'tests/e2e/site.ts',
  // Tests of one file run in order; each worker has its own server and data. One worker more than cores, because tests often wait.
  fullyParallel: false,
  workers: availableParallelism() + 1,
  retries: 0,
  // Tests check content, not speed: the timeouts are generous so that a busy machine does not fail them.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/playwright.json' }]],
  use: {
    launchOptions: withoutOptimising(),
    trace,
    timezoneId: 'Asia/Riyadh',
    // Drawing movements takes a fifth of the time of all stories, and pages are judged where they rest.
    contextOptions: { reducedMotion: 'reduce' },
    // Stories of the worker allow it. In all others it would load a tenant's pages and code once more for each story: a fifth of all work.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'phone', grepInvert: /@desktop/, use: { engine: 'embedded', viewport: sizes.phone, hasTouch: true } },
    { name: 'desktop', grepInvert: /@phone/, use: { engine: 'postgres', viewport: sizes.desktop } },
  ],
})
