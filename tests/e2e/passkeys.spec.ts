// Passkeys as their person meets them, with the browser's virtual authenticator: added, used, removed, and asked for by a designation.
import { expect, type Page } from '@playwright/test'
import { languages } from '../../src/schema/core/limits.ts'
import { wireOf } from './api.ts'
import { expectAccessible, test } from './page.ts'
import { textsIn } from './texts.ts'

const password = 'wakeel-demo'

/** Browsers make passkeys for names only, and 127.0.0.1 is none. */
const named = (url: string | undefined, path = '/'): string => `${(url ?? '').replace('127.0.0.1', 'localhost')}${path}`

async function addAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

for (const [language, account] of [
  ['english', 'sales-manager@najd.example'],
  ['arabic', 'service-manager@najd.example'],
] as const) {
  const t = textsIn(language)
  const { direction: dir } = languages[language]
  const forget = (page: Page) =>
    page.evaluate((word) => localStorage.setItem('wakeel-dealer', JSON.stringify({ language: word })), language)
  const enter = async (page: Page, email: string) => {
    await page.locator('input[name=email]').fill(email)
    await page.locator('input[name=password]').fill(password)
    await page.locator('input[name=password]').press('Enter')
  }

  test(`a colleague adds a passkey, signs in with it and removes it (${language}) @desktop`, async ({ page, baseURL }) => {
    await addAuthenticator(page)
    await page.addInitScript((word) => {
      if (!localStorage.getItem('wakeel-dealer')) localStorage.setItem('wakeel-dealer', JSON.stringify({ language: word }))
    }, language)
    await page.goto(named(baseURL))
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
    await expect(page.getByRole('button', { name: t('admin.signIn.passkey') })).toBeVisible()
    await expectAccessible(page)
    await enter(page, account)
    await page.waitForURL(/\/home\/dashboard$/)
    await page.goto(named(baseURL, '/home/me'))
    const panel = page.getByRole('region', { name: t('admin.me.passkeys.title') })
    await panel.getByRole('button', { name: t('admin.me.passkeys.add') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: t('admin.me.passkeys.name') }).fill('My laptop')
    await dialog.locator('input[name=current]').fill('wrong')
    await dialog.getByRole('button', { name: t('admin.me.passkeys.add') }).click()
    await expect(dialog.getByRole('alert')).toHaveText(t('errors.wrongPassword'))
    await dialog.locator('input[name=current]').fill(password)
    await dialog.getByRole('button', { name: t('admin.me.passkeys.add') }).click()
    await expect(panel.getByText('My laptop')).toBeVisible()
    await expectAccessible(page)

    await forget(page)
    await page.goto(named(baseURL))
    await page.getByRole('button', { name: t('admin.signIn.passkey') }).click()
    // Back to the page where the person was.
    await page.waitForURL(/\/home\/me$/)

    await page.goto(named(baseURL, '/home/me'))
    await panel.getByRole('button', { name: t('admin.me.passkeys.removeOne', { name: 'My laptop' }) }).click()
    await dialog.locator('input[name=current]').fill(password)
    await dialog.getByRole('button', { name: t('admin.me.passkeys.remove'), exact: true }).click()
    // Under the dialog no region has a name: what it hides would be gone at once.
    await expect(dialog).toBeHidden()
    await expect(panel).toBeVisible()
    await expect(panel.getByText('My laptop')).toBeHidden()
    await forget(page)
    await page.goto(named(baseURL))
    await page.getByRole('button', { name: t('admin.signIn.passkey') }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('errors.passkeyFailed'))
  })
}

test('a designation asks for a passkey: the next sign-in makes one, and then a password is not enough @desktop', async ({
  page,
  baseURL,
  request,
}) => {
  const t = textsIn('arabic')
  const { token } = await wireOf(request, undefined, 'najd')('POST', '/staffs/login', { email: 'administrator@najd.example', password })
  const wire = wireOf(request, token, 'najd')
  const { data } = await wire('GET', '/staffs/get-designation-list')
  const { id } = data.find(({ name }) => name.en === 'Broker Sales') as { id: string }
  const { version } = await wire('GET', `/masters/designation/${id}`)
  await wire('PUT', `/masters/designation/${id}`, { passkeyRequired: true, version })

  await addAuthenticator(page)
  await page.addInitScript(() => {
    if (!localStorage.getItem('wakeel-dealer')) localStorage.setItem('wakeel-dealer', JSON.stringify({ language: 'arabic' }))
  })
  const account = 'broker-sales@najd.example'
  const enter = async () => {
    await page.locator('input[name=email]').fill(account)
    await page.locator('input[name=password]').fill(password)
    await page.locator('input[name=password]').press('Enter')
  }
  await page.goto(named(baseURL))
  await enter()
  await expect(page.getByText(t('admin.signIn.firstPasskey'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('admin.signIn.makePasskey') }).click()
  await page.waitForURL(/\/home\/dashboard$/)
  await page.evaluate(() => localStorage.setItem('wakeel-dealer', JSON.stringify({ language: 'arabic' })))
  await page.goto(named(baseURL))
  await enter()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('errors.passkeyNeeded'))
  await page.getByRole('button', { name: t('admin.signIn.passkey') }).click()
  await page.waitForURL(/\/home\/dashboard$/)
})
