// A job's story: an advisor adds work and sends the link, the customer decides on a phone in Arabic, the advisor sees it and prints.
import { expect } from '@playwright/test'
import { bookByWire, staffWire } from './api.ts'
import { expectAccessible, settled, signIn, test } from './page.ts'
import { textsIn } from './texts.ts'
import { namedKey } from '../../src/schema/core/dataKeys.ts'

const isPhone = () => test.info().project.name === 'phone'

test('work is added, sent, decided on by its customer and seen', async ({ page, browser, request }) => {
  const word = isPhone() ? ('arabic' as const) : ('english' as const)
  const t = textsIn(word)
  const arabic = textsIn('arabic')
  const admin = await staffWire(request)
  const { id } = await bookByWire(request)
  const { version } = await admin('GET', `/appointments/${id}`)
  await admin('POST', `/appointments/${id}/status`, { to: 'inWorkshop', mileageIn: 41_000, version })
  await signIn(page, word)
  await page.goto(`/home/appointments/${id}/show`)
  await settled(page)
  for (const [en, ar, price] of [
    ['Brake pads', 'فحمات', '420'],
    ['Wipers', 'مساحات', '95'],
  ] as const) {
    await page.getByRole('button', { name: t('admin.job.addWork'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('[data-field=name] input[lang=en]').fill(en)
    await dialog.locator('[data-field=name] input[lang=ar]').fill(ar)
    await dialog.locator('[data-field=price] input').fill(price)
    await dialog.getByRole('button', { name: t('admin.form.save'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(word === 'arabic' ? ar : en, { exact: true }).first()).toBeVisible()
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: t('admin.job.send'), exact: true }).click()
  const address = await page.locator('a[href*="home/job?"]').getAttribute('href')
  const { pathname, search } = new URL(address ?? '')

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ar-SA' })
  const phone = await context.newPage()
  await phone.goto(`${pathname.replace('english', 'arabic')}${search}`)
  await expect(phone.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(phone.getByText(arabic('landing.job.now.inWorkshop'))).toBeVisible()
  const answer = (name: string, words: string) =>
    phone
      .getByRole('group', { name })
      .getByRole('radio', { name: arabic(namedKey(`landing.job.answers.${words}`)), exact: true })
      .check()
  await answer('فحمات', 'accepted')
  await answer('مساحات', 'declined')
  await expectAccessible(phone)
  await phone.getByRole('button', { name: arabic('landing.job.confirm') }).click()
  await expect(phone.getByText(arabic('messages.decided'))).toBeVisible()
  const linked = await phone.locator('a[href*="estimate-by-link"]').getAttribute('href')
  const estimate = await phone.request.get(linked ?? '')
  expect((await estimate.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await context.close()

  await expect(page.getByText(t('enumerations.serviceDecision.accepted'), { exact: true })).toBeVisible()
  await expect(page.getByText(t('enumerations.serviceDecision.declined'), { exact: true })).toBeVisible()
  for (const language of ['english', 'arabic'] as const) {
    await page.getByRole('button', { name: t('admin.job.print'), exact: true }).click()
    const items = page.getByRole('menuitem', { name: t('messages.documents.jobCard'), exact: true })
    const download = page.waitForEvent('download')
    await (language === word ? items.first() : items.last()).click()
    const stream = await (await download).createReadStream()
    let start = Buffer.alloc(0)
    for await (const part of stream) {
      start = Buffer.concat([start, part as Buffer])
      if (start.length >= 5) break
    }
    expect(start.subarray(0, 5).toString()).toBe('%PDF-')
  }
})
