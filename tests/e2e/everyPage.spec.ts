// Every page of the admin in every language at a phone's and at a desktop's size: its heading, no error, no text left untranslated, nothing
// wider than the screen, nothing for axe. A page is opened once in a language and judged at both sizes, because opening it costs more.
import { expect, type Page } from '@playwright/test'
import { inSentence } from '../../src/admin/core/inSentence.ts'
import type { Resource } from '../../src/schema/core/resource.ts'
import { resources } from '../../src/schema/resources.ts'
import { may, type Actor } from '../../src/schema/core/access.ts'
import { mayImport } from '../../src/schema/core/longWork/tableFiles.ts'
import { axeFindings, go, resizeAdmin, settled, signIn, test } from './page.ts'
import { bothLanguages, sizeOf, textsIn } from './texts.ts'
import { sizes } from './visit.ts'
import { namedKey } from '../../src/schema/core/dataKeys.ts'

// The languages are walked side by side.
test.describe.configure({ mode: 'parallel' })

interface Person extends Actor {
  name: { en: string; ar: string }
}
const all = Object.entries(resources) as unknown as [string, Resource][]
const always = () => true
const key = /\b(?:resources|admin|enumerations|validation|errors|messages)\.[a-z]\w*/
const lists: readonly string[] = ['featureFlags']

/** Texts on the page, and those for who cannot see it, that are keys. */
const untranslated = (page: Page) =>
  page.evaluate((source) => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((one) =>
      ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
    )
    return [document.title, document.body.innerText, ...named].flatMap((text) => new RegExp(source).exec(text)?.[0] ?? [])
  }, key.source)

