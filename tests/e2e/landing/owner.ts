// A customer with one car whom the staff knows, and who proves their mobile on the page that they open.
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { LanguageWord } from '../../../src/schema/core/limits.ts'
import { staffWire } from '../api.ts'
import { enterCode, expectAccessible, newMobile, newPlate, openLanding, type Finder } from '../page.ts'
import { textsIn } from '../texts.ts'

/** Where the demo's first branch sends its drivers. */
export const inRiyadh = { latitude: 24.72, longitude: 46.69, accuracy: 14 }

/** Makes one. */
export async function newOwner(request: APIRequestContext) {
  const admin = await staffWire(request)
  const mobile = newMobile()
  const owner = await admin('POST', '/customers', { firstName: 'Lama', lastName: 'Alharbi', mobile, languageId: '2' })
  const make = (await admin('GET', '/masters/makes?size=1')).data[0]
  const plate = newPlate()
  const car = await admin('POST', '/vehicles', { plate, customerId: owner.id, makeId: make?.id, model: 'Camry', year: 2023 })
  return { admin, mobile, customerId: owner.id, vehicleId: car.id }
}

/** Proves the mobile where a page asks for it. */
export async function proveMobile(page: Finder, word: LanguageWord, mobile: string): Promise<void> {
  const t = textsIn(word)
  await page.getByLabel(t('landing.find.label')).fill(mobile)
  await page.getByRole('button', { name: t('landing.find.go') }).click()
  await expect(page.locator('.code-input')).toBeVisible()
  await enterCode(page, word)
}

const name = { english: { first: 'Sara', last: 'Alqahtani' }, arabic: { first: 'سارة', last: 'القحطاني' } }

/** Proves a new mobile on the first page, and gives a name. */
export async function becomeCustomer(page: Page, word: LanguageWord): Promise<void> {
  const t = textsIn(word)
  await openLanding(page, word)
  await expectAccessible(page)
  await page.getByLabel(t('landing.find.label')).fill(newMobile())
  await page.getByRole('button', { name: t('landing.find.go') }).click()
  await expect(page.locator('.code-input')).toBeVisible()
  await expectAccessible(page)
  await enterCode(page, word)
  await page.getByLabel(t('resources.customers.fields.firstName')).fill(name[word].first)
  await expectAccessible(page)
  await page.getByLabel(t('resources.customers.fields.lastName')).fill(name[word].last)
  await page.getByRole('button', { name: t('landing.parts.goOn') }).click()
  await expect(page.getByText(name[word].first).first()).toBeVisible()
}
