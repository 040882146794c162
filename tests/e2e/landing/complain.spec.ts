// A complaint: written in the customer's words, sent to a department by rules, followed by its reference, answered, closed and reopened; never
// another customer's.
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { choose, expectAccessible, test } from '../page.ts'
import { languagesAtSizes, textsIn } from '../texts.ts'
import { newOwner, proveMobile } from './owner.ts'

const photo = async () => {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#8a2b2b' } })
  return { name: 'scratch.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
}

for (const [word, size] of languagesAtSizes) {
  const t = textsIn(word)
  test(`it is written in their words, sent to a department by rules, followed, answered, and opened again, ${word} ${size}`, async ({
    page,
    context,
    request,
  }) => {
    const { admin, mobile, customerId, vehicleId } = await newOwner(request)
    await page.goto(`/${word}/home/complain?tenantId=noor`)
    const next = page.locator('.step-next')
    await expect(page.getByRole('heading', { name: t('landing.complain.words') })).toBeVisible()
    await expectAccessible(page)
    await next.click()
    await expect(page.locator('#description')).toBeFocused()
    await expect(page.locator('#description-error')).not.toBeEmpty()
    await page.locator('#description').fill('<b>خدش</b> on the door')
    await expect(page.getByRole('group', { name: t('landing.uploads.label') })).toHaveCount(0)
    await next.click()
    await expect(page.getByRole('heading', { name: t('landing.about.proveTitle') })).toBeVisible()
    await expectAccessible(page)
    await expect(next).toHaveCount(0)
    // What was written is there after a reload and after going back.
    await page.reload()
    await page.getByRole('button', { name: t('landing.parts.back'), exact: true }).click()
    await expect(page.locator('#description')).toHaveValue('<b>خدش</b> on the door')
    await next.click()
    await proveMobile(page, word, mobile)
    await expect(page.getByRole('heading', { name: t('landing.about.title') })).toBeVisible()
    await choose(page, word === 'arabic' ? 'كامري' : 'Camry')
    const field = page.getByRole('group', { name: t('landing.uploads.label') })
    await field
      .locator('input[type=file]')
      .first()
      .setInputFiles(await photo())
    await expect(field.getByRole('button', { name: t('landing.uploads.remove', { name: 'scratch.jpg' }) })).toBeVisible({ timeout: 20_000 })
    await expectAccessible(page)
    await context.setOffline(true)
    await next.click()
    await expect(page.getByText(t('errors.offline'))).toBeVisible()
    // Otherwise it is sent by itself: installed.spec.ts.
    await page.getByRole('button', { name: t('landing.unsent.drop') }).click()
    await context.setOffline(false)
    await next.dblclick({ noWaitAfter: true })
    await expect(page.getByRole('heading', { name: t('landing.complain.done') })).toBeFocused()
    await expect(page.getByText(t('landing.case.team.Bodyshop'))).toBeVisible()
    await expect(page.getByText(t('landing.case.due'), { exact: true })).toBeVisible()
    await expectAccessible(page)
    const ref = await page.locator('.done-ref bdi').innerText()
    const { data } = await admin('GET', `/complaints?customerId=${customerId}`)
    expect(data).toMatchObject([
      { ref, vehicleId, category: 'workmanship', department: 'Bodyshop', severity: 'normal', attachments: { length: 1 } },
    ])
    const id = data[0]?.id ?? ''
    const stored = await admin('GET', `/complaints/${id}`)
    expect(stored).toMatchObject({ ruleWords: ['خدش'] })

    const [colleague] = (await admin('GET', '/staffs/list?size=1&department=Bodyshop')).data
    const [anybody] = (await admin('GET', '/staffs/list?size=1')).data
    const owner = colleague ?? anybody
    await admin('PUT', `/complaints/${id}`, { ownerId: owner?.id, version: stored.version })
    await admin('POST', `/cases/complaints/${id}/replies`, { body: 'نتصل بك اليوم', languageId: '2' })
    await page.getByRole('link', { name: t('landing.complain.follow') }).click()
    await expect(page.getByText('نتصل بك اليوم')).toBeVisible()
    await expect(page.getByText('<b>خدش</b> on the door')).toBeVisible()
    const { name } = owner as unknown as { name: { en: string; ar: string } }
    await expect(page.locator('.case-now')).toContainText(word === 'arabic' ? name.ar : name.en)
    await expectAccessible(page)
    await page.getByRole('button', { name: t('landing.case.send') }).click()
    await expect(page.locator('#body-error')).not.toBeEmpty()
    await page.locator('#body').fill('kept over a reload')
    await page.reload()
    await expect(page.locator('#body')).toHaveValue('kept over a reload')
    await page.getByRole('button', { name: t('landing.case.send') }).dblclick({ noWaitAfter: true })
    await expect(page.locator('.case-message-own')).toHaveText(/kept over a reload/)
    await expect(page.locator('#body')).toHaveValue('')

    const { version } = await admin('GET', `/complaints/${id}`)
    await admin('POST', `/complaints/${id}/status`, { to: 'closed', closeReason: 'withdrawn', version })
    await page.reload()
    await expect(page.getByText(t('landing.case.now.closed'))).toBeVisible()
    await expectAccessible(page)
    await page.locator('#body').fill('Not mended')
    await page.getByRole('button', { name: t('landing.case.reopenSend') }).click()
    await expect(page.getByText(t('landing.case.now.in-progress'))).toBeVisible()
    expect((await admin('GET', `/complaints/${id}`)).status).toBe('in-progress')
    await page.goto(`/${word}/home/manage-service?tenantId=noor`)
    await page
      .getByRole('region', { name: t('landing.complain.open') })
      .getByRole('link', { name: ref })
      .click()
    await expect(page.getByText(t('landing.case.now.in-progress'))).toBeVisible()

    // Somebody known adds photos at once, and sees earlier ones.
    await page.getByRole('link', { name: t('landing.case.new') }).click()
    await expect(field).toBeVisible()
    await expect(page.getByRole('link', { name: ref })).toBeVisible()
    await page.locator('#description').fill('…')
    await next.click()
    await expect(page.getByRole('heading', { name: t('landing.about.title') })).toBeVisible()
    await expect(field).toHaveCount(0)
    await next.click()
    await expect(page.getByText(t('landing.case.team.General'))).toBeVisible()
  })
}

test("somebody else's reference opens nothing @phone", async ({ page, request }) => {
  const t = textsIn('english')
  const { admin, mobile } = await newOwner(request)
  const other = (await admin('GET', '/complaints?size=1')).data[0]
  await page.goto(`/english/home/complain?tenantId=noor&ref=${other?.ref}`)
  await proveMobile(page, 'english', mobile)
  await expect(page.getByText(t('landing.case.unknown'))).toBeVisible()
  await expectAccessible(page)
})
