// Stock clients of other sites, as they come from npm, work on the API with a key: react-admin's guessers on ra-data-simple-rest, and API
// Platform's OpenApiAdmin, which reads the description of the API.
import { expect, type APIRequestContext } from '@playwright/test'
import { staffWire } from './api.ts'
import { test } from './page.ts'
import { openStock } from './stock/openStock.ts'

/** A key for leads and customers, and the site that may use it in a browser. */
async function prepare(request: APIRequestContext, origin: string): Promise<string> {
  const admin = await staffWire(request)
  const [settings] = (await admin('GET', '/settings?size=1')).data
  await admin('PUT', `/settings/${settings?.id}`, {
    apiOrigins: origin,
    version: (await admin('GET', `/settings/${settings?.id}`)).version,
  })
  const values = { name: `Stock ${Date.now()}`, designation: 'Administrator', modules: ['leads', 'customers'], readsOnly: false }
  const { id } = await admin('POST', '/integrations/api-keys', values)
  return String((await admin('POST', `/integrations/api-keys/${id}/issue`, {})).key)
}

test('stock clients of another site list, make and change leads with a key @desktop', async ({ page, request, site }) => {
  test.setTimeout(300_000)
  const stock = await openStock()
  const key = await prepare(request, stock.url)
  const at = (what: string, path: string) => `${stock.url}/?${new URLSearchParams({ with: what, api: `${site.url}/api`, key })}#${path}`

  await page.goto(at('simpleRest', '/leads'))
  const rows = page.locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  await expect(page.getByText(/1-10 of/)).toBeVisible()
  await page.getByRole('button', { name: /next page/i }).click()
  await expect(page.getByText(/11-20 of/)).toBeVisible()

  await page.goto(at('simpleRest', '/leads/create'))
  await page.getByLabel('Name').fill('From a stock client')
  await page.getByLabel('Mobile').fill('0507776655')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Element created')).toBeVisible()
  const admin = await staffWire(request)
  const [made] = (await admin('GET', '/leads?q=From a stock client')).data
  expect(made?.mobile).toBe('+966507776655')

  // The guessed form puts the whole record back.
  await page.goto(at('simpleRest', `/leads/${made?.id}`))
  await page.getByLabel('Name').fill('From a stock client, changed')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Element updated')).toBeVisible()
  await expect.poll(async () => (await admin('GET', `/leads/${made?.id}`)).name).toBe('From a stock client, changed')

  await page.goto(at('openApi', '/leads'))
  await expect(page.getByRole('menuitem', { name: 'Leads' })).toBeVisible()
  await expect(rows.first()).toBeVisible()
  await page.goto(at('openApi', '/customers'))
  await expect(rows.first()).toBeVisible()
  await stock.stop()
})
