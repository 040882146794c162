// The calendar's stories: at a desktop in both languages with mouse and keys, on a phone with the thumb.
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import type { Calendar } from '../../src/schema/appointments/calls/calendar.ts'
import type { LanguageWord } from '../../src/schema/core/limits.ts'
import { formatFor } from '../../src/i18n/format.ts'
import { bookByWire, staffWire } from './api.ts'
import { becomeStaff } from './becomeStaff.ts'
import { expectAccessible, settled, test } from './page.ts'
import { bothLanguages, textsIn } from './texts.ts'

const isPhone = () => test.info().project.name === 'phone'
/** Pixels of the slot of the demo's branches. */
const slot = 45
interface Booked {
  id: string
  ref: string
  startAt: string
  endAt: string
  version: number
  locationId: string
}
const read = async (request: APIRequestContext, id: string) =>
  (await (
    await staffWire(request)
  )('GET', `/appointments/${id}`)) as unknown as Booked
const dayOf = (moment: string) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date(moment))
const later = (moment: string, minutes: number) => new Date(Date.parse(moment) + minutes * 60_000).toISOString()

type Wire = Awaited<ReturnType<typeof staffWire>>

/** The first start of a day beyond what customers can book, on which nothing stands yet, and an advisor who works then. */
async function emptyDay(admin: Wire, locationId: string): Promise<{ startAt: string; advisorId: string }> {
  for (let ahead = 100 + Math.floor(Math.random() * 800); ; ahead += 1) {
    const date = dayOf(later(new Date().toISOString(), ahead * 1440))
    const path = `/calendar?locationId=${locationId}&from=${date}&to=${date}`
    const { days, advisors, bookings, blocks } = (await admin('GET', path)) as unknown as Calendar
    const [span] = days[0]?.spans ?? []
    const advisor = advisors.find((one) => one.staffType === 'Service Advisor' && one.days[0]?.spans[0]?.from === span?.from)
    if (span && advisor && bookings.length + blocks.length === 0)
      return { startAt: new Date(`${date}T${span.from}:00+03:00`).toISOString(), advisorId: advisor.id }
  }
}

/** A booking of its own, the first of an empty day, and that day's calendar. */
async function opened(page: Page, request: APIRequestContext, word: LanguageWord, query = ''): Promise<{ booked: Booked; event: Locator }> {
  const { id } = await bookByWire(request)
  const admin = await staffWire(request)
  const made = await read(request, id)
  const { startAt, advisorId } = await emptyDay(admin, made.locationId)
  const length = (Date.parse(made.endAt) - Date.parse(made.startAt)) / 60_000
  await admin('PUT', `/appointments/${id}/schedule`, { startAt, endAt: later(startAt, length), advisorId, bay: 1, version: made.version })
  const booked = await read(request, id)
  await becomeStaff(page, word)
  await page.goto(`/home/calendar?date=${dayOf(booked.startAt)}&branch=${booked.locationId}${query}`)
  const event = page.locator(`[data-booking="${id}"]`)
  await expect(event).toBeVisible()
  await settled(page)
  return { booked, event }
}
/** Closes the notice with which a move can be undone: then it is sent. */
const endUndo = (page: Page, word: LanguageWord) =>
  page
    .getByRole('button', { name: textsIn(word)('admin.layout.dismiss'), exact: true })
    .first()
    .click()
async function dragged(page: Page, grip: Locator, by: { x?: number; y?: number }, at: 'top' | 'foot' = 'top'): Promise<void> {
  await grip.scrollIntoViewIfNeeded()
  const box = await grip.boundingBox()
  if (!box) throw new Error('Nothing to take hold of.')
  const [x, y] = [box.x + box.width / 2, at === 'top' ? box.y + 8 : box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + Math.sign(by.y ?? 0) * 8)
  await page.mouse.move(x + (by.x ?? 0), y + (by.y ?? 0), { steps: 6 })
}

