// A customer writes by WhatsApp, a colleague sees it and answers: English at a desktop, Arabic on a phone.
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { pdfOf } from '../core/server/pdfOf.ts'
import { staffWire } from './api.ts'
import { expectAccessible, newMobile, settled, signIn, test } from './page.ts'
import { textsIn } from './texts.ts'

test('a customer writes by WhatsApp, and a colleague answers on the customer’s page', async ({ page, request }) => {
  const word = test.info().project.name === 'phone' ? 'arabic' : 'english'
  const t = textsIn(word)
  const admin = await staffWire(request)
  const mobile = newMobile()
  const languageId = word === 'arabic' ? '2' : '1'
  const email = `reem.${mobile}.${word}@example.com`
  const customer = await admin('POST', '/customers', { firstName: 'Reem', lastName: 'Chat', mobile, email, languageId })
  const phone = `/simulators/whatsapp/phones/number-noor/${mobile.replace(/^0/, '966')}?lang=${word === 'arabic' ? 'ar' : 'en'}`
  const [question, answer] =
    word === 'arabic' ? ['هل سيارتي جاهزة؟', 'نعم، تفضّل في أي وقت.'] : ['Is my car ready?', 'Yes, come whenever you like.']
  await page.goto(phone)
  await page.getByRole('textbox', { name: t('messages.whatsappSimulator.write') }).fill(question)
  await page.getByRole('button', { name: t('messages.whatsappSimulator.send') }).click()
  await expect(page.getByText(question)).toBeVisible()
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#7a2233' } })
    .jpeg()
    .toBuffer()
  await page.getByLabel(t('messages.whatsappSimulator.file')).setInputFiles({ name: 'scratch.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: t('messages.whatsappSimulator.send') }).click()
  await expect(page.getByText('scratch.jpg')).toBeVisible()

  await signIn(page, word, 'general-inquiry@noor.example')
  // The page before was not the admin's own, so the first page is opened anew.
  await settled(page)
  await page.goto(`/home/customers/${customer.id}/show`)
  const panel = page.getByRole('region', { name: t('admin.conversation.title') })
  await expect(panel.getByText(question)).toBeVisible()
  await expect(panel.getByText(/2[34]/).first()).toBeVisible()
  // The picture was fetched meanwhile, and opens large.
  await panel.getByRole('button', { name: t('admin.conversation.pictureTheirs') }).click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByRole('img')).toBeVisible()
  await viewer.getByRole('button', { name: t('admin.upload.close') }).click()
  await expect(viewer).toHaveCount(0)
  await panel.getByRole('button', { name: t('admin.conversation.send') }).click()
  await expect(panel.getByText(t('validation.required'))).toBeVisible()
  await panel.getByRole('textbox', { name: t('admin.conversation.answer') }).fill(answer)
  const { bytes } = pdfOf(900)
  await panel.locator('input[type=file]').setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer: bytes })
  await expect(panel.getByRole('button', { name: t('admin.upload.remove', { name: 'invoice.pdf' }) })).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: t('admin.conversation.send') }).click()
  await expect(panel.getByRole('log').getByText(answer)).toBeVisible()
  await expect(panel.getByRole('log').getByRole('link', { name: t('admin.upload.downloadOne', { name: 'invoice.pdf' }) })).toBeVisible()
  await panel.getByRole('button', { name: t('admin.show.take') }).click()
  await expect(panel.getByRole('button', { name: t('admin.conversation.release') })).toBeVisible()

  // The customer reads it, which the colleague sees.
  await expect
    .poll(async () => {
      await page.request.get(phone)
      return admin('GET', `/messages?kind=conversationReply&customerId=${customer.id}`)
    })
    .toMatchObject({ data: [{ status: 'read', channel: 'whatsapp', whatsappError: null, body: answer }] })
  await page.reload()
  await expect(panel.getByText(t('enumerations.messageStatus.read'), { exact: true })).toBeVisible()
  await page.goto(phone)
  await expect(page.getByText(answer)).toBeVisible()
  await expect(page.getByText('invoice.pdf')).toBeVisible()

  // The same by e-mail, which the customer answers from their mailbox.
  const [byMail, back] = word === 'arabic' ? ['الفاتورة مرفقة.', 'شكرًا، وصلت.'] : ['The invoice is attached.', 'Thank you, it arrived.']
  await page.goto(`/home/customers/${customer.id}/show`)
  await panel.getByRole('combobox', { name: t('admin.conversation.by') }).click()
  await page.getByRole('option', { name: t('enumerations.messageChannel.email') }).click()
  await panel.getByRole('textbox', { name: t('admin.conversation.answer') }).fill(byMail)
  await panel.getByRole('button', { name: t('admin.conversation.send') }).click()
  await expect(panel.getByRole('log').getByText(byMail)).toBeVisible()
  const box = `/simulators/mail/boxes/${email}?lang=${word === 'arabic' ? 'ar' : 'en'}`
  await expect.poll(async () => (await page.request.get(box)).text()).toContain(byMail)
  const mailbox = await page.context().newPage()
  await mailbox.goto(box)
  await mailbox.getByRole('textbox', { name: t('messages.whatsappSimulator.write') }).fill(back)
  await mailbox.getByRole('button', { name: t('messages.whatsappSimulator.send') }).click()
  await expect(mailbox.getByText(back)).toBeVisible()
  await mailbox.close()
  // The colleague sees it without opening the page again.
  await expect(panel.getByRole('log').getByText(back, { exact: true })).toBeVisible()
})
