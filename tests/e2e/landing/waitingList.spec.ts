// No time suits: an entry on the waiting list, a booking that somebody else cancels, a message, and the freed time booked from its link.
import { expect } from '@playwright/test'
import { linkIn, staffWire } from '../api.ts'
import { expectAccessible, test } from '../page.ts'
import { bothLanguages, sizeOf, textsIn } from '../texts.ts'
import { newOwner, proveMobile } from './owner.ts'

const halfHour = 1_800_000
/** The list is looked at once a minute, after the other schedules, whose first run may be long on the embedded engine. */
const aFewMinutes = 240_000

for (const word of bothLanguages) {
  const t = textsIn(word)

  test(`a time that somebody cancels is offered to who waits for it, and booked from the message ${sizeOf[word]}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(2 * aFewMinutes)
    const admin = await staffWire(request)
    // Whatever the time: nothing is offered in quiet hours.
    const [row] = (await admin('GET', '/settings')).data
    const settings = await admin('GET', `/settings/${row?.id}`)
    await admin('PUT', `/settings/${settings.id}`, { quietFrom: '03:00', quietTo: '03:00', version: settings.version })
    // Somebody's booking at a time, far ahead, at which every other advisor is busy: that time is full.
    const other = await newOwner(request)
    const locationId = (await admin('GET', '/landing-page/dealership-locations')).data[0]?.id
    const code = (await admin('GET', `/landing-page/recommanded-services?vehicleId=${other.vehicleId}`)).data[0]?.code
    const work = `locationId=${locationId}&services=${code}`
    const day =
      (await admin('GET', `/landing-page/appointment-dates?${work}&days=60`)).data.findLast(({ available }) => available)?.date ?? ''
    const times = (await admin('GET', `/landing-page/appointment-times?${work}&date=${day}`)).data
    const startAt = times.find(({ available }) => available)?.start ?? ''
    const { customerId, vehicleId: otherCar } = other
    const booked = { customerId, vehicleId: otherCar, locationId, services: [code], startAt }
    const { appointment } = await admin('POST', '/phone-bookings', booked)
    const { advisorId } = (await admin('GET', `/appointments/${appointment.id}`)) as unknown as { advisorId: string }
    const endAt = new Date(Date.parse(startAt) + halfHour).toISOString()
    for (const { id: staffId } of (await admin('GET', `/landing-page/advisors?locationId=${locationId}`)).data)
      if (staffId !== advisorId) await admin('POST', '/blockedTimes', { locationId, staffId, startAt, endAt, reason: 'meeting' })
    const { mobile, vehicleId } = await newOwner(request)

    await page.goto(`/${word}/home/book-service?tenantId=noor&car=${vehicleId}&service=${code}`)
    await proveMobile(page, word, mobile)
    await expect(page.getByRole('heading', { name: t('landing.book.place.title') })).toBeVisible()
    const { data: places } = await admin('GET', '/landing-page/dealership-locations')
    const name = places.find(({ id }) => id === locationId)?.name[word === 'arabic' ? 'ar' : 'en'] ?? ''
    await page.locator('.branch', { hasText: name }).locator('.choice').click()
    const next = page.locator('.step-next')
    if (!(await page.getByRole('heading', { name: t('landing.time.title') }).isVisible())) await next.click()
    await page.getByRole('button', { name: t('landing.waiting.open') }).click()
    await page.locator('#firstDay').selectOption(day)
    await page.locator('#lastDay').selectOption(day)
    await expectAccessible(page)
    await page.getByRole('button', { name: t('landing.waiting.send') }).click()
    await expect(page.getByRole('heading', { name: t('landing.waiting.doneTitle') })).toBeVisible()
    await expectAccessible(page)

    const { version } = await admin('GET', `/appointments/${appointment.id}`)
    await admin('POST', `/appointments/${appointment.id}/closure`, { closure: 'cancelled', closeReason: 'No time', version })
    const sent = async () =>
      (await admin('GET', `/messages?kind=waitingOffer&recipient=${mobile.slice(1)}`)).data.map(({ body }) => String(body))
    await expect.poll(async () => (await sent()).length, { timeout: aFewMinutes }).toBe(1)
    const [body] = await sent()
    await page.goto((await linkIn(request, body)).replace(/^\/\w+/, `/${word}`))
    await expect(page.getByRole('heading', { name: t('landing.book.summary.title') })).toBeVisible()
    await expect(page.getByText(t('landing.waiting.held'))).toBeVisible()
    await expect(page.locator('.hold:not(.hold-coming)')).toContainText(/1[0-5]:\d\d/)
    await expectAccessible(page)
    await page.getByRole('button', { name: t('landing.flows.book-service.confirm') }).click()
    const ref = page.locator('.done-ref bdi')
    await expect(ref).toBeVisible()
    const [made] = (await admin('GET', `/appointments?ref=${await ref.innerText()}`)).data
    expect(await admin('GET', `/appointments/${made?.id}`)).toMatchObject({ startAt, vehicleId, locationId })
    expect((await admin('GET', `/waiting-entries?vehicleId=${vehicleId}`)).data).toMatchObject([{ status: 'booked' }])
  })
}
