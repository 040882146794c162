// The admin's own stories: English at a desktop, Arabic on a phone.
import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { plateParts } from '../../src/schema/core/values/plate.ts'
import { staffWire } from './api.ts'
import { becomeStaff, openFirstPage } from './becomeStaff.ts'
import { expectAccessible, newMobile, newPlate, settled, test } from './page.ts'
import { textsIn } from './texts.ts'
import { namedKey } from '../../src/schema/core/dataKeys.ts'

const isPhone = () => test.info().project.name === 'phone'
const words = () => {
  const word = isPhone() ? ('arabic' as const) : ('english' as const)
  return { word, t: textsIn(word) }
}
/** A word that no other row has. */
const mark = () => `Q${Math.random().toString(36).slice(2, 9)}`
const listOf = (resource: string, searched: string) => `/home/${resource}?filter=${encodeURIComponent(JSON.stringify({ q: searched }))}`
const save = (page: Page) => page.getByRole('button', { name: words().t('admin.form.save'), exact: true }).click()
const fieldName = (resource: string, field: string) => new RegExp(`^${words().t(namedKey(`resources.${resource}.fields.${field}`))}`)

type Wire = Awaited<ReturnType<typeof staffWire>>
const newCustomer = (admin: Wire, lastName: string, firstName = 'Lama') =>
  admin('POST', '/customers', { firstName, lastName, mobile: newMobile(), languageId: '1' })
const newLead = (admin: Wire, name: string) =>
  admin('POST', '/leads', { name, type: 'New Car Sales', mobile: newMobile(), department: 'Sales', source: 'phone' })
const staffOf = async (admin: Wire, account: string) => {
  const found = (await admin('GET', `/staffs/list?q=${account}&size=1`)).data[0]
  if (!found) throw new Error(`No account ${account}.`)
  return found
}
/** Types into a field that finds rows and takes the first that is offered for what was typed. */
async function choose(page: Page, input: Locator, typed: string, option: string | RegExp = typed): Promise<void> {
  await input.fill(typed)
  await expect(page.getByRole('listbox')).not.toHaveAttribute('aria-busy', 'true')
  await page.getByRole('option', { name: option }).first().click()
}
/** A row's menu in the list; on a phone and at a desktop alike. */
async function rowMenu(page: Page, name: string | RegExp, item: string): Promise<void> {
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

test('a view is kept and shared with the team @desktop', async ({ page, browser }) => {
  const { word, t } = words()
  const name = mark()
  await becomeStaff(page, word)
  await page.goto(`/home/leads?sort=name&order=ASC&filter=${encodeURIComponent(JSON.stringify({ status: ['pending'] }))}`)
  await page.getByRole('button', { name: t('admin.list.view.saveAs') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(name)
  await dialog.getByRole('checkbox', { name: t('admin.list.view.withTeam') }).check()
  // The others read it in their language.
  const other = word === 'arabic' ? ('1' as const) : ('2' as const)
  await dialog
    .getByRole('textbox', { name: t('admin.list.view.nameIn', { language: t(`enumerations.language.${other}`) }), exact: true })
    .fill(`${name}2`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('admin.form.save') }).click()
  await expect(page.locator('[aria-current=page]', { hasText: name })).toBeVisible()
  const context = await browser.newContext()
  const colleague = await context.newPage()
  await becomeStaff(colleague, word, 'sales-manager@noor.example')
  await colleague.goto('/home/leads')
  await colleague.getByRole('button', { name }).first().click()
  await expect(colleague).toHaveURL(/sort=name/)
  await context.close()
})

test('the choice of columns is kept @desktop', async ({ page }) => {
  const { word, t } = words()
  await becomeStaff(page, word)
  await page.goto('/home/customers')
  const panel = async () => {
    await page.getByRole('button', { name: t(isPhone() ? 'admin.list.sheet.columns' : 'admin.list.columns'), exact: true }).click()
    return page.getByRole('checkbox', { name: t('resources.customers.fields.customerCode') })
  }
  const box = await panel()
  await expect(box).not.toBeChecked()
  await box.check()
  await expectAccessible(page)
  await page.reload()
  if (!isPhone()) await expect(page.getByRole('columnheader', { name: t('resources.customers.fields.customerCode') })).toBeVisible()
  await expect(await panel()).toBeChecked()
})

test('three rows are changed at once, and back @desktop', async ({ page, request }) => {
  const { word, t } = words()
  const admin = await staffWire(request)
  const name = mark()
  const made = [await newLead(admin, `${name} A`), await newLead(admin, `${name} B`), await newLead(admin, `${name} C`)]
  await becomeStaff(page, word)
  await page.goto(listOf('leads', name))
  await expect(page.getByText(`${name} A`).first()).toBeVisible()
  for (const [place, letter] of ['A', 'B', 'C'].entries()) {
    const one = `${name} ${letter}`
    // The first touch on a phone goes through the row's menu; then every card has a box.
    if (isPhone() && place === 0) await rowMenu(page, t('admin.list.more', { name: one }), t('admin.list.chooseThis'))
    else {
      // The box follows the list's selection, which is drawn a moment after the click.
      const box = page.getByRole('checkbox', { name: t('admin.list.choose', { name: one }) })
      await box.click()
      await expect(box).toBeChecked()
    }
  }
  await page.getByRole('button', { name: t('admin.bulk.action.change') }).click()
  const dialog = page.getByRole('dialog', { name: new RegExp(t('admin.bulk.action.change')) })
  await choose(page, dialog.getByRole('combobox').first(), t('resources.leads.fields.model'))
  await dialog.getByRole('textbox', { name: fieldName('leads', 'model') }).fill('Land Cruiser')
  await dialog.getByRole('button', { name: t('admin.bulk.check') }).click()
  await expect(dialog.getByText(t('admin.bulk.will.change', { smart_count: 3, count: '3' }))).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('admin.bulk.runCount.change', { count: '3' }) }).click()
  await expect.poll(async () => (await admin('GET', `/leads/${made[2]?.id}`)).model).toBe('Land Cruiser')
  await expect(dialog).toHaveCount(0)
  // In the notice, or in the tray where the job took longer than its request waits.
  await page.getByRole('button', { name: t('admin.bulk.undo'), exact: true }).click()
  await expect.poll(async () => (await admin('GET', `/leads/${made[2]?.id}`)).model).toBeNull()
})

