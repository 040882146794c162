// The admin without a network (specification, section 8): it says so, sends nothing, and goes on by itself.
import { expect } from '@playwright/test'
import { expectAccessible, go, settled, signIn, test } from './page.ts'
import { languagesAtSizes, textsIn } from './texts.ts'

test.use({ serviceWorkers: 'allow' })

for (const [word, size] of languagesAtSizes)
  test(`§8.1 without a network nothing is sent, ${word} ${size}`, async ({ page, context }) => {
    const t = textsIn(word)
    const sent: string[] = []
    const says = page.getByRole('alert').filter({ hasText: t('errors.offline') })
    const inPlace = page.locator('main').getByRole('heading', { name: t('errors.offline') })
    const dismiss = () => says.getByRole('button', { name: t('admin.layout.dismiss') }).click()
    const openBell = page.getByRole('button', { name: new RegExp(`^${t('admin.bell.title')}`) })
    await signIn(page, word)
    await expect(openBell).toBeVisible()
    await settled(page)
    // A page whose code is not there, and then a list whose rows are not.
    await context.setOffline(true)
    page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await go(page, '/home/masters')
    await expect(says).toBeVisible()
    await expect(inPlace).toBeVisible()
    await expectAccessible(page)
    await dismiss()
    await go(page, '/home/makes')
    await expect(says).toBeVisible()
    await expect(inPlace).toBeVisible()
    expect(sent).toEqual([])
    await context.setOffline(false)
    await expect(inPlace).toHaveCount(0)
    await expect(says).toHaveCount(0)
    await expect(page.locator('main').getByText('Toyota').or(page.locator('main').getByText('تويوتا')).first()).toBeVisible()
    await go(page, '/home/masters')
    await expect(page.getByRole('heading', { level: 1, name: t('admin.masters.title') })).toBeVisible()

    // A filter, and a part of the page that is loaded when it is opened.
    await go(page, '/home/leads')
    await settled(page)
    await context.setOffline(true)
    const before = sent.length
    await go(page, `/home/leads?filter=${encodeURIComponent(JSON.stringify({ status: ['closed'] }))}`)
    await expect(says).toBeVisible()
    await expect(inPlace).toBeVisible()
    await openBell.click()
    const bell = page.getByRole('dialog', { name: t('admin.bell.title') })
    await expect(bell.getByRole('heading', { name: t('admin.bell.title') })).toHaveCount(0)
    expect(sent.slice(before)).toEqual([])
    await context.setOffline(false)
    await expect(bell.getByRole('heading', { name: t('admin.bell.title') })).toBeVisible()
    await expect(page.getByText(t('errors.offline'))).toHaveCount(0)
    await page.keyboard.press('Escape')
    await settled(page)

    // A form keeps what was typed, and is sent when the person says so again, not before.
    await go(page, '/home/designation')
    await settled(page)
    await go(page, '/home/makes/create')
    const mark = `Q${Date.now().toString(36)}`
    const name = (side: string) => page.getByRole('textbox', { name: new RegExp(side) }).first()
    await name(t('enumerations.language.1')).fill(mark)
    await name(t('enumerations.language.2')).fill(mark)
    await name(`^${t('resources.makes.fields.slug')}`).fill(mark.toLowerCase())
    const save = page.getByRole('button', { name: t('admin.form.save'), exact: true })
    await context.setOffline(true)
    const changes = () => sent.filter((one) => /^POST .*\/masters\/makes/.test(one))
    await save.click()
    await expect(says).toBeVisible()
    await expect(save).toBeEnabled()
    await expect(name(t('enumerations.language.1'))).toHaveValue(mark)
    expect(changes()).toEqual([])
    // The stream of live events opens again: what waits for the network has had its turn.
    const live = page.waitForRequest(/staffs\/live/)
    await context.setOffline(false)
    await live
    await expect(says).toHaveCount(0)
    expect(changes()).toEqual([])
    await save.click()
    await expect(page.getByRole('heading', { name: mark })).toBeVisible()
    expect(changes()).toHaveLength(1)
  })
