// A customer's page says what stands out, and leads there.
import { expect } from '@playwright/test'
import { staffWire } from './api.ts'
import { becomeStaff } from './becomeStaff.ts'
import { expectAccessible, settled, test } from './page.ts'
import { languagesAtSizes, textsIn } from './texts.ts'
import { personas } from '../../server/core/demo/content/personas.ts'

for (const [word, size] of languagesAtSizes)
  test(`what stands out of a customer is under their name, and leads to the car and the visits (${word}) ${size}`, async ({
    page,
    request,
  }) => {
    const t = textsIn(word)
    const admin = await staffWire(request)
    const [customer] = (await admin('GET', `/customers?q=${encodeURIComponent(personas.noor.mobile)}`)).data as { id: string }[]
    const standing: unknown = await admin('GET', `/customers/${customer?.id}/standing`)
    const { service } = standing as { service: { vehicleId: string; name: { en: string; ar: string } } | null }
    expect(service).not.toBeNull()
    await becomeStaff(page, word, 'service-manager@noor.example')
    await page.goto(`/home/customers/${customer?.id}/show`)
    await settled(page)
    const facts = page.getByRole('list', { name: t('admin.standing.title'), exact: true }).getByRole('listitem')
    await expect(facts.filter({ hasText: service?.name[word === 'arabic' ? 'ar' : 'en'] })).toBeVisible()
    await expectAccessible(page)
    await facts
      .filter({ hasText: service?.name[word === 'arabic' ? 'ar' : 'en'] })
      .getByRole('link')
      .click()
    await expect(page).toHaveURL(new RegExp(`/home/vehicles/${service?.vehicleId}/show$`))
  })
