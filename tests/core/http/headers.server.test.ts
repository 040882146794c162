// Headers of every answer: pages name each script and style, other answers may run none, cookies and https are strict.
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../../server/app.ts'
import { seal } from '../../../server/core/db/seal.ts'
import { originOf, pagePolicy } from '../../../server/core/http/contentPolicy.ts'
import { headers } from '../../../src/schema/core/wireWords.ts'
import { openRunning } from '../server/eachServer.ts'

const script = "document.documentElement.dataset.theme='dark'"
const page = `<!doctype html><html><head><script>${script}</script><style>body{margin:0}</style><!--wakeel:tenant--></head><body><div id="root"></div><script type="module" src="/assets/main.js"></script></body></html>`
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (policy: unknown, name: string) =>
  String(policy)
    .split(/; ?/)
    .find((one) => one.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? []

describe('headers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wakeel-headers-'))
  const files = {
    'public/index.html': page,
    'admin/list.html': page,
    'admin/dashboard.html': page,
    'admin/page.html': page,
    'public/assets/main-abcdefgh.js': 'export {}',
    'landing/english/search.html': page,
    'landing/arabic/search.html': page,
    'specification.html': page,
  }
  let opened: Awaited<ReturnType<typeof openRunning>>
  let app: FastifyInstance
  let safe: FastifyInstance
  beforeAll(async () => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    opened = await openRunning('postgres')
    app = await buildApp(opened.running.services, { pages: join(folder, 'public') })
    const services = {
      ...opened.running.services,
      env: { ...opened.running.services.env, PUBLIC_URL: 'https://cars.example', DEMO: false },
    }
    safe = await buildApp(services, { pages: join(folder, 'public') })
  })
  afterAll(async () => {
    await app.close()
    await safe.close()
    await opened.remove()
    rmSync(folder, { recursive: true })
  })
  const get = (url: string, given: Record<string, string> = {}, from = app) => from.inject({ url, headers: given })

  it('lets no page run or style anything that it does not name', async () => {
    for (const url of ['/', '/home/leads', '/english/home/search', '/arabic/home/search?tenantId=noor', '/nowhere?tenantId=nobody']) {
      const { headers: details, body } = await get(url)
      const policy = details['content-security-policy']
      expect(policy).not.toMatch(/unsafe-|script-src[^;]*(https?:|\*|data:|blob:)|style-src[^;]*(https?:|\*|data:)/)
      expect(directive(policy, 'default-src')).toEqual(["'none'"])
      expect(directive(policy, 'script-src')).toEqual(["'self'", hashOf(script)])
      const styles = [...body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => hashOf(text))
      for (const style of styles) expect(directive(policy, 'style-src')).toContain(style)
      expect(styles).toHaveLength(url.includes('noor') ? 2 : 1)
      for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(directive(policy, name)).toEqual(["'none'"])
      expect(directive(policy, 'form-action')).toEqual(["'self'"])
    }
  })

  it("shows pictures from a tenant's own map source, and Google's script only for a tenant with a key", async () => {
    const change = (tiles: string | null, key: string | null) =>
      opened.running.services.engine.scoped('noor', (tx) =>
        sql`update settings set "mapTilesUrl" = ${tiles}, "mapApiKey" = ${key}`.execute(tx),
      )
    const policyOf = async (tenant: string) => (await get(`/english/home/search?tenantId=${tenant}`)).headers['content-security-policy']
    await change('https://{s}.tiles.example/{z}/{x}/{y}.png', null)
    expect(directive(await policyOf('noor'), 'img-src')).toEqual(["'self'", 'data:', 'blob:', 'https://*.tiles.example'])
    expect(directive(await policyOf('najd'), 'img-src')).toEqual(["'self'", 'data:', 'blob:'])
    expect(directive(await policyOf('noor'), 'script-src').join()).not.toContain('google')
    await change('https://maps.example/gulf.pmtiles', null)
    expect(directive(await policyOf('noor'), 'connect-src')).toContain('https://maps.example')
    expect(directive(await policyOf('noor'), 'img-src')).toEqual(["'self'", 'data:', 'blob:'])
    expect(directive(await policyOf('najd'), 'connect-src').join()).not.toContain('maps.example')
    await change(null, seal('a-key'))
    expect(directive(await policyOf('noor'), 'script-src')).toContain('https://maps.googleapis.com')
    expect(directive(await policyOf('najd'), 'script-src').join()).not.toContain('google')
    await change(null, null)
  })

  it('takes no directive out of an address that somebody entered', () => {
    const entered = [
      'https://a.example; script-src *',
      "https://a.example' 'unsafe-inline'",
      'https://*/x',
      'javascript:alert(1)',
      'https://a b',
    ]
    expect(entered.flatMap(originOf).filter((one) => /[;' ]/.test(one))).toEqual([])
    const policy = pagePolicy([], { pictures: entered, googleMaps: false }, ['/api', 'https://api.example/x'])
    expect(policy.split('; ')).toHaveLength(12)
    expect(directive(policy, 'connect-src')).toEqual(["'self'", 'https://api.example'])
  })

  it('lets nothing run in an answer that is data, an error or a file of the build', async () => {
    for (const url of ['/api/health', '/api/nowhere', '/api/staffs/me', '/assets/nothing.js']) {
      const { headers: details } = await get(url)
      expect([url, directive(details['content-security-policy'], 'default-src')]).toEqual([url, ["'none'"]])
      expect(details['content-security-policy']).not.toContain('unsafe')
      if (url.startsWith('/api'))
        expect([url, details['cache-control'], details['x-content-type-options']]).toEqual([url, 'no-store', 'nosniff'])
    }
    const { headers: asset } = await get('/assets/main-abcdefgh.js')
    expect(directive(asset['content-security-policy'], 'script-src')).toEqual(["'self'"])
    expect(asset['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/api/docs')).headers['content-security-policy']).not.toContain('unsafe')
  })

  it('says with every answer: no guessing of types, no frames, no foreign windows, little of where one came from, few devices', async () => {
    for (const url of ['/', '/english/home/search', '/api/health', '/api/nowhere', '/assets/main-abcdefgh.js', '/l/noor/x']) {
      expect((await get(url)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': expect.stringMatching(/^(same-origin|no-referrer)$/) as string,
        'permissions-policy': expect.stringMatching(/geolocation=\(self\), camera=\(self\).*microphone=\(\)/) as string,
      })
    }
  })

  it('asks for https for a year where people reach it by https, and only there', async () => {
    expect((await get('/api/health', {}, safe)).headers['strict-transport-security']).toBe('max-age=31536000')
    expect((await get('/api/health')).headers).not.toHaveProperty('strict-transport-security')
  })

  it('opens to no other origin', async () => {
    const requested = {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    }
    const answers = [
      await get('/api/health', requested),
      await app.inject({ method: 'OPTIONS', url: '/api/staffs/login', headers: requested }),
      await app.inject({ method: 'POST', url: '/api/staffs/login', headers: requested, payload: {} }),
    ]
    for (const answer of answers) expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('sets cookies that no other site sends and, behind https, no other host sets', async () => {
    const open = await get('/english/home/search?tenantId=noor')
    expect(open.cookies).toEqual([
      { name: headers.csrfCookie, value: expect.any(String) as string, path: '/', sameSite: 'Strict' },
      { name: 'wakeel-tenant', value: 'noor', path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 31_536_000 },
    ])
    const encrypted = await get('/english/home/search?tenantId=noor', {}, safe)
    for (const cookie of encrypted.cookies)
      expect(cookie).toMatchObject({ name: expect.stringMatching(/^__Host-/) as string, secure: true, path: '/' })
    expect(encrypted.cookies.every((cookie) => !('domain' in cookie))).toBe(true)
  })

  it('checks the cookie of this host alone behind https', async () => {
    const write = (cookie: string, header: string) =>
      safe.inject({ method: 'POST', url: '/api/staffs/login', payload: {}, headers: { cookie, [headers.csrf]: header } })
    const name = headers.csrfCookie
    expect((await write(`__Host-${name}=own; ${name}=planted`, 'planted')).statusCode).toBe(403)
    expect((await write(`${name}=planted; __Host-${name}=own`, 'own')).statusCode).toBe(400)
  })
})
