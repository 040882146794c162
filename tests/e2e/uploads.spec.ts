// Files in a real browser: a phone's HEIC and a large JPEG are made smaller, cut, sent, saved and shown; what is refused is refused unsent.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pdfOf } from '../core/server/pdfOf.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { LanguageWord } from '../../src/schema/core/limits.ts'
import { wireOf } from './api.ts'
import { becomeStaff } from './becomeStaff.ts'
import { expectAccessible, holdBack, test } from './page.ts'
import { bothLanguages, languagesAtSizes, textsIn } from './texts.ts'
import { namedKey } from '../../src/schema/core/dataKeys.ts'

const megabyte = 1_000_000
interface Chosen {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A real HEIC as a phone's system hands it over; an empty box behind it makes it as large as those are. */
function phonePicture(): Chosen {
  const picture = readFileSync(join(import.meta.dirname, 'files/phone.heic'))
  const box = Buffer.alloc(1.2 * megabyte)
  box.writeUInt32BE(box.length, 0)
  box.write('free', 4)
  return { name: 'IMG_2041.HEIC', mimeType: '', buffer: Buffer.concat([picture, box]) }
}
/** A photo's worth of detail. */
async function largeJpeg(): Promise<Chosen> {
  const [width, height] = [3000, 2000]
  const detail = Buffer.from(Uint8Array.from({ length: width * height * 3 }, (_, place) => ((place * 7919) % 97) + (place % 3000) / 25))
  const buffer = await sharp(detail, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
  expect(buffer.length).toBeGreaterThan(megabyte)
  return { name: 'damage.jpg', mimeType: 'image/jpeg', buffer }
}

const administrator = { email: 'administrator@noor.example', password: 'wakeel-demo' }
const save = (page: Page) => page.locator('form button[type=submit], button[form][type=submit]').last().click()
const chooser = (field: Locator) => field.locator('input[type=file]').first()
/** A car that no other of these stories changes. */
async function vehicleFor(admin: ReturnType<typeof wireOf>, word: LanguageWord, story: number): Promise<string | undefined> {
  const { data } = await admin('GET', '/vehicles?size=10')
  return data[story * 4 + bothLanguages.indexOf(word) * 2 + (test.info().project.name === 'phone' ? 0 : 1)]?.id
}
/** The bytes of a picture on the page, as the browser got them. */
const sizeOn = (picture: Locator) =>
  picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return { width: image.naturalWidth, height: image.naturalHeight, bytes: (await (await fetch(image.src)).arrayBuffer()).byteLength }
  })