for (const word of bothLanguages) {
  const t = textsIn(word)
  const format = formatFor(word)

  // A phone has no keys.
  test(`a booking is moved with keys, and a conflict is said first (${word}) @desktop`, async ({ page, request }) => {
    const { booked, event } = await opened(page, request, word)
    await expectAccessible(page)
    await event.focus()
    await page.keyboard.press('m')
    const bar = page.getByRole('group', { name: t('admin.calendar.moving', { ref: booked.ref }) })
    // It is the day's first start: before it the branch is closed.
    await page.keyboard.press('ArrowUp')
    await expect(bar.getByRole('status')).toHaveText(t('admin.calendar.conflicts.outside'))
    await expect(page.locator('[data-ghost=conflict]')).toBeVisible()
    await expect(bar.getByRole('button', { name: t('admin.calendar.move'), exact: true })).toBeDisabled()
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown')
    await expect(bar.getByRole('status')).toHaveText(t('admin.calendar.freeTold'))
    await expect(page.locator('[data-ghost=free]')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(bar).toBeHidden()
    const startAt = later(booked.startAt, 90)
    await expect(event).toHaveAttribute('aria-label', new RegExp(format.time(startAt)))
    await endUndo(page, word)
    await expect.poll(async () => (await read(request, booked.id)).startAt).toBe(startAt)
  })

  // A finger scrolls.
  test(`a booking is dragged: back from where it cannot stand, and onward (${word}) @desktop`, async ({ page, request }) => {
    const { booked, event } = await opened(page, request, word, '&by=bay')
    await dragged(page, event, { y: -2 * slot })
    await expect(page.locator('[data-ghost=conflict]')).toContainText(t('admin.calendar.conflicts.outside'))
    await page.mouse.up()
    await expect(page.locator('[data-ghost]')).toHaveCount(0)
    expect((await read(request, booked.id)).startAt).toBe(booked.startAt)
    await dragged(page, event, { y: 2 * slot })
    await expect(page.locator('[data-ghost=free]')).toBeVisible()
    await page.mouse.up()
    const bar = page.getByRole('group', { name: t('admin.calendar.moving', { ref: booked.ref }) })
    const move = bar.getByRole('button', { name: t('admin.calendar.move'), exact: true })
    const label = (await event.getAttribute('aria-label')) ?? ''
    await move.click()
    await expect(event).not.toHaveAttribute('aria-label', label)
    await expectAccessible(page)
    // Undone, it was never moved, and its customer was sent nothing.
    await page.getByRole('button', { name: t('admin.delete.undo'), exact: true }).click()
    await expect(event).toHaveAttribute('aria-label', label)
    expect(await read(request, booked.id)).toMatchObject({ startAt: booked.startAt, version: booked.version })
    await dragged(page, event, { y: 2 * slot })
    await page.mouse.up()
    await move.click()
    await expect(bar).toBeHidden()
    await endUndo(page, word)
    await expect.poll(async () => (await read(request, booked.id)).startAt).toBe(later(booked.startAt, 60))
    await dragged(page, event.locator('[data-stretch]'), { y: slot }, 'foot')
    await page.mouse.up()
    await endUndo(page, word)
    await expect.poll(async () => (await read(request, booked.id)).endAt).toBe(later(booked.endAt, 90))
  })

  test(`time is blocked by marking it, and opened again (${word}) @desktop`, async ({ page, request }) => {
    const { event } = await opened(page, request, word, '&by=bay')
    const box = await event.boundingBox()
    if (!box) throw new Error('The booking is there.')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height + 3.4 * slot)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, box.y + box.height + 5.2 * slot, { steps: 6 })
    await page.mouse.up()
    const dialog = page.getByRole('dialog', { name: t('admin.calendar.block') })
    await expect(dialog.getByLabel(t('resources.blockedTimes.fields.bay'))).toHaveValue('1')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t('admin.calendar.block') }).click()
    await expect(dialog).toBeHidden()
    const blocked = page.getByRole('button', { name: new RegExp(`^${t('resources.blockedTimes.name', { smart_count: 1 })}:`) })
    await expect(blocked.last()).toBeVisible()
    const before = await blocked.count()
    // Dragged onto it, the booking says why it cannot stay there.
    await dragged(page, event, { y: 4 * slot })
    await expect(page.locator('[data-ghost=conflict]')).toContainText(t('enumerations.blockReason.break'))
    await page.mouse.up()
    await blocked.last().click()
    await page.getByRole('button', { name: t('admin.calendar.unblock') }).click()
    await expect(blocked).toHaveCount(before - 1)
  })
}

const phoneWords = () => {
  const word: LanguageWord = isPhone() ? 'arabic' : 'english'
  return { word, t: textsIn(word) }
}

