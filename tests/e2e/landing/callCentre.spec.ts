// The call centre on the landing: a colleague signs in, finds who calls by their plate, and books in their name.
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { LanguageWord } from '../../../src/schema/core/limits.ts'
import { staffWire, wireOf } from '../api.ts'
import { changeKept, endedToken, chooseTime, expectAccessible, newMobile, newPlate, test } from '../page.ts'
import { languagesAtSizes, textsIn } from '../texts.ts'

const account = 'general-inquiry@noor.example'
const stops = (page: Page) => page.locator('.agent [data-stop]')
const bar = (page: Page) => page.locator('.agent-bar')

async function begin(page: Page, word: LanguageWord): Promise<void> {
  await page.goto(`/${word}/home/staff/login?tenantId=noor`)
  await page.locator('#email').fill(account)
  await expectAccessible(page)
  await page.locator('#password').fill('wakeel-demo')
  await page.keyboard.press('Enter')
  await expect(page.locator('#caller')).toBeFocused()
}

// Finds by what is typed and chooses whom it found, by keyboard alone.
async function choose(page: Page, typed: string): Promise<void> {
  await page.locator('#caller').fill(typed)
  await page.keyboard.press('Enter')
  await expect(stops(page).first()).toBeFocused()
  await page.keyboard.press('Enter')
}

// A customer with a car, registered by the staff.
async function somebody(request: APIRequestContext) {
  const wire = await staffWire(request)
  const agent = wireOf(request, (await wire('POST', '/staffs/act-for', { mobile: newMobile() })).token)
  const made = await agent('POST', '/landing-page/createUser', { firstName: 'Huda', lastName: 'Alharbi', languageId: '1', consents: [] })
  const { id: customerId, mobile } = (made as unknown as { customer: { id: string; mobile: string } }).customer
  const { makes } = await agent('GET', '/landing-page/masters')
  const plate = newPlate()
  await agent('POST', '/customers/vehicle', { plate, makeId: makes[0]?.id, model: 'Camry', year: 2022 })
  return { wire, customerId, plate, mobile }
}

