// How long data is kept: an administrator types the months, sees what that deletes, confirms it, and finds the change in the history.
import { expect } from '@playwright/test'
import { formatFor } from '../../src/i18n/format.ts'
import { defaultCurrency, defaultTimeZone } from '../../src/schema/core/time/region.ts'
import { staffWire } from './api.ts'
import { becomeStaff } from './becomeStaff.ts'
import { expectAccessible, settled, test } from './page.ts'
import { languagesAtSizes, textsIn } from './texts.ts'

/** Other stories read the settings of the other company at the same time. */
const account = 'administrator@najd.example'

for (const [word, tag] of languagesAtSizes)
  test(`what is deleted after which time is shown before it is saved, and stands in the history (${word}) ${tag}`, async ({
    page,
    request,
  }) => {
    const t = textsIn(word)
    const format = formatFor(word, { timeZone: defaultTimeZone, currency: defaultCurrency })
    const admin = await staffWire(request, account)
    const read = async () =>
      (await admin('GET', '/settings')).data?.[0] as unknown as { id: string; version: number; leadMonths: number | null }
    const { id } = await read()
    const field = (name: 'leadMonths' | 'messageMonths' | 'auditMonths' | 'fileMonths') =>
      page.getByLabel(t(`resources.settings.fields.${name}`))
    await becomeStaff(page, word, account)
    await page.goto(`/home/settings/${id}`)
    await settled(page)
    try {
      await page.getByRole('tab', { name: t('resources.settings.sections.oldData') }).click()
      const preview = page.getByRole('region', { name: t('admin.oldData.title') })
      await expect(preview).toContainText(t('admin.oldData.nothing'))
      await field('auditMonths').fill('11')
      await expect(preview).toContainText(t('admin.oldData.wrong'))
      await field('leadMonths').fill('6')
      await page.getByRole('button', { name: t('admin.form.save'), exact: true }).click()
      await expect(page.getByRole('alert').filter({ hasText: t('validation.tooSmall', { min: format.number(12) }) })).toBeVisible()
      await field('auditMonths').fill('12')
      const counted = (await admin('GET', '/background-jobs/old-data?leadMonths=6&auditMonths=12')) as unknown as {
        kinds: { rows: number; before: string }[]
        nextAt: string
      }
      const lines = counted.kinds.map(({ rows, before }) =>
        t('admin.oldData.rows', { smart_count: rows, count: format.number(rows), day: format.date(before) }),
      )
      expect(lines).toHaveLength(2)
      for (const line of lines) await expect(preview).toContainText(line)
      await expect(preview).toContainText(t('admin.oldData.next', { when: format.dateTime(counted.nextAt) }))
      await expectAccessible(page)
      await page.getByRole('button', { name: t('admin.form.save'), exact: true }).click()
      const dialog = page.getByRole('dialog', { name: t('admin.oldData.confirmTitle') })
      for (const line of lines) await expect(dialog).toContainText(line)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: t('admin.form.cancel') }).click()
      expect((await read()).leadMonths).toBeNull()
      await page.getByRole('button', { name: t('admin.form.save'), exact: true }).click()
      await dialog.getByRole('button', { name: t('admin.oldData.confirm') }).click()
      await expect.poll(async () => (await read()).leadMonths).toBe(6)
      const [entry] = (await admin('GET', `/audit?${new URLSearchParams({ resource: 'settings', rowId: id, size: '1' })}`)).data as {
        id: string
      }[]
      await page.goto(`/home/audit/${entry?.id}/show`)
      await expect(page.getByText(t('resources.settings.fields.leadMonths'))).toBeVisible()
      // A longer time deletes nothing, so it needs no confirmation.
      await page.goto(`/home/settings/${id}`)
      await settled(page)
      await page.getByRole('tab', { name: t('resources.settings.sections.oldData') }).click()
      await field('leadMonths').fill('7')
      await page.getByRole('button', { name: t('admin.form.save'), exact: true }).click()
      await expect.poll(async () => (await read()).leadMonths).toBe(7)
    } finally {
      const { version } = await read()
      await admin('PUT', `/settings/${id}`, { leadMonths: null, auditMonths: null, version })
    }
  })
