// What the browser keeps of a person who signs out, or whose session has ended (docs/decisions/storedData.md): nothing.
import { expect, type Page } from '@playwright/test'
import { headers } from '../../src/schema/core/wireWords.ts'
import { bookByWire } from './api.ts'
import { go, settled, signIn, test } from './page.ts'
import { languagesAtSizes, textsIn } from './texts.ts'

test.use({ serviceWorkers: 'allow' })

const ofDevice = ['language', 'theme']
const ofVisitor = [...ofDevice, 'clientDetail', 'client', 'accessToken', 'configs', 'countryCode', 'settings', 'visit']

/** Everything that the browser keeps for the pages, by where. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const { 'wakeel-dealer': session = '{}', 'wakeel-preferences': preferences = '{}', ...others } = { ...localStorage }
    return {
      session: Object.keys(JSON.parse(session) as object),
      views: Object.keys((JSON.parse(preferences) as { views?: object }).views ?? {}),
      others: Object.keys(others),
      tab: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }
  })
/** The addresses that the worker has kept. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('pages'))) return []
    return (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname + new URL(url).search)
  })
/** Waits until the worker has kept the page. */
const expectKept = (page: Page) => expect.poll(async () => (await keptAddresses(page)).length).toBeGreaterThan(1)
/** The cookies of the browser: against cross-site requests, the dealership of its last page, and that somebody proved who they are there. */
const cookiesOfDevice = [headers.csrfCookie, 'wakeel-tenant', 'known-staff', 'known-customer']
/** Expects that nothing is left but these keys of the session, and the browser's cookies; `worker` with the pages that it keeps for everybody. */
async function expectStored(page: Page, left: readonly string[], worker = false): Promise<void> {
  const nothing = { views: [], others: [], tab: [], databases: [], caches: worker ? ['pages'] : [], workers: Number(worker) }
  await expect.poll(async () => ({ ...(await stored(page)), session: [] })).toEqual({ ...nothing, session: [] })
  expect(
    (await keptAddresses(page)).filter((path) => !/^(\/(english|arabic)\/home\/[\w-]+\?tenantId=noor|\/assets\/[\w./-]+)$/.test(path)),
  ).toEqual([])
  expect((await stored(page)).session.filter((key) => !left.includes(key))).toEqual([])
  const cookies = (await page.context().cookies()).map(({ name }) => name.replace('__Host-', ''))
  expect(cookies.filter((name) => !cookiesOfDevice.includes(name))).toEqual([])
}

for (const [word, size] of languagesAtSizes) {
  const t = textsIn(word)

  /** Works as staff do: opens a row, leaves a form half typed, has the pages' worker. */
  async function work(page: Page): Promise<void> {
    await signIn(page, word)
    await go(page, '/home/leads')
    await settled(page)
    await page.locator('main a[href*="/home/leads/"]').first().click()
    await settled(page)
    await go(page, '/home/makes/create')
    await page
      .getByRole('textbox', { name: new RegExp(t('enumerations.language.1')) })
      .first()
      .fill('Half typed')
    await page.evaluate(async () => {
      localStorage.setItem('wakeel-push', '{"noor:staff:1":"no"}')
      sessionStorage.setItem('of-a-page', 'typed')
      await navigator.serviceWorker.register('/worker.js', { scope: '/' })
      await caches.open('of-a-page')
    })
    const before = await stored(page)
    expect([before.session.includes('token'), before.others, before.tab, before.workers]).toEqual([
      true,
      expect.arrayContaining(['wakeel-push']),
      expect.arrayContaining(['of-a-page']),
      1,
    ])
  }

  test(`a 401 of the staff side leaves nothing of the person, ${word} ${size}`, async ({ page }) => {
    await work(page)
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 401, json: { message: 'Please sign in again.', code: 'unauthenticated' } }),
    )
    await page.evaluate(() => history.pushState(null, '', '/home/leads'))
    await page.reload()
    await expect(page.getByLabel(t('resources.staff.fields.email'))).toBeVisible()
    await expectStored(page, ofDevice)
  })

  test(`what a page could not delete before it was left, the next one deletes, ${word} ${size}`, async ({ page }) => {
    await work(page)
    // The first page from here on is left before it could delete: its browser never does.
    await page.addInitScript(() => {
      window.name += 'page '
      if (window.name === 'page ') CacheStorage.prototype.delete = () => new Promise(() => undefined)
    })
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 401, json: { message: 'Please sign in again.', code: 'unauthenticated' } }),
    )
    await page.evaluate(() => history.pushState(null, '', '/home/leads'))
    await page.reload()
    await expect(page.getByLabel(t('resources.staff.fields.email'))).toBeVisible()
    expect((await stored(page)).caches).toContain('of-a-page')
    await page.reload()
    await expectStored(page, ofDevice)
  })

  test(`a sign-out of the staff side leaves nothing of the person, ${word} ${size}`, async ({ page }) => {
    await work(page)
    // The browser warns of the half typed form; the person leaves all the same.
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto('/home/dashboard')
    await settled(page)
    await page.getByRole('button', { name: new RegExp(t('admin.layout.person', { name: '.*' })) }).click()
    await page.getByRole('menuitem', { name: t('admin.layout.signOut') }).click()
    await expect(page.getByLabel(t('resources.staff.fields.email'))).toBeVisible()
    await expectStored(page, ofDevice)
  })

  test(`a customer who leaves the landing leaves nothing there, ${word} ${size}`, async ({ page, request }) => {
    const { session } = await bookByWire(request, word === 'arabic' ? '2' : '1')
    await page.addInitScript((kept) => localStorage.setItem('wakeel-dealer', JSON.stringify(kept)), session)
    await page.goto(`/${word}/home/manage-service?tenantId=noor`)
    await expectKept(page)
    await page.getByRole('button', { name: t('landing.manage.leave') }).click()
    await expect(page.getByLabel(t('landing.find.label'))).toBeVisible()
    await expectStored(page, ofVisitor)
  })

  test(`a 401 of the landing ends the proof of the mobile and leaves what goes on with a new code, ${word} ${size}`, async ({
    page,
    request,
  }) => {
    const { session } = await bookByWire(request, word === 'arabic' ? '2' : '1')
    const ended = { ...session, accessToken: 'noor.ended' }
    await page.addInitScript((kept) => localStorage.setItem('wakeel-dealer', JSON.stringify(kept)), ended)
    await page.goto(`/${word}/home/manage-service?tenantId=noor`)
    await expect(page.getByLabel(t('landing.find.label'))).toBeVisible()
    const person = ['customer', 'customerId', 'userVehicle', 'fullName', 'email']
    await expectKept(page)
    await expectStored(page, [...ofVisitor, ...person, 'drafts'], true)
  })
}
