// Feedback: words first, stars by the keyboard, then person and photos; few stars open a complaint, five lead on to where the tenant wants them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pdfOf } from '../../core/server/pdfOf.ts'
import { expect } from '@playwright/test'
import { choose, expectAccessible, holdBack, test } from '../page.ts'
import { textsIn } from '../texts.ts'
import { newOwner, proveMobile } from './owner.ts'
import { namedKey } from '../../../src/schema/core/dataKeys.ts'

const heic = { name: 'IMG_2041.HEIC', mimeType: '', buffer: readFileSync(join(import.meta.dirname, '../files/phone.heic')) }
const pdf = { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: pdfOf().bytes }
const document = { name: 'notes.docx', mimeType: 'application/msword', buffer: Buffer.from('x') }

test('few stars with a photo open a complaint, and nothing is lost by a lost connection @phone', async ({ page, context, request }) => {
  // The decoder of a phone's pictures is slow where there is no second core.
  const t = textsIn('english')
  const { admin, mobile, customerId } = await newOwner(request)
  await page.goto('/english/home/feedback?tenantId=noor')
  const next = page.locator('.step-next')
  await expect(page.getByRole('heading', { name: t('landing.feedback.words') })).toBeVisible()
  await next.click()
  await expect(page.locator('#description')).toBeFocused()
  await expect(page.locator('#description-error')).not.toBeEmpty()
  await page.locator('#description').fill("<b>spare parts</b> '; drop table feedback")
  await expectAccessible(page)
  await next.click()
  await expect(page.getByRole('radiogroup')).toBeVisible()
  await next.click()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: t('landing.feedback.starsMissing') })
      .first(),
  ).toBeVisible()
  await expect(page.locator('#rating')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: t('landing.rating.star', { stars: 1, word: t('landing.rating.words.1') }) })).toBeChecked()
  await next.click()
  await expect(page.getByRole('heading', { name: t('landing.about.proveTitle') })).toBeVisible()
  await proveMobile(page, 'english', mobile)
  await choose(page, 'Camry')
  const field = page.getByRole('group', { name: t('landing.uploads.label') })
  const chooser = field.locator('input[type=file]').first()
  await page.route('**/common/upload-file', (route) => route.abort('connectionreset'))
  await chooser.setInputFiles([document, pdf])
  await expect(field.getByRole('alert').filter({ hasText: '.pdf' })).toBeVisible()
  await expect(field.getByRole('alert').filter({ hasText: t('errors.unavailable') })).toBeVisible()
  await expectAccessible(page)
  await field.getByRole('button', { name: t('landing.uploads.dismiss', { name: document.name }) }).click()
  await page.unroute('**/common/upload-file')
  const answer = await holdBack(page, '**/common/upload-file')
  await field.getByRole('button', { name: t('landing.parts.again') }).click()
  await next.click()
  await expect(page.getByText(t('landing.uploads.wait'))).toBeVisible()
  answer()
  await expect(field.getByRole('button', { name: t('landing.uploads.remove', { name: pdf.name }) })).toBeVisible()
  await chooser.setInputFiles(heic)
  await expect(field.getByText('IMG_2041.jpg', { exact: true })).toBeVisible({ timeout: 40_000 })
  await field.getByRole('button', { name: t('landing.uploads.earlier', { name: 'IMG_2041.jpg' }) }).click()
  await expect(field.locator('bdi').first()).toHaveText('IMG_2041.jpg')
  await page.reload()
  await expect(field.locator('bdi').first()).toHaveText('IMG_2041.jpg')
  await expectAccessible(page)

  await context.setOffline(true)
  await next.click()
  await expect(page.getByText(t('errors.offline'))).toBeVisible()
  // Otherwise it is sent by itself: installed.spec.ts.
  await page.getByRole('button', { name: t('landing.unsent.drop') }).click()
  await context.setOffline(false)
  await next.dblclick({ noWaitAfter: true })
  await expect(page.getByRole('heading', { name: t('landing.feedback.done.poor') })).toBeFocused()
  await expect(page.getByText(t('landing.case.team.Parts'))).toBeVisible()
  await expectAccessible(page)
  const ref = await page.locator('.done-ref bdi').innerText()
  expect((await admin('GET', `/feedback?customerId=${customerId}`)).data).toHaveLength(1)
  const [complaint] = (await admin('GET', `/complaints?customerId=${customerId}`)).data
  expect(complaint).toMatchObject({
    ref,
    rating: 1,
    department: 'Parts',
    severity: 'high',
    description: "<b>spare parts</b> '; drop table feedback",
    attachments: { length: 2 },
  })
  await page.getByRole('link', { name: t('landing.feedback.done.follow') }).click()
  await expect(page.getByText(t('landing.case.now.open'))).toBeVisible()
  await expect(page.locator('.case-files img')).toHaveCount(1)
})

test('five stars are thanked for, in Arabic, and lead on @desktop', async ({ page, request }) => {
  const t = textsIn('arabic')
  const { admin, mobile } = await newOwner(request)
  const [settings] = (await admin('GET', '/settings')).data
  const redirectUrl = { en: 'https://noor.example/en', ar: 'https://noor.example/ar' }
  const lead = async (to: object | null) =>
    admin('PUT', `/settings/${settings?.id}`, { redirectUrl: to, version: (await admin('GET', `/settings/${settings?.id}`)).version })
  await lead(redirectUrl)
  await page.goto('/arabic/home/feedback?tenantId=noor')
  const next = page.locator('.step-next')
  await page.locator('#description').fill('شكرًا لكم')
  await expectAccessible(page)
  await next.click()
  const star = (stars: number) =>
    page.getByRole('radio', { name: t('landing.rating.star', { stars, word: t(namedKey(`landing.rating.words.${stars}`)) }) })
  await star(3).check({ force: true })
  // What is more stands to the left.
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(star(5)).toBeChecked()
  const [first, last] = [await star(1).boundingBox(), await star(5).boundingBox()]
  expect(first?.x ?? 0).toBeGreaterThan(last?.x ?? 0)
  await expectAccessible(page)
  await next.click()
  await proveMobile(page, 'arabic', mobile)
  await expect(page.getByRole('heading', { name: t('landing.about.title') })).toBeVisible()
  await expectAccessible(page)
  await next.click()
  await expect(page.getByRole('heading', { name: t('landing.feedback.done.good') })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: t('landing.feedback.done.onward') })).toHaveAttribute('href', redirectUrl.ar)
  await expect(page.locator('.done-ref')).toHaveCount(0)
  // Other stories come back to the server itself.
  await lead(null)
})
