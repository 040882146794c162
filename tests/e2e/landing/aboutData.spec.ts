// What a customer asks about their data on the landing, the register that staff see it in, and the answer that comes back.
import { expect } from '@playwright/test'
import { bookByWire, staffWire } from '../api.ts'
import { becomeStaff } from '../becomeStaff.ts'
import { expectAccessible, settled, test } from '../page.ts'
import { languagesAtSizes, textsIn } from '../texts.ts'

for (const [word, size] of languagesAtSizes)
  test(`a question about one's data stands in the register, and its answer with the question (${word}) ${size}`, async ({
    page,
    request,
    browser,
  }) => {
    const t = textsIn(word)
    const { session } = await bookByWire(request, word === 'arabic' ? '2' : '1')
    const { id: customerId } = session.customer as { id: string }
    await page.addInitScript((kept) => localStorage.setItem('wakeel-dealer', JSON.stringify(kept)), session)
    const open = async () => {
      await page.goto(`/${word}/home/manage-service?tenantId=noor&tab=me`)
      await page.getByText(t('landing.me.ask.title')).click()
    }
    await open()
    const send = page.getByRole('button', { name: t('landing.me.ask.send') })
    await send.click()
    await expect(page.getByText(t('validation.required')).first()).toBeVisible()
    await page.getByLabel(t('landing.me.ask.kind')).selectOption('access')
    const words = `What do you know of me? ${customerId}`
    await page.getByLabel(t('landing.me.ask.words')).fill(words)
    await send.click()
    const question = page.getByRole('listitem').filter({ hasText: words })
    await expect(question).toContainText(t('enumerations.privacyRequestState.open'))
    await expectAccessible(page)

    const admin = await staffWire(request)
    const [row] = (await admin('GET', `/privacyRequests?customerId=${customerId}`)).data
    const staff = await browser.newPage()
    await becomeStaff(staff, word, 'administrator@noor.example')
    await staff.goto(`/home/privacyRequests?filter=${encodeURIComponent(JSON.stringify({ customerId: customerId }))}`)
    await expect(staff.getByRole('link', { name: 'Huda Alharbi' }).first()).toBeVisible()
    await staff.goto(`/home/privacyRequests/${row?.id}/show`)
    await expect(staff.getByText(words)).toBeVisible()
    await settled(staff)
    await expectAccessible(staff)
    await staff.close()

    const answer = 'Your name, your mobile and your car.'
    await admin('PUT', `/privacyRequests/${row?.id}`, { state: 'answered', answer, version: row?.version })
    await open()
    await expect(question).toContainText(answer)
    await expect(question).toContainText(t('enumerations.privacyRequestState.answered'))
  })
