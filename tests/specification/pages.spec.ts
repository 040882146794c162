// What the specification says of screens and routes, in the browser, in both languages.
import { expect, type Page } from '@playwright/test'
import { wireOf } from '../e2e/api.ts'
import { newOwner, proveMobile } from '../e2e/landing/owner.ts'
import { holdBack, newMobile, openLanding, settled, signIn, test } from '../e2e/page.ts'
import { becomeStaff } from '../e2e/becomeStaff.ts'
import { bothLanguages, textsIn } from '../e2e/texts.ts'

/** The sub-flow keys of section 2. */
const flows = [
  'search',
  'book-service',
  'manage-service',
  'lead',
  'feedback',
  'homeService',
  'roadsideAssistance',
  'complain',
  'manage-service-tamara',
  'staff/login',
  'survey',
]

/** Which of its three parts are strong in the colour of a point as it is drawn; all but blue on yellow. */
async function colourAt(page: Page, x: number, y: number) {
  const picture = (await page.screenshot({ clip: { x, y, width: 1, height: 1 } })).toString('base64')
  return page.evaluate(async (data) => {
    // The page's policy lets nothing be fetched from data.
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))]))
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    context?.drawImage(image, 0, 0)
    const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? []
    return { red: red > 200, green: green > 150, blue: blue > 100 }
  }, picture)
}

for (const word of bothLanguages) {
  const t = textsIn(word)

  test(`§1.1 visitors find the landing, and staff their work (${word})`, async ({ page }) => {
    await openLanding(page, word)
    await expect(page.getByLabel(t('landing.find.label'))).toBeVisible()
    await signIn(page, word)
    await settled(page)
    await expect(page.getByRole('navigation').first()).toBeVisible()
  })

  test(`§2.1 §2.2 the language's route shows its home in that language (${word})`, async ({ page }) => {
    for (const path of [`/${word}`, `/${word}/home`]) {
      await page.goto(`${path}?tenantId=noor`)
      await expect(page.locator('html')).toHaveAttribute('lang', word === 'arabic' ? 'ar' : 'en')
      await expect(page.getByLabel(t('landing.find.label'))).toBeVisible()
    }
  })

  test(`§2.6 every flow has a page of its own under its key (${word})`, async ({ page }) => {
    const headings = new Set<string>()
    for (const flow of flows) {
      await page.goto(`/${word}/home/${flow}?tenantId=noor`)
      const heading = page.getByRole('heading').first()
      await expect(heading).toBeVisible()
      expect([flow, new URL(page.url()).pathname]).toEqual([flow, `/${word}/home/${flow}`])
      headings.add(`${await page.title()} ${await heading.innerText()}`)
    }
    expect(headings.size).toBeGreaterThan(flows.length / 2)
  })

  test(`§1.8 §7.9 the texts of a language come from its file (${word})`, async ({ request }) => {
    const answer = await request.get(`/assets/i18n/${word}.json`)
    const texts = (await answer.json()) as { landing: { contactAdmin: { title: string } } }
    expect([answer.status(), texts.landing.contactAdmin.title]).toEqual([200, t('landing.contactAdmin.title')])
  })

  test(`§8.7 the guidance for a code that does not come names the support number (${word})`, async ({ page }) => {
    await openLanding(page, word)
    await page.getByLabel(t('landing.find.label')).fill(newMobile())
    await page.getByRole('button', { name: t('landing.find.go') }).click()
    await page.getByText(t('landing.code.noSms')).click()
    const guidance = t('errors.otpGuidance', { supportNumber: '8001272222' })
    await expect(page.getByText(guidance)).toBeVisible()
  })

  test(`§3.24 the settings have labels for colours, logos, terms, redirect addresses and the pay-later limit (${word}) @desktop`, async ({
    page,
  }) => {
    await becomeStaff(page, word)
    await page.goto('/home/settings')
    await settled(page)
    let shown = ''
    await expect(page.getByRole('tab').first()).toBeVisible()
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      shown += await page.getByRole('tabpanel').innerText()
    }
    for (const field of ['primaryColour', 'secondaryColour', 'logoImage', 'logoDarkImage', 'terms', 'redirectUrl', 'orderLimit'] as const)
      expect(shown).toContain(t(`resources.settings.fields.${field}`))
  })

  test(`§9.11 times are picked in twelve hours of the locale en-US, in Latin digits (${word}) @desktop`, async ({ page }) => {
    await becomeStaff(page, word)
    await page.goto('/home/settings')
    await page.getByRole('tab', { name: t('resources.settings.sections.booking') }).click()
    const time = page.getByRole('group', { name: t('resources.settings.fields.openTo') })
    await expect(time).toContainText('07:00')
    await expect(time).toContainText('PM')
  })
}