for (const [word, tag] of languagesAtSizes) {
  const t = textsIn(word)
  test(`a colleague books for the person who calls, follows up, ends the call and signs out, ${word} ${tag}`, async ({ page, request }) => {
    const { wire, customerId, plate } = await somebody(request)
    await begin(page, word)
    await page.locator('#caller').fill(plate)
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('calling.bookings', { smart_count: 0 }))).toBeVisible()
    await expectAccessible(page)
    await expect(stops(page).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(bar(page)).toContainText('Huda Alharbi')
    await expect(page.locator('.agent-tile').first()).toBeFocused()
    await expectAccessible(page)

    await page.keyboard.press('Enter')
    const next = page.locator('.step-next')
    for (const step of ['services', 'place', 'time']) {
      await page.locator('.choice').first().click()
      if (step === 'place') await next.click()
      await expect(page).toHaveURL(new RegExp(`step=${step}`))
    }
    await chooseTime(page, -1)
    await next.click()
    await expect(page).toHaveURL(/step=transport/)
    await page.locator('.choice').first().click()
    await expect(bar(page)).toContainText('Huda Alharbi')
    await next.click()
    await next.click()
    const ref = (await page.locator('.done-ref bdi').innerText()).trim()
    const made = (await wire('GET', `/appointments?q=${ref}`)).data[0] as unknown as Record<string, string>
    const asAgent = await staffWire(request, account)
    const { id: agentId } = ((await asAgent('GET', '/staffs/me')) as unknown as { staff: { id: string } }).staff
    expect(made).toMatchObject({ customerId, source: 'callCentre', callCenterStaffId: agentId, createdBy: agentId })

    // Of the booking that the page shows.
    const followUp = bar(page).getByRole('button', { name: t('admin.lead.followUp') })
    const windowOf = (kind: 'booking' | 'lead') =>
      page.getByRole('dialog', { name: t('admin.lead.followUpTitle', { type: t(`enumerations.followedRecord.${kind}`) }) })
    await followUp.click()
    await expect(windowOf('booking')).toContainText(ref)
    await windowOf('booking').locator('#comment').fill('Asks for a courtesy car.')
    await windowOf('booking')
      .getByRole('button', { name: t('admin.lead.create') })
      .click()
    await expect(windowOf('booking')).toBeHidden()
    const [noted] = (await wire('GET', `/followUps?appointmentId=${made['id']}`)).data
    expect(noted).toMatchObject({ about: 'booking', leadId: null, staffId: agentId, comment: 'Asks for a courtesy car.' })

    // Without a record on the page and without a lead: of a new one.
    await bar(page)
      .getByRole('button', { name: t('calling.change') })
      .click()
    await expect(page.locator('.agent-tile').first()).toBeVisible()
    await followUp.click()
    const window = windowOf('lead')
    await expect(window).toContainText(t('calling.followNew'))
    await expect(window).toContainText(account)
    await window.getByRole('button', { name: t('admin.lead.create') }).click()
    await expect(window.locator('#comment-error')).toHaveText(t('validation.required'))
    await expectAccessible(page)
    await window.locator('#comment').fill('Wants to hear of the price before Thursday.')
    await window.getByRole('button', { name: t('admin.lead.create') }).click()
    await expect(window).toBeHidden()
    const lead = (await wire('GET', `/leads?customerId=${customerId}`)).data[0]
    expect(lead).toMatchObject({ callCenterStaffId: agentId, message: 'Wants to hear of the price before Thursday.' })
    expect((await wire('GET', `/followUps?leadId=${lead?.id}`)).data).toMatchObject([{ staffId: agentId }])

    // With an open lead of theirs it is offered, by its plain ID.
    await followUp.click()
    const choice = page.getByRole('dialog', { name: t('calling.followWhat') })
    await expect(choice.getByRole('button')).toHaveCount(3)
    await expectAccessible(page)
    await choice
      .getByRole('button', { name: new RegExp(t('enumerations.leadType.General Inquiry')) })
      .first()
      .click()
    await expect(window).toContainText(lead?.id ?? '-')
    await page.keyboard.press('Escape')
    await bar(page)
      .getByRole('button', { name: t('calling.end') })
      .click()
    await expect(bar(page)).toContainText(t('calling.nobody'))
    await expect(page.locator('.agent-one')).toContainText('Huda Alharbi')
    await page.getByRole('button', { name: t('calling.signOut') }).click()
    await expect(page.locator('#email')).toBeVisible()
    const kept = await page.evaluate(() => localStorage.getItem('wakeel-dealer') ?? '')
    for (const one of ['Huda', 'recentCustomers', 'callCenterStaffId', account, 'drafts']) expect(kept).not.toContain(one)
  })
}

test('nothing begun for one customer reaches the next, and a session that is over ends the shift @desktop', async ({ page, request }) => {
  const t = textsIn('english')
  const [one, other] = [await somebody(request), await somebody(request)]
  await begin(page, 'english')
  await choose(page, one.mobile)
  await expect(page.locator('.agent-tile').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await page.locator('.choice').first().click()
  await expect(page).toHaveURL(/step=services/)
  await page.locator('.choice').first().click()
  await page.keyboard.press('Control+k')
  await choose(page, other.mobile)
  await expect(page.getByRole('dialog', { name: t('calling.leaveTitle') })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('calling.discard') }).click()
  await expect(bar(page)).toContainText(other.mobile.slice(-9))
  await page.locator('.agent-tile').first().click()
  await expect(page).toHaveURL(/step=vehicle/)
  await expect(page.locator('.choice input:checked')).toHaveCount(0)

  // Somebody new: asked for at once.
  await page.keyboard.press('Control+k')
  await choose(page, newMobile())
  await page.locator('#firstName').fill('Nora')
  await page.locator('#lastName').fill('Alotaibi')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(bar(page)).toContainText('Nora Alotaibi')

  // The colleague's own session is over: back to the sign-in, and why.
  await page.goto(await changeKept(page, { token: endedToken }))
  await expect(page.getByText(t('calling.over'))).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
})