test('rows come in from a file; the one that was wrong is mended in the file of what failed @desktop', async ({ page }) => {
  const { word, t } = words()
  const name = mark()
  const label = (field: string) => t(namedKey(`resources.customers.fields.${field}`))
  const headings = [label('firstName'), label('lastName'), label('mobile'), label('languageId')].join(',')
  const language = t('enumerations.language.1')
  const rows = [newMobile(), 'not-a-number', newMobile()].map((mobile, place) => `Row${place},${name},${mobile},${language}`)
  const file = (text: string) => ({ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  const importFile = async (text: string, good: number) => {
    await page.locator('main input[type=file]').setInputFiles(file(text))
    await page.getByRole('button', { name: t('admin.transfer.toCheck') }).click()
    await page.getByRole('button', { name: t('admin.transfer.run'), exact: true }).click()
    await expect(page.getByRole('heading', { name: t('admin.transfer.finished') })).toBeVisible({ timeout: 20_000 })
    const counts = page.getByRole('status').locator('dd')
    await expect(counts.first()).toHaveText(String(good))
  }
  await becomeStaff(page, word)
  await page.goto('/home/customers/import')
  await importFile([headings, ...rows].join('\n'), 2)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t('admin.transfer.failedFile') }).click()
  const failed = readFileSync(await (await download).path(), 'utf8')
  expect(failed).toContain('not-a-number')
  expect(failed).not.toContain('Row0')
  await page.getByRole('button', { name: t('admin.transfer.another') }).click()
  await importFile(failed.replace('not-a-number', newMobile()), 1)
  await page.goto(listOf('customers', name))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('3')
})

