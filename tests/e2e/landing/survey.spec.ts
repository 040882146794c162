// A survey by the link of a message: a question a screen, branching, kept while it is answered, sent once; every other link says so kindly.
import { expect } from '@playwright/test'
import { linkIn, staffWire } from '../api.ts'
import { choose, expectAccessible, test } from '../page.ts'
import { textsIn } from '../texts.ts'

test('it is answered by keyboard and by finger, kept over a reload, and once', async ({ page, context, request }) => {
  // Each company's outbox holds one link, and a link is answered once.
  const [word, tenant, other] =
    test.info().project.name === 'phone' ? (['arabic', 'noor', 'najd'] as const) : (['english', 'najd', 'noor'] as const)
  const t = textsIn(word)
  const admin = await staffWire(request, `administrator@${tenant}.example`)
  const [message] = (await admin('GET', '/messages?kind=survey&size=1&sort=createdAt&order=ASC')).data
  const link = new URLSearchParams((await linkIn(request, message?.body)).split('?')[1]).get('link') ?? ''
  const address = (of: string, token: string) => `/${word}/home/survey?${new URLSearchParams({ tenantId: of, link: token })}`

  await page.goto(`/${word}/home/survey?tenantId=${tenant}`)
  await expect(page.getByRole('heading', { name: t('landing.survey.noLinkTitle') })).toBeVisible()
  await expectAccessible(page)
  await page.goto(address(tenant, `${link.slice(0, -2)}AA`))
  await expect(page.getByText(t('landing.survey.over'))).toBeVisible()
  await expectAccessible(page)
  await page.goto(address(other, link))
  await expect(page.getByText(t('landing.survey.over'))).toBeVisible()

  await page.goto(address(tenant, link))
  const next = page.locator('.step-next')
  const step = (number: number, count: number) => page.getByText(t('landing.survey.step', { number, count }))
  await expect(step(1, 5)).toBeVisible()
  await expectAccessible(page)
  await next.click()
  await expect(page.locator('#answer-error')).not.toBeEmpty()
  await expect(page.locator('#answer')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press(word === 'arabic' ? 'ArrowLeft' : 'ArrowRight')
  await page.keyboard.press('Enter')
  await expect(step(2, 5)).toBeVisible()
  await expectAccessible(page)
  await choose(page, t('landing.survey.no'))
  await expect(step(3, 6)).toBeVisible()
  await page.locator('.choice').first().click()
  await expect(step(4, 6)).toBeVisible()
  // What is answered otherwise asks less.
  await page.getByRole('button', { name: t('landing.parts.back') }).click()
  await page.getByRole('button', { name: t('landing.parts.back') }).click()
  await choose(page, t('landing.survey.yes'))
  await expect(step(3, 5)).toBeVisible()
  await page.locator('.star').nth(1).click()
  await page.reload()
  await expect(step(3, 5)).toBeVisible()
  await expect(page.locator('.star').nth(1).getByRole('radio')).toBeChecked()
  await next.click()
  await expectAccessible(page)
  await page.locator('.scale-step').nth(3).click()
  await next.click()
  // The last question as it is answered: more may follow, and nothing is sent by a tap.
  await choose(page, t('landing.survey.no'))
  await next.click()
  await expect(page.getByText(t('landing.survey.skip'))).toBeVisible()
  await page.locator('#answer').fill('<i>الهاتف</i>')
  await expectAccessible(page)
  await context.setOffline(true)
  await next.click()
  await expect(page.getByText(t('errors.offline'))).toBeVisible()
  // Otherwise it is sent by itself: installed.spec.ts.
  await page.getByRole('button', { name: t('landing.unsent.drop') }).click()
  await context.setOffline(false)
  await next.dblclick({ noWaitAfter: true })
  await expect(page.getByRole('heading', { name: t('landing.survey.done') })).toBeFocused()
  // Two stars of five twice: a complaint was opened.
  await expect(page.getByText(t('landing.survey.poorText'))).toBeVisible()
  await expectAccessible(page)
  const ref = await page.locator('.done-ref bdi').innerText()
  expect((await admin('GET', `/complaints?q=${ref}`)).data).toHaveLength(1)
  await page.reload()
  await expect(page.getByRole('heading', { name: t('landing.survey.answered') })).toBeVisible()
  await expectAccessible(page)
})
