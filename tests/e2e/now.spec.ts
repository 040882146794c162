// The first page of those whose work is not on one page: what waits for them, and the menu of their job; in both languages, at both sizes.
import { expect, type Locator, type Page } from '@playwright/test'
import { staffWire } from './api.ts'
import { expectAccessible, newMobile, settled, signIn, test } from './page.ts'
import { openFirstPage } from './becomeStaff.ts'
import { languagesAtSizes, textsIn } from './texts.ts'
import { namedKey } from '../../src/schema/core/dataKeys.ts'

test.describe.configure({ mode: 'parallel' })

const isPhone = () => test.info().project.name === 'phone'
/** The menu's entries before More. */
const jobs = {
  'sales-executive': ['dashboard', 'leads', 'appointments?testDrive', 'customers', 'calendar', 'followUps'],
  'service-advisor': ['dashboard', 'calendar', 'appointments/board', 'phone', 'appointments', 'customers'],
  'service-manager': ['dashboard', 'appointments/board', 'calendar', 'appointments', 'complaints', 'dispatch'],
  'general-inquiry': ['dashboard', 'phone', 'leads', 'customers', 'outbound', 'complaints'],
}
const entriesOf = (page: Page, menu: string) =>
  page
    .getByRole('navigation', { name: menu, exact: true })
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => (link.getAttribute('href') ?? '').replace('/home/', '').replace(/\?.*testDrive.*/, '?testDrive')),
    )

for (const [word, size] of languagesAtSizes) {
  const t = textsIn(word)
  for (const [role, entries] of Object.entries(jobs))
    test(`a ${role} begins with what waits for them, and the menu with their job (${word}) ${size}`, async ({ page }) => {
      const refused: string[] = []
      page.on('response', (answer) => answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`))
      await signIn(page, word, `${role}@noor.example`)
      await expect(page).toHaveURL(/\/home\/dashboard$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(t('admin.dashboard.greeting', { name: '' }).trim().slice(0, 5))
      await settled(page)
      await expectAccessible(page)
      const menu = t('admin.layout.menu')
      expect(await entriesOf(page, menu)).toEqual(entries.slice(0, isPhone() ? 4 : 6))
      const here = page.getByRole('navigation', { name: menu, exact: true }).locator('[aria-current=page]')
      await expect(here).toContainText(t('admin.queue.title'))
      const cut = await page
        .getByRole('navigation', { name: menu, exact: true })
        .getByRole('link')
        .evaluateAll((links) =>
          links
            .flatMap((link) => [...link.querySelectorAll('span:not(:has(svg))')])
            .flatMap((one) => (one.scrollWidth > one.clientWidth + 1 ? [one.textContent] : [])),
        )
      expect(cut).toEqual([])

      // Every line opens the row that it is about.
      const lines = page.getByRole('list', { name: t('admin.queue.title'), exact: true }).getByRole('listitem')
      const addresses = await lines.evaluateAll((all) => all.map((one) => one.querySelector('a')?.getAttribute('href')))
      for (const address of [...new Set(addresses)].slice(0, 3)) {
        await page.locator(`main ol a[href="${address}"]`).first().click()
        await page.waitForURL(`**${address}`)
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('admin.lost.deniedTitle'))
        await page.goBack()
        await expect(lines.first()).toBeVisible()
      }
      expect(refused).toEqual([])

      if (isPhone()) return
      const more = page.getByRole('button', { name: new RegExp(`^${t('admin.layout.more')}`) })
      await more.click()
      await expect(more).toHaveAttribute('aria-expanded', 'true')
      await page.reload()
      await expect(page.getByRole('button', { name: new RegExp(`^${t('admin.layout.more')}`) })).toHaveAttribute('aria-expanded', 'true')
      await page.getByRole('button', { name: t('admin.layout.closeRail'), exact: true }).click()
      await page.reload()
      await expect(page.getByRole('button', { name: t('admin.layout.openRail'), exact: true })).toBeVisible()
    })

  test(`a sales executive takes a lead that comes in, calls, and finds the next call in the queue (${word}) ${size}`, async ({
    page,
    request,
  }) => {
    const admin = await staffWire(request)
    const name = `Reem ${Date.now() % 1e7}`
    const account = 'sales-executive@noor.example'
    await openFirstPage(page, word, account)
    await settled(page)
    const made = { name, mobile: newMobile(), type: 'New Car Sales', department: 'Sales', model: 'Camry' }
    const { id } = await admin('POST', '/leads', made)
    const { version, assigneeId } = await admin('GET', `/leads/${id}`)
    if (assigneeId) await admin('PUT', `/leads/${id}`, { assigneeId: null, version })
    const line = page
      .getByRole('list', { name: t('admin.queue.title'), exact: true })
      .getByRole('listitem')
      .filter({ hasText: name })
    // It is there by itself.
    await expect(line).toBeVisible()
    await expect(line).toContainText(word === 'arabic' ? 'كامري' : 'Camry')
    let presses = 0
    const press = async (button: Locator) => {
      presses += 1
      await button.click()
    }
    await press(line.getByRole('button', { name: t('admin.show.take'), exact: true }))
    const executive = (await admin('GET', `/staffs/list?q=${account}&size=1`)).data[0]
    await expect.poll(async () => (await admin('GET', `/leads/${id}`)).assigneeId).toBe(executive?.id)
    expect(presses).toBe(1)
    await expect(line).toContainText(t(namedKey('admin.queue.kinds.answersDue.due')))
    // After the call it is written down with the next one, in three presses.
    await line.getByRole('link', { name: t('admin.customer.call'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    presses = 0
    await press(dialog.getByRole('button', { name: t('enumerations.contactResult.reached'), exact: true }))
    await press(dialog.getByRole('button', { name: t('admin.lead.contact.when.hour'), exact: true }))
    await expectAccessible(page)
    await press(dialog.getByRole('button', { name: t('admin.lead.contact.save'), exact: true }))
    await expect(dialog).toHaveCount(0)
    expect(presses).toBe(3)
    await expect(line).toContainText(t(namedKey('admin.queue.kinds.callsDue.due')))
    await expect(line.getByRole('link').first()).toHaveAttribute('href', `/home/leads/${id}/show`)
  })
}
