// What a shared link, a search engine and the first paint read of a page, before any of its code: the server's own HTML.
import sharp, { type Sharp } from 'sharp'
import { expect, type APIRequestContext } from '@playwright/test'
import { languages } from '../../../src/schema/core/limits.ts'
import { sendPicture, staffWire } from '../api.ts'
import { openLanding, test } from '../page.ts'
import { bothLanguages, textsIn } from '../texts.ts'

const dealer = { english: 'Noor Motors', arabic: 'نور للسيارات' }

const contentOf = (html: string, attribute: string) => new RegExp(`<meta ${attribute} content="([^"]*)"`).exec(html)?.[1]
const pngOf = async (request: APIRequestContext, address: string) => {
  const answer = await request.get(address)
  expect(answer.headers()['content-type']).toBe('image/png')
  return sharp(await answer.body())
}

for (const word of bothLanguages) {
  const t = textsIn(word)
  const other = word === 'english' ? 'arabic' : 'english'

  test(`a shared link names the dealer, its headline and its branches, ${word} @phone`, async ({ page, request, browser, baseURL }) => {
    const html = await (await request.get(`/${word}/home/book-service?tenantId=noor&utm_source=x`)).text()
    const title = t('landing.pages.book-service.title')
    expect(html).toContain(`<title>${title} · ${dealer[word]}</title>`)
    expect(contentOf(html, 'property="og:title"')).toBe(`${title} · ${dealer[word]}`)
    expect(contentOf(html, 'property="og:site_name"')).toBe(dealer[word])
    expect(contentOf(html, 'property="og:description"')).toBe(t('landing.document.description'))
    expect(contentOf(html, 'property="og:locale"')).toBe(word === 'arabic' ? 'ar_SA' : 'en_GB')
    const addresses = [...html.matchAll(/<link rel="(canonical|alternate)"( hreflang="(\w+)")? href="([^"]*)"/g)].map(
      ([, rel, , language, href]) => [rel, language, new URL(href ?? '').pathname + new URL(href ?? '').search],
    )
    expect(addresses).toEqual([
      ['canonical', undefined, `/${word}/home/book-service?tenantId=noor`],
      ...(['english', 'arabic'] as const).map((one) => ['alternate', languages[one].code, `/${one}/home/book-service?tenantId=noor`]),
    ])
    expect(html).not.toContain('ld+json')

    const picture = new URL(contentOf(html, 'property="og:image"') ?? '')
    const drawn = await pngOf(request, picture.pathname + picture.search)
    expect(await drawn.metadata()).toMatchObject({ width: 1200, height: 630 })
    const najd = await pngOf(request, picture.pathname + picture.search.replace('noor', 'najd'))
    // In the tenant's own colours.
    expect((await drawn.stats()).dominant).not.toEqual((await najd.stats()).dominant)
    const icon = /<link rel="apple-touch-icon" href="([^"]*)"/.exec(html)?.[1] ?? ''
    expect(await (await pngOf(request, icon)).metadata()).toMatchObject({ width: 180, height: 180 })

    // Without code the first page already carries the name and the headline of the tenant, and what search engines read of its branches.
    const still = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const plain = await still.newPage()
    await plain.goto(`/${word}/home/search?tenantId=noor`)
    await expect(plain.getByRole('banner')).toContainText(dealer[word])
    const headline = (await plain.getByRole('heading', { level: 1 }).textContent()) ?? ''
    const first = await plain.content()
    const branches = [...first.matchAll(/<script type="application\/ld\+json">([^<]*)</g)].map(([, json]) => JSON.parse(json ?? ''))
    await still.close()
    await openLanding(page, word)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
    await expect(page).toHaveTitle(`${t('landing.document.title')} · ${dealer[word]}`)
    expect(branches.length).toBeGreaterThan(1)
    for (const branch of branches) {
      expect(branch).toMatchObject({ '@type': 'AutoRepair', address: { '@type': 'PostalAddress' } })
      expect(branch.name).toContain(dealer[word])
      expect(branch.openingHoursSpecification[0].opens).toMatch(/^\d\d:\d\d$/)
    }
    await page.goto(`/${other}/home/lead?tenantId=noor`)
    await expect(page).toHaveTitle(`${textsIn(other)('landing.pages.lead.title')} · ${dealer[other]}`)
  })
}

