// The landing on the home screen: it opens without a network, and what was sent there is sent later, where the person sees it.
import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { LanguageWord } from '../../../src/schema/core/limits.ts'
import { bookByWire } from '../api.ts'
import { choose, expectAccessible, test } from '../page.ts'
import { languagesAtSizes, textsIn } from '../texts.ts'
import { newOwner, proveMobile } from './owner.ts'

test.use({ serviceWorkers: 'allow' })

const homeOf = (word: LanguageWord) => `/${word}/home/search?tenantId=noor`

interface Manifest {
  start_url: string
  icons: { src: string; sizes: string }[]
  shortcuts: { name: string; url: string }[]
}

/** Waits until the worker has kept the open page, the first page and the code that the page has loaded. */
async function expectKept(page: Page, word: LanguageWord): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      if (!(await caches.has('pages'))) return []
      return (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname + new URL(url).search)
    })
  await expect.poll(kept).toContain(homeOf(word))
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (/\/assets\/.*\.js$/.test(name) ? [new URL(name).pathname] : [])),
  )
  await expect.poll(kept).toEqual(expect.arrayContaining(loaded))
}
/** Signs a person in as the wire has, once. */
const signedIn = (page: Page, session: object) =>
  page.addInitScript((kept) => {
    if (!localStorage.getItem('wakeel-dealer')) localStorage.setItem('wakeel-dealer', JSON.stringify(kept))
  }, session)

/** Fills a complaint of an owner up to its last step. */
async function fillComplaint(page: Page, word: LanguageWord, mobile: string, words: string): Promise<void> {
  const t = textsIn(word)
  await page.goto(`/${word}/home/complain?tenantId=noor`)
  await page.locator('#description').fill(words)
  await page.locator('.step-next').click()
  await proveMobile(page, word, mobile)
  await expect(page.getByRole('heading', { name: t('landing.about.title') })).toBeVisible()
  await choose(page, word === 'arabic' ? 'كامري' : 'Camry')
}
const card = (page: Page, state: 'waiting' | 'sent' | 'refused') => page.locator(`.unsent-${state}`)

async function sendOffline(page: Page, context: BrowserContext, word: LanguageWord): Promise<void> {
  const t = textsIn(word)
  await context.setOffline(true)
  await page.locator('.step-next').click()
  await expect(page.locator('.step-bar').getByText(t('landing.unsent.here'))).toBeVisible()
  await expect(card(page, 'waiting')).toContainText(t('landing.pages.complain.title'))
}

