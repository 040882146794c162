// Which sites may show the landing in a frame, and the cookies of a page that is shown in one.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../../server/app.ts'
import { headers } from '../../../src/schema/core/wireWords.ts'
import { eachServer } from '../server/eachServer.ts'
import { newMobile, visitor } from '../server/people.ts'
import { settingsOf } from '../server/settingsOf.ts'

const page = '<!doctype html><html><head><!--wakeel:tenant--></head><body><div id="root"></div></body></html>'
const files = ['english/search', 'english/staff/login', 'arabic/book-service'].map((name) => `landing/${name}.html`)
const pages = ['public/index.html', 'admin/list.html', 'admin/dashboard.html', 'admin/page.html', 'specification.html', ...files]
const framed = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' }

eachServer('the frame', (running) => {
  const folder = mkdtempSync(join(tmpdir(), 'wakeel-framing-'))
  let app: FastifyInstance
  let safe: FastifyInstance
  beforeAll(async () => {
    for (const [name, text] of [...pages.map((one) => [one, page]), ['public/embed.js', ''], ['public/framed.js', '']] as [
      string,
      string,
    ][]) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    const { services } = running()
    app = await buildApp(services, { pages: join(folder, 'public') })
    const env = { ...services.env, PUBLIC_URL: 'https://cars.example', DEMO: false }
    safe = await buildApp({ ...services, env }, { pages: join(folder, 'public') })
  })
  afterAll(async () => {
    await app.close()
    await safe.close()
    rmSync(folder, { recursive: true })
  })
  const get = (url: string, given: Record<string, string> = {}, from = app) => from.inject({ url, headers: given })
  const refused = { 'x-frame-options': 'DENY', 'content-security-policy': expect.stringMatching(/frame-ancestors 'none'/) as string }
  const settingsRow = async () => {
    const { body } = await running().admin().get('/settings?size=1')
    return (body.data as { id: string; version: number }[])[0] ?? { id: '', version: 0 }
  }

  it("lets a tenant's own sites show its landing, and nobody else", async () => {
    const open = ['/english/home/search?tenantId=noor', '/arabic/home/book-service?tenantId=noor', '/nowhere?tenantId=noor']
    const closed = [
      '/english/home/search?tenantId=najd',
      '/english/home/staff/login?tenantId=noor',
      '/english/home/search',
      '/home/leads?tenantId=noor',
      '/?tenantId=noor',
      '/api/health?tenantId=noor',
      '/framed.js?tenantId=noor',
    ]
    for (const url of [...open, ...closed]) expect([url, (await get(url)).headers]).toEqual([url, expect.objectContaining(refused)])
    const back = await settingsOf(running())({ embedOrigins: 'https://www.noor.example\n\n HTTPS://Cars.Noor.example:8443/ ' })
    for (const url of open) {
      const { headers: details } = await get(url)
      expect([url, details['x-frame-options']]).toEqual([url, undefined])
      expect(details['content-security-policy']).toMatch(/frame-ancestors https:\/\/www\.noor\.example https:\/\/cars\.noor\.example:8443$/)
    }
    for (const url of closed) expect([url, (await get(url)).headers]).toEqual([url, expect.objectContaining(refused)])
    await back()
    expect((await get(open[0] ?? '')).headers).toMatchObject(refused)
  })

  it.each([
    'http://www.noor.example',
    'https://www.noor.example/booking',
    'https://www.noor.example/?a',
    'https://user@www.noor.example',
    'https://*.noor.example',
    'https://*',
    '*',
    "'self'",
    'https:',
    'www.noor.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://noor',
    'https://[::1]',
    'https://noor.example;script-src',
  ])('is refused to %s, which is no site, in the words of the language', async (line) => {
    const { id, version } = await settingsRow()
    for (const [language, words] of [
      ['en', `“${line}” is not the address of a site.`],
      ['ar', `«${line}» ليس عنوان موقع.`],
    ] as const) {
      const input = { embedOrigins: `https://www.noor.example\n${line}`, version }
      const { status, body } = await running()
        .admin()
        .put(`/settings/${id}`, input, { headers: { 'accept-language': language } })
      expect([status, (body.fields as Record<string, string>)['embedOrigins']]).toEqual([400, expect.stringContaining(words)])
    }
  })

  it('is given to twenty sites at most, and to this machine without https only where the product itself has none', async () => {
    const { id, version } = await settingsRow()
    const many = Array.from({ length: 21 }, (_, place) => `https://site${place}.example`).join('\n')
    expect(await running().admin().put(`/settings/${id}`, { embedOrigins: many, version })).toMatchObject({
      status: 400,
      body: { fields: { embedOrigins: 'At most 20 addresses.' } },
    })
    const local = 'http://localhost:8080\nhttp://127.0.0.1'
    const back = await settingsOf(running())({ embedOrigins: local })
    expect((await get('/english/home/search?tenantId=noor')).headers['content-security-policy']).toMatch(
      /frame-ancestors http:\/\/localhost:8080 http:\/\/127\.0\.0\.1$/,
    )
    await back()
    const token = running().tenants.noor.staff.Administrator.token
    const answer = await safe.inject({
      method: 'PUT',
      url: `/api/settings/${id}`,
      headers: { authorization: `Bearer ${token}`, tenant: 'noor' },
      payload: { embedOrigins: local, version: (await settingsRow()).version },
    })
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { fields: { embedOrigins: 'The address must begin with https://.' } }])
  })

  it('is not opened by a stored text that is no list of sites', async () => {
    const store = (text: string | null) =>
      running().services.engine.scoped('noor', (tx) => sql`update settings set "embedOrigins" = ${text}`.execute(tx))
    await store("* 'self' https://*.example https://a.example;script-src")
    expect((await get('/english/home/search?tenantId=noor')).headers).toMatchObject(refused)
    await store(null)
  })

  it('has cookies that its browser keeps below that one site, and every other page has them as always', async () => {
    const url = '/english/home/search?tenantId=noor'
    const csrf = headers.csrfCookie
    for (const [from, prefix] of [
      [app, ''],
      [safe, '__Host-'],
    ] as const) {
      const { cookies, headers: answered } = await get(url, framed, from)
      expect(cookies).toMatchObject([
        { name: prefix + csrf, value: expect.stringMatching(/^framed\.[\w-]{32}$/) as string, sameSite: 'None', secure: true },
        { name: `${prefix}wakeel-tenant`, httpOnly: true, sameSite: 'None', secure: true },
      ])
      for (const line of [answered['set-cookie']].flat()) expect(line).toMatch(/; Secure; Partitioned; SameSite=None$/)
      // Loaded anew in its frame, it is recognised by its own cookie.
      const own = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin', cookie: `${prefix}${csrf}=${cookies[0]?.value}` }
      expect((await get(url, own, from)).cookies).toMatchObject([{ name: `${prefix}wakeel-tenant`, sameSite: 'None', secure: true }])
    }
    for (const given of [
      {},
      { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[])
      for (const line of [(await get(url, given)).headers['set-cookie']].flat()) expect(line).toMatch(/; SameSite=(Strict|Lax)$/)
  })

  it('has its calls checked like those of every page, and makes its browser known there alone', async () => {
    const one = await visitor(running())
    const cookie = `${headers.csrfCookie}=framed.abc`
    const ask = (given: Record<string, string>, mobile = newMobile()) =>
      one.post('/staffs/request-otp', { purpose: 'book', mobile }, { headers: { cookie, ...given } })
    expect((await ask({})).body).toMatchObject({ code: 'csrf' })
    expect((await ask({ [headers.csrf]: 'framed.other' })).body).toMatchObject({ code: 'csrf' })
    const { body } = await ask({ [headers.csrf]: 'framed.abc' })
    const proof = { requestId: body.requestId, code: body.demoCode }
    const answer = await one.post('/staffs/verify-otp', proof, { headers: { cookie, [headers.csrf]: 'framed.abc' } })
    expect([answer.headers['set-cookie']].flat().join()).toMatch(
      /^known-customer=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; Partitioned; SameSite=None$/,
    )
  })

  it('is made by a script that every site may load and that is asked for again after ten minutes', async () => {
    expect((await get('/embed.js')).headers).toMatchObject({
      'content-type': expect.stringMatching(/^(text|application)\/javascript/) as string,
      'cache-control': 'public, max-age=600, stale-while-revalidate=86400',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    expect((await get('/framed.js')).headers).toMatchObject({ 'cache-control': 'no-cache', 'cross-origin-resource-policy': 'same-origin' })
  })
})
