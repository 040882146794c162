// Staff come in with the account of their company: found by the address, at a real provider, with the reason where they do not.
import { expect } from '@playwright/test'
import { openProvider, type CompanyProvider } from '../staff/companyProvider.ts'
import { staffWire } from './api.ts'
import { expectAccessible, go, settled, signIn, test } from './page.ts'
import { languagesAtSizes, textsIn } from './texts.ts'

let company: CompanyProvider | undefined
test.afterEach(() => company?.close())

for (const [language, size] of languagesAtSizes) {
  const t = textsIn(language)
  test(`a colleague signs in with the company account that an administrator has set up (${language}) ${size}`, async ({
    page,
    request,
    baseURL,
  }) => {
    company = await openProvider([`${baseURL}/staff/single-sign-on`])
    company.people.set('huda', { email: 'huda@staff.noor.example', name: 'Huda', groups: [`/service-${language}`] })
    company.people.set('guest', { email: 'guest@staff.noor.example', name: 'Guest', groups: [] })
    const admin = await staffWire(request)
    const [{ id } = { id: '' }] = (await admin('GET', '/settings')).data
    const { version } = await admin('GET', `/settings/${id}`)
    await admin('POST', '/signInGroups', { group: `/service-${language}`, department: 'Service' })

    await signIn(page, language)
    await go(page, `/home/settings`)
    await settled(page)
    await page.getByRole('tab', { name: t('resources.settings.sections.signIn') }).click()
    const issuer = page.getByRole('textbox', { name: t('resources.settings.fields.ssoIssuer') })
    const look = page.getByRole('button', { name: t('admin.companySignIn.test') })
    await issuer.fill(`${company.issuer}/nothing`)
    await look.click()
    await expect(page.getByText(t('errors.ssoNoProvider'))).toBeVisible()
    await issuer.fill(company.issuer)
    await look.click()
    await expect(page.getByText(new URL(company.issuer).host, { exact: false })).toBeVisible()
    await expect(page.getByText(`${baseURL}/staff/single-sign-on`)).toBeVisible()
    await expectAccessible(page)
    const account = { ssoIssuer: company.issuer, ssoClientId: company.clientId, ssoClientSecret: company.clientSecret }
    await admin('PUT', `/settings/${id}`, { ...account, ssoDomains: 'staff.noor.example', version })

    await page.evaluate((word) => localStorage.setItem('wakeel-dealer', JSON.stringify({ language: word })), language)
    await page.goto('/')
    const begin = async (email: string) => {
      await page.getByRole('button', { name: t('admin.signIn.company') }).click()
      await page.getByRole('textbox', { name: t('admin.signIn.email') }).fill(email)
      await page.getByRole('button', { name: t('admin.signIn.companyGo') }).click()
    }
    await begin('huda@nowhere.example')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('errors.ssoUnknown'))
    await expectAccessible(page)
    await page.getByRole('button', { name: t('admin.form.back') }).click()

    await begin('guest@staff.noor.example')
    await page.getByRole('textbox', { name: 'Account' }).fill('guest')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('errors.ssoNoGroup'))
    await expectAccessible(page)
    await page.context().clearCookies({ name: /_session|_interaction/ })
    await page.getByRole('link', { name: t('admin.companySignIn.again') }).click()

    await begin('huda@staff.noor.example')
    await page.getByRole('textbox', { name: 'Account' }).fill('huda')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(/\/home\/dashboard$/)
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'arabic' ? 'ar' : 'en')
    const name = await page.evaluate(() => (JSON.parse(localStorage.getItem('wakeel-dealer') ?? '{}') as { fullName?: string }).fullName)
    expect(name).toBe('Huda')
    // An answer that was used, or of another tab, opens nothing.
    await page.goto('/staff/single-sign-on?code=x&state=y')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('errors.ssoExpired'))
  })
}
