// Each designation finds in the admin what the access table gives it, and nothing else.
import { expect, type Page } from '@playwright/test'
import { extraFields, may } from '../../src/schema/core/access.ts'
import { enumerations } from '../../src/schema/enumerations.ts'
import type { Resource } from '../../src/schema/core/resource.ts'
import { resources } from '../../src/schema/resources.ts'
import { go, resizeAdmin, settled, test } from './page.ts'
import { openFirstPage } from './becomeStaff.ts'
import { textsIn } from './texts.ts'
import type { sizes } from './visit.ts'
import { namedKey } from '../../src/schema/core/dataKeys.ts'

// Each designation signs in for itself.
test.describe.configure({ mode: 'parallel' })

const all = Object.entries(resources) as unknown as [string, Resource][]
const t = textsIn('english')
const nameOf = (name: string) => t(namedKey(`resources.${name}.name`), { smart_count: 10 })
// Where the daily work is done.
const worked = ['leads', 'customers', 'vehicles', 'appointments', 'complaints', 'roadsideAssistance', 'homeService', 'dealershipLocations']

/** Opens the menu wholly at a size and reads where it leads. */
async function menuAt(page: Page, size: keyof typeof sizes): Promise<string[]> {
  const phone = size === 'phone'
  await resizeAdmin(page, t, size)
  await page.getByRole('button', { name: new RegExp(`^${t('admin.layout.more')}`) }).click()
  const menu = page.getByRole(phone ? 'dialog' : 'navigation', { name: t('admin.layout.menu') })
  await expect(menu.getByRole('link').first()).toBeVisible()
  const found = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  if (phone) await page.keyboard.press('Escape')
  // A first entry may lead to a view of a page that has its own link.
  return found.filter((path) => !/^\/home\/(dashboard$|appointments[/?])/.test(path))
}

/** Changes a text of the form that is open; tells what was typed, or nothing where no text can be changed. */
async function changeText(page: Page, definition: Resource): Promise<boolean> {
  for (const [name, field] of Object.entries(definition.fields)) {
    if (!['text', 'longText'].includes(field.kind) || field.required || field.readOnly || field.createOnly) continue
    const input = page.locator(`form [name="${name}"]:enabled`)
    if ((await input.count()) !== 1 || !(await input.isVisible())) continue
    await input.fill(`Seen ${Date.now() % 10_000}`)
    return true
  }
  return false
}

for (const [place, designation] of enumerations.designation.entries()) {
  const account = `${designation.toLowerCase().replaceAll(' ', '-')}@noor.example`

  // The menu differs with the size and is read at both. Lists and pages of rows do not differ with it by rights: every second designation walks
  // them on a phone.
  const tag = place % 2 === 0 ? '@phone' : '@desktop'
  test(`${designation} finds in the menu, the lists and the pages what the access table gives`, { tag }, async ({ page }) => {
    test.slow()
    const own = place % 2 === 0 ? 'phone' : 'desktop'
    const denied: string[] = []
    page.on('response', (answer) => {
      if (answer.status() === 403 || answer.status() >= 500) denied.push(`${answer.status()} ${answer.url()}`)
    })
    const { staff: actor, token } = await openFirstPage(page, 'english', account)
    expect(actor.designation).toBe(designation)
    const heading = page.getByRole('heading', { level: 1 })

    await test.step('the menu', async () => {
      const listed = all.filter(([, one]) => !one.hidden && may(actor, one, 'list'))
      const expected = listed.filter(([, { group }]) => group !== 'masters').map(([name]) => `/home/${name}`)
      if (listed.some(([, { group }]) => group === 'masters')) expected.push('/home/masters')
      // The pages that are no lists stand where one of theirs may be listed.
      const seen = (...names: string[]) => listed.some(([name]) => names.includes(name))
      if (seen('appointments')) expected.push('/home/calendar')
      const ownBooking = { type: 'service', status: 'pending', locationId: actor.locationIds[0] ?? null, createdBy: actor.id }
      if (may(actor, resources.appointments, 'create', ownBooking)) expected.push('/home/phone')
      if (seen('roadsideAssistance', 'homeService')) expected.push('/home/dispatch')
      if (may(actor, resources.surveyInvitations, 'list')) expected.push('/home/outbound')
      if (may(actor, resources.settings, 'configure')) expected.push('/home/jobs', '/home/rights')
      for (const size of [own === 'phone' ? 'desktop' : 'phone', own] as const)
        expect((await menuAt(page, size)).toSorted(), size).toEqual(expected.toSorted())
    })
    await test.step('the lists', async () => {
      for (const [name, definition] of all) {
        if (definition.single) continue
        await go(page, `/home/${name}`)
        if (!may(actor, definition, 'list')) {
          await expect(heading, name).toHaveText(t('admin.lost.deniedTitle'))
          continue
        }
        await expect(heading, name).toContainText(nameOf(name))
        await settled(page)
        const create = page.locator(`main a:is([href="/home/${name}/create"], [href^="/home/${name}/create?"])`)
        if (may(actor, definition, 'create') && name !== 'featureFlags') await expect(create.first(), name).toBeVisible()
        else await expect(create, name).toHaveCount(0)
      }
    })
    await test.step('the rows', async () => {
      let changed = false
      for (const name of worked) {
        const definition = resources[name as keyof typeof resources] as unknown as Resource
        if (!may(actor, definition, 'list')) continue
        await go(page, `/home/${name}`)
        await expect(heading).toContainText(nameOf(name))
        await settled(page)
        const first = page.locator(`main a[href^="/home/${name}/"][href$="/show"]`).first()
        if ((await first.count()) === 0) continue
        const id = ((await first.getAttribute('href')) ?? '').split('/').at(-2)
        const answer = await page.request.get(`/api/${definition.path}/${id}`, {
          headers: { authorization: `Bearer ${token}`, tenant: 'noor', from: 'landing-page' },
        })
        const row = (await answer.json()) as Record<string, unknown>
        await first.click()
        await expect(page.getByRole('navigation', { name: t('admin.layout.path') })).toContainText(nameOf(name))
        await settled(page)
        const edit = page.locator(`main a[href="/home/${name}/${id}"]`)
        const edits = !definition.readOnly && (may(actor, definition, 'edit', row) || extraFields(actor, definition).length > 0)
        await expect(edit, `${name} of ${designation}`).toHaveCount(edits ? 1 : 0)
        if (!edits || changed) continue
        await edit.click()
        await expect(heading).toContainText(t('admin.form.editTitle', { name: '' }).trim())
        if (!(await changeText(page, definition))) continue
        await page.getByRole('button', { name: t('admin.form.save'), exact: true }).click()
        await page.waitForURL(`**/home/${name}/${id}/show`)
        changed = true
      }
    })
    expect(denied).toEqual([])
  })
}
