// A car is handed over: paid at the counter within four presses, signed, and never unpaid without a manager's reason.
import { expect, type APIRequestContext, type Locator } from '@playwright/test'
import { bookByWire, staffWire } from './api.ts'
import { becomeStaff } from './becomeStaff.ts'
import { expectAccessible, settled, test } from './page.ts'
import { textsIn } from './texts.ts'

const wordHere = () => (test.info().project.name === 'phone' ? ('arabic' as const) : ('english' as const))

/** A car whose work is finished. */
async function finished(request: APIRequestContext) {
  const admin = await staffWire(request)
  const { id } = await bookByWire(request)
  for (const to of ['inWorkshop', 'qc', 'completed']) {
    const { version } = await admin('GET', `/appointments/${id}`)
    await admin('POST', `/appointments/${id}/status`, { to, version, ...(to === 'inWorkshop' ? { mileageIn: 41_000 } : {}) })
  }
  return { admin, id }
}

test('a car is paid in full at the counter and handed over within four presses', async ({ page, request }) => {
  const word = wordHere()
  const t = textsIn(word)
  const { admin, id } = await finished(request)
  await becomeStaff(page, word, 'service-manager@noor.example')
  await page.goto(`/home/appointments/${id}/show`)
  await settled(page)
  const wall = page.getByRole('region', { name: t('admin.handover.title'), exact: true })
  const deliver = wall.getByRole('button', { name: t('admin.moves.booking.delivered'), exact: true })
  await expect(deliver).toBeDisabled()
  await expectAccessible(page)
  let presses = 0
  const press = async (button: Locator) => {
    presses += 1
    await button.click()
  }
  await press(wall.getByRole('button', { name: t('admin.handover.take.card'), exact: true }))
  await press(wall.getByRole('button', { name: /\d/ }))
  await expect(deliver).toBeEnabled()
  await press(deliver)
  await expect.poll(async () => (await admin('GET', `/appointments/${id}`)).status).toBe('delivered')
  expect(presses).toBeLessThanOrEqual(4)
  await expect(wall).toHaveCount(0)
  const [payment] = (await admin('GET', `/payments?refId=${id}`)).data as unknown as { provider: string; state: string }[]
  expect(payment).toMatchObject({ provider: 'card', state: 'fully_captured' })
  const receipt = page.waitForEvent('download')
  await page.getByRole('button', { name: t('messages.documents.receipt'), exact: true }).click()
  await page.getByRole('menuitem').first().click()
  expect((await receipt).suggestedFilename()).toContain('.pdf')
})

test('mileage and signature are recorded, and what is wrong is said beside it @phone', async ({ page, request }) => {
  const word = wordHere()
  const t = textsIn(word)
  const { admin, id } = await finished(request)
  await becomeStaff(page, word, 'service-manager@noor.example')
  await page.goto(`/home/appointments/${id}/show`)
  await settled(page)
  const wall = page.getByRole('region', { name: t('admin.handover.title'), exact: true })
  const deliver = wall.getByRole('button', { name: t('admin.moves.booking.delivered'), exact: true })
  // Without a payment only a reason unlocks.
  await wall.getByRole('button', { name: t('admin.handover.unpaid'), exact: true }).click()
  await expect(deliver).toBeDisabled()
  await wall.locator('[name=unpaidReason]').fill('Fleet account')
  await wall.locator('[name=mileageOut]').fill('40999')
  await wall.locator('[name=signedBy]').fill('Huda')
  const canvas = wall.locator('canvas')
  const box = await canvas.boundingBox()
  if (!box) throw new Error('no canvas')
  await canvas.scrollIntoViewIfNeeded()
  const at = (await canvas.boundingBox()) ?? box
  await page.mouse.move(at.x + 30, at.y + 30)
  await page.mouse.down()
  await page.mouse.move(at.x + 120, at.y + 60, { steps: 5 })
  await page.mouse.up()
  await expect(wall.getByRole('button', { name: t('admin.handover.signClear'), exact: true })).toBeVisible()
  await deliver.click()
  await expect(wall.getByRole('alert').first()).toBeVisible()
  await expectAccessible(page)
  await wall.locator('[name=mileageOut]').fill('41012')
  await deliver.click()
  await expect.poll(async () => (await admin('GET', `/appointments/${id}`)).status).toBe('delivered')
  const row = (await admin('GET', `/appointments/${id}`)) as unknown as Record<string, unknown>
  expect(row).toMatchObject({ mileageOut: 41_012, signedBy: 'Huda', unpaidReason: 'Fleet account' })
  expect(row['signature']).toBeTruthy()
  await settled(page)
  await expect(page.getByText('Fleet account').first()).toBeVisible()
})
