// Pushes in a browser: shown once, in their language; and what a person reads where none can arrive.
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { provideBrowser } from '../provide/browser.ts'
import { expectAccessible, test } from './page.ts'
import { becomeStaff } from './becomeStaff.ts'
import { textsIn } from './texts.ts'

// Notifications are the browser's own, and the headless shell has none.
test.use({ launchOptions: provideBrowser(), serviceWorkers: 'allow' })

/** Hands the page's service worker a push, as the browser's push service would. */
async function push(page: Page, notes: readonly object[]): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const registered = new Promise<string>((tell) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => one && tell(one.registrationId))
  })
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registered
  for (const note of notes)
    await cdp.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId, data: JSON.stringify(note) })
}
/** Counts what the page's service worker has shown from now on. Returns what reads the count. */
async function countShown(context: BrowserContext): Promise<() => Promise<number>> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  // Node's types have no service worker; both functions run in it.
  interface Scope {
    registration: { showNotification(...details: unknown[]): Promise<void> }
    shown?: number
  }
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Scope
    const show = scope.registration.showNotification.bind(scope.registration)
    scope.shown = 0
    scope.registration.showNotification = async (...details) => {
      await show(...details)
      scope.shown = (scope.shown ?? 0) + 1
    }
  })
  return () => worker.evaluate(() => (globalThis as unknown as Scope).shown ?? 0)
}
/** What the browser lists as shown. */
const listed = (page: Page) =>
  page.evaluate(async () => {
    const found = await (await navigator.serviceWorker.ready).getNotifications()
    return found.map(({ title, body, tag, lang, dir }) => ({ title, body, tag, lang, dir }))
  })

test('a browser shows each push once, in its language, and says where it cannot be pushed to @phone', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  const t = textsIn('arabic')
  await context.grantPermissions(['notifications'], { origin: baseURL })
  await becomeStaff(page, 'arabic')
  await page.goto('/home/me')
  // No push service can be reached from here: the page says so, and pushes stay off.
  await page.getByRole('button', { name: t('admin.me.push.turnOn') }).click()
  await expect(page.getByText(t('admin.me.push.failed'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('admin.me.push.turnOn') })).toBeVisible()
  // The browser writes a line about it: a window that keeps nothing has no pushes.
  expect(complaints.splice(0).length).toBeLessThanOrEqual(1)
  await expectAccessible(page)
  const ready = { id: 'one', title: 'نور للسيارات', body: 'سيارتك جاهزة', link: 'https://elsewhere.example/home/me', languageId: '2' }
  const shown = await countShown(context)
  await push(page, [ready, ready, { id: 'two', title: 'Noor Motors', body: 'Your car is ready', link: null, languageId: '1' }])
  // The list is read once all are shown, not while the browser is about to show one.
  await expect.poll(shown).toBe(3)
  expect(await listed(page)).toEqual([
    { title: 'نور للسيارات', body: 'سيارتك جاهزة', tag: 'one', lang: 'ar', dir: 'rtl' },
    { title: 'Noor Motors', body: 'Your car is ready', tag: 'two', lang: 'en', dir: 'ltr' },
  ])
})