test('§7.6 the maps script is loaded with the key that client-info answered @desktop', async ({ page, request, site }) => {
  const { token } = (await (
    await request.post('/api/staffs/login', {
      headers: { from: 'landing-page' },
      data: { email: 'administrator@noor.example', password: 'wakeel-demo' },
    })
  ).json()) as { token: string }
  const wire = wireOf(request, token)
  const [settings] = (await wire('GET', '/settings')).data
  const set = async (mapApiKey: string | null) => {
    const [{ id, version } = { id: '', version: 0 }] = (await wire('GET', '/settings')).data as unknown as { id: string; version: number }[]
    await wire('PUT', `/settings/${id}`, { mapApiKey, version })
  }
  expect([settings?.id, site.url]).not.toContain(undefined)
  await set('test-key')
  try {
    const loaded = page.waitForRequest('https://maps.googleapis.com/**')
    await page.route('https://maps.googleapis.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await openLanding(page, 'english')
    expect(new URL((await loaded).url()).searchParams.get('key')).toBe('test-key')
  } finally {
    await set(null)
  }
})

test('§2.8 §8.4 a session that is over ends at the root, and a refusal at the dashboard @desktop', async ({ page }) => {
  await signIn(page, 'english')
  await settled(page)
  let status = 403
  await page.route('**/api/leads?**', (route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify({ code: 'refused', message: 'Refused.' }) }),
  )
  await page.goto('/home/leads')
  await page.waitForURL('**/home/dashboard')
  status = 401
  await page.goto('/home/leads')
  await page.waitForURL(({ pathname }) => pathname === '/')
  await expect(page.locator('input[name=password]')).toBeVisible()
})

for (const word of bothLanguages) {
  const t = textsIn(word)
  test(`§2.16 §9.12 the loader is over everything, an open dialog included, on yellow with its bar and spinner (${word})`, async ({
    page,
    request,
  }) => {
    const { mobile } = await newOwner(request)
    await page.goto(`/${word}/home/manage-service?tenantId=noor&tab=me`)
    await proveMobile(page, word, mobile)
    const goOn = await holdBack(page, '**/api/landing-page/personal-data')
    const press = page.getByRole('button', { name: t('landing.me.download') })
    await expect(press).toBeVisible()
    await press.evaluate((button: HTMLElement) => {
      const dialog = document.body.appendChild(document.createElement('dialog'))
      dialog.textContent = 'Open'
      dialog.showModal()
      button.click()
    })
    await expect(page.locator('.loader-spinner')).toBeVisible()
    const seen = await page.evaluate(() => {
      const shown = (name: string) => document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect()
      const [bar, spinner] = [shown('.loader-bar'), shown('.loader-spinner')]
      const style = getComputedStyle(document.querySelector('.loader') ?? document.body)
      return {
        yellow: style.backgroundImage.includes('rgb(255, 214, 10)'),
        centred: Math.abs(spinner.left + spinner.width / 2 - innerWidth / 2) <= 1,
        below: spinner.top > innerHeight * 0.7,
        thick: bar.height,
        from: getComputedStyle(document.querySelector('.loader-bar') ?? document.body).transformOrigin.split(' ')[0],
        size: document.querySelector<HTMLElement>('.loader-spinner')?.offsetWidth,
      }
    })
    expect(seen).toEqual({ yellow: true, centred: true, below: true, thick: 6, from: '0px', size: 50 })
    // What is behind a modal dialog cannot be hit, so the picture says what is above.
    await expect.poll(() => colourAt(page, 30, 200)).toEqual({ red: true, green: true, blue: false })
    const coming = page.waitForEvent('download')
    goOn()
    await coming
    await expect(page.locator('.loader')).toHaveCount(0)
  })
}

test('§3.11 every key of the local store is written when its value is known @desktop', async ({ page, request }) => {
  const keys = async () => Object.keys(await page.evaluate(() => JSON.parse(localStorage.getItem('wakeel-dealer') ?? '{}') as object))
  const written = new Set<string>()
  const note = async (...expected: string[]) => {
    await expect.poll(keys).toEqual(expect.arrayContaining(expected))
    for (const key of await keys()) written.add(key)
  }
  await openLanding(page, 'english')
  await note('clientDetail', 'accessToken', 'client', 'language', 'countryCode', 'configs', 'settings')
  const { mobile, admin, customerId } = await newOwner(request)
  const { version } = await admin('GET', `/customers/${customerId}`)
  await admin('PUT', `/customers/${customerId}`, { email: 'lama@mail.example', version })
  await page.goto('/english/home/manage-service?tenantId=noor&tab=me')
  await proveMobile(page, 'english', mobile)
  await note('customerId', 'customer', 'phoneNumber', 'userVehicle', 'fullName', 'email')
  await page.goto('/english/home/staff/login?tenantId=noor')
  await page.locator('#email').fill('general-inquiry@noor.example')
  await page.locator('#password').fill('wakeel-demo')
  await page.keyboard.press('Enter')
  await note('callCenterStaffId')
  await page.goto('/home/dashboard')
  await note('token', 'userId', 'designationId', 'fullName', 'email')
  // A picture is known of those only who have one: tests/core/client/session.test.ts.
  const specified =
    'clientDetail, accessToken, client, language, countryCode, configs, settings, customerId, customer, userId, fullName, token, designationId, userVehicle, email, phoneNumber, callCenterStaffId'
  expect(specified.split(', ').filter((key) => !written.has(key))).toEqual([])
})
