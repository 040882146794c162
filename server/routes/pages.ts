// The built pages: assets for a year, pages fresh, the landing in its language with the tenant's colours already in it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LandingSettings } from '../actions/showSettings.ts'
import { showSettings } from '../actions/showSettings.ts'
import { tenants as demoTenants } from '../demo/content/tenants.ts'
import type { House } from '../house.ts'
import { headers } from '../../src/schema/wire.ts'
import { languages, type LanguageWord } from '../../src/schema/limits.ts'
import { tokensCss } from '../../src/tokens/tokens.ts'
import { Problem } from '../problem.ts'
import { findTenant } from './landingPage.ts'
import { answerError } from './request.ts'

const words = Object.keys(languages) as LanguageWord[]
const placeholder = '<!--wakeel:tenant-->'
const tenantCookie = 'wakeel-tenant'

/** Serves the pages of a folder, and for every other path the page that its first word asks for. */
export async function registerPages(app: FastifyInstance, house: House, folder: string): Promise<void> {
  if (!existsSync(folder)) return
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const lasting = /[\\/]assets[\\/][^\\/]*-[\w-]{8,}\.\w+(\.br|\.gz)?$/.test(path)
      void reply.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
      void reply.setHeader('x-content-type-options', 'nosniff')
    },
  })
  const page = (name: string) => readFileSync(join(folder, name), 'utf8')
  const landing = new Map(words.map((word) => [word, page(`${word}.html`)]))
  const admin = page('index.html')
  app.setNotFoundHandler(async (request, reply) => {
    const [, first = '', second] = request.url.split('?')[0]?.split('/') ?? []
    if (first === 'api' || request.method !== 'GET') return answerError(house, new Problem('notFound'), request, reply)
    if (first === 'assets') return reply.status(404).type('text/plain').send('')
    // Specification, section 2: an unknown path is the landing in English, with its query kept by the page itself.
    const staff = first === '' || first === 'home' || first === 'staff' || (first === 'index.html' && second === undefined)
    const html = staff ? admin : landing.get(words.find((word) => word === first) ?? 'english')
    return send(house, request, reply, html ?? admin)
  })
}

async function send(house: House, request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  const named = (request.query as Record<string, unknown>)['tenantId'] ?? request.cookies[tenantCookie]
  const settings = typeof named === 'string' && /^[a-z0-9-]{1,40}$/.test(named) ? await settingsOf(house, named) : undefined
  if (!request.cookies[headers.csrfCookie])
    void reply.setCookie(headers.csrfCookie, randomBytes(24).toString('base64url'), { path: '/', sameSite: 'strict' })
  if (settings) void reply.setCookie(tenantCookie, settings.tenantId, { path: '/', sameSite: 'lax', httpOnly: true })
  return reply
    .headers({
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
    })
    .type('text/html; charset=utf-8')
    .send(html.replace(placeholder, () => demoHead(house) + (settings ? tenantHead(settings) : '')))
}

// Names the demo dealerships, so that the sign-in page may offer their accounts.
const demoHead = ({ env }: House): string => (env.DEMO ? `<meta name="wakeel-demo" content="${Object.keys(demoTenants).join(',')}">` : '')

// A page must open while the database is away: it then shows the default colours.
async function settingsOf(house: House, tenantId: string): Promise<(LandingSettings & { tenantId: string }) | undefined> {
  const tenant = await findTenant(house, tenantId).catch(() => undefined)
  if (!tenant) return undefined
  const settings = await house.engine.scoped(tenant.id, (tx) => showSettings(house, tx)).catch(() => undefined)
  return settings && { ...settings, tenantId }
}

function tenantHead(settings: LandingSettings & { tenantId: string }): string {
  const json = JSON.stringify(settings).replace(/</g, '\\u003c')
  return `<style>${tokensCss(settings)}</style><script type="application/json" id="wakeel-tenant">${json}</script>`
}
