// The landing on a dealer's own site: another site than the server's (localhost, the server being 127.0.0.1), whose policy allows it a
// script and a frame from here and nothing else.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import axe from 'axe-core'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { LanguageWord } from '../../../src/schema/core/limits.ts'
import { staffWire } from '../api.ts'
import { becomeStaff } from '../becomeStaff.ts'
import { chooseTime, expectAccessible, type Finder, newMobile, test } from '../page.ts'
import { languagesAtSizes, textsIn } from '../texts.ts'
import { newOwner, proveMobile } from './owner.ts'

const code = { english: 'en', arabic: 'ar' }

/** A site of a dealer, of which every page has this body. */
async function openHost(body: string, word: LanguageWord, from: string) {
  const policy = `default-src 'none'; script-src ${from}; frame-src ${from}; img-src 'self'`
  const page = `<!doctype html><html lang="${code[word]}" dir="${word === 'arabic' ? 'rtl' : 'ltr'}"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Noor</title><body><main><h1>Noor</h1>${body}<p>Noor</p></main></body></html>`
  const server = createServer((_request, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
    answer.end(page)
  }).listen(0)
  await once(server, 'listening')
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  return { url, stop: () => server.close() }
}

/** Lists the sites that may show noor's landing, as an administrator does. */
async function allow(request: APIRequestContext, ...origins: string[]): Promise<void> {
  const admin = await staffWire(request)
  const [settings] = (await admin('GET', '/settings?size=1')).data
  const { version } = await admin('GET', `/settings/${settings?.id}`)
  await admin('PUT', `/settings/${settings?.id}`, { embedOrigins: origins.join('\n'), version })
}

/** A customer whose car is past 40,000 km. */
async function dueOwner(request: APIRequestContext) {
  const owner = await newOwner(request)
  const { version } = await owner.admin('GET', `/vehicles/${owner.vehicleId}`)
  await owner.admin('PUT', `/vehicles/${owner.vehicleId}`, { mileageKm: 40_200, version })
  return owner
}

const snippet = (from: string, more: string) => `<script src="${from}/embed.js" async data-tenant="noor" ${more}></script>`

