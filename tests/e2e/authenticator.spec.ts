// The authenticator app as its person meets it: set up, asked for at the next sign-in, replaced by a recovery code, turned off.
import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectAccessible, test } from './page.ts'
import { becomeStaff } from './becomeStaff.ts'
import { textsIn } from './texts.ts'

const account = 'parts-manager@najd.example'
const t = textsIn('arabic')

async function signInAnew(page: Page): Promise<void> {
  await page.getByRole('button', { name: new RegExp(t('admin.layout.person', { name: '' }).trim()) }).click()
  await page.getByRole('menuitem', { name: t('admin.layout.signOut') }).click()
  await page.locator('input[name=email]').fill(account)
  await page.locator('input[name=password]').fill('wakeel-demo')
  await page.locator('input[name=password]').press('Enter')
}

test('a colleague sets up an authenticator app and signs in with it, then with a recovery code @desktop', async ({ page }) => {
  await becomeStaff(page, 'arabic', account)
  await page.goto('/home/me')
  const panel = page.getByRole('region', { name: t('admin.me.authenticator.title') })
  await panel.getByRole('button', { name: t('admin.me.authenticator.setUp') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=current]').fill('wakeel-demo')
  await dialog.getByRole('button', { name: t('admin.me.authenticator.next') }).click()
  await expect(dialog.getByRole('img', { name: t('admin.me.authenticator.scanLabel') })).toBeVisible()
  const secret = (await dialog.locator('bdi').innerText()).replaceAll(' ', '')
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  await dialog.locator('input[name=code]').fill('٠٠٠٠٠٠')
  await dialog.getByRole('button', { name: t('admin.me.authenticator.turnOn') }).click()
  await expect(dialog.getByRole('alert')).toHaveText(t('errors.wrongAppCode'))
  await dialog.locator('input[name=code]').fill(totp.generate())
  await dialog.getByRole('button', { name: t('admin.me.authenticator.turnOn') }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const [first = ''] = await dialog.getByRole('listitem').allInnerTexts()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('admin.me.authenticator.kept') }).click()

  await signInAnew(page)
  const next = () => totp.generate({ timestamp: Date.now() + 30_000 })
  const arabic = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
  await page.getByLabel(t('admin.signIn.appCode')).fill(arabic(next()))
  await expect(page.getByRole('navigation').first()).toBeVisible()

  await signInAnew(page)
  await page.getByRole('button', { name: t('admin.signIn.useRecovery') }).click()
  await page.getByLabel(t('admin.signIn.recoveryCode')).fill(first)
  await page.getByLabel(t('admin.signIn.recoveryCode')).press('Enter')
  await expect(page.getByRole('navigation').first()).toBeVisible()

  await page.goto('/home/me')
  await panel.getByRole('button', { name: t('admin.me.authenticator.turnOff') }).click()
  await dialog.locator('input[name=current]').fill('wakeel-demo')
  await dialog.getByRole('button', { name: t('admin.me.authenticator.turnOff') }).click()
  await expect(panel.getByRole('button', { name: t('admin.me.authenticator.setUp') })).toBeVisible()
})
