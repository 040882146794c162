// Lead management's own stories: English at a desktop, Arabic on a phone. Cases with a weekend or a holiday are in the server's tests.
import { expect, type Locator, type Page } from '@playwright/test'
import { staffWire } from './api.ts'
import { becomeStaff } from './becomeStaff.ts'
import { changeKept, expectAccessible, newMobile, newPlate, settled, test } from './page.ts'
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
/** The id of a new lead that nobody has: the rules of routing may have given it to somebody. */
async function unassignedLead(admin: Wire, name: string): Promise<string> {
  const { id } = await newLead(admin, name)
  const { version, assigneeId } = await admin('GET', `/leads/${id}`)
  if (assigneeId) await admin('PUT', `/leads/${id}`, { assigneeId: null, version })
  return id
}
async function openLead(page: Page, id: string, account?: string): Promise<void> {
  await becomeStaff(page, words().word, account)
  await page.goto(`/home/leads/${id}/show`)
  await settled(page)
}
const everyDay = Object.fromEntries(
  ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((day) => [day, [{ from: '00:00', to: '23:45' }]]),
)

test('a follow-up answers a lead, stops its clock and names the next contact @phone', async ({ page, request }) => {
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

test('a call is logged with three presses once it was made: what came of it, when the next one is, and save', async ({ page, request }) => {
  const { t } = words()
  const admin = await staffWire(request)
  const id = await unassignedLead(admin, `Dana ${mark()}`)
  await openLead(page, id, 'sales-manager@noor.example')
  // Where nothing opens such links, the page stays.
  await page.getByRole('link', { name: t('admin.customer.call'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('admin.lead.contact.log') })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('admin.lead.contact.save') }).click()
  await expect(dialog.getByText(t('admin.lead.contact.missing'))).toBeVisible()
  await dialog.getByRole('button', { name: t('enumerations.contactResult.noAnswer'), exact: true }).click()
  await dialog.getByRole('button', { name: new RegExp(`^${t('admin.lead.contact.when.tomorrow', { time: '' }).trim()}`) }).click()
  await dialog.getByLabel(t('resources.followUps.fields.comment')).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(t('enumerations.contactResult.noAnswer'))).toBeVisible()
  await expect(page.getByText(t('admin.lead.next'))).toBeVisible()
  const lead = await admin('GET', `/leads/${id}`)
  const manager = (await admin('GET', '/staffs/list?q=sales-manager@noor.example&size=1')).data[0]
  expect([lead.status, lead.assigneeId]).toEqual(['in-progress', manager?.id])
})

const filled = (page: Page) => page.getByRole('main').locator('.MuiButton-contained')

