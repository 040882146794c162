// An administrator's webhook, as they and the other system meet it.
import { expect } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { openReceiver } from '../integrations/receiver.ts'
import { staffWire } from './api.ts'
import { becomeStaff } from './becomeStaff.ts'
import { expectAccessible, settled, test } from './page.ts'
import { bothLanguages, sizeOf, textsIn } from './texts.ts'

for (const word of bothLanguages) {
  const t = textsIn(word)

  test(
    `an administrator makes a webhook, and sees its test event arrive and in the log (${word})`,
    { tag: sizeOf[word] },
    async ({ page, request }) => {
      const receiver = await openReceiver()
      try {
        const key = `Reports ${word}`
        const admin = await staffWire(request)
        await admin('POST', '/integrations/api-keys', { name: key, designation: 'Sales Manager', modules: ['leads'], readsOnly: true })
        await becomeStaff(page, word)
        await page.goto('/home/webhookEndpoints/create')
        await settled(page)
        const field = (name: 'name' | 'url' | 'apiKeyId' | 'resources' | 'changes') => t(`resources.webhookEndpoints.fields.${name}`)
        await page.getByLabel(field('name')).fill(`Reporting ${word}`)
        await page.getByLabel(field('url')).fill(receiver.url)
        await page.getByRole('combobox', { name: field('apiKeyId') }).fill(key)
        await page.getByRole('option', { name: key, exact: true }).click()
        for (const [name, option] of [
          ['resources', t('enumerations.webhookResource.leads')],
          ['changes', t('enumerations.webhookChange.created')],
        ] as const) {
          await page.getByRole('combobox', { name: field(name) }).click()
          await page.getByRole('option', { name: option, exact: true }).click()
          await page.keyboard.press('Escape')
        }
        await expectAccessible(page)
        await page.getByRole('button', { name: t('admin.form.save'), exact: true }).click()

        await page.getByRole('button', { name: t('admin.webhook.make'), exact: true }).click()
        const secret = page.getByLabel(t('admin.webhook.label'), { exact: true })
        await expect(secret).toHaveValue(/^whsec_/)
        await expectAccessible(page)
        const region = (name: string) => page.getByRole('region', { name, exact: true })
        const [panel, log] = [region(t('admin.webhook.title')), region(t('admin.webhook.log'))]
        const arrives = receiver.next()
        await page.getByRole('button', { name: t('admin.webhook.test'), exact: true }).click()
        const { headers, body } = await arrives
        const event = new Webhook(await secret.inputValue()).verify(body, headers as Record<string, string>)
        expect(event).toMatchObject({ type: 'webhook.test' })
        await expect(log.getByText('webhook.test')).toBeVisible()
        await expect(log.getByText(t('enumerations.deliveryState.delivered'), { exact: true })).toBeVisible()
        await expectAccessible(page)
        await page.reload()
        await expect(panel.getByText(t('admin.webhook.active'), { exact: true })).toBeVisible()
        await expect(secret).toHaveCount(0)
        await log.getByRole('link', { name: t('enumerations.webhookEvent.test'), exact: true }).click()
        await settled(page)
        await expect(page.getByRole('button', { name: t('admin.webhook.again'), exact: true })).toBeVisible()
        await expectAccessible(page)
      } finally {
        await receiver.close()
      }
    },
  )
}
