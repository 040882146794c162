// Boards: cards moved by keyboard, pointer and menu, refused, asked for what a move needs, and the same card moved by two people.
import { expect, type Locator, type Page } from '@playwright/test'
import { bookByWire, staffWire } from './api.ts'
import { becomeStaff } from './becomeStaff.ts'
import { expectAccessible, newMobile, settled, test } from './page.ts'
import { bothLanguages, textsIn } from './texts.ts'

const mark = () => `B${Math.random().toString(36).slice(2, 9)}`
const boardOf = (resource: string, filter: object) => `/home/${resource}/board?filter=${encodeURIComponent(JSON.stringify(filter))}`
const column = (page: Page, status: string) => page.locator(`[data-column="${status}"]`)
const card = (within: Page | Locator, id: string) => within.locator(`[data-card="${id}"]`)

type Wire = Awaited<ReturnType<typeof staffWire>>
const newLead = (admin: Wire, name: string) =>
  admin('POST', '/leads', { name, type: 'New Car Sales', mobile: newMobile(), department: 'Sales', source: 'phone' })
const statusOf = async (admin: Wire, path: string): Promise<unknown> => ((await admin('GET', path)) as unknown as { status: string }).status

/** Drags as a hand does: presses, lifts the card, moves until it hangs over the column, lets go. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('Nothing to drag, or nowhere to drag it.')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2 + 12, start.y + start.height / 2 + 4, { steps: 3 })
  await expect(page.locator('.flying')).toBeVisible()
  const target = { x: end.x + end.width / 2, y: end.y + 160 }
  await page.mouse.move(target.x, target.y, { steps: 12 })
  // A hand is never still, and lets go where it sees the card hang.
  await expect(async () => {
    await page.mouse.move(target.x, target.y + 2)
    await page.mouse.move(target.x, target.y)
    await expect(to).toHaveClass(/\bover\b/, { timeout: 1000 })
  }).toPass()
  await page.mouse.up()
}

// A phone has a list instead of columns.
test.describe('at a desktop @desktop', () => {
  for (const word of bothLanguages) {
    const t = textsIn(word)

    test(`a card is moved by the keyboard, and back (${word})`, async ({ page, request }) => {
      const admin = await staffWire(request)
      const name = mark()
      const { id } = await newLead(admin, name)
      await becomeStaff(page, word)
      await page.goto(boardOf('leads', { name }))
      await card(column(page, 'pending'), id).getByRole('link', { name }).focus()
      await page.keyboard.press('Space')
      await expect(page.locator('[data-column="in-progress"].takes-yes')).toBeVisible()
      await expect(page.locator('[data-column="completed"].takes-no')).toBeVisible()
      // The next column is where the next column is seen.
      // Who presses before the card hangs presses again.
      await expect(async () => {
        await page.keyboard.press(word === 'arabic' ? 'ArrowLeft' : 'ArrowRight')
        await expect(page.locator('[data-column="in-progress"].over')).toBeVisible({ timeout: 3000 })
      }).toPass()
      await page.keyboard.press('Space')
      await expect(card(column(page, 'in-progress'), id)).toBeVisible()
      await expect.poll(() => statusOf(admin, `/leads/${id}`)).toBe('in-progress')
      await expect(page.getByRole('status').filter({ hasText: name }).last()).toBeVisible()
      await expect(card(page, id).getByRole('link', { name })).toBeFocused()
      await settled(page)
      await expectAccessible(page)
    })

    test(`a card is dragged where it may go, and nowhere else (${word})`, async ({ page, request }) => {
      const admin = await staffWire(request)
      const name = mark()
      const { id } = await newLead(admin, name)
      await becomeStaff(page, word)
      await page.goto(boardOf('leads', { name }))
      await drag(page, card(column(page, 'pending'), id), column(page, 'completed'))
      await expect(page.getByRole('alert').filter({ hasText: t('enumerations.leadStatus.completed') })).toBeVisible()
      await expect(card(column(page, 'pending'), id)).toBeVisible()
      await drag(page, card(column(page, 'pending'), id), column(page, 'in-progress'))
      await expect(card(column(page, 'in-progress'), id)).toBeVisible()
      await expect.poll(() => statusOf(admin, `/leads/${id}`)).toBe('in-progress')
      expect(page.url()).toContain('/board')
    })

    test(`two people move one card; the second sees who was faster (${word})`, async ({ page, request }) => {
      const admin = await staffWire(request)
      const manager = await staffWire(request, 'sales-manager@noor.example')
      const name = mark()
      const { id, version } = await newLead(admin, name)
      // Nothing tells this page what the other one does.
      await page.route('**/api/staffs/live**', (route) => route.abort())
      await becomeStaff(page, word)
      await page.goto(boardOf('leads', { name }))
      await expect(card(column(page, 'pending'), id)).toBeVisible()
      await manager('POST', `/leads/${id}/status`, { to: 'closed', lostReason: 'price', version })
      await drag(page, card(column(page, 'pending'), id), column(page, 'in-progress'))
      const notice = page.getByRole('alert').filter({ hasText: name })
      await expect(notice).toContainText(t('enumerations.leadStatus.closed'))
      await expect(notice).not.toContainText(t('admin.board.conflict.somebody'))
      await expect(card(column(page, 'closed'), id)).toBeVisible()
      expect(await statusOf(admin, `/leads/${id}`)).toBe('closed')
    })
  }

  test('another’s move comes by itself', async ({ page, request }) => {
    const manager = await staffWire(request, 'sales-manager@noor.example')
    const name = mark()
    const { id, version } = await newLead(manager, name)
    await becomeStaff(page, 'english')
    await page.goto(boardOf('leads', { name }))
    await expect(card(column(page, 'pending'), id)).toBeVisible()
    await manager('POST', `/leads/${id}/status`, { to: 'in-progress', version })
    await expect(card(column(page, 'in-progress'), id)).toBeVisible({ timeout: 15_000 })
  })

  test('a car is checked in with its mileage, or goes back', async ({ page, request }) => {
    const t = textsIn('english')
    const admin = await staffWire(request)
    const { id, ref } = await bookByWire(request)
    await becomeStaff(page, 'english')
    await page.goto(boardOf('appointments', { ref }))
    await drag(page, card(column(page, 'pending'), id), column(page, 'inWorkshop'))
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t('admin.form.cancel') }).click()
    // Until it has faded out, the first dialog would be filled in instead of the second.
    await expect(dialog).toHaveCount(0)
    await expect(card(column(page, 'pending'), id)).toBeVisible()
    await drag(page, card(column(page, 'pending'), id), column(page, 'inWorkshop'))
    // What is typed goes to what has the focus, which the dialog takes when it opens.
    await expect.poll(() => dialog.evaluate((one) => one.closest('.MuiDialog-root')?.contains(document.activeElement))).toBe(true)
    await dialog.locator('input').first().fill('٤٢٠٠٠')
    await expect(dialog.locator('input').first()).toHaveValue('42000')
    await dialog.getByRole('button', { name: t('admin.moves.booking.inWorkshop') }).click()
    await expect(card(column(page, 'inWorkshop'), id)).toBeVisible()
    // The card moves before the answer comes.
    await expect.poll(async () => ((await admin('GET', `/appointments/${id}`)) as unknown as { mileageIn: number }).mileageIn).toBe(42_000)
  })

  test('the board is found again where the list was chosen from the menu', async ({ page }) => {
    const t = textsIn('english')
    await becomeStaff(page, 'english')
    await page.goto('/home/leads')
    await page.getByRole('link', { name: t('admin.board.as.board'), exact: true }).click()
    await expect(column(page, 'pending')).toBeVisible()
    await page.goto('/home/leads')
    await page.waitForURL('**/home/leads/board')
    await page.getByRole('link', { name: t('admin.board.as.list'), exact: true }).click()
    await expect(page.locator('[data-row]').first()).toBeVisible()
  })
})

test('a card on a phone is moved through its menu @phone', async ({ page, request }) => {
  const word = 'arabic'
  const t = textsIn(word)
  const admin = await staffWire(request)
  const name = mark()
  const { id } = await newLead(admin, name)
  await becomeStaff(page, word)
  await page.goto(boardOf('leads', { name }))
  await expect(card(page, id)).toBeVisible()
  await expectAccessible(page)
  await card(page, id)
    .getByRole('button', { name: t('admin.board.moveCard', { name }) })
    .click()
  await page.getByRole('menuitem', { name: t('enumerations.leadStatus.in-progress') }).click()
  await expect.poll(() => statusOf(admin, `/leads/${id}`)).toBe('in-progress')
  await page.getByRole('tab', { name: t('enumerations.leadStatus.in-progress') }).click()
  await expect(card(page, id)).toBeVisible()
  await settled(page)
  await expectAccessible(page)
})