/** Keeps what the host page receives of bookings. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const booked: unknown[] = []
    Object.assign(window, { booked })
    document.addEventListener('wakeel:booked', (event) => booked.push((event as CustomEvent).detail))
  })
const bookedOn = (page: Page) => page.evaluate(() => (window as unknown as { booked: unknown[] }).booked)

/** The host page has what the script put into it, and axe finds nothing there; the frame is the landing, whose own stories look at it. */
async function expectAccessibleHost(page: Page): Promise<void> {
  await page.evaluate(axe.source)
  const found = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, { iframes: false, preload: false })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join()}`)
  })
  expect(found).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/** The heights of the frame and of the page in it. */
const heights = async (page: Page, frame: Finder) => ({
  frame: Math.round((await page.locator('iframe').boundingBox())?.height ?? 0),
  page: await frame.locator('html').evaluate((root) => root.scrollHeight),
  content: await frame.locator('html').evaluate((root) => Math.ceil(root.getBoundingClientRect().height)),
  wider: await frame.locator('html').evaluate((root) => root.scrollWidth - innerWidth),
})

for (const [word, size] of languagesAtSizes) {
  const t = textsIn(word)

  test(`a customer whose car is due books in the page, in a frame as high as its content (${word}) ${size}`, async ({
    page,
    request,
    site,
    context,
  }) => {
    const host = await openHost(snippet(site.url, 'data-mode="inline"'), word, site.url)
    await allow(request, 'https://www.noor.example', host.url)
    const { admin, mobile, customerId } = await dueOwner(request)
    await listen(page)
    await page.goto(host.url)
    const frame = page.locator('iframe').contentFrame()
    await expect(page.locator('iframe')).toHaveAttribute('title', t('landing.pages.book-service.title'))
    await expect(frame.locator('html')).toHaveAttribute('data-framed', 'inline')
    await expect(frame.locator('html')).toHaveAttribute('lang', code[word])
    // The host page knows no dark mode.
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light')
    await expectAccessibleHost(page)
    await proveMobile(frame, word, mobile)
    await expect(frame.getByRole('heading', { name: t('landing.book.summary.title') })).toBeVisible()
    await expect(frame.locator('.hold:not(.hold-coming)')).toContainText(/[45]:\d\d/)
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect.poll(() => heights(page, frame)).toMatchObject({ wider: 0 })
    const fits = async () => {
      const { frame: outside, page: inside } = await heights(page, frame)
      return outside - inside
    }
    await expect.poll(fits).toBe(0)
    const summary = await heights(page, frame)
    // What other windows send counts for neither side.
    const forged = { wakeel: 'booked', booked: { reference: 'FORGED' }, height: 9_000, mode: 'dialog' }
    for (const wakeel of ['booked', 'height']) await page.evaluate((message) => window.postMessage(message, '*'), { ...forged, wakeel })
    await frame.locator('html').evaluate((_root, message) => window.postMessage(message, '*'), { ...forged, wakeel: 'shown' })
    await frame.locator('.step-next').click()
    const reference = frame.locator('.done-ref bdi')
    await expect(reference).toBeVisible()
    await expect(reference).toBeInViewport()
    await expect.poll(fits).toBe(0)
    // It follows downwards as well as upwards.
    const confirmation = await heights(page, frame)
    expect(confirmation.frame).not.toBe(summary.frame)
    expect(confirmation.frame).toBe(Math.max(480, confirmation.content))
    const [booking] = (await admin('GET', `/appointments?customerId=${customerId}`)).data
    expect(booking?.ref).toBe(await reference.innerText())
    expect(await bookedOn(page)).toEqual([
      { reference: booking?.ref, at: expect.any(String) as unknown, branch: expect.any(String) as unknown },
    ])
    await expect(frame.getByText(t('landing.push.title'))).toHaveCount(0)
    await expect(frame.locator('html')).toHaveAttribute('data-framed', 'inline')

    // What the frame's page was given stays below this site, and is sent by nobody else.
    const kept = (await context.cookies(site.url)).filter(({ name }) => /^(XSRF-TOKEN|wakeel-tenant|known-customer)$/.test(name))
    expect(kept.map(({ name }) => name).sort()).toEqual(['XSRF-TOKEN', 'known-customer', 'wakeel-tenant'])
    for (const cookie of kept)
      expect(cookie).toMatchObject({ secure: true, sameSite: 'None', partitionKey: expect.stringContaining('localhost') as unknown })

    // The frame's session goes on after a reload, without the code.
    await page.reload()
    await frame.locator('.mark').click()
    await expect(frame.getByText('Lama').first()).toBeVisible()
    host.stop()
  })

  test(`somebody new books a test drive in the dialog of a button (${word}) ${size}`, async ({ page, request, site }) => {
    const host = await openHost(
      `${snippet(site.url, 'data-mode="button" data-flow="test-drive" data-colour="#ffd500"')}<a href="/elsewhere" data-wakeel="lead">…</a>`,
      word,
      site.url,
    )
    await allow(request, host.url)
    await listen(page)
    await page.goto(host.url)
    const title = t('landing.pages.test-drive.title')
    const button = page.getByRole('button', { name: title })
    await expect(button).toHaveCSS('background-color', 'rgb(255, 213, 0)')
    await expect(button).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expectAccessibleHost(page)
    await button.click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    const frame = dialog.locator('iframe').contentFrame()
    await expect(frame.locator('html')).toHaveAttribute('data-framed', 'dialog')
    await proveMobile(frame, word, newMobile())
    await expectAccessibleHost(page)

    // Escape in the frame and the button beside the title close it; the focus is where it was, and opened again it goes on.
    await frame.locator('#firstName').press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await page.getByRole('button', { name: t('landing.parts.close') }).click()
    await expect(dialog).toBeHidden()
    await button.press('Enter')
    await frame.getByLabel(t('resources.customers.fields.firstName')).fill(word === 'arabic' ? 'سارة' : 'Sara')
    await frame.getByLabel(t('resources.customers.fields.lastName')).fill(word === 'arabic' ? 'القحطاني' : 'Alqahtani')
    await frame.getByRole('button', { name: t('landing.parts.goOn') }).click()
    await frame.locator('.choice').first().click()
    const place = frame.getByRole('heading', { name: t('landing.drive.place.title') })
    const time = frame.getByRole('heading', { name: t('landing.time.title') })
    await expect(place.or(time)).toBeVisible()
    if (await place.isVisible()) await frame.locator('.choice').first().click()
    await expect(time).toBeVisible()
    await chooseTime(frame, 1)
    await expect(frame.locator('.hold-left')).toBeVisible()
    await frame.locator('.step-next').click()
    await expect(frame.getByText(t('landing.drive.licence'))).toBeVisible()
    await frame.locator('.step-next').click()
    const reference = await frame.locator('.done-ref bdi').innerText()
    expect(await bookedOn(page)).toMatchObject([{ reference }])

    // An element of the site's own opens another flow, and goes nowhere.
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByText('…').click()
    await expect(page.getByRole('dialog', { name: t('landing.pages.lead.title') })).toBeVisible()
    await expect(page).toHaveURL(`${host.url}/`)
    host.stop()
  })
}

for (const [word, size] of languagesAtSizes)
  test(`staff list the site and copy the code for it (${word}) ${size}`, async ({ page, context, site }) => {
    const t = textsIn(word)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await becomeStaff(page, word)
    await page.goto('/home/settings')
    await page.getByRole('tab', { name: t('resources.settings.sections.embedding') }).click()
    const sites = page.getByLabel(t('resources.settings.fields.embedOrigins'))
    const save = page.locator('button[type=submit]')
    const wrong = page.getByRole('alert').filter({ hasText: t('validation.embedOrigin', { line: 'noor.example/booking' }) })
    await sites.fill('https://www.noor.example\nnoor.example/booking')
    await save.click()
    await expect(wrong.last()).toBeVisible()
    await expect(sites).toHaveValue('https://www.noor.example\nnoor.example/booking')
    // High enough that the bar with the save button stands over nothing.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 1600 })
    await expectAccessible(page)
    await page
      .getByRole('region', { name: t('admin.settings.snippet.button') })
      .getByRole('button', { name: t('admin.settings.snippet.copy') })
      .click()
    await expect(page.getByText(t('admin.settings.snippet.copied'))).toBeVisible()
    const host = await openHost(await page.evaluate(() => navigator.clipboard.readText()), word, site.url)
    await sites.fill(`https://www.noor.example\n${host.url}`)
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes('/settings/'))
    await save.click()
    expect((await saved).status()).toBe(200)

    // What was copied works on the site that was listed.
    await page.goto(host.url)
    await page.getByRole('button', { name: t('landing.pages.book-service.title') }).click()
    await expect(page.locator('iframe').contentFrame().getByLabel(t('landing.find.label'))).toBeVisible()
    host.stop()
  })

