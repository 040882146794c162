// The page for background jobs: an administrator pauses a kind of work, sees what waits for it, and lets it go on.
import { expect } from '@playwright/test'
import { staffWire } from './api.ts'
import { becomeStaff } from './becomeStaff.ts'
import { expectAccessible, newMobile, settled, test } from './page.ts'
import { textsIn } from './texts.ts'

const t = textsIn('english')
/** Other stories work in bulk at the same time, at the other company. */
const account = 'administrator@najd.example'

test('what is paused waits where the administrator sees it, and goes on when it is resumed @desktop', async ({ page, request }) => {
  const admin = await staffWire(request, account)
  const { id } = await admin('POST', '/leads', {
    name: 'Noura',
    type: 'New Car Sales',
    mobile: newMobile(),
    department: 'Sales',
    source: 'phone',
  })
  await becomeStaff(page, 'english', account)
  await page.goto('/home/jobs')
  await settled(page)
  const bulk = t('admin.backgroundJobs.kinds.bulk')
  const press = (word: 'pause' | 'resume') => page.getByRole('button', { name: `${t(`admin.backgroundJobs.${word}`)}: ${bulk}` }).click()
  await press('pause')
  await expect(page.getByRole('button', { name: `${t('admin.backgroundJobs.resume')}: ${bulk}` })).toBeVisible()
  await admin('POST', '/leads/bulk', { action: 'change', ids: [id], changes: { source: 'social' } })
  await page.getByRole('tab', { name: t('admin.backgroundJobs.views.open') }).click()
  const title = t('admin.jobs.bulk.change', { name: t('resources.leads.name', { smart_count: 10 }) })
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title }) })
    .first()
  await expect(row).toContainText(t('admin.backgroundJobs.paused'))
  await expectAccessible(page)
  await row.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText(t('admin.backgroundJobs.paused'), { exact: true })).toBeVisible()
  await page.goBack()
  await press('resume')
  await page.getByRole('tab', { name: t('admin.backgroundJobs.views.ended') }).click()
  await expect(row).toContainText(t('enumerations.jobState.done'))
})