test('an uploaded logo is there before any code runs, and in the pictures of links and icons @desktop', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const account = 'administrator@najd.example'
  const red = 0xc8102e
  const drawing = await sharp({ create: { width: 300, height: 100, channels: 4, background: '#c8102e' } })
    .png()
    .toBuffer()
  const admin = await staffWire(request, account)
  const setLogo = async (logoImage: string | null) => {
    const [{ id, version } = { id: '', version: 0 }] = (await admin('GET', '/settings')).data as unknown as {
      id: string
      version: number
    }[]
    await admin('PUT', `/settings/${id}`, { version, logoImage })
  }
  const share = '/share.png?tenantId=najd'
  const [before, plainIcon] = [await pngOf(request, share), await pngOf(request, '/icon.png?tenantId=najd')]
  await setLogo(await sendPicture(request, account, 'logo', drawing))
  // Logo and ground are in the pictures, too.
  const shares = async (image: Sharp, colour: number) => {
    const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const near = (at: number, wanted: number) => Math.abs((data[at] ?? 0) - wanted) < 12
    const rgb = [colour >> 16, (colour >> 8) & 255, colour & 255]
    let found = 0
    for (let at = 0; at < data.length; at += info.channels) if (rgb.every((wanted, part) => near(at + part, wanted))) found += 1
    return found / (info.width * info.height)
  }
  expect([await shares(before, red), await shares(plainIcon, red)]).toEqual([0, 0])
  expect(await shares(await pngOf(request, share), red)).toBeGreaterThan(0.015)
  expect(await shares(await pngOf(request, '/icon.png?tenantId=najd'), red)).toBeGreaterThan(0.08)
  const still = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  for (const word of bothLanguages)
    for (const one of [await still.newPage(), page]) {
      await openLanding(one, word, 'najd')
      const logo = one.getByRole('banner').locator('.mark img:visible')
      await expect(logo).toHaveCount(1)
      expect(await logo.evaluate((image: HTMLImageElement) => [image.naturalWidth > 0, image.height])).toEqual([true, 38])
      await expect(one.getByRole('banner').locator('.mark-letter')).toHaveCount(0)
    }
  await still.close()
  await setLogo(null)
})

test('search engines are led to the open pages of each tenant, and kept from personal ones @desktop', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? ''
  const list = await (await request.get(new URL(index).pathname)).text()
  const maps = [...list.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address ?? ''))
  expect(maps.map(({ searchParams }) => searchParams.get('tenantId'))).toEqual(expect.arrayContaining(['najd', 'noor']))
  const map = await request.get('/sitemap.xml?tenantId=noor')
  expect(map.headers()['content-type']).toContain('application/xml')
  const paths = [...(await map.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)
  for (const word of bothLanguages) expect(paths).toEqual(expect.arrayContaining([`/${word}/home/search`, `/${word}/home/book-service`]))
  for (const name of ['job', 'survey', 'manage-service', 'opt-out']) expect(paths.filter((path) => path.endsWith(`/${name}`))).toEqual([])
  for (const path of paths) expect((await request.get(`${path}?tenantId=noor`)).status()).toBe(200)
  expect((await request.get('/sitemap.xml?tenantId=nobody')).status()).toBe(404)
  expect((await request.get('/share.png?tenantId=nobody')).status()).toBe(404)
  expect(await (await request.get('/english/home/survey?tenantId=noor')).text()).toContain('<meta name="robots" content="noindex">')
})
