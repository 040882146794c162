// A survey from its first question to what came of it; and a call about one. Each in one size, English and Arabic between them.
import { expect, type Page } from '@playwright/test'
import { bookByWire, linkIn, staffWire } from './api.ts'
import { becomeStaff } from './becomeStaff.ts'
import { expectAccessible, settled, test } from './page.ts'
import { textsIn } from './texts.ts'
import { namedKey } from '../../src/schema/core/dataKeys.ts'

const mark = () => `S${Math.random().toString(36).slice(2, 9)}`
const pick = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('a survey is built, goes out with a delivered car, and a low answer opens a complaint that its figures show @desktop', async ({
  page,
  request,
}) => {
  const t = textsIn('english')
  const name = mark()
  const admin = await staffWire(request)
  const [settings] = (await admin('GET', '/settings')).data
  const quiet = (quietFrom: string, quietTo: string, version: number) =>
    admin('PUT', `/settings/${settings?.id ?? ''}`, { quietFrom, quietTo, version })
  // Whatever the hour of the run, a survey of this story goes out at once.
  const { version } = await quiet('00:00', '00:00', (settings as { version?: number } | undefined)?.version ?? 0)
  await becomeStaff(page, 'english')
  await page.goto('/home/surveys/create')
  await settled(page)
  const form = page.locator('form')
  await form
    .getByRole('textbox', { name: t('resources.surveys.fields.name') })
    .nth(0)
    .fill(name)
  await form
    .getByRole('textbox', { name: t('resources.surveys.fields.name') })
    .nth(1)
    .fill('استبيان الصيانة')
  await form
    .getByRole('spinbutton')
    .or(form.getByRole('textbox', { name: t('resources.surveys.fields.delayHours') }))
    .first()
    .fill('0')
  await pick(page, t('resources.surveys.fields.trigger'), t('enumerations.surveyTrigger.bookingDelivered'))
  const question = (number: number) => page.getByRole('group', { name: t('admin.question.one', { number }), exact: true })
  const add = async (number: number, kind: string, en: string, ar: string) => {
    await page.getByRole('button', { name: t('admin.question.add') }).click()
    await question(number).getByRole('textbox').nth(0).fill(en)
    await question(number).getByRole('textbox').nth(1).fill(ar)
    await question(number)
      .getByRole('combobox', { name: t('admin.question.kind') })
      .click()
    await page.getByRole('option', { name: t(namedKey(`enumerations.questionKind.${kind}`)), exact: true }).click()
  }
  await add(1, 'rating', 'How was it?', 'كيف كانت؟')
  await add(2, 'text', 'What went wrong?', 'ما الذي لم يعجبك؟')
  await question(2)
    .getByRole('combobox', { name: t('admin.question.condition') })
    .click()
  await page.getByRole('option', { name: t('admin.question.onlyIf', { question: 'How was it?' }) }).click()
  await add(3, 'nps', 'Would you recommend us?', 'هل توصي بنا؟')
  // By keys alone: the third becomes the second.
  await page.getByRole('button', { name: t('admin.question.up', { number: 3 }) }).click()
  await expect(question(2).getByRole('textbox').nth(0)).toHaveValue('Would you recommend us?')
  await expectAccessible(page)
  await page.getByRole('button', { name: t('admin.form.save'), exact: true }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await page
    .getByRole('button', { name: t('enumerations.surveyStatus.active') })
    .or(page.getByRole('button', { name: t('admin.moves.survey.active') }))
    .first()
    .click()
  await expect(page.getByRole('tab', { name: t('admin.results.tabs.overview') })).toBeVisible()
  const id = /surveys\/([\w-]+)/.exec(page.url())?.[1] ?? ''

  const booked = await bookByWire(request)
  for (const [to, values] of [
    ['inWorkshop', { mileageIn: 20_000 }],
    ['qc', {}],
    ['completed', {}],
    ['delivered', { unpaidReason: 'Fleet account' }],
  ] as const) {
    const row = await admin('GET', `/appointments/${booked.id}`)
    await admin('POST', `/appointments/${booked.id}/status`, { to, version: row.version, ...values })
  }
  const messages = (await admin('GET', '/messages?kind=survey&size=20')).data
  const body = messages.find((one) => one.body.includes(name))?.body ?? ''
  await admin('PUT', `/settings/${settings?.id ?? ''}`, { quietFrom: '21:00', quietTo: '09:00', version })

  const customer = await page.context().newPage()
  await customer.goto(await linkIn(request, body))
  const next = customer.locator('.step-next')
  await customer.locator('.star').nth(0).click()
  await next.click()
  await customer.locator('.scale-step').nth(2).click()
  await expectAccessible(customer)
  await next.click()
  await customer.locator('#answer').fill('Two days late')
  await next.click()
  await expect(customer.getByRole('heading', { name: t('landing.survey.done') })).toBeVisible()
  const ref = await customer.locator('.done-ref bdi').innerText()
  await customer.close()

  await page.goto(`/home/surveys/${id}/show?results=words`)
  await expect(page.getByText('Two days late')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: t('admin.results.tabs.overview') }).click()
  await expect(page.getByRole('link', { name: `${t('admin.results.figures.nps')} -100` })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: `${t('admin.results.figures.answered')} 1` }).click()
  await expect(page).toHaveURL(/surveyInvitations/)
  await page.goBack()
  await page.getByRole('tab', { name: t('admin.results.tabs.words') }).click()
  await page.getByRole('link', { name: t('admin.results.complaint', { ref }) }).click()
  await expect(page.getByRole('heading', { name: new RegExp(ref) })).toBeVisible()
})

test('the call centre calls who gave no answer, keeps what was said over a reload, and agrees on a later call @phone', async ({ page }) => {
  const t = textsIn('arabic')
  await becomeStaff(page, 'arabic', 'general-inquiry@najd.example')
  await page.goto('/home/outbound')
  await page.getByRole('button', { name: t('admin.outbound.next') }).click()
  await expect(page.getByRole('button', { name: t('admin.outbound.save') })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: t('admin.customer.call'), exact: true })).toHaveAttribute('href', /^tel:/)
  await page.getByRole('button', { name: '4', exact: true }).first().click()
  await page.reload()
  await expect(page.getByRole('button', { name: '4', exact: true }).first()).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: t('admin.outbound.save') }).click()
  await expect(page.getByText(t('validation.required')).first()).toBeVisible()
  const who = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('button', { name: t('enumerations.outboundResult.Incomplete'), exact: true }).click()
  // Each part of the moment by its arrow keys; the year goes past the present one.
  const parts = page.locator('#call-nextCallAt').getByRole('spinbutton')
  for (const part of await parts.all()) await part.press('ArrowUp')
  await parts.last().press('ArrowUp')
  await page.getByRole('button', { name: t('admin.outbound.save') }).click()
  await expect(page).toHaveURL(/outbound$/)
  await page.getByRole('button', { name: t('admin.outbound.later') }).click()
  await expect(page.getByRole('heading', { name: who })).toBeVisible()
  await expectAccessible(page)
})