test('a lead is taken, contacted and booked by the one filled button, the test drive with at most four presses', async ({
  page,
  request,
}) => {
  const { t } = words()
  const admin = await staffWire(request)
  const account = isPhone() ? 'sales-executive@noor.example' : 'sales-manager@noor.example'
  const branch = (await admin('GET', `/staffs/list?q=${account}&size=1`)).data[0]?.locationIds[0]
  const at = branch ? `&locationId=${branch}` : ''
  const car = (await admin('GET', `/driveCars?size=1${at}`)).data[0] as unknown as { modelId: string; locationId: string }
  const model = (await admin('GET', `/masters/models/${car.modelId}`)) as unknown as { name: { en: string }; makeId: string }
  const message = 'I would like to drive it with my family.\nIs the weekend possible?'
  const { id } = await newLead(admin, `Hind ${mark()}`, {
    ...{ locationId: car.locationId, makeId: model.makeId, model: model.name.en, message },
  })
  const { version, assigneeId } = await admin('GET', `/leads/${id}`)
  if (assigneeId) await admin('PUT', `/leads/${id}`, { assigneeId: null, version })
  await openLead(page, id, account)
  await expect(page.locator('blockquote')).toHaveText(message)
  // A message in the other language stands where the page begins, too.
  await expect(page.locator('blockquote')).toHaveCSS('text-align', isPhone() ? 'right' : 'left')
  await expect(filled(page)).toHaveText([t('admin.show.take')])
  await filled(page).click()
  await expect(filled(page)).toHaveText([t('admin.lead.contact.log')])
  await expectAccessible(page)
  await filled(page).click()
  const contact = page.getByRole('dialog', { name: t('admin.lead.contact.log') })
  await contact.getByRole('button', { name: t('enumerations.contactResult.reached'), exact: true }).click()
  await contact.getByRole('button', { name: t('admin.lead.contact.save'), exact: true }).click()
  await expect(contact).toHaveCount(0)
  await expect(filled(page)).toHaveText([t('admin.lead.convert.testDrive')])

  let presses = 0
  const press = (target: Locator) => {
    presses += 1
    return target.click()
  }
  await press(filled(page))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(t('resources.customers.fields.firstName'))).toHaveValue('Hind')
  // The last day on offer has most room.
  await press(
    dialog
      .getByRole('group', { name: t('admin.lead.convert.day') })
      .getByRole('button')
      .last(),
  )
  await press(
    dialog
      .getByRole('group', { name: t('admin.lead.convert.time') })
      .getByRole('button')
      .last(),
  )
  await expectAccessible(page)
  await press(dialog.getByRole('button', { name: t('admin.lead.convert.book'), exact: true }))
  const steps = page.getByRole('region', { name: t('admin.lead.steps.title') })
  await expect(steps.getByRole('link', { name: t('admin.lead.toBooking') })).toBeVisible()
  expect(presses).toBeLessThanOrEqual(4)

  // Somebody who may buy is not won by the drive.
  await expect(filled(page)).toHaveText([t('admin.moves.lead.completed')])
  await settled(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: t('admin.lead.details'), exact: true }).click()
  await settled(page)
  await expectAccessible(page)
  const lead = await admin('GET', `/leads/${id}`)
  expect([lead.status, lead.outcome]).toEqual(['in-progress', null])
})