for (const [word, size] of languagesAtSizes) {
  const t = textsIn(word)

  test(`the first page opens without a network, with the next visit and whom to call, ${word} ${size}`, async ({
    page,
    context,
    request,
    complaints,
  }) => {
    const { ref, session } = await bookByWire(request, word === 'arabic' ? '2' : '1')
    await signedIn(page, session)
    await page.goto(homeOf(word))
    await expect(page.locator('.next-visit')).toBeVisible()
    await expectKept(page, word)
    const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
    const described = (await (await request.get(manifest ?? '')).json()) as Manifest
    const { start_url: start, icons, shortcuts } = described
    for (const { src, sizes } of icons) {
      const drawn = await (await request.get(src)).body()
      // PNG: width and height follow the name of the first chunk.
      expect(`${drawn.readUInt32BE(16)}x${drawn.readUInt32BE(20)}`).toBe(sizes)
    }
    expect(shortcuts.map(({ name }) => name)).toEqual([t('landing.pages.book-service.title'), t('landing.pages.manage-service.title')])

    await context.setOffline(true)
    await page.goto(start)
    const offline = page.getByRole('region', { name: t('landing.offline.title') })
    await expect(offline).toContainText(ref)
    await expect(offline.getByRole('link', { name: t('landing.manage.call') })).toHaveAttribute('href', /^tel:\+?\d+$/)
    await expect(offline.getByRole('link', { name: t('landing.done.directions') })).toBeVisible()
    await expect(offline.locator('.kept-visit-address')).not.toBeEmpty()
    await expect(page.locator('.next-visit')).toBeHidden()
    await expectAccessible(page)

    // Pages whose code is not there, one after the other; the visit is there on both.
    await page.locator('a.tile[href*="test-drive"]').click()
    await expect(offline).toContainText(t('landing.offline.missing'))
    await expect(offline).toContainText(ref)
    await page.locator('.foot a[href*="/lead"]').click()
    await expect(page).toHaveURL(/\/lead/)
    await expect(offline).toContainText(t('landing.offline.missing'))
    await expectAccessible(page)
    // An address that was never opened, as a link elsewhere opens it.
    await page.goto(`/${word}/home/feedback?tenantId=noor`)
    await expect(offline).toContainText(t('landing.offline.missing'))
    await context.setOffline(false)
    await expect(page.locator('main').getByRole('heading').first()).toBeVisible()
    await expect(page.locator('.connection')).toHaveCount(0)
    // The browser and React write lines about code that is not there.
    expect(complaints.splice(0).filter((line) => !/dynamically imported|preload CSS/.test(line))).toEqual([])
  })

  test(`what was sent without a network is sent once it is back, and says so, ${word} ${size}`, async ({ page, context, request }) => {
    const { admin, mobile, customerId } = await newOwner(request)
    await fillComplaint(page, word, mobile, 'خدش on the door')
    await expectKept(page, word)
    await sendOffline(page, context, word)
    await expectAccessible(page)
    // It waits on every page, and after the page was closed.
    await page.goto(homeOf(word))
    await expect(card(page, 'waiting')).toContainText(t('landing.unsent.waitingText'))
    await page.goto(`/${word}/home/complain?tenantId=noor&step=words`)
    await expect(page.locator('#description')).toHaveValue('خدش on the door')
    const address = page.url()
    await context.setOffline(false)
    const said = page.getByRole('heading', { name: t('landing.unsent.sent', { name: t('landing.pages.complain.title') }), exact: true })
    await expect(said.first()).toBeVisible()
    expect(page.url()).toBe(address)
    const { data } = await admin('GET', `/complaints?customerId=${customerId}`)
    expect(data).toHaveLength(1)
    await expect(page.locator('.done-ref bdi')).toHaveText(data[0]?.ref ?? '-')
    await expectAccessible(page)
    await page.getByRole('button', { name: t('landing.unsent.another') }).click()
    await expect(page.getByRole('heading', { name: t('landing.complain.words') })).toBeVisible()
    await page.goto(homeOf(word))
    await expect(page.locator('.foot-legal')).toBeVisible()
    await expect(page.locator('.unsent')).toHaveCount(0)
  })

  test(`what waits is not sent when the person says so, and a refusal says why, ${word} @phone`, async ({ page, context, request }) => {
    const { admin, mobile, customerId } = await newOwner(request)
    await fillComplaint(page, word, mobile, 'not to be sent')
    await expectKept(page, word)
    await sendOffline(page, context, word)
    await card(page, 'waiting')
      .getByRole('button', { name: t('landing.unsent.drop') })
      .click()
    await expect(page.locator('.unsent')).toHaveCount(0)
    const sent: string[] = []
    page.on('request', (one) => one.method() === 'POST' && sent.push(new URL(one.url()).pathname))
    await context.setOffline(false)
    await page.goto(homeOf(word))
    await expect(page.locator('.foot-legal')).toBeVisible()
    expect(sent.filter((path) => path.includes('complaint'))).toEqual([])

    await page.goto(`/${word}/home/complain?tenantId=noor&step=words`)
    await expect(page.locator('#description')).toHaveValue('not to be sent')
    await page.locator('.step-next').click()
    await expect(page.getByRole('heading', { name: t('landing.about.title') })).toBeVisible()
    await sendOffline(page, context, word)
    await page.goto(homeOf(word))
    await expect(card(page, 'waiting')).toBeVisible()
    await page.route('**/customers/complain', (route) =>
      route.fulfill({ status: 422, json: { message: 'No.', code: 'validation', fields: { description: 'Too long.' } } }),
    )
    await context.setOffline(false)
    await expect(card(page, 'refused')).toContainText('Too long.')
    await expectAccessible(page)
    await card(page, 'refused')
      .getByRole('link', { name: t('landing.unsent.open') })
      .click()
    await expect(page.getByRole('heading', { name: t('landing.about.title') })).toBeVisible()
    await page.unroute('**/customers/complain')
    await page.locator('.step-next').click()
    await expect(page.getByRole('heading', { name: t('landing.complain.done') })).toBeVisible()
    await expect(page.locator('.unsent')).toHaveCount(0)
    expect((await admin('GET', `/complaints?customerId=${customerId}`)).data).toHaveLength(1)
  })
}
