// End-to-end tests: the built product with demo data on the embedded engine, in Chromium, at a phone's and a desktop's size.
import { defineConfig } from '@playwright/test'
import { provideBrowser } from './tests/provide/browser.ts'

const port = Number(process.env.E2E_PORT ?? 3177)
/** E2E_TRACE=1 keeps what happened in a story that failed; recording costs each story a good part of its time. */
const trace = process.env.E2E_TRACE ? 'retain-on-failure' : 'off'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  // A story is judged by what it shows; how long a busy machine takes for it is another matter.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/playwright.json' }]],
  use: { baseURL: `http://127.0.0.1:${port}`, launchOptions: provideBrowser(), trace, timezoneId: 'Asia/Riyadh' },
  projects: [
    { name: 'phone', grepInvert: /@desktop/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: 'node tests/e2e/serve.mjs',
    url: `http://127.0.0.1:${port}/api/ready`,
    timeout: 240_000,
    reuseExistingServer: false,
    env: { PORT: String(port), DEMO: '1', LOG_LEVEL: 'error' },
  },
})