test('a lead that asks for a test drive ends with its booking, and leads to it @desktop', async ({ page, request }) => {
  const { t } = words()
  const admin = await staffWire(request)
  const branch = (await admin('GET', '/masters/dealershipLocations?size=1')).data[0]
  const { id } = await newLead(admin, `Hind ${mark()}`, { type: 'Test Drive', locationId: branch?.id })
  await openLead(page, id)
  await page.getByRole('button', { name: t('admin.lead.convert.testDrive'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: new RegExp(`^${t('resources.appointments.fields.driveCarId')}`) }).click()
  // Not the one that creates a car, which is there before them.
  await page.locator('[role=option]:not(:has(svg))').first().click()
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
  await dialog.getByRole('button', { name: t('admin.lead.convert.book'), exact: true }).click()
  await page.getByRole('link', { name: t('admin.lead.toBooking') }).click()
  await expect(page).toHaveURL(/appointments/)
  const lead = await admin('GET', `/leads/${id}`)
  expect([lead.status, lead.outcome]).toEqual(['completed', 'booked'])
})

test('what is missing for a service booking is said beside it, and nothing typed is lost @phone', async ({ page, request }) => {
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

test('leads are given by hand, in bulk and by themselves @desktop', async ({ page, request }) => {
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
  await admin('POST', '/misc/updateLeadsAssignment', {
    leadIds: waiting.map(({ id }) => id),
    strategy: 'round-robin',
    reason: 'Morning',
  })
  // On a busy server the answer comes before the work is done.
  const holders = async () => (await Promise.all(waiting.map(({ id }) => admin('GET', `/leads/${id}`)))).map(({ assigneeId }) => assigneeId)
  await expect.poll(async () => (await holders()).toSorted()).toEqual([one.id, two.id].toSorted())
  // What comes from now on goes out by itself.
  await admin('POST', '/masters/leadRouting', { type: 'Parts Inquiry', locationId: branch.id, automatic: true })
  const arrived = await newLead(admin, `Arrived ${code}`, parts)
  expect([one.id, two.id]).toContain(arrived.assigneeId)
  // By hand: its page names anyone who has it now.
  const other = arrived.assigneeId === one.id ? two : one
  await admin('POST', '/misc/updateLeadsAssignment', { leadIds: [arrived.id], staffId: other.id, reason: 'Knows the customer' })
  await becomeStaff(page, word)
  await page.goto(`/home/leads/${arrived.id}/show`)
  await expect(page.getByText(`Taker ${code} ${other.id === one.id ? 1 : 2}`).first()).toBeVisible()
})

test('a manager sees how fast the dealership answers and opens the leads of a band @desktop', async ({ page }) => {
  const { t, word } = words()
  await becomeStaff(page, word, 'sales-manager@noor.example')
  await page.goto('/home/leads')
  await page.getByRole('button', { name: t('admin.lead.team.show') }).click()
  const band = page.locator('a[href*=responseBand]').filter({ hasText: t('enumerations.responseBand.15-30 Min') })
  await expect(band).toBeVisible()
  await expectAccessible(page)
  await band.click()
  await expect(page).toHaveURL(/responseBand/)
})

test('a sales executive takes a lead that nobody has, and works on it @phone', async ({ page, request }) => {
  const { t } = words()
  const admin = await staffWire(request)
  const id = await unassignedLead(admin, `Reem ${mark()}`)
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

test('a manager takes a lead that nobody has with one press: on its card, in its row, and by the key T', async ({ page, request }) => {
  const { word, t } = words()
  const admin = await staffWire(request)
  const name = `Amal ${mark()}`
  const unassigned = () => unassignedLead(admin, name)
  const manager = (await admin('GET', '/staffs/list?q=sales-manager@noor.example&size=1')).data[0]
  const isTaken = (id: string) =>
    expect.poll(async () => (await admin('GET', `/leads/${id}`)).assigneeId, { message: 'the assignee' }).toBe(manager?.id)
  await becomeStaff(page, word, 'sales-manager@noor.example')
  const filter = encodeURIComponent(JSON.stringify({ name }))
  const take = new RegExp(`^${t('admin.show.take')}`)

  const first = await unassigned()
  await page.goto(`/home/leads/board?filter=${filter}`)
  const card = page.locator(`[data-card="${first}"]`)
  if (!isPhone()) {
    await card.getByRole('button', { name: take }).click()
    await isTaken(first)
    await expect(card.getByRole('button', { name: take })).toHaveCount(0)
    await expectAccessible(page)

    const second = await unassigned()
    await page.goto(`/home/leads?filter=${filter}`)
    await page.locator(`[data-row="${second}"]`).getByRole('button', { name: take }).click()
    await isTaken(second)
    const third = await unassigned()
    await page.reload()
    await page.locator(`[data-row="${third}"]`).focus()
    await page.keyboard.press('t')
    await isTaken(third)
  }
  const last = await unassigned()
  await page.goto(`/home/leads/${last}/show`)
  await expect(page.getByRole('button', { name: t('admin.show.take'), exact: true })).toBeVisible()
  await settled(page)
  await page.keyboard.press('t')
  await isTaken(last)
})

test('a new lead rings, stands first with the time that is left, and is taken with one press', async ({ page, request }) => {
  const { word, t } = words()
  const admin = await staffWire(request)
  const staff = async (email: string) =>
    (await admin('GET', `/staffs/list?q=${email}&size=1`)).data[0] as unknown as { id: string; version: number; locationIds: string[] }
  const [own, other] = [await staff('administrator@noor.example'), await staff('sales-manager@noor.example')]
  const name = `Lulwa ${mark()}`
  const branch = await admin('POST', '/masters/dealershipLocations', { name: { en: name, ar: name }, hours: everyDay, bays: 1 })
  await admin('PUT', `/staffs/list/${own.id}`, {
    ...{ leadTypes: ['New Car Sales'], acceptingLeads: true, leave: [], workingHours: everyDay },
    version: own.version,
  })
  await admin('PUT', `/staffs/list/${other.id}`, { locationIds: [...other.locationIds, branch.id], version: other.version })
  await becomeStaff(page, word)
  // Of the new branch alone: in the morning the leads of the night stand before a new one.
  await changeKept(page, { branch: branch.id })
  const live = page.waitForResponse('**/staffs/live?*')
  await page.goto('/home/leads')
  await live
  await page.getByRole('button', { name: new RegExp(`^${t('admin.layout.person', { name: '' }).trim()}`) }).click()
  const sound = page.getByRole('menuitemcheckbox', { name: t('admin.bell.leadSound'), exact: true })
  await expect(sound).toHaveAttribute('aria-checked', 'false')
  await sound.click()
  await expect(sound).toHaveAttribute('aria-checked', 'true')
  await page.keyboard.press('Escape')

  const manager = await staffWire(request, 'sales-manager@noor.example')
  const { id } = await newLead(manager, name, { type: 'New Car Sales', locationId: branch.id })
  const section = page.getByRole('region', { name: t('admin.lead.fresh.title') })
  const card = section.getByRole('listitem').filter({ hasText: name })
  await expect(card.getByRole('timer')).toHaveText(new RegExp(t('admin.lead.fresh.left', { span: '.+' })))
  await expectAccessible(page)
  await page.getByRole('button', { name: new RegExp(`^${t('admin.bell.title')}`) }).click()
  const notice = t('messages.notices.leadNew', { type: t('enumerations.leadType.New Car Sales') })
  await expect(
    page
      .getByRole('dialog', { name: t('admin.bell.title') })
      .getByText(notice)
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await card.getByRole('button', { name: t('admin.show.take'), exact: true }).click()
  await expect.poll(async () => (await admin('GET', `/leads/${id}`)).assigneeId).toBe(own.id)
  await expect(card.getByRole('button', { name: t('admin.show.take'), exact: true })).toHaveCount(0)
  await page.goto('/home/leads/board')
  await expect(card).toBeVisible()
  await settled(page)
  await expectAccessible(page)
})

test('the next contact is typed as words, and nonsense is refused at the field @phone', async ({ page, request }) => {
  const { word, t } = words()
  const admin = await staffWire(request)
  const id = await unassignedLead(admin, `Sahar ${mark()}`)
  await openLead(page, id, 'sales-manager@noor.example')
  await page.getByRole('button', { name: t('admin.lead.contact.log'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('admin.lead.contact.log') })
  const typed = dialog.getByLabel(new RegExp(`^${t('admin.lead.contact.typed.label')}`))
  await dialog.getByRole('button', { name: t('enumerations.contactResult.noAnswer'), exact: true }).click()
  await typed.fill('???')
  await typed.press('Enter')
  await expect(dialog.getByText(t('admin.lead.contact.typed.unclear'))).toBeVisible()
  await expect(typed).toHaveValue('???')
  await expectAccessible(page)
  await typed.fill(word === 'arabic' ? 'بكرة ١١' : 'tomorrow 11:00')
  await expect(dialog.getByText(/11:00/).last()).toBeVisible()
  await typed.press('Enter')
  await expect(dialog).toHaveCount(0)
  const steps = (await admin('GET', `/misc/getFollowupList/${id}?page=1&size=10`)).data as unknown as { dueAt: string | null }[]
  // Eleven in Riyadh.
  expect(steps[0]?.dueAt).toMatch(/T08:00:00/)
})

test('one lead is assigned by one menu @desktop', async ({ page, request }) => {
  const { t } = words()
  const admin = await staffWire(request)
  const id = await unassignedLead(admin, `Maha ${mark()}`)
  await openLead(page, id, 'sales-manager@noor.example')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('admin.show.more'), exact: true })
    .click()
  await page.getByRole('menuitem', { name: t('admin.bulk.action.assign'), exact: true }).click()
  const menu = page.getByRole('menu', { name: t('admin.bulk.assignHow'), exact: true })
  await expect(menu).toBeVisible()
  await expectAccessible(page)
  await menu.getByRole('menuitem').first().click()
  await expect.poll(async () => (await admin('GET', `/leads/${id}`)).assigneeId).not.toBeNull()
})
