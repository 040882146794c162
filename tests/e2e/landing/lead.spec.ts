// A visitor asks for a car without proving who they are: in both languages, at both sizes, sent once and seen by the staff.
import { expect, type Page } from '@playwright/test'
import { staffWire, wireOf } from '../api.ts'
import { newOwner, proveMobile } from './owner.ts'
import { expectAccessible, newMobile, test } from '../page.ts'
import { languagesAtSizes, textsIn } from '../texts.ts'

const next = (page: Page) => page.locator('.step-next')

for (const [word, size] of languagesAtSizes) {
  const t = textsIn(word)
  test(`a visitor asks for a test drive once, and what was typed survives language, reload and mistakes, ${word} ${size}`, async ({
    page,
    request,
  }) => {
    const mobile = newMobile()
    await page.goto(`/${word}/home/lead?tenantId=noor&utm_source=snapchat&utm_medium=social`)
    await expect(page.getByRole('heading', { name: t('landing.lead.request.title') })).toBeVisible()
    await expect(page.locator('.choice')).toHaveCount(6)
    await next(page).click()
    await expect(page.getByText(t('landing.lead.request.missing'))).toBeVisible()
    await page.locator('.choice', { hasText: t('landing.lead.request.Test Drive') }).click()
    await page.locator('#make').fill(word === 'arabic' ? 'لكزس' : 'lex')
    await expect(page.locator('.make')).toHaveCount(1)
    await expectAccessible(page)
    await page.locator('.make').click()
    await page.locator('.model').first().click()
    await expectAccessible(page)
    await next(page).click()
    await expect(page.getByText(t('landing.lead.person.driveHint'))).toBeVisible()
    await page.locator('#name').fill("Huda <b>O'Brien</b>")
    await page.locator('.field-dial select').selectOption('AE')
    await page.locator('#mobile').fill('12')
    await page.locator('.chip').nth(1).click()
    await page.locator('#preferredAt').selectOption({ index: 2 })
    await expectAccessible(page)
    await next(page).click()
    await expect(page.locator('#mobile')).toBeFocused()
    await expect(page.locator('#mobile-error')).toHaveText(t('validation.mobile'))
    await page.locator('.field-dial select').selectOption('SA')
    await page.locator('#mobile').fill(mobile)

    const other = textsIn(word === 'english' ? 'arabic' : 'english')
    await page.getByRole('link', { name: t('app.otherLanguage') }).click()
    await expect(page.getByRole('heading', { name: other('landing.lead.person.title') })).toBeVisible()
    await expect(page.locator('#name')).toHaveValue("Huda <b>O'Brien</b>")
    await page.reload()
    await expect(page.locator('#mobile')).toHaveValue(mobile)
    await page.getByRole('link', { name: other('app.otherLanguage') }).click()

    await next(page).dblclick({ noWaitAfter: true })
    await expect(page.getByRole('heading', { name: t('landing.lead.sent.title') })).toBeFocused()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByText(t('landing.lead.status.pending'), { exact: true })).toBeVisible()

    const admin = await staffWire(request)
    const found = await admin('GET', `/leads?q=${mobile.slice(1)}`)
    expect(found.data).toHaveLength(1)
    const lead = await admin('GET', `/leads/${found.data[0]?.id}`)
    expect(lead).toMatchObject({
      ...{ type: 'Test Drive', name: "Huda <b>O'Brien</b>", mobile: `+966${mobile.slice(1)}`, source: 'social', contactMethod: 'whatsapp' },
      ...{ utm: 'utm_source=snapchat&utm_medium=social' },
    })
    expect(lead.consents).toMatchObject([
      { purpose: 'service', granted: true },
      { purpose: 'marketing', granted: false },
    ])
  })
}

test('the footer leads to a general question, which is kept while offline and asks of no car @phone', async ({ page, context }) => {
  const t = textsIn('arabic')
  await page.goto('/arabic/home/search?tenantId=noor')
  await page.getByRole('link', { name: t('landing.shell.contact') }).click()
  await expect(page.getByRole('heading', { name: t('landing.lead.person.title') })).toBeVisible()
  await expect(page.getByText(t('landing.lead.facts.car'), { exact: true })).toHaveCount(0)
  await page.locator('#name').fill('هدى')
  await page.locator('#mobile').fill('٠٥٠١٢٣٤٥٦٧')
  await next(page).click()
  await expect(page.locator('#message')).toBeFocused()
  await page.locator('#message').fill('متى تفتحون؟')
  await context.setOffline(true)
  const sent: string[] = []
  page.on('request', (requested) => sent.push(requested.url()))
  await next(page).click()
  await expect(page.getByText(t('errors.offline'))).toBeVisible()
  expect(sent.filter((url) => url.includes('/api/'))).toEqual([])
  await expect(page.locator('#message')).toHaveValue('متى تفتحون؟')
})

test('a proof that ends before a test drive is asked for loses nothing @phone', async ({ page, request }) => {
  const t = textsIn('arabic')
  const { admin, mobile } = await newOwner(request)
  await page.goto('/arabic/home/manage-service?tenantId=noor')
  await proveMobile(page, 'arabic', mobile)
  await expect(page.getByText(t('landing.manage.none'))).toBeVisible()
  await page.goto('/arabic/home/lead?tenantId=noor')
  await page.locator('.choice', { hasText: t('landing.lead.request.Test Drive') }).click()
  await page.locator('#make').fill('لكزس')
  await page.locator('.make').click()
  await page.locator('.model').first().click()
  await next(page).click()
  await page.locator('#message').fill('بعد العصر')
  const { accessToken } = JSON.parse(await page.evaluate(() => localStorage.getItem('wakeel-dealer') ?? '{}')) as { accessToken: string }
  await wireOf(request, accessToken)('POST', '/customers/sign-out', {})
  await next(page).click()
  await expect(page.getByRole('heading', { name: t('landing.lead.sent.title') })).toBeFocused()
  const { data } = await admin('GET', `/leads?q=${mobile.slice(1)}`)
  expect(data).toMatchObject([{ type: 'Test Drive', name: 'Lama Alharbi', message: 'بعد العصر' }])
})

test('switched off, it has no tile, no link and no form @desktop', async ({ page, request }) => {
  const t = textsIn('english')
  const admin = await staffWire(request, 'administrator@najd.example')
  const flag = async (enabled: boolean) => {
    const row = (await admin('GET', '/featureFlags?flag=CREATE_LEAD&size=1')).data[0] as unknown as { id: string; version: number }
    await admin('PUT', `/featureFlags/${row.id}`, { version: row.version, enabled })
  }
  await flag(false)
  try {
    await page.goto('/english/home/search?tenantId=najd')
    await expect(page.getByRole('link', { name: t('landing.pages.book-service.title') }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: t('landing.pages.lead.title') })).toHaveCount(0)
    await expect(page.getByRole('link', { name: t('landing.shell.contact') })).toHaveCount(0)
    await page.goto('/english/home/lead?tenantId=najd')
    await expect(page.getByText(t('errors.featureOff'))).toBeVisible()
    await expect(next(page)).toHaveCount(0)
  } finally {
    await flag(true)
  }
})
