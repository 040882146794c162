// Making a colleague an administrator, as the one who proposes it and the one who agrees meet it, each in their language.
import { expect } from '@playwright/test'
import { wireOf } from './api.ts'
import { becomeStaff } from './becomeStaff.ts'
import { expectAccessible, test } from './page.ts'
import { textsIn } from './texts.ts'

test('an administrator proposes a colleague, and a second one agrees @desktop', async ({ page, request, browser, baseURL }) => {
  const { token } = await wireOf(request)('POST', '/staffs/login', { email: 'administrator@noor.example', password: 'wakeel-demo' })
  const wire = wireOf(request, token)
  const designations = (await wire('GET', '/staffs/get-designation-list')).data
  const idOf = (name: string) => designations.find((one) => one.name.en === name)?.id
  const person = (staffNo: string, designation: string, name: string) => ({
    staffNo,
    name: { en: name, ar: name },
    email: `${staffNo.toLowerCase()}@noor.example`,
    department: 'General',
    designationId: idOf(designation),
    password: 'wakeel-demo',
  })
  // The first further administrator needs no consent, because there is nobody to ask.
  await wire('POST', '/staffs/list', person('ADM-2', 'Administrator', 'Second Administrator'))
  const { id } = await wire('POST', '/staffs/list', person('ADM-3', 'General Inquiry', 'Proposed Colleague'))

  const en = textsIn('english')
  await becomeStaff(page, 'english')
  await page.goto(`/home/staff/${id}/show`)
  await page.getByRole('button', { name: en('admin.staff.propose') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('must approve within 7 days')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: en('admin.staff.propose') }).click()
  await expect(page.getByText(en('admin.staff.proposal.open'))).toBeVisible()
  await expect(page.getByRole('button', { name: en('admin.staff.proposal.withdraw') })).toBeVisible()
  await expect(page.getByRole('button', { name: en('admin.staff.proposal.agree'), exact: true })).toBeHidden()
  await expectAccessible(page)

  const ar = textsIn('arabic')
  const second = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await becomeStaff(second, 'arabic', 'adm-2@noor.example')
  await second.goto('/home/staff')
  const banner = second.getByRole('alert').filter({ hasText: ar('admin.staff.proposal.waiting') })
  await expect(banner).toBeVisible()
  await banner.getByRole('link').click()
  await expect(second.getByText(ar('admin.staff.proposal.open'))).toBeVisible()
  await expectAccessible(second)
  await second.getByRole('button', { name: ar('admin.staff.proposal.agree'), exact: true }).click()
  await expect(second.getByText(ar('admin.staff.proposal.agreed'))).toBeVisible()
  await second.context().close()
  // The one who proposed it sees the decision without loading the page again.
  await expect(page.getByText(en('admin.staff.proposal.agreed'))).toBeVisible()
})