test('a booking is moved by buttons alone @phone', async ({ page, request }) => {
  const { word, t } = phoneWords()
  const { booked, event } = await opened(page, request, word)
  await event.click()
  await settled(page)
  await expectAccessible(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('admin.calendar.moveOrStretch') })
    .click()
  const bar = page.getByRole('group', { name: t('admin.calendar.moving', { ref: booked.ref }) })
  for (const step of ['later', 'later', 'longer'] as const)
    await bar.getByRole('button', { name: t(`admin.calendar.steps.${step}`) }).click()
  await expect(bar.getByRole('status')).toHaveText(t('admin.calendar.freeTold'))
  await expectAccessible(page)
  await bar.getByRole('button', { name: t('admin.calendar.move'), exact: true }).click()
  await expect(bar).toBeHidden()
  await endUndo(page, word)
  await expect.poll(() => read(request, booked.id)).toMatchObject({ startAt: later(booked.startAt, 60), endAt: later(booked.endAt, 90) })
})

test('somebody who walks in gets the next bay, or sees that today is full @desktop', async ({ page, request }) => {
  const { word, t } = phoneWords()
  const { booked } = await opened(page, request, word)
  await page.goto(`/home/calendar?branch=${booked.locationId}`)
  await page.getByRole('link', { name: t('enumerations.appointmentType.walkIn'), exact: true }).click()
  const admin = await staffWire(request)
  const row = (await admin('GET', `/appointments/${booked.id}`)) as unknown as { customerId: string }
  const owner = (await admin('GET', `/customers/${row.customerId}`)) as unknown as { mobile: string }
  await page.getByLabel(t('admin.phone.find'), { exact: true }).fill(owner.mobile)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Huda Alharbi', exact: true })).toBeVisible()
  await page.getByRole('checkbox').first().check()
  const add = page.getByRole('button', { name: t('admin.calendar.addWalkIn'), exact: true })
  await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible()
  await expectAccessible(page)
  const wire = (await admin('GET', `/walk-ins/next?locationId=${booked.locationId}`)) as unknown as { next: { startAt: string } | null }
  await add.click()
  if (wire.next) await expect(page.getByText(t('messages.walkInAdded'))).toBeVisible()
  else await expect(page.getByText(t('validation.noRoomToday')).first()).toBeVisible()
})

test('a customer who did not come is marked as a no-show, and shown on request @phone', async ({ page, request }) => {
  const { word, t } = phoneWords()
  const { id } = await bookByWire(request)
  const admin = await staffWire(request)
  const known = (await admin('GET', `/appointments/${id}`)) as unknown as Booked & { customerId: string; vehicleId: string }
  const { date, startAt, advisorId } = await freePast(admin, known.locationId)
  const missed = (await admin('POST', '/appointments', {
    type: 'service',
    customerId: known.customerId,
    vehicleId: known.vehicleId,
    locationId: known.locationId,
    startAt,
    advisorId,
    services: [],
  })) as unknown as Booked
  await becomeStaff(page, word)
  await page.goto(`/home/calendar?date=${date}&branch=${known.locationId}`)
  const event = page.locator(`[data-booking="${missed.id}"]`)
  await expect(event).toContainText(t('admin.calendar.missed'))
  await event.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('enumerations.closure.noShow'), exact: true })
    .click()
  await page.getByRole('dialog').last().getByRole('textbox').fill('—')
  await page.getByRole('button', { name: t('admin.closure.confirm') }).click()
  await expect(event).toBeHidden()
  await page.goto(`/home/calendar?date=${date}&branch=${known.locationId}&closed=1`)
  await expect(event).toHaveAttribute('aria-label', new RegExp(t('enumerations.closure.noShow')))
})

/** A start of the last days that an advisor and a bay have free. */
async function freePast(admin: Wire, locationId: string) {
  const [from, to] = [dayOf(later(new Date().toISOString(), -7 * 1440)), dayOf(later(new Date().toISOString(), -1440))]
  const calendar = (await admin('GET', `/calendar?locationId=${locationId}&from=${from}&to=${to}`)) as unknown as Calendar
  for (const { date, spans } of calendar.days)
    for (const span of spans) {
      const opening = new Date(`${date}T${span.from}:00+03:00`).toISOString()
      for (let place = 0; later(opening, place * 30) < new Date(`${date}T${span.to}:00+03:00`).toISOString(); place += 1) {
        const startAt = later(opening, place * 30)
        const there = calendar.bookings.filter((one) => one.startAt < later(startAt, 30) && one.endAt > startAt)
        const advisor = calendar.advisors.find(
          (one) =>
            one.staffType === 'Service Advisor' &&
            !calendar.bookings.some((other) => other.advisorId === one.id && other.startAt === startAt),
        )
        if (there.length < calendar.bays - 1 && advisor) return { date, startAt, advisorId: advisor.id }
      }
    }
  throw new Error('The last week was full.')
}
