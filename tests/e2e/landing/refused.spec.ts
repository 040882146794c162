// Work that a customer declined in the workshop: offered again with the car, booked, and counted as recovered once it is done.
import { expect, type APIRequestContext } from '@playwright/test'
import type { OfferedService } from '../../../src/schema/appointments/customerBooking.ts'
import { grossOf } from '../../../src/schema/core/money.ts'
import { bookByWire, staffWire } from '../api.ts'
import { chooseTime, expectAccessible, test } from '../page.ts'
import { languagesAtSizes, textsIn } from '../texts.ts'

const reason = 'فحمات الفرامل 2 مم'

/** Moves a booking through the workshop to its handover. */
async function handOver(request: APIRequestContext, id: string, between: () => Promise<void> = async () => undefined): Promise<void> {
  const admin = await staffWire(request)
  const move = async (to: string, values: object = {}) => {
    const { version } = await admin('GET', `/appointments/${id}`)
    await admin('POST', `/appointments/${id}/status`, { to, version, ...values })
  }
  await move('inWorkshop', { mileageIn: 41_000 })
  await between()
  await move('qc')
  await move('completed')
  await move('delivered', { unpaidReason: 'Fleet account' })
}

for (const [word, size] of languagesAtSizes) {
  const t = textsIn(word)

  test(`declined work is offered again with its price and its reason, booked from the link, and counted (${word}) ${size}`, async ({
    page,
    request,
  }) => {
    const admin = await staffWire(request)
    const { id, session } = await bookByWire(request)
    const carId = session.userVehicle[0]?.id ?? ''
    const all = (await admin('GET', `/landing-page/recommanded-services?vehicleId=${carId}`)).data as unknown as OfferedService[]
    const { services } = (await admin('GET', `/appointments/${id}`)) as unknown as { services: { code: string }[] }
    const taken = new Set(services.flatMap(({ code }) => [code, ...(all.find((one) => one.code === code)?.contains ?? [])]))
    const offer = all.find(({ code, contains, due }) => !due && contains.length === 0 && !taken.has(code))
    if (!offer) throw new Error('Every service is booked or due.')
    const { code, price, minutes } = offer
    const name = { en: offer.name.en, ar: offer.name.ar }
    await handOver(request, id, async () => {
      const work = await admin('POST', '/jobServices', { appointmentId: id, code, name, price, minutes, reason, photos: [] })
      await admin('POST', `/jobServices/${work.id}/decision`, { decision: 'declined', version: work.version, from: 'counter' })
    })

    await page.addInitScript((kept) => {
      if (!localStorage.getItem('wakeel-dealer')) localStorage.setItem('wakeel-dealer', JSON.stringify(kept))
    }, session)
    // As in the message.
    await page.goto(`/${word}/home/book-service?tenantId=noor&car=${carId}&service=${code}`)
    await expect(page.getByRole('heading', { name: t('landing.book.place.title') })).toBeVisible()
    await page.getByRole('button', { name: t('landing.flows.book-service.steps.services') }).click()
    const choice = page.locator('.choice').filter({ has: page.locator('.service-refused') })
    await expect(choice).toHaveCount(1)
    await expect(choice).toContainText(offer.name[word === 'arabic' ? 'ar' : 'en'])
    await expect(choice).toContainText(reason)
    await expect(choice.locator('.service-refused')).toContainText(
      (grossOf(price) / 100).toLocaleString('en', { minimumFractionDigits: 2 }),
    )
    await expect(choice.getByRole('checkbox')).toBeChecked()
    await expectAccessible(page)
    const next = page.locator('.step-next')
    await next.click()
    await page.locator('.branch .choice').first().click()
    await chooseTime(page, 1)
    await next.click()
    await page.locator('.choice').first().click()
    await next.click()
    await next.click()
    const ref = page.locator('.done-ref bdi')
    await expect(ref).toBeVisible()

    const [made] = (await admin('GET', `/appointments?ref=${await ref.innerText()}`)).data
    await handOver(request, made?.id ?? '')
    expect(await admin('GET', `/appointments/${made?.id}`)).toMatchObject({ status: 'delivered', recovered: price })
  })
}
