// What people see of messages: a template's words on their way to a customer, and a dead letter sent again.
import { expect } from '@playwright/test'
import { templateTexts } from '../../server/masters/starting/words.ts'
import { bookByWire, staffWire } from './api.ts'
import { becomeStaff } from './becomeStaff.ts'
import { expectAccessible, settled, test } from './page.ts'
import { bothLanguages, languagesAtSizes, textsIn } from './texts.ts'

const written = {
  english: { id: '1', code: 'en', alphabet: 'GSM-7', words: 'Your place in our workshop is kept under' },
  arabic: { id: '2', code: 'ar', alphabet: 'UCS-2', words: 'حجزنا لسيارتك مكانًا برقم' },
} as const

/** The built-in texts again, for anyone who comes after. */
async function switchOff(wire: Awaited<ReturnType<typeof staffWire>>): Promise<void> {
  const [own] = (await wire('GET', '/messageTemplates?kind=bookingConfirmation')).data
  if (own)
    await wire('PUT', `/messageTemplates/${own.id}`, { version: (await wire('GET', `/messageTemplates/${own.id}`)).version, active: false })
}

for (const word of bothLanguages)
  test(`a template’s new words reach the customer, in ${word} @desktop`, async ({ page, request }) => {
    const t = textsIn(word)
    const { id, code, alphabet, words } = written[word]
    const admin = await staffWire(request)
    await becomeStaff(page, word)
    await page.goto('/home/messageTemplates')
    await expect(page.getByRole('heading', { level: 2, name: t('enumerations.messageKind.otp') })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: t('admin.template.editOf', { name: t('enumerations.messageKind.bookingConfirmation') }) }).click()
    const language = t(`enumerations.language.${id}`)
    const box = page.getByRole('textbox', { name: `${t('resources.messageTemplates.fields.body')}, ${language}` })
    const phone = page.getByRole('region', { name: t('admin.template.preview') })
    await box.fill(`${words} {ref} {oops}`)
    await expect(phone.locator(`[lang=${code}]`).getByText(words)).toBeVisible()
    const save = page.getByRole('button', { name: t('admin.form.save'), exact: true })
    await save.click()
    await expect(box).toHaveAccessibleDescription(new RegExp(t('validation.placeholderMissing', { name: 'link' })))
    await expectAccessible(page)
    await box.fill(`${words} {ref}`)
    await page
      .getByRole('group', { name: t('admin.template.insertInto', { language }) })
      .getByRole('button', { name: t('messages.placeholders.link.label') })
      .click()
    await expect(box).toHaveValue(`${words} {ref} {link}`)
    await expect(phone.getByText(/https?:/)).toBeVisible()
    await expect(phone.getByText(alphabet)).toBeVisible()
    const active = page.getByRole('switch', { name: t('resources.messageTemplates.fields.active') })
    if (!(await active.isChecked())) await active.click()
    await save.click()
    await page.waitForURL(/\/show$/)

    const { ref, mobile } = await bookByWire(request, id)
    await switchOff(admin)
    await page.goto(`/home/messages?filter=${encodeURIComponent(JSON.stringify({ kind: ['bookingConfirmation'] }))}`)
    await settled(page)
    await page
      .getByRole('link', { name: new RegExp(mobile.replace('+', '\\+')) })
      .first()
      .click()
    const read = page.getByRole('region', { name: t('admin.messages.asRead') })
    await expect(read.locator(`[lang=${code}]`)).toHaveText(new RegExp(`^${words} ${ref} http`))
    await expectAccessible(page)
  })

test('a message that did not arrive is found and sent again @desktop', async ({ page, request }) => {
  const t = textsIn('arabic')
  const admin = await staffWire(request)
  const undelivered = 'undelivered'
  // Other stories leave messages whose time had passed, and those cannot be sent again.
  const dead = (await admin('GET', '/messages?status=failed')).data.find(({ error }) => error === undelivered)
  expect((await admin('GET', '/staffs/badge-counts')).messages).toBeGreaterThan(0)
  await becomeStaff(page, 'arabic')
  await page.goto('/home/messages')
  await page.getByRole('button', { name: t('admin.list.views.dead'), exact: true }).click()
  // While rows are fetched, the table is dimmed.
  await expect(page.locator('main [role=region][aria-busy=true]')).toHaveCount(0)
  await expectAccessible(page)
  await page.goto(`/home/messages/${dead?.id}/show`)
  // The history goes on telling of it.
  const reason = page.locator('main [role=alert]').filter({ hasText: t(`enumerations.messageError.${undelivered}`) })
  await expect(reason).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('admin.messages.resend') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('admin.messages.resend') })
    .click()
  await expect(reason).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('admin.messages.resend') })).toHaveCount(0)
})

for (const [word, size] of languagesAtSizes)
  test(`a template’s dear letters are named and replaced before it is saved, in ${word} ${size}`, async ({ page, request }) => {
    const t = textsIn(word)
    const admin = await staffWire(request)
    const [own] = (await admin('GET', '/messageTemplates?kind=bookingMoved')).data
    await becomeStaff(page, word)
    await page.goto('/home/messageTemplates')
    await page.getByRole('link', { name: t('admin.template.editOf', { name: t('enumerations.messageKind.bookingMoved') }) }).click()
    const box = (id: '1' | '2') =>
      page.getByRole('textbox', { name: `${t('resources.messageTemplates.fields.body')}, ${t(`enumerations.language.${id}`)}` })
    const replace = page.getByRole('button', { name: t('admin.template.replaceDear') })
    await box('2').fill('موعدك {when} في {location}: {link}')
    await expect(box('2')).toHaveAccessibleDescription(/UCS-2.*70.*67/)
    // é is a letter that every network has; ë is not, and neither is a picture.
    await box('1').fill('Café at {location}: see you {when}, {link}')
    await expect(box('1')).toHaveAccessibleDescription(/GSM-7/)
    await expect(replace).toHaveCount(0)
    await box('1').fill('Your Citroën is expected 😀 Café at {location}: see you {when}, {link}')
    await expect(box('1')).toHaveAccessibleDescription(/UCS-2/)
    await expect(page.getByRole('status').filter({ hasText: 'ë 😀' })).toBeVisible()
    await expectAccessible(page)
    await replace.click()
    await expect(box('1')).toHaveValue('Your Citroen is expected Café at {location}: see you {when}, {link}')
    await expect(box('1')).toHaveAccessibleDescription(/0[.]08.*GSM-7|0[.]16.*GSM-7/)
    await expect(replace).toHaveCount(0)
    await page.getByRole('button', { name: t('admin.form.save'), exact: true }).click()
    await page.waitForURL(/\/show$/)
    const [en, ar] = templateTexts.bookingMoved
    const after = await admin('GET', `/messageTemplates/${own?.id}`)
    await admin('PUT', `/messageTemplates/${own?.id}`, { version: after.version, body: { en, ar } })

    await page.goto('/home/messages')
    await page.getByRole('link', { name: t('admin.messageCosts.title') }).click()
    const table = page.getByRole('region', { name: t('admin.messageCosts.title') })
    await expect(table.getByRole('link').first()).toBeVisible()
    await expectAccessible(page)
    await table.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/home\/messages\?.*costHas/)
  })
