// Booking by telephone: by keys alone, in both languages, and what the person does where something is new.
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { staffWire } from './api.ts'
import { becomeStaff, openFirstPage } from './becomeStaff.ts'
import { expectAccessible, newMobile, newPlate, test } from './page.ts'
import { bothLanguages, sizeOf, textsIn } from './texts.ts'

/** Presses besides typing the number: the page, the search, the booking. */
const fewest = 3
const soon = 30_000
const account = { english: 'general-inquiry@noor.example', arabic: 'service-manager@noor.example' } as const
const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))

/** A customer whose car has many kilometres, so that work is due. */
async function somebody(request: APIRequestContext) {
  const admin = await staffWire(request)
  const mobile = newMobile()
  const { id } = await admin('POST', '/customers', { firstName: 'Huda', lastName: 'Alharbi', mobile })
  const make = (await admin('GET', '/masters/makes?size=1')).data[0]
  const plate = newPlate()
  await admin('POST', '/vehicles', { customerId: id, plate, makeId: make?.id, model: 'Camry', year: 2022, mileageKm: 60_000 })
  const bookings = async () =>
    (await admin('GET', `/appointments?customerId=${id}`)).data as unknown as { type: string; startAt: string; services: unknown[] }[]
  return { id, mobile, plate, bookings }
}
const chosenTime = (page: Page, t: ReturnType<typeof textsIn>) =>
  page.getByRole('radiogroup', { name: t('resources.appointments.fields.startAt') }).getByRole('radio', { checked: true })

for (const word of bothLanguages) {
  const t = textsIn(word)

  // A phone has no keys.
  test(`who calls is booked in with three presses and their number (${word}) @desktop`, async ({ page, request }) => {
    const { mobile, bookings } = await somebody(request)
    await openFirstPage(page, word, account[word])
    // Of the service manager it is under More; the key is everywhere.
    await expect(
      page
        .getByRole('navigation', { name: t('admin.layout.menu'), exact: true })
        .getByRole('link')
        .first(),
    ).toBeVisible()
    const begun = Date.now()
    let presses = 0
    const press = async (key: string) => {
      presses += 1
      await page.keyboard.press(key)
    }
    await press('b')
    await expect(page.getByLabel(t('admin.phone.find'), { exact: true })).toBeFocused()
    await page.keyboard.type(word === 'arabic' ? arabicDigits(mobile) : mobile)
    await press('Enter')
    await expect(chosenTime(page, t)).toBeFocused()
    await expect(page.getByRole('checkbox', { checked: true }).first()).toBeVisible()
    await press('Enter')
    // A second one does nothing.
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('messages.booked'), { exact: true })).toBeVisible()
    expect(presses).toBe(fewest)
    expect(Date.now() - begun).toBeLessThan(soon)
    const made = await bookings()
    expect(made.map(({ type }) => type)).toEqual(['service'])
    expect(made[0]?.services.length).toBeGreaterThan(0)
    await expectAccessible(page)
    // The next one, without leaving the page.
    await page.keyboard.press('b')
    await expect(page.getByLabel(t('admin.phone.find'), { exact: true })).toBeFocused()
  })

  test(`an unknown mobile becomes a customer with a car, and a booking (${word}) ${sizeOf[word]}`, async ({ page, request }) => {
    const make = (await (await staffWire(request))('GET', '/masters/makes?size=1')).data[0]?.name[word === 'arabic' ? 'ar' : 'en'] ?? ''
    await becomeStaff(page, word)
    await page.goto('/home/phone')
    const find = page.getByLabel(t('admin.phone.find'), { exact: true })
    await find.fill('??')
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('admin.phone.unclear'))).toBeVisible()
    await find.fill(newMobile())
    await page.keyboard.press('Enter')
    const field = (resource: 'customers' | 'vehicles', name: string) =>
      page.locator(`[data-field=${name}] input`).first().describe(`${resource} ${name}`)
    await expect(field('customers', 'firstName')).toBeFocused()
    // Sent too early, it says what is missing, and keeps the rest.
    await field('customers', 'firstName').fill('Hessa')
    await page.keyboard.press('Enter')
    await expect(field('customers', 'lastName')).toBeFocused()
    await page.keyboard.type('Alotaibi')
    const plate = newPlate()
    await field('vehicles', 'plate').fill(plate)
    await field('vehicles', 'makeId').fill(make)
    await page.getByRole('option', { name: make, exact: true }).click()
    await field('vehicles', 'model').fill('Camry')
    await field('vehicles', 'year').fill('2023')
    await page.getByRole('checkbox').first().check()
    await expect(chosenTime(page, t)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: t('admin.phone.book'), exact: true }).click()
    await expect(page.getByText(t('messages.booked'), { exact: true })).toBeVisible()
    // Now known by the plate, as it is read out.
    await page.getByRole('button', { name: t('admin.phone.next'), exact: true }).click()
    await find.fill([...plate].join(' '))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Hessa Alotaibi', exact: true })).toBeVisible()
  })
}

test('is in the menu, the search and the list of shortcuts for those who may book @desktop', async ({ page }) => {
  const t = textsIn('english')
  await openFirstPage(page, 'english', account.english)
  await expect(page.getByRole('link', { name: t('admin.phone.title'), exact: true })).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog').getByText(t('admin.phone.title'), { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('phone')
  await page.getByRole('option', { name: t('admin.phone.title') }).click()
  await expect(page).toHaveURL(/\/home\/phone$/)
})