test('two people save one row; the second sees both versions side by side @phone', async ({ page, browser, request }) => {
  const { word, t } = words()
  const admin = await staffWire(request)
  const { id } = await newCustomer(admin, 'Before')
  const context = await browser.newContext()
  const other = await context.newPage()
  for (const [one, account] of [
    [page, 'administrator@noor.example'],
    [other, 'sales-manager@noor.example'],
  ] as const) {
    await becomeStaff(one, word, account)
    await one.goto(`/home/customers/${id}`)
    await expect(one.locator('[name=lastName]')).toHaveValue('Before')
  }
  // An untouched form would take their version by itself.
  await page.locator('[name=lastName]').fill('Mine')
  await other.locator('[name=lastName]').fill('Theirs')
  await save(other)
  await other.waitForURL('**/show')
  await save(page)
  const dialog = page.getByRole('dialog', { name: t('admin.conflict.title') })
  await expect(dialog.getByText('Theirs')).toBeVisible()
  await expect(dialog.getByText('Mine')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByText('Theirs').click()
  await dialog.getByRole('button', { name: t('admin.conflict.save') }).click()
  await page.waitForURL('**/show')
  expect((await admin('GET', `/customers/${id}`)).lastName).toBe('Theirs')
  await context.close()
})

test('a draft outlives its tab @phone', async ({ page, context }) => {
  const { word, t } = words()
  await becomeStaff(page, word)
  await page.goto('/home/customers/create')
  await page.locator('[name=firstName]').fill('Reem')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Reem')
  const next = await context.newPage()
  await page.close()
  await next.goto('/home/customers/create')
  await next.getByRole('button', { name: t('admin.form.restore') }).click()
  await expect(next.locator('[name=firstName]')).toHaveValue('Reem')
  await expectAccessible(next)
})

test('the owner of a car is made where the car is @desktop', async ({ page }) => {
  const { word, t } = words()
  const name = mark()
  await becomeStaff(page, word)
  await page.goto('/home/vehicles/create')
  const owner = page.getByRole('combobox', { name: fieldName('vehicles', 'customerId') })
  await choose(page, owner, name, t('admin.reference.create', { typed: name }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('[name=firstName]')).toHaveValue(name)
  await dialog.locator('[name=lastName]').fill('Alharbi')
  await dialog.locator('[name=mobile]').fill(newMobile())
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('admin.form.saveAndChoose') }).click()
  await expect(owner).toHaveValue(`${name} Alharbi`)
})

test('what is deleted comes back: at once, and from among the deleted @phone', async ({ page, request }) => {
  const { word, t } = words()
  const admin = await staffWire(request)
  const name = mark()
  const { id } = await newLead(admin, name)
  // Deleted or not: what was asked for is under way when it is first looked at.
  const deletedAt = async () => (await admin('GET', `/leads/${id}?deleted=true`)).deletedAt
  await becomeStaff(page, word)
  const remove = async () => {
    await page.goto(`/home/leads/${id}/show`)
    await page
      .getByRole('main')
      .getByRole('button', { name: t('admin.show.more'), exact: true })
      .click()
    await page.getByRole('menuitem', { name: t('admin.delete.name') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('admin.delete.name') })
      .click()
    await page.waitForURL(/\/home\/leads(\?|$)/)
  }
  await remove()
  await page.getByRole('button', { name: t('admin.delete.undo') }).click()
  await expect.poll(deletedAt).toBeNull()
  await remove()
  await page.getByRole('button', { name: t('admin.list.views.deleted'), exact: true }).click()
  await expect(page.getByText(name).first()).toBeVisible()
  await expectAccessible(page)
  await rowMenu(page, t('admin.list.more', { name }), t('admin.list.restore'))
  await expect.poll(deletedAt).toBeNull()
})

test('an old value is put back from the history @desktop', async ({ page, request }) => {
  const { word, t } = words()
  const admin = await staffWire(request)
  const { id, version } = await newLead(admin, mark())
  const changed = await admin('PUT', `/leads/${id}`, { version, model: 'Camry' })
  await admin('PUT', `/leads/${id}`, { version: changed.version, model: 'Corolla' })
  await becomeStaff(page, word)
  await page.goto(`/home/leads/${id}/show`)
  await page.getByRole('button', { name: t('admin.lead.details'), exact: true }).click()
  await page
    .getByRole('button', { name: t('admin.revert.open'), exact: true })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(word === 'arabic' ? 'كامري' : 'Camry')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('admin.revert.confirm') }).click()
  await expect.poll(async () => (await admin('GET', `/leads/${id}`)).model).toBe('Camry')
})

test('two records of one customer become one, and two again; the timeline tells @desktop', async ({ page, request }) => {
  const { word, t } = words()
  const admin = await staffWire(request)
  const name = mark()
  const kept = await newCustomer(admin, name)
  const other = await newCustomer(admin, `${name}x`)
  await admin('POST', '/leads', {
    name,
    type: 'New Car Sales',
    mobile: newMobile(),
    department: 'Sales',
    source: 'phone',
    customerId: other.id,
  })
  await becomeStaff(page, word)
  await page.goto(`/home/customers/${kept.id}/show`)
  await page.getByRole('button', { name: t('admin.customer.more') }).click()
  await page.getByRole('menuitem', { name: t('admin.customer.merge') }).click()
  const finder = page.getByRole('dialog')
  await choose(page, finder.getByRole('combobox'), `${name}x`)
  await finder.getByRole('button', { name: t('admin.customer.compare') }).click()
  const dialog = page.getByRole('dialog', { name: t('admin.customer.mergeTitle', { name: `Lama ${name}` }) })
  await expect(dialog.getByText(`${name}x`, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('admin.customer.mergeDo') }).click()
  await expect(page.getByRole('heading', { name: t('admin.customer.mergedHere') })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('admin.customer.timeline') })).toBeVisible()
  await expect(page.getByText(t('resources.leads.name', { smart_count: 1 })).first()).toBeVisible()
  await page.getByRole('button', { name: t('admin.customer.part') }).click()
  await expect(page.getByRole('listitem').filter({ hasText: new RegExp(`${t('admin.customer.parted')}$`) })).toBeVisible()
  expect((await admin('GET', `/customers/${other.id}`)).lastName).toBe(`${name}x`)
})

