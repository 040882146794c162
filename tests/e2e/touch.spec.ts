// Fingers: one that moves scrolls, one that rests takes hold; on a tablet a card and a booking are dragged so.
import { expect, type CDPSession, type Locator, type Page } from '@playwright/test'
import { bookByWire, staffWire } from './api.ts'
import { newMobile, settled, test } from './page.ts'
import { becomeStaff } from './becomeStaff.ts'
import { textsIn } from './texts.ts'

test.use({ viewport: { width: 820, height: 1180 } })

interface Spot {
  x: number
  y: number
}
const spotOf = async (within: Locator, down: number): Promise<Spot> => {
  const box = await within.boundingBox()
  if (!box) throw new Error('Nothing to touch.')
  return { x: box.x + box.width / 2, y: box.y + down }
}
const put = (finger: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', spot?: Spot) =>
  finger.send('Input.dispatchTouchEvent', { type, touchPoints: spot ? [spot] : [] })
/** Moves a finger that is down, as evenly as a hand does. */
async function slide(finger: CDPSession, from: Spot, to: Spot): Promise<void> {
  for (let step = 1; step <= 12; step += 1)
    await put(finger, 'touchMove', { x: from.x + ((to.x - from.x) * step) / 12, y: from.y + ((to.y - from.y) * step) / 12 })
}
const fingerOn = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page)

test('a finger scrolls a column, and drags the card that it rested on @phone', async ({ page, request }) => {
  const admin = await staffWire(request)
  const name = `T${Math.random().toString(36).slice(2, 9)}`
  const { id } = await admin('POST', '/leads', { name, type: 'New Car Sales', mobile: newMobile(), department: 'Sales', source: 'phone' })
  await becomeStaff(page, 'arabic')
  const finger = await fingerOn(page)
  await page.goto('/home/leads/board')
  const column = page.locator('[data-column="in-progress"]')
  const first = column.locator('[data-card]').first()
  await expect(first).toBeVisible()
  await settled(page)
  const scrolled = () => column.locator('.scroller').evaluate((one) => one.scrollTop)
  const start = await spotOf(first, 60)
  await put(finger, 'touchStart', start)
  await slide(finger, start, { ...start, y: start.y - 160 })
  await put(finger, 'touchEnd')
  await expect.poll(scrolled).toBeGreaterThan(50)

  await page.goto(`/home/leads/board?filter=${encodeURIComponent(JSON.stringify({ name }))}`)
  const card = page.locator(`[data-card="${id}"]`)
  await expect(card).toBeVisible()
  await settled(page)
  const hold = await spotOf(card, 30)
  await put(finger, 'touchStart', hold)
  await expect(page.locator('[data-column="in-progress"].takes-yes')).toBeVisible()
  await slide(finger, hold, await spotOf(column, 120))
  await expect(column).toHaveClass(/\bover\b/)
  await put(finger, 'touchEnd')
  await expect(column.locator(`[data-card="${id}"]`)).toBeVisible()
  await expect.poll(async () => (await admin('GET', `/leads/${id}`)).status).toBe('in-progress')
})

test('a finger that rests on a booking of the calendar moves it @phone', async ({ page, request }) => {
  const t = textsIn('english')
  const { id, ref } = await bookByWire(request)
  const { startAt, locationId } = (await (await staffWire(request))('GET', `/appointments/${id}`)) as unknown as Record<string, string>
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date(startAt ?? ''))
  await becomeStaff(page, 'english')
  const finger = await fingerOn(page)
  await page.goto(`/home/calendar?date=${date}&branch=${locationId}`)
  const event = page.locator(`[data-booking="${id}"]`)
  await expect(event).toBeVisible()
  await settled(page)
  // The page may still scroll to the present hour: the finger is put where the booking is seen.
  await expect(async () => {
    await event.scrollIntoViewIfNeeded()
    await expect(event).toBeInViewport({ ratio: 0.5, timeout: 1_000 })
  }).toPass()
  const hold = await spotOf(event, 10)
  await put(finger, 'touchStart', hold)
  const ghost = page.locator('[data-ghost]')
  await expect(ghost).toBeVisible()
  let place = { ...hold, y: hold.y + 90 }
  await slide(finger, hold, place)
  // Other bookings may take the advisor's next starts: on until one is free.
  while ((await ghost.getAttribute('data-ghost')) === 'conflict' && place.y < 1080) {
    const next = { ...place, y: place.y + 20 }
    await slide(finger, place, next)
    place = next
  }
  await expect(ghost).toHaveAttribute('data-ghost', 'free')
  await put(finger, 'touchEnd')
  const bar = page.getByRole('group', { name: t('admin.calendar.moving', { ref }) })
  await expect(bar).toBeVisible()
  await bar.getByRole('button', { name: t('admin.calendar.putBack') }).click()
  await expect(ghost).toHaveCount(0)
})