for (const [word, size] of languagesAtSizes) {
  const t = textsIn(word)
  const fieldOf = (page: Page, resource: string, name: string) =>
    page.getByRole('group', { name: new RegExp(`^${t(namedKey(`resources.${resource}.fields.${name}`))}`) })

  test(`a phone's picture becomes the square photo of a member of staff (${word}) ${size}`, async ({ page, request }) => {
    // The decoder of such pictures is slow where there is no second core.
    test.slow()
    const admin = wireOf(request, (await wireOf(request)('POST', '/staffs/login', administrator)).token)
    const id = (await admin('GET', '/staffs/list?size=1')).data[0]?.id
    await becomeStaff(page, word)
    await page.goto(`/home/staff/${id}`)
    const field = fieldOf(page, 'staff', 'photo')
    const sent = page.waitForRequest((one) => one.url().endsWith('/common/upload-file'))
    await chooser(field).setInputFiles(phonePicture())
    const dialog = page.getByRole('dialog', { name: t('admin.upload.cropTitle') })
    await expect(dialog).toBeVisible({ timeout: 30_000 })
    await expect(dialog.locator('img')).toBeVisible()
    await expectAccessible(page)
    const use = dialog.getByRole('button', { name: t('admin.upload.cropUse') })
    await expect(use).toBeFocused()
    await dialog.getByRole('slider').focus()
    await page.keyboard.press('ArrowRight')
    await use.click()
    expect(Number((await (await sent).allHeaders())['content-length'])).toBeLessThan(megabyte)
    await expect(field.getByText('IMG_2041.jpg', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await save(page)
    await page.goto(`/home/staff/${id}/show`)
    const picture = page.getByRole('button', { name: t('admin.upload.view', { name: 'IMG_2041.jpg' }) })
    expect(await sizeOn(picture.locator('img'))).toMatchObject({ width: 512, height: 512 })
    await picture.click()
    await expect(page.getByRole('dialog').getByRole('img', { name: 'IMG_2041.jpg' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test(`a large picture is sent small, kept beside others in order, and its address is signed (${word}) ${size}`, async ({
    page,
    request,
  }) => {
    const admin = wireOf(request, (await wireOf(request)('POST', '/staffs/login', administrator)).token)
    const id = await vehicleFor(admin, word, 0)
    await becomeStaff(page, word)
    await page.goto(`/home/vehicles/${id}`)
    const field = fieldOf(page, 'vehicles', 'documents')
    const large = await largeJpeg()
    await chooser(field).setInputFiles([
      large,
      { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: pdfOf().bytes },
      { name: 'notes.docx', mimeType: 'application/msword', buffer: Buffer.from('x') },
    ])
    await expect(field.getByText('damage.jpg', { exact: true })).toBeVisible({ timeout: 30_000 })
    await expect(field.getByText('invoice.pdf', { exact: true })).toBeVisible()
    await expect(field.getByRole('alert')).toContainText('.pdf')
    await expectAccessible(page)
    await field.getByRole('button', { name: t('admin.upload.dismiss', { name: 'notes.docx' }) }).click()
    await field.getByRole('button', { name: t('admin.upload.later', { name: 'damage.jpg' }) }).click()
    await expect(field.locator('bdi').first()).toHaveText('invoice.pdf')
    await save(page)
    await page.goto(`/home/vehicles/${id}/show`)
    const picture = page.getByRole('button', { name: t('admin.upload.view', { name: 'damage.jpg' }) }).locator('img')
    const shown = await sizeOn(picture)
    expect(shown).toMatchObject({ width: 1500, height: 1000 })
    expect(shown.bytes).toBeLessThan(megabyte)
    const address = new URL((await picture.getAttribute('src')) ?? '', page.url())
    expect((await request.get(address.href)).status()).toBe(200)
    expect((await request.get(address.pathname)).status()).toBe(404)
    await expect(page.getByRole('link', { name: /invoice\.pdf/ })).toBeVisible()
  })

  test(`a lost connection loses no file, and nothing is saved while one is on its way (${word}) ${size}`, async ({ page, request }) => {
    const admin = wireOf(request, (await wireOf(request)('POST', '/staffs/login', administrator)).token)
    const id = await vehicleFor(admin, word, 1)
    await becomeStaff(page, word)
    await page.goto(`/home/vehicles/${id}`)
    const field = fieldOf(page, 'vehicles', 'documents')
    await page.route('**/common/upload-file', (route) => route.abort('connectionreset'))
    const pdf = { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: pdfOf().bytes }
    await chooser(field).setInputFiles(pdf)
    await expect(field.getByRole('alert')).toContainText(t('errors.unavailable'))
    await page.unroute('**/common/upload-file')
    const answer = await holdBack(page, '**/common/upload-file')
    await field.getByRole('button', { name: t('admin.upload.retry') }).click()
    await page.locator('input[name=trim]').fill('GLX')
    await save(page)
    await expect(page.getByText(t('admin.upload.wait'))).toBeVisible()
    answer()
    await expect(field.getByRole('button', { name: t('admin.upload.remove', { name: 'invoice.pdf' }) })).toBeVisible()
    await expect(page.getByText(t('admin.upload.wait'))).toHaveCount(0)
  })
}