test('a site that is not listed is refused by the browser, and so is every other page on one that is @desktop', async ({
  page,
  request,
  site,
  complaints,
}) => {
  const listed = await openHost(
    `<iframe src="${site.url}/home/dashboard"></iframe><iframe src="${site.url}/english/home/search?tenantId=najd"></iframe><iframe src="${site.url}/english/home/staff/login?tenantId=noor"></iframe><iframe src="${site.url}/english/home/search?tenantId=noor"></iframe>`,
    'english',
    site.url,
  )
  const other = await openHost(snippet(site.url, 'data-mode="inline"'), 'english', site.url)
  await allow(request, listed.url)
  const shown = () => page.frames().filter((frame) => frame.url().startsWith(site.url)).length
  await page.goto(other.url)
  await expect.poll(() => complaints).toEqual([expect.stringContaining(`frame-ancestors ${listed.url}`)])
  expect(shown()).toBe(0)
  await page.goto(listed.url)
  const banner = page.locator('iframe').nth(3).contentFrame().getByRole('banner')
  await expect(banner).toContainText('Noor')
  await expect.poll(() => complaints.length).toBeGreaterThanOrEqual(4)
  expect(complaints.filter((line) => !/frame-ancestors|X-Frame-Options/i.test(line))).toEqual([])
  expect(shown()).toBe(1)
  complaints.length = 0
  listed.stop()
  other.stop()
})

test('a browser that lets a frame store nothing still books there @phone', async ({ page, request, site }) => {
  const t = textsIn('english')
  const host = await openHost(snippet(site.url, 'data-mode="inline"'), 'english', site.url)
  await allow(request, host.url)
  const { mobile } = await dueOwner(request)
  await page.addInitScript(() => {
    if (window.parent === window) return
    const get = () => {
      throw new DOMException('Blocked', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get })
  })
  await page.goto(host.url)
  const frame = page.locator('iframe').contentFrame()
  await proveMobile(frame, 'english', mobile)
  await expect(frame.getByRole('heading', { name: t('landing.book.summary.title') })).toBeVisible()
  await frame.locator('.step-next').click()
  await expect(frame.locator('.done-ref bdi')).toBeVisible()
  host.stop()
})