test('an account is closed when its work is handed over @phone', async ({ page, request }) => {
  const { word, t } = words()
  const admin = await staffWire(request)
  const manager = await staffOf(admin, 'sales-manager@noor.example')
  const name = mark()
  const { id } = await admin('POST', '/staffs/list', {
    staffNo: name,
    name: { en: name, ar: name },
    email: `${name.toLowerCase()}@noor.example`,
    department: manager.department,
    designationId: manager.designationId,
  })
  const lead = await newLead(admin, name)
  await admin('PUT', `/leads/${lead.id}`, { version: lead.version, assigneeId: id })
  await becomeStaff(page, word)
  await page.goto(`/home/staff/${id}/show`)
  await page.getByRole('button', { name: t('admin.staff.disable') }).click()
  const dialog = page.getByRole('dialog')
  await choose(page, dialog.getByRole('combobox'), 'sales-manager@noor')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('admin.staff.handOver') }).click()
  await expect(dialog).toHaveCount(0)
  expect((await admin('GET', `/leads/${lead.id}`)).assigneeId).toBe(manager.id)
  expect((await admin('GET', `/staffs/list/${id}`)).active).toBe(false)
})

test('a form half filled in stays so in the other language @phone', async ({ page }) => {
  const { word, t } = words()
  await becomeStaff(page, word)
  await page.goto('/home/leads/create')
  await page.locator('[name=name]').fill('Huda')
  if (isPhone()) {
    await page.getByRole('button', { name: new RegExp(t('admin.layout.person', { name: '' }).trim()) }).click()
    await page.getByRole('menuitem', { name: t('app.otherLanguage') }).click()
  } else await page.getByRole('button', { name: t('app.otherLanguage') }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', word === 'arabic' ? 'ltr' : 'rtl')
  await expect(page.locator('[name=name]')).toHaveValue('Huda')
  await expectAccessible(page)
})

test('a car is found by its plate in Arabic letters @phone', async ({ page, request }) => {
  const { word, t } = words()
  const admin = await staffWire(request)
  const customerId = (await newCustomer(admin, mark())).id
  const makeId = (await admin('GET', '/masters/makes?size=1')).data[0]?.id
  const plate = newPlate()
  const { id } = await admin('POST', '/vehicles', { customerId, makeId, model: 'Camry', year: 2022, plate })
  const { arabic, digits } = plateParts(plate)
  await openFirstPage(page, word)
  await page.getByRole('button', { name: t('admin.search.open') }).click()
  const box = page.getByRole('combobox', { name: t('admin.search.help') })
  await box.fill(`${[...arabic].join(' ')} ${digits.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))}`)
  const cars = page.getByRole('group', { name: t('resources.vehicles.name', { smart_count: 10 }) })
  await expect(cars.getByRole('option')).toHaveCount(1)
  await expectAccessible(page)
  await cars.getByRole('option').click()
  await page.waitForURL(`**/home/vehicles/${id}/show`)
})

test('the bell tells of a lead that became mine @phone', async ({ page, request }) => {
  const { word, t } = words()
  const admin = await staffWire(request)
  const me = await staffOf(admin, 'sales-manager@noor.example')
  const lead = await newLead(admin, mark())
  await admin('PUT', `/leads/${lead.id}`, { version: lead.version, assigneeId: me.id })
  await openFirstPage(page, word, 'sales-manager@noor.example')
  await page.getByRole('button', { name: new RegExp(`^${t('admin.bell.title')}.*\\d`) }).click()
  const bell = page.getByRole('dialog', { name: t('admin.bell.title') })
  // Colleagues who may take new leads are also notified of it as one, while the branch is open.
  const assigned = t('messages.notices.leadAssigned', { type: '' }).trim()
  const details = bell.locator(`a[href="/home/leads/${lead.id}/show"]`).filter({ hasText: assigned })
  await expect(details).toBeVisible()
  await expectAccessible(page)
  await details.click()
  await page.waitForURL(`**/home/leads/${lead.id}/show`)
  await settled(page)
})
