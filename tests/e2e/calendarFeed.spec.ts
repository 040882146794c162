// A colleague's calendar by link: made on their page, read by a program without a session, renewed and voided; and that of a branch.
import { expect } from '@playwright/test'
import { becomeStaff } from './becomeStaff.ts'
import { expectAccessible, settled, test } from './page.ts'
import { languagesAtSizes, textsIn } from './texts.ts'

for (const [word, size] of languagesAtSizes)
  test(`a colleague's work and a branch's bookings are read by a link that they make and void (${word}) ${size}`, async ({
    page,
    request,
  }) => {
    const t = textsIn(word)
    const made = page.getByLabel(t('admin.me.calendar.address'))
    const make = page.getByRole('button', { name: t('admin.me.calendar.make'), exact: true })
    const revoke = page.getByRole('button', { name: t('admin.me.calendar.revoke'), exact: true })
    const read = async (url: string) => {
      const answer = await request.get(url)
      return answer.ok() ? await answer.text() : answer.status()
    }
    await becomeStaff(page, word, 'service-advisor@noor.example')
    await page.goto('/home/me')
    await settled(page)
    await make.click()
    await expect(made).toHaveValue(/\/calendar\.ics\?link=noor\./)
    await expectAccessible(page)
    const own = await made.inputValue()
    expect(await read(own)).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/)

    // A new link voids the one before; after a reload it is not shown again.
    await page.getByRole('button', { name: t('admin.me.calendar.renew'), exact: true }).click()
    await expect(made).not.toHaveValue(own)
    const second = await made.inputValue()
    expect([await read(own), typeof (await read(second))]).toEqual([404, 'string'])
    await page.reload()
    await expect(page.getByText(t('admin.me.calendar.hidden'))).toBeVisible()
    await expect(made).toHaveCount(0)
    await expectAccessible(page)
    await revoke.click()
    await expect(make).toBeVisible()
    expect(await read(second)).toBe(404)

    await page.goto('/home/calendar')
    await settled(page)
    await page.getByRole('button', { name: t('admin.me.calendar.subscribe'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('admin.me.calendar.make'), exact: true }).click()
    await expect(dialog.getByLabel(t('admin.me.calendar.address'))).toHaveValue(/link=noor\./)
    await expectAccessible(page)
    expect(await read(await dialog.getByLabel(t('admin.me.calendar.address')).inputValue())).toContain('BEGIN:VEVENT')
    await dialog.getByRole('button', { name: t('admin.me.calendar.revoke'), exact: true }).click()
    await expect(dialog.getByText(t('admin.me.calendar.none'))).toBeVisible()
  })
