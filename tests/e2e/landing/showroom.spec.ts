// A customer narrows the cars for sale, opens one and reserves it with a deposit; staff see the car with its lead, and sell it.
import { expect } from '@playwright/test'
import { expectAccessible, go, signIn, test } from '../page.ts'
import { languagesAtSizes, textsIn } from '../texts.ts'
import { newOwner, proveMobile } from './owner.ts'

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
}
