// An administrator's API key and form of leads, as they and the other system meet them.
import { wireOf } from './api.ts'
import { expect } from '@playwright/test'
import { becomeStaff } from './becomeStaff.ts'
import { expectAccessible, newMobile, settled, test } from './page.ts'
import { bothLanguages, sizeOf, textsIn } from './texts.ts'

for (const word of bothLanguages) {
  const t = textsIn(word)

  test(
    `an administrator makes a key, which lists leads and posts one, and revokes it (${word})`,
    { tag: sizeOf[word] },
    async ({ page, request }) => {
      const name = `Website ${word}`
      await becomeStaff(page, word)
      await page.goto('/home/apiKeys')
      await settled(page)
      await page.goto('/home/apiKeys/create')
      await settled(page)
      await page.getByLabel(t('resources.apiKeys.fields.name')).fill(name)
      await page.getByRole('combobox', { name: t('resources.apiKeys.fields.designation') }).click()
      await page.getByRole('option', { name: t('enumerations.designation.Sales Manager'), exact: true }).click()
      await page.getByRole('combobox', { name: t('resources.apiKeys.fields.modules') }).click()
      await page.getByRole('option', { name: t('enumerations.keyModule.leads'), exact: true }).click()
      await page.keyboard.press('Escape')
      await page
        .getByRole('switch', { name: t('resources.apiKeys.fields.readsOnly') })
        .or(page.getByRole('checkbox', { name: t('resources.apiKeys.fields.readsOnly') }))
        .click()
      await expectAccessible(page)
      await page.getByRole('button', { name: t('admin.form.save'), exact: true }).click()

      await page.getByRole('button', { name: t('admin.apiKey.make'), exact: true }).click()
      const panel = page.getByRole('region', { name: t('admin.apiKey.title'), exact: true })
      const shown = page.getByLabel(t('admin.apiKey.label'), { exact: true })
      await expect(shown).toHaveValue(/^wk_noor\.[\w-]{43}$/)
      await expectAccessible(page)
      const key = await shown.inputValue()
      const headers = { authorization: `Bearer ${key}` }
      expect((await request.get('/api/leads?size=5', { headers })).status()).toBe(200)
      expect((await request.get('/api/customers', { headers })).status()).toBe(403)
      const made = await request.post('/api/leads', { headers, data: { name: 'By a key', mobile: newMobile(), type: 'New Car Sales' } })
      expect(made.status()).toBe(200)
      await page.reload()
      await expect(panel.getByText(t('admin.apiKey.active'), { exact: true })).toBeVisible()
      await expect(shown).toHaveCount(0)

      await page.getByRole('button', { name: t('admin.apiKey.revoke'), exact: true }).click()
      const dialog = page.getByRole('dialog')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: t('admin.apiKey.revoke'), exact: true }).click()
      await expect(panel.getByText(t('admin.apiKey.revoked'), { exact: true })).toBeVisible()
      const refused = await request.get('/api/leads', { headers: { ...headers, 'accept-language': word === 'arabic' ? 'ar' : 'en' } })
      expect([refused.status(), (await refused.json()).message]).toEqual([401, t('errors.keyRevoked')])
      const { id } = await made.json()
      await page.goto(`/home/leads/${id}/show`)
      await expect(page.getByText(t('admin.history.apiKey', { name })).first()).toBeVisible()
    },
  )

  test(
    `an administrator shows a form's fields their places, and its lead comes in (${word})`,
    { tag: sizeOf[word] },
    async ({ page, request }) => {
      await becomeStaff(page, word)
      await page.goto('/home/leadForms/create')
      await settled(page)
      await page.getByLabel(t('resources.leadForms.fields.name')).fill(`Ads ${word}`)
      await page.getByRole('combobox', { name: t('resources.leadForms.fields.type') }).click()
      await page.getByRole('option', { name: t('enumerations.leadType.New Car Sales'), exact: true }).click()
      const mobile = newMobile()
      await page
        .getByLabel(t('admin.leadForm.paste'))
        .fill(JSON.stringify({ full_name: 'Huda', phone_number: mobile, budget: '90000', page: 'x' }))
      await page.getByRole('button', { name: t('admin.leadForm.read'), exact: true }).click()
      await expect(page.getByText(t('admin.leadForm.fine'))).toBeVisible()
      await page.getByRole('combobox', { name: t('admin.leadForm.targetOf', { name: 'page' }) }).click()
      await page.getByRole('option', { name: t('admin.leadForm.none'), exact: true }).click()
      await expect(page.getByText('budget: 90000', { exact: true })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: t('admin.form.save'), exact: true }).click()
      const address = page.getByLabel(t('admin.leadForm.address'), { exact: true })
      await expect(address).toHaveValue(/\/leads$/)
      await expectAccessible(page)
      // An administrator's session may send one too, to try it.
      const { token } = await wireOf(request)('POST', '/staffs/login', { email: 'administrator@noor.example', password: 'wakeel-demo' })
      const headers = { authorization: `Bearer ${token}` }
      const sent = await request.post(await address.inputValue(), { headers, form: { full_name: 'Huda', phone_number: mobile, page: 'x' } })
      expect([sent.status(), (await sent.json()).repeated]).toEqual([200, false])
    },
  )
}
