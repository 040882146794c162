// Lead management's own stories: English at a desktop, Arabic on a phone. Cases with a weekend or a holiday are in the server's tests.
import { expect, type Page } from '@playwright/test'
import { staffWire } from './api.ts'
import { expectAccessible, newMobile, newPlate, settled, signIn, test } from './page.ts'
import { textsIn } from './texts.ts'

const isPhone = () => test.info().project.name === 'phone'
const words = () => {
  const word = isPhone() ? ('arabic' as const) : ('english' as const)
  return { word, t: textsIn(word) }
}
const mark = () => `Q${Math.random().toString(36).slice(2, 9)}`
type Wire = Awaited<ReturnType<typeof staffWire>>
const newLead = (admin: Wire, name: string, more: Record<string, unknown> = {}) =>
  admin('POST', '/leads', { name, type: 'New Car Sales', mobile: newMobile(), department: 'Sales', source: 'phone', ...more })
async function openLead(page: Page, id: string, account?: string): Promise<void> {
  await signIn(page, words().word, account)
  await page.goto(`/home/leads/${id}/show`)
  await settled(page)
}
const everyDay = Object.fromEntries(
  ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((day) => [day, [{ from: '00:00', to: '23:45' }]]),
)

test('a follow-up answers a lead, stops its clock and names the next contact', async ({ page, request }) => {
  const { t } = words()
  const name = `Noura ${mark()}`
  const { id } = await newLead(await staffWire(request), name)
  await openLead(page, id)
  await page.getByRole('button', { name: t('admin.lead.followUp'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const type = t('enumerations.followedRecord.lead')
  await expect(dialog.getByRole('heading')).toHaveText(t('admin.lead.followUpTitle', { type }))
  await expect(dialog.getByLabel(t('admin.lead.id'))).toHaveValue(id)
  await expect(dialog.getByLabel(t('admin.lead.id'))).toBeDisabled()
  await dialog.getByRole('button', { name: t('admin.lead.create') }).click()
  await expect(dialog.getByText(t('validation.required'))).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(t('resources.followUps.fields.comment')).fill('Called, comes on Sunday.')
  await dialog.getByRole('button', { name: t('admin.lead.create') }).click()
  await expect(page.getByText('Called, comes on Sunday.')).toBeVisible()
  await expect(page.getByText(t('admin.lead.answered'))).toBeVisible()
  await page.getByRole('button', { name: t('admin.lead.setNext') }).click()
  await expect(page.getByRole('dialog', { name: t('admin.lead.nextTitle') })).toBeVisible()
  await expectAccessible(page)
})

test('a lead becomes a test drive in one step, and leads to it', async ({ page, request }) => {
  const { t } = words()
  const admin = await staffWire(request)
  const branch = (await admin('GET', '/masters/dealershipLocations?size=1')).data[0]
  const { id } = await newLead(admin, `Hind ${mark()}`, { type: 'Test Drive', locationId: branch?.id })
  await openLead(page, id)
  await page.getByRole('button', { name: t('admin.lead.convert.testDrive'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(t('resources.customers.fields.firstName'))).toHaveValue('Hind')
  // The last day on offer has most room.
  await dialog
    .getByRole('group', { name: t('admin.lead.convert.day') })
    .getByRole('button')
    .last()
    .click()
  await dialog
    .getByRole('group', { name: t('admin.lead.convert.time') })
    .getByRole('button')
    .last()
    .click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('admin.lead.convert.book'), exact: true }).click()
  await page.getByRole('link', { name: t('admin.lead.toBooking') }).click()
  await expect(page).toHaveURL(/appointments/)
  const lead = await admin('GET', `/leads/${id}`)
  expect([lead.status, lead.outcome]).toEqual(['completed', 'booked'])
})

test('what is missing for a service booking is said beside it, and nothing typed is lost', async ({ page, request }) => {
  const { t } = words()
  const admin = await staffWire(request)
  const branch = (await admin('GET', '/masters/dealershipLocations?size=1')).data[0]
  const make = (await admin('GET', '/masters/makes?size=1')).data[0]
  const { id } = await newLead(admin, `Reem ${mark()}`, {
    type: 'After Sales Inquiry',
    department: 'Service',
    locationId: branch?.id,
    makeId: make?.id,
    model: 'Camry',
  })
  await openLead(page, id)
  await page.getByRole('button', { name: t('admin.lead.convert.service'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(t('resources.customers.fields.firstName'))).toHaveValue('Reem')
  const plate = newPlate()
  await dialog.getByLabel(t('resources.vehicles.fields.plate')).first().fill(plate)
  await dialog.getByLabel(t('resources.vehicles.fields.year')).fill('2023')
  await dialog
    .getByRole('group', { name: t('admin.lead.convert.time') })
    .getByRole('button')
    .first()
    .click()
  await dialog.getByRole('button', { name: t('admin.lead.convert.book'), exact: true }).click()
  // Nothing is lost for what is still missing.
  await expect(dialog.getByText(t('validation.chooseService'))).toBeVisible()
  await expect(dialog.getByLabel(t('resources.vehicles.fields.year'))).toHaveValue('2023')
  await expectAccessible(page)
})

test('leads are given by hand, in bulk and by themselves', async ({ page, request }) => {
  const { word } = words()
  const admin = await staffWire(request)
  const code = mark()
  const names = (en: string) => ({ en, ar: en })
  const branch = await admin('POST', '/masters/dealershipLocations', { name: names(code), hours: everyDay, bays: 1 })
  const manager = (await admin('GET', '/staffs/list?q=parts-manager&size=1')).data[0]
  const taker = (place: number) =>
    admin('POST', '/staffs/list', {
      staffNo: `${code}-${place}`,
      name: names(`Taker ${code} ${place}`),
      email: `${code}-${place}@noor.example`.toLowerCase(),
      department: 'Parts',
      designationId: manager?.designationId,
      locationIds: [branch.id],
      leadTypes: ['Parts Inquiry'],
    })
  const [one, two] = [await taker(1), await taker(2)]
  const parts = { type: 'Parts Inquiry', department: 'Parts', locationId: branch.id }
  const waiting = [await newLead(admin, `Before ${code}`, parts), await newLead(admin, `Again ${code}`, parts)]
  expect(waiting.map(({ assigneeId }) => assigneeId)).toEqual([null, null])
  const shared = await admin('POST', '/misc/updateLeadsAssignment', {
    leadIds: waiting.map(({ id }) => id),
    strategy: 'round-robin',
    reason: 'Morning',
  })
  expect(JSON.stringify(shared)).toContain('"changed":2')
  // What comes from now on goes out by itself.
  await admin('POST', '/masters/leadRouting', { type: 'Parts Inquiry', locationId: branch.id, automatic: true })
  const arrived = await newLead(admin, `Arrived ${code}`, parts)
  expect([one.id, two.id]).toContain(arrived.assigneeId)
  // By hand: its page names anyone who has it now.
  const other = arrived.assigneeId === one.id ? two : one
  await admin('POST', '/misc/updateLeadsAssignment', { leadIds: [arrived.id], staffId: other.id, reason: 'Knows the customer' })
  await signIn(page, word)
  await page.goto(`/home/leads/${arrived.id}/show`)
  await expect(page.getByText(`Taker ${code} ${other.id === one.id ? 1 : 2}`).first()).toBeVisible()
})

test('a manager sees how fast the dealership answers and opens the leads of a band', async ({ page }) => {
  const { t, word } = words()
  await signIn(page, word, 'sales-manager@noor.example')
  await page.goto('/home/leads')
  await page.getByRole('button', { name: t('admin.lead.team.show') }).click()
  const band = page.locator('a[href*=responseBand]').filter({ hasText: t('enumerations.responseBand.15-30 Min') })
  await expect(band).toBeVisible()
  await expectAccessible(page)
  await band.click()
  await expect(page).toHaveURL(/responseBand/)
})

test('a sales executive takes a lead that nobody has, and works on it', async ({ page, request }) => {
  const { t } = words()
  const admin = await staffWire(request)
  const { id } = await newLead(admin, `Reem ${mark()}`)
  const { version, assigneeId } = await admin('GET', `/leads/${id}`)
  // The rules of routing may have given it to somebody.
  if (assigneeId) await admin('PUT', `/leads/${id}`, { assigneeId: null, version })
  await openLead(page, id, 'sales-executive@noor.example')
  const followUp = page.getByRole('button', { name: t('admin.lead.followUp'), exact: true })
  const take = page.getByRole('button', { name: t('admin.show.take'), exact: true })
  await expect(take).toBeVisible()
  await expect(followUp).toHaveCount(0)
  await expectAccessible(page)
  await take.click()
  await expect(followUp).toBeVisible()
  await expect(take).toHaveCount(0)
  const executive = (await admin('GET', '/staffs/list?q=sales-executive@noor.example&size=1')).data[0]
  expect((await admin('GET', `/leads/${id}`)).assigneeId).toBe(executive?.id)
})
