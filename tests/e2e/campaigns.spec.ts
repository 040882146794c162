// A campaign from its first word to its results: written by one person, approved by another, paused, resumed, and counted right.
import { expect, type Page } from '@playwright/test'
import { staffWire } from './api.ts'
import { becomeStaff } from './becomeStaff.ts'
import { expectAccessible, settled, test } from './page.ts'
import { textsIn } from './texts.ts'
import { sizes } from './visit.ts'

const t = textsIn('english')
const body = { en: '{name}, our winter check is free: {link} Stop: {optOut}', ar: '{name}، فحص الشتاء مجاني: {link} للإيقاف: {optOut}' }
const account = (who: string, tenant = 'noor') => `${who}@${tenant}.example`
const nameOf = () => `Winter ${Math.random().toString(36).slice(2, 8)}`
const number = async (page: Page, name: string): Promise<number> =>
  Number((await page.locator(`[data-outcome=${name}] [data-number]`).innerText()).replace(/\D/g, ''))

test('a campaign is written, previewed, approved by a second person, sent, paused, resumed and counted right @desktop', async ({
  page,
  request,
  browser,
}) => {
  const admin = await staffWire(request, account('administrator'))
  // Quiet hours of no length, so that the story works at any time of the day.
  type Settings = { id: string; version: number; quietFrom: string; quietTo: string }
  const settings = async () => (await admin('GET', '/settings?size=1')).data[0] as unknown as Settings
  const { id: settingsId, version, quietFrom, quietTo } = await settings()
  await admin('PUT', `/settings/${settingsId}`, { version, quietFrom: '00:00', quietTo: '00:00' })
  const name = nameOf()
  await becomeStaff(page, 'english', account('sales-manager'))
  await page.goto('/home/campaigns/create')
  await settled(page)
  await page.getByLabel(t('resources.campaigns.fields.name')).first().fill(name)
  const [english, arabic] = [
    page.locator('[data-field=body] textarea:not([aria-hidden])').nth(0),
    page.locator('[data-field=body] textarea:not([aria-hidden])').nth(1),
  ]
  await english.fill('Without a way out')
  await arabic.fill(body.ar)
  // Anyone who was notified of another offer today is counted all the same.
  await page.locator('[data-field=frequencyDays] input').fill('0')
  const chosen = page.locator('[data-verdict=eligible]')
  const everybody = Number((await chosen.innerText()).replace(/\D/g, ''))
  const filters = page.locator('[data-field=audience]')
  // By the customers first; their vehicles have conditions of their own.
  await filters
    .getByRole('button', { name: t('admin.filter.add') })
    .first()
    .click()
  await page.getByRole('menuitem', { name: t('resources.customers.fields.languageId'), exact: true }).click()
  await page.getByRole('checkbox', { name: t('enumerations.language.1') }).click()
  await page.keyboard.press('Escape')
  await expect.poll(async () => Number((await chosen.innerText()).replace(/\D/g, ''))).toBeLessThan(everybody)
  const eligible = Number((await chosen.innerText()).replace(/\D/g, ''))
  // So slowly that it is paused long before its end, however busy the machine is.
  await page.locator('[data-field=perMinute] input').fill('60')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(t('validation.placeholderMissing', { name: 'optOut' })).first()).toBeVisible()
  await english.fill(body.en)
  await expectAccessible(page)
  await page.getByRole('button', { name: t('admin.form.save'), exact: true }).click()
  await expect(page).toHaveURL(/\/home\/campaigns\/[\w-]+\/show$/, { timeout: 30_000 })
  await settled(page)
  await page.getByRole('button', { name: t('admin.moves.campaign.scheduled'), exact: true }).click()
  await expect(page.getByText(t('admin.campaign.waits'))).toBeVisible()
  // Its author is not offered to approve it.
  await expect(page.getByRole('button', { name: t('admin.campaign.approve'), exact: true })).toHaveCount(0)
  const address = page.url()

  const second = await (await browser.newContext({ viewport: sizes.desktop })).newPage()
  await becomeStaff(second, 'english', account('administrator'))
  await second.goto(address)
  await settled(second)
  await expect(second.locator('[data-verdict=eligible]')).toHaveText(String(eligible))
  await second.getByRole('button', { name: t('admin.campaign.approve'), exact: true }).click()
  await second
    .getByRole('dialog')
    .getByRole('button', { name: t('admin.campaign.approve'), exact: true })
    .click()
  await expect.poll(() => number(second, 'recipients'), { timeout: 30_000 }).toBeGreaterThan(0)
  await second.getByRole('button', { name: t('admin.moves.campaign.paused'), exact: true }).click()
  await expect(second.getByText(t('admin.campaign.pausedState'))).toBeVisible()
  const paidOut = await number(second, 'recipients')
  expect(paidOut).toBeLessThan(eligible)
  await expectAccessible(second)
  const id = address.split('/').at(-2) ?? ''
  // The rest goes faster.
  await admin('PUT', `/campaign-management/${id}`, { version: (await admin('GET', `/campaign-management/${id}`)).version, perMinute: 1200 })
  await second.reload()
  await settled(second)
  await second.getByRole('button', { name: t('admin.moves.campaign.sendingAgain') }).click()
  await expect(second.getByText(t('admin.campaign.pausedState'))).toHaveCount(0)
  const results = async () =>
    (await admin('GET', `/campaign-management/${id}/results`)) as unknown as { status: string; total: Record<string, number> }
  await expect.poll(async () => (await results()).status, { timeout: 90_000, intervals: [2_000] }).toBe('sent')
  expect((await results()).total).toMatchObject({ recipients: eligible, sent: eligible, waiting: 0, failed: 0 })
  await admin('PUT', `/settings/${settingsId}`, { version: (await settings()).version, quietFrom, quietTo })
  await second.reload()
  await settled(second)
  expect(await number(second, 'sent')).toBe(eligible)
  await second.locator('[data-outcome=sent]').click()
  await expect(second).toHaveURL(/\/home\/messages\?/)
})

test('the way out of a campaign is one press, and one back @phone', async ({ page, request }) => {
  const ar = textsIn('arabic')
  const tenant = 'najd'
  const admin = await staffWire(request, account('administrator', tenant))
  const [sent] = (await admin('GET', '/campaign-management?status=sent&size=1&sort=scheduleAt&order=DESC')).data
  const [message] = (await admin('GET', `/messages?campaignId=${sent?.id}&languageId=2&size=1`)).data
  const short = [...(message?.body ?? '').matchAll(/\/s\/[\w-]+\/\w{10}/g)].at(-1)?.[0] ?? ''
  await page.goto(short)
  await expect(page).toHaveURL(/\/arabic\/home\/opt-out/)
  const code = new URL(page.url()).searchParams.get('code') ?? ''
  // Another company's page knows nothing of it.
  await page.goto(`/arabic/home/opt-out?${new URLSearchParams({ tenantId: 'noor', code })}`)
  await expect(page.getByText(ar('landing.optOut.over'))).toBeVisible()
  await expectAccessible(page)
  await page.goto(short)
  await expect(page.getByRole('button', { name: ar('landing.optOut.stop') })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectAccessible(page)
  await page.getByRole('button', { name: ar('landing.optOut.stop') }).click()
  await expect(page.getByRole('heading', { name: ar('landing.optOut.done') })).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: ar('landing.optOut.done') })).toBeVisible()
  await page.getByRole('button', { name: ar('landing.optOut.undo') }).click()
  await expect(page.getByRole('heading', { name: ar('landing.optOut.undone') })).toBeVisible()
})