for (const [turn, word] of bothLanguages.entries()) {
  const t = textsIn(word)
  const nameOf = (name: string, count = 10) => t(namedKey(`resources.${name}.name`), { smart_count: count })
  const nounOf = (name: string, count = 10) => inSentence(nameOf(name, count))

  test(`every page stands, in its own words, at both widths (${word})`, { tag: sizeOf[word] }, async ({ page, complaints }) => {
    test.setTimeout(1_200_000)
    let phone = test.info().project.name === 'phone'
    const resize = async (toPhone: boolean) => {
      phone = toPhone
      await resizeAdmin(page, t, phone ? 'phone' : 'desktop')
    }
    const found: string[] = []
    let refused: string[] = []
    page.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(`${answer.status()} ${new URL(answer.url()).pathname}`)
    })
    const heading = page.getByRole('heading', { level: 1 })
    /** Judges the open page at both sizes. It ends at the other one, so that every second page is also opened at it. */
    const judge = async (where: string, title: string | RegExp, axe: (phone: boolean) => boolean) => {
      await judgeHere(where, title, axe(phone))
      await resize(!phone)
      await judgeHere(where, title, axe(phone))
    }
    const judgeHere = async (name: string, title: string | RegExp, axe: boolean) => {
      const where = `${name} at ${(phone ? sizes.phone : sizes.desktop).width} px`
      // What comes after the first answer belongs to the page too.
      await settled(page)
      await expect(heading, where).toContainText(title)
      // Its parts are drawn for a new size one after the other.
      const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      const fits = await expect
        .poll(wider)
        .toBeLessThanOrEqual(0)
        .then(
          () => true,
          () => false,
        )
      if (!fits) found.push(`${where}: ${await wider()} px wider than the screen`)
      found.push(...(await untranslated(page)).map((one) => `${where}: ${one}`))
      if (axe) found.push(...(await axeFindings(page)).map((one) => `${where}: ${one}`))
      found.push(...refused.map((one) => `${where}: ${one}`), ...complaints.splice(0).map((one) => `${where}: ${one}`))
      refused = []
    }

    await signIn(page, word)
    refused = []
    const actor = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('wakeel-dealer') ?? '{}') as { staff: unknown }).staff as Person,
    )
    await test.step('the first page and the dashboard, the person, the masters', async () => {
      await judge('now', t('admin.dashboard.greeting', { name: '' }).trim().slice(0, 5), always)
      await go(page, '/home/dashboard/figures')
      // The figures are there.
      await expect(page.getByRole('button', { name: t('admin.dashboard.export') })).toBeEnabled()
      await judge('dashboard', t('admin.dashboard.greeting', { name: '' }).trim().slice(0, 5), always)
      await go(page, '/home/me')
      await judge('me', actor.name[word === 'arabic' ? 'ar' : 'en'], always)
      await go(page, '/home/masters')
      await judge('masters', t('admin.masters.title'), always)
      await go(page, '/home/messageCosts')
      await judge('messageCosts', t('admin.messageCosts.title'), always)
      await go(page, '/home/nowhere-at-all')
      await judge('nowhere', t('admin.lost.title'), always)
    })
    for (const [place, [name, definition]] of all.entries()) {
      // Each page meets axe in one of the four turns; the first of them in all.
      const axe = (onPhone: boolean) => place === 0 || place % 4 === turn * 2 + Number(onPhone)
      await test.step(name, async () => {
        await go(page, `/home/${name}`)
        if (definition.single) return judge(`${name} edit`, t('admin.form.editTitle', { name: '' }).trim(), axe)
        await judge(`${name} list`, nameOf(name), axe)
        if (lists.includes(name)) return
        const link = page.locator(`main a[href^="/home/${name}/"][href$="/show"]`).first()
        const id = (await link.count()) > 0 ? ((await link.getAttribute('href')) ?? '').split('/').at(-2) : undefined
        if (!id) test.info().annotations.push({ type: 'no row', description: name })
        if (id) {
          await link.click()
          await expect(page.getByRole('navigation', { name: t('admin.layout.path') }), name).toContainText(nameOf(name))
          await judge(`${name} page`, /\S/, axe)
        }
        if (definition.readOnly) return
        const edit = page.locator(`main a[href="/home/${name}/${id}"]`)
        if (id && may(actor, definition, 'edit')) {
          // A customer's page and the rows of others have no button for it.
          if ((await edit.count()) > 0) await edit.first().click()
          else await go(page, `/home/${name}/${id}`)
          await page.waitForURL(new RegExp(`/home/${name}/${id}$`))
          await judge(`${name} edit`, t('admin.form.editTitle', { name: '' }).trim(), axe)
        }
        if (may(actor, definition, 'create')) {
          await go(page, `/home/${name}/create`)
          await judge(`${name} create`, t('admin.form.newTitle', { name: nounOf(name, 1) }), axe)
        }
        if (mayImport(actor, definition)) {
          await go(page, `/home/${name}/import`)
          await judge(`${name} import`, t('admin.transfer.title', { name: nounOf(name) }), axe)
        }
      })
    }
    await test.step('what opens over a page', async () => {
      await go(page, '/home/customers')
      await judge('customers again', nameOf('customers'), () => false)
      await whatOpens()
      await resize(!phone)
      await settled(page)
      await whatOpens()
    })
    expect(found).toEqual([])

    async function whatOpens() {
      await page
        .getByRole('button', { name: new RegExp(phone ? t('admin.list.more', { name: '' }).trim() : `^${t('admin.list.look')}`) })
        .first()
        .click()
      if (phone) await page.getByRole('menuitem', { name: t('admin.list.look') }).click()
      const look = (phone ? page.getByRole('dialog') : page.getByRole('complementary')).filter({
        has: page.getByRole('heading', { level: 2 }),
      })
      await expect(look).toBeVisible()
      await judgeOver('quick look')
      await look.getByRole('button', { name: t('admin.list.keys.close') }).click()
      await page.getByRole('button', { name: t('admin.search.open') }).click()
      await expect(page.getByRole('combobox', { name: t('admin.search.help') })).toBeFocused()
      await judgeOver('search')
      await page.keyboard.press('Escape')
      await page
        .getByRole('button', { name: t('admin.bell.title') })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: t('admin.bell.title') })).toBeVisible()
      await judgeOver('bell')
      await page.keyboard.press('Escape')
    }
    async function judgeOver(where: string) {
      found.push(...(await untranslated(page)).map((one) => `${where}: ${one}`))
      found.push(...(await axeFindings(page)).map((one) => `${where}: ${one}`))
      found.push(...refused.map((one) => `${where}: ${one}`), ...complaints.splice(0).map((one) => `${where}: ${one}`))
      refused = []
    }
  })
}
