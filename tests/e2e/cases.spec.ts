// Complaints and the dashboard: English at a desktop, Arabic on a phone.
import { expect, type Page } from '@playwright/test'
import { bookByWire, staffWire, wireOf } from './api.ts'
import { becomeStaff, openFirstPage } from './becomeStaff.ts'
import { expectAccessible, newMobile, settled, test } from './page.ts'
import { textsIn } from './texts.ts'
import { namedKey } from '../../src/schema/core/dataKeys.ts'

const words = () => {
  const word = test.info().project.name === 'phone' ? ('arabic' as const) : ('english' as const)
  return { word, t: textsIn(word) }
}
type Wire = Awaited<ReturnType<typeof staffWire>>

async function complain(admin: Wire) {
  const customer = await admin('POST', '/customers', { firstName: 'Lama', lastName: 'Case', mobile: newMobile(), languageId: '2' })
  const details = { customerId: customer.id, department: 'Service', category: 'delay', severity: 'high', description: 'Too late.' }
  return { customer, complaint: await admin('POST', '/complaints', details) }
}
const press = (page: Page, key: string) => page.getByRole('button', { name: words().t(namedKey(key)), exact: true }).click()

test('a complaint’s clock is stopped and goes on, it is escalated, and the customer is answered @desktop', async ({ page, request }) => {
  const { word, t } = words()
  const { complaint } = await complain(await staffWire(request))
  await becomeStaff(page, word, 'service-manager@noor.example')
  await page.goto(`/home/complaints/${complaint.id}/show`)
  await press(page, 'admin.case.pause')
  await expect(page.getByRole('button', { name: t('admin.case.resume') })).toBeVisible()
  await press(page, 'admin.case.resume')
  await expect(page.getByRole('button', { name: t('admin.case.pause') })).toBeVisible()
  await press(page, 'admin.case.escalate')
  await expect(page.getByRole('button', { name: t('admin.case.escalate') })).toHaveCount(0)
  await press(page, 'admin.case.reply')
  await press(page, 'admin.case.send')
  // An empty letter is refused beside the field, and nothing is sent.
  await expect(page.getByText(t('validation.required')).first()).toBeVisible()
  const text = `نعتذر عن التأخير ${complaint.ref}`
  await page.locator('textarea[name=body]').fill(text)
  await expectAccessible(page)
  await press(page, 'admin.case.send')
  // In the complaint's replies, and in what was written to this customer by any way.
  await expect(page.locator('ul > li', { hasText: text })).toBeVisible()
  await expect(page.getByRole('log').locator('li', { hasText: text })).toBeVisible()
  const admin = await staffWire(request)
  const { data } = await admin('GET', '/messages?kind=caseReply&sort=createdAt&order=DESC&size=1')
  expect(JSON.stringify(data[0])).toContain(text)
})

test('the rule and the words that chose the department are shown, and a manager corrects it @phone', async ({ page, request }) => {
  const { word, t } = words()
  const admin = await staffWire(request)
  const { session } = (await bookByWire(request)) as { session: { accessToken?: string } }
  const { id } = await wireOf(request, session.accessToken)('POST', '/customers/complain', { description: 'The BRAKES grind.' })
  await becomeStaff(page, word, 'service-manager@noor.example')
  await page.goto(`/home/complaints/${id}/show`)
  await expect(page.getByText(t('resources.complaints.fields.ruleWords'), { exact: true })).toBeVisible()
  await expect(page.getByText('BRAKES', { exact: true })).toBeVisible()
  await expect(page.getByText(word === 'arabic' ? 'خطر على السلامة' : 'Danger', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/home/complaints/${id}`)
  await page.getByRole('combobox', { name: t('resources.complaints.fields.severity') }).click()
  await page.getByRole('option', { name: t('enumerations.severity.low') }).click()
  await press(page, 'admin.form.save')
  await expect(page.getByText(t('enumerations.severity.low'), { exact: true }).first()).toBeVisible()
  await expect.poll(async () => admin('GET', `/complaints/${id}`)).toMatchObject({ severity: 'low', ruleWords: ['BRAKES'] })
})

test('one star opens a complaint by itself, which names the feedback @phone', async ({ page, request }) => {
  const { word, t } = words()
  const admin = await staffWire(request)
  const { customer } = await complain(admin)
  const details = { customerId: customer.id, department: 'Service', category: 'cleanliness', rating: 1, description: 'Dirty.' }
  const feedback = await admin('POST', '/feedback', details)
  await becomeStaff(page, word, 'service-manager@noor.example')
  const { data } = await admin('GET', `/complaints?feedbackId=${feedback.id}&size=1`)
  await page.goto(`/home/complaints/${data[0]?.id ?? ''}/show`)
  await expect(page.getByText(t('resources.complaints.fields.feedbackId'))).toBeVisible()
  await page.getByRole('link', { name: feedback.ref }).click()
  await expect(page).toHaveURL(new RegExp(`feedback/${feedback.id}/show`))
})

test('the dashboard’s figures and charts open the lists that they count @desktop', async ({ page }) => {
  const { word, t } = words()
  await becomeStaff(page, word)
  await page.goto('/home/dashboard/figures')
  await page.getByRole('button', { name: t('admin.dashboard.periods.month'), exact: true }).click()
  await expect(page).toHaveURL(/period=month/)
  await settled(page)
  await expectAccessible(page)
  const key = 'admin.dashboard.figures.newLeads'
  const tile = page.getByRole('link', { name: new RegExp(`^${t(key)}`) })
  const count = (await tile.locator('bdi').first().innerText()).trim()
  expect(Number(count.replaceAll(',', ''))).toBeGreaterThan(0)
  await tile.click()
  await expect(page).toHaveURL(/home\/leads\?/)
  await expect(page.locator('main h1')).toContainText(count)
  await page.goBack()
  await settled(page)
  const chart = page.getByRole('region', { name: t('admin.dashboard.charts.leadsByStatus') })
  await chart.getByRole('button', { name: t('admin.dashboard.asTable') }).click()
  const row = chart.getByRole('row', { name: new RegExp(t('enumerations.leadStatus.pending')) })
  const pending = (await row.locator('bdi').innerText()).trim()
  await row.getByRole('link').click()
  await expect(page.locator('main h1')).toContainText(pending)
})

test('the dashboard’s figures are kept as a file @desktop', async ({ page }) => {
  const { word, t } = words()
  await openFirstPage(page, word)
  await page.getByRole('link', { name: t('admin.dashboard.title'), exact: true }).click()
  await settled(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t('admin.dashboard.export') }).click()
  expect((await download).suggestedFilename()).toMatch(/^wakeel-week-.*\.csv$/)
})
