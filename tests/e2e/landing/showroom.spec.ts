// A customer narrows the cars for sale, opens one and reserves it with a deposit; staff see the car with its lead, and sell it.
import { expect } from '@playwright/test'
import { chooseTime, expectAccessible, go, signIn, test } from '../page.ts'
import { bothLanguages, languagesAtSizes, sizeOf, textsIn } from '../texts.ts'
import { newOwner, proveMobile } from './owner.ts'

for (const word of bothLanguages) {
  const t = textsIn(word)
  test(`pages open at their top, and going back finds the place, ${word}`, { tag: sizeOf[word] }, async ({ page }) => {
    const top = () => page.evaluate(() => Math.round(window.scrollY))
    await page.goto(`/${word}/home/search?tenantId=noor`)
    const help = page.getByRole('contentinfo').getByRole('link', { name: t('landing.shell.contact'), exact: true })
    const tile = page.locator('main a[href*="/home/shop-now"]')
    await help.scrollIntoViewIfNeeded()
    const home = await top()
    expect(home).toBeGreaterThan(0)
    // Pressed where it is, without scrolling to it.
    await tile.evaluate((link: HTMLElement) => link.click())
    const cars = page.locator('.car-card')
    await expect(cars.first()).toBeVisible()
    expect(await top()).toBe(0)
    await cars.nth(7).scrollIntoViewIfNeeded()
    const list = await top()
    const name = await cars.nth(7).locator('.car-name').innerText()
    await cars.nth(7).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    expect(await top()).toBe(0)
    await page.goBack()
    await expect(cars.nth(7)).toBeInViewport()
    expect(await top()).toBe(list)
    await page.goBack()
    await expect(help).toBeInViewport()
  })
}

for (const [word, tag] of languagesAtSizes) {
  const t = textsIn(word)
  test(`a car is found, reserved with a deposit, and sold, ${word} ${tag}`, async ({ page, request }) => {
    const { admin, mobile, customerId } = await newOwner(request)
    await page.goto(`/${word}/home/shop-now?tenantId=noor`)
    await expect(page.locator('.car-card').first()).toBeVisible()
    await expectAccessible(page)
    const all = await page.locator('.car-card').count()
    if (tag === '@phone') await page.getByRole('button', { name: t('landing.showroom.filter') }).click()
    await page.getByRole('radio', { name: t('enumerations.carCondition.new') }).check()
    await expect(page).toHaveURL(/condition=new/)
    if (tag === '@phone') await page.locator('dialog .button-primary').click()
    await expect.poll(() => page.locator('.car-card').count()).toBeLessThan(all)

    await page.locator('.car-card').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    const carId = new URL(page.url()).searchParams.get('car') ?? ''
    expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0)
    expect(await (await request.get(page.url())).text()).toContain('"@type":"Car"')
    await page.getByRole('link', { name: t('landing.showroom.reserve') }).click()
    await proveMobile(page, word, mobile)
    await expect(page.getByRole('heading', { name: t('landing.showroom.deposit.title') })).toBeFocused()
    await expectAccessible(page)
    await page.locator('.button-primary').click()
    await page.locator('button[value=mada]').click()
    await expect(page.getByRole('heading', { name: t('landing.tamara.paidTitle') })).toBeFocused()
    const car = () => admin('GET', `/stockCars/${carId}`)
    await expect.poll(car).toMatchObject({ status: 'reserved', reservedUntil: null })
    const [lead] = (await admin('GET', `/leads?stockCarId=${carId}&customerId=${customerId}`)).data
    expect(await car()).toMatchObject({ leadId: lead?.id })
    await page.goto(`/${word}/home/shop-now?tenantId=noor&car=${carId}`)
    await expect(page.getByText(t('landing.showroom.taken.reserved'))).toBeVisible()
    await expectAccessible(page)

    await signIn(page, word, 'sales-manager@noor.example')
    await go(page, `/home/stockCars/${carId}/show`)
    await expect(page.getByRole('paragraph').filter({ hasText: t('admin.stockCar.for') })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: t('admin.moves.stockCar.sold') }).click()
    await expect.poll(car).toMatchObject({ status: 'sold' })
    expect(await admin('GET', `/leads/${lead?.id}`)).toMatchObject({ status: 'completed', outcome: 'sold' })
  })

  test(`a car for sale is asked about and driven, and its page has both, ${word} ${tag}`, async ({ page, request }) => {
    const { admin, mobile, customerId } = await newOwner(request)
    const drives = (await admin('GET', '/driveCars?active=true&size=100')).data as unknown as { modelId: string }[]
    const ids = [...new Set(drives.map(({ modelId }) => modelId))].join(',')
    const models = (await admin('GET', `/masters/models?ids=${ids}`)).data as unknown as { makeId: string; name: { en: string } }[]
    const cars = (await admin('GET', '/stockCars?status=available&size=100')).data as unknown as {
      id: string
      makeId: string
      model: string
    }[]
    const named = models.map(({ makeId, name }) => `${makeId} ${name.en}`)
    const car = cars.find(({ makeId, model }) => named.includes(`${makeId} ${model}`))
    if (!car) throw new Error('No car for sale can be driven.')
    await page.goto(`/${word}/home/shop-now?tenantId=noor&car=${car.id}`)
    await page.getByRole('link', { name: t('landing.showroom.drive') }).click()
    await proveMobile(page, word, mobile)
    const place = page.getByRole('heading', { name: t('landing.drive.place.title') })
    const time = page.getByRole('heading', { name: t('landing.time.title') })
    // The model is chosen already.
    await expect(page.locator('.choice input:checked')).toHaveCount(1)
    await page.locator('.step-next').click()
    await expect(place.or(time)).toBeVisible()
    if (await place.isVisible()) await page.locator('.choice').first().click()
    await chooseTime(page, 1)
    await expect(page.locator('.hold-left')).toBeVisible()
    await page.locator('.step-next').click()
    await expect(page.getByText(t('landing.drive.licence'))).toBeVisible()
    await page.locator('.step-next').click()
    await expect(page.locator('.done-when')).toBeVisible()
    const [drive] = (await admin('GET', `/appointments?customerId=${customerId}`)).data
    expect(drive).toMatchObject({ type: 'testDrive', stockCarId: car.id })
    const lead = await admin('POST', '/leads', { name: 'Lama', mobile, type: 'New Car Sales', customerId, stockCarId: car.id })

    await signIn(page, word)
    await go(page, `/home/appointments/${drive?.id}/show`)
    await page.locator(`a[href*="/home/stockCars/${car.id}/show"]`).first().click()
    await expect(page.locator(`a[href*="/home/leads/${lead.id}/show"]`).first()).toBeVisible()
    await expectAccessible(page)
  })
}
