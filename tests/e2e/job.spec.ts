// A job's story: an advisor adds work and sends the link, the customer decides on a phone in Arabic, the advisor sees it and prints.
import { expect, type Locator } from '@playwright/test'
import sharp from 'sharp'
import { bookByWire, customersPage, staffWire } from './api.ts'
import { becomeStaff } from './becomeStaff.ts'
import { expectAccessible, settled, test } from './page.ts'
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
  await becomeStaff(page, word)
  await page.goto(`/home/appointments/${id}/show`)
  await settled(page)
  for (const [en, ar, price] of [
    ['Brake pads', 'فحمات', '420'],
    ['Wipers', 'مساحات', '95'],
  ] as const) {
    await page.getByRole('button', { name: t('admin.job.addWork'), exact: true }).click()
    await page.getByRole('menuitem', { name: t('admin.job.other'), exact: true }).click()
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
  const address = await customersPage(page, 'arabic')

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ar-SA' })
  const phone = await context.newPage()
  await phone.goto(address)
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

test('a technician moves an own booking, adds work with its price and photos, and may not decide for the customer @phone', async ({
  page,
  request,
}) => {
  const word = isPhone() ? ('arabic' as const) : ('english' as const)
  const t = textsIn(word)
  const admin = await staffWire(request)
  const { id, ref } = await bookByWire(request)
  const technician = (await admin('GET', '/staffs/list?q=technician@noor.example&size=1')).data[0]
  const { version } = await admin('GET', `/appointments/${id}`)
  const begun = await admin('POST', `/appointments/${id}/status`, { to: 'inWorkshop', mileageIn: 41_000, version })
  await admin('PUT', `/appointments/${id}`, { technicianId: technician?.id, version: begun.version })
  await becomeStaff(page, word, 'technician@noor.example')
  await page.goto(`/home/appointments/${id}/show`)
  await settled(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ref)
  await page.getByRole('button', { name: t('admin.job.addWork'), exact: true }).click()
  await page.getByRole('menuitem', { name: t('admin.job.other'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[data-field=name] input[lang=en]').fill('Brake discs')
  await dialog.locator('[data-field=name] input[lang=ar]').fill('هوبات')
  await dialog.locator('[data-field=price] input').fill('640')
  await dialog.getByRole('button', { name: t('admin.form.save'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(word === 'arabic' ? 'هوبات' : 'Brake discs', { exact: true }).first()).toBeVisible()
  for (const name of ['admin.job.byPhone', 'admin.job.send', 'admin.job.addPart'] as const)
    await expect(page.getByRole('button', { name: t(name), exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: t('admin.job.addPhotos'), exact: true }).click()
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#4a5a6a' } })
    .jpeg()
    .toBuffer()
  await dialog.locator('input[type=file]').first().setInputFiles({ name: 'disc.jpg', mimeType: 'image/jpeg', buffer: picture })
  await expect(dialog.getByRole('status').filter({ hasText: 'disc' })).toHaveCount(1)
  await dialog.getByRole('button', { name: t('admin.form.save'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('admin.moves.booking.qc'), exact: true }).click()
  await expect.poll(async () => (await admin('GET', `/appointments/${id}`)).status).toBe('qc')
  expect((await admin('GET', `/appointments/${id}`)).photos).toHaveLength(1)
})

test('found work is priced in both languages and sent to its customer in three presses, and the decision says where it was made', async ({
  page,
  request,
}) => {
  const word = isPhone() ? ('arabic' as const) : ('english' as const)
  const t = textsIn(word)
  const admin = await staffWire(request)
  const { id } = await bookByWire(request)
  const { version } = await admin('GET', `/appointments/${id}`)
  await admin('POST', `/appointments/${id}/status`, { to: 'inWorkshop', mileageIn: 41_000, version })
  await becomeStaff(page, word, 'service-manager@noor.example')
  await page.goto(`/home/appointments/${id}/show`)
  await settled(page)
  // What is empty does not stand there.
  for (const name of ['admin.job.parts', 'admin.job.photos'] as const)
    await expect(page.getByRole('heading', { name: t(name), exact: true })).toHaveCount(0)
  let presses = 0
  const press = async (target: Locator) => {
    presses += 1
    await target.click()
  }
  await press(page.getByRole('button', { name: t('admin.job.addWork'), exact: true }))
  await press(page.getByRole('menuitem').first())
  await press(page.getByRole('button', { name: t('admin.job.send'), exact: true }))
  await expect(page.locator('a[href*="/s/"]')).toBeVisible()
  expect(presses).toBe(3)
  const [made] = (await admin('GET', `/jobServices?appointmentId=${id}`)).data as unknown as Record<string, unknown>[]
  expect(made).toMatchObject({ name: { en: expect.stringMatching(/\w/), ar: expect.stringMatching(/\p{L}/u) }, decision: 'proposed' })
  expect(Number(made?.['price'])).toBeGreaterThan(0)
  // Nothing is checked before the customer has decided.
  await expect(page.getByRole('button', { name: t('admin.moves.booking.qc'), exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: t('admin.job.byPhone'), exact: true }).click()
  await expectAccessible(page)
  const accepted = `${t('enumerations.serviceDecision.accepted')} · ${t('enumerations.decidedFrom.counter')}`
  await page.getByRole('menuitem', { name: accepted, exact: true }).click()
  await expect(page.getByText(t('admin.job.recordedBy'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('admin.moves.booking.qc'), exact: true })).toBeVisible()
  const [decided] = (await admin('GET', `/jobServices?appointmentId=${id}`)).data as unknown as Record<string, unknown>[]
  expect(decided).toMatchObject({ decision: 'accepted', decidedBy: 'staff', decidedFrom: 'counter', decidedById: expect.any(String) })
})
