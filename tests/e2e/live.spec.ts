// What one person does reaches the screens of others, without a reload: English at a desktop, Arabic on a phone.
import { expect, type Browser, type Page } from '@playwright/test'
import { staffWire } from './api.ts'
import { expectAccessible, newMobile, test } from './page.ts'
import { becomeStaff } from './becomeStaff.ts'
import { textsIn } from './texts.ts'

const isPhone = () => test.info().project.name === 'phone'
const words = () => {
  const word = isPhone() ? ('arabic' as const) : ('english' as const)
  return { word, t: textsIn(word) }
}
const soon = { timeout: 3_000 }
/** A word that no other row has. */
const mark = () => `Q${Math.random().toString(36).slice(2, 9)}`
const listOf = (searched: string) => `/home/leads?filter=${encodeURIComponent(JSON.stringify({ q: searched }))}`

type Wire = Awaited<ReturnType<typeof staffWire>>
const newLead = (wire: Wire, name: string) =>
  wire('POST', '/leads', { name, type: 'New Car Sales', mobile: newMobile(), department: 'Sales', source: 'phone' })
/** How many leads wait, as the menu says. */
const waiting = async (page: Page): Promise<number> => {
  const { t } = words()
  const name = t('resources.leads.name', { smart_count: 10 })
  const label = await page.locator('nav a[href="/home/leads"]').first().getAttribute('aria-label')
  return Number(/\d+/.exec((label ?? '').replace(name, ''))?.[0] ?? 0)
}
/** Opens the list of leads with this word in it, and waits until it is there and is notified of changes. */
async function openList(page: Page, searched: string): Promise<void> {
  const live = page.waitForResponse('**/staffs/live?*')
  await page.goto(listOf(searched))
  await live
  await expect(page.locator('main').getByText(searched).first()).toBeVisible()
}
/** The same as the sales manager sees it in another browser. */
async function colleague(browser: Browser, searched: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: test.info().project.use.viewport ?? null })).newPage()
  await becomeStaff(page, words().word, 'sales-manager@noor.example')
  await openList(page, searched)
  return page
}
const oneNew = (page: Page) => {
  const text = words().t('admin.live.new', { smart_count: 1, count: '1' })
  return page.locator('main').getByRole('button', { name: text })
}

test('a lead that one person makes is new in the list and the menu of another', async ({ page, browser, request }) => {
  const { word } = words()
  const admin = await staffWire(request)
  const name = mark()
  await newLead(admin, name)
  const other = await colleague(browser, name)
  const before = await waiting(other)
  await becomeStaff(page, word)
  await openList(page, name)
  await newLead(admin, `${name} ${name}`)
  for (const one of [page, other]) {
    await expect(oneNew(one)).toBeVisible(soon)
    await expect(one.getByText(`${name} ${name}`)).toHaveCount(0)
  }
  await expect.poll(() => waiting(other), soon).toBe(before + 1)
  await expectAccessible(other)
  await oneNew(other).click()
  await expect(other.getByText(`${name} ${name}`).first()).toBeVisible()
  await expect(oneNew(other)).toHaveCount(0)
  await other.context().close()
})

test('a row changes where it stands, and keeps the focus @desktop', async ({ browser, request }) => {
  const admin = await staffWire(request)
  const name = mark()
  const { id, version } = await newLead(admin, name)
  const other = await colleague(browser, name)
  const link = other.locator(`main a[href*="${id}"]`).first()
  await link.focus()
  await admin('PUT', `/leads/${id}`, { version, name: `${name} again` })
  await expect(other.getByText(`${name} again`).first()).toBeVisible(soon)
  await expect(link).toBeFocused()
  await other.context().close()
})

test('what happened while the network was away is there when it is back @phone', async ({ browser, request }) => {
  const { t } = words()
  const admin = await staffWire(request)
  const name = mark()
  await newLead(admin, name)
  const other = await colleague(browser, name)
  await other.context().setOffline(true)
  await expect(other.getByText(t('admin.live.lost'))).toBeAttached({ timeout: 20_000 })
  await newLead(admin, `${name} missed`)
  await other.context().setOffline(false)
  await expect(oneNew(other)).toBeVisible()
  await expect(other.getByText(t('admin.live.lost'))).toHaveCount(0)
  await other.context().close()
})

test('a form says that somebody else saved the row, and goes on with both changes @desktop', async ({ browser, request }) => {
  const { t } = words()
  const admin = await staffWire(request)
  const name = mark()
  const { id, version } = await newLead(admin, name)
  const other = await colleague(browser, name)
  await other.goto(`/home/leads/${id}`)
  await other.locator('[name=model]').fill('Camry')
  await admin('PUT', `/leads/${id}`, { version, name: `${name} again` })
  const take = other.getByRole('button', { name: t('admin.live.take') })
  await expect(take).toBeVisible(soon)
  await expect(other.locator('[name=name]')).toHaveValue(name)
  await expectAccessible(other)
  await take.click()
  await expect(other.locator('[name=name]')).toHaveValue(`${name} again`)
  await expect(other.locator('[name=model]')).toHaveValue('Camry')
  await expect(take).toHaveCount(0)
  await other.context().close()
})
