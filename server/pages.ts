// Serves the built pages: assets cached for a year, pages not cached, the landing in its language with the tenant's colours.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { randomBytes } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { showLocations } from './appointments/index.ts'
import { showSettings } from './settings/showSettings.ts'
import { describeShownCar } from './showroom/describeShownCar.ts'
import { describePage, nameTenant, readDrawn, type DrawnPage, type TenantSettings } from './settings/describePage.ts'
import { registerPublicFiles } from './publicFiles.ts'
import type { LandingLocation } from '../src/schema/masters/index.ts'
import type { Described } from './core/http/described.ts'
import { findSettings } from './core/time/workshop.ts'
import { assetPolicy, inlineOf, lonePolicy, pagePolicy, type Elsewhere, type Inline } from './core/http/contentPolicy.ts'
import { tenants as demoTenants } from './core/demo/content/tenants.ts'
import type { Services } from './core/services.ts'
import { headers } from '../src/schema/core/wireWords.ts'
import { isPmtilesUrl } from '../src/schema/core/values/mapAddress.ts'
import { tokensCss } from '../src/tokens/tokens.ts'
import { Problem } from './core/http/problem.ts'
import { findTenant } from './core/access/findTenant.ts'
import { manifestLink } from './settings/manifest.ts'
import { answerError } from './core/http/request.ts'
import { cookieName, publicUrl } from './core/http/publicUrl.ts'
import { cookieFlags, framedMark, isFramed } from './core/http/cookies.ts'
import { embedOriginsOf } from '../src/schema/settings/embedOrigins.ts'

const placeholder = '<!--wakeel:tenant-->'
const tenantCookie = 'wakeel-tenant'
// The landing's pages that no other site shows: colleagues sign in there.
const withoutFrame = new Set(['staff/login'])
// Seconds; as long as the page itself stores its tenant.
const year = 31_536_000

/** Serves the pages of a folder, and for every other path the page that its first segment selects. */
export async function registerPages(app: FastifyInstance, services: Services, folder: string): Promise<void> {
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
      void reply.setHeader('content-security-policy', assetPolicy)
      if (!/[\\/]embed\.js(\.br|\.gz)?$/.test(path)) return
      // Other sites load it. Ten minutes, so that a newer one arrives without anybody's doing.
      void reply.setHeader('cache-control', 'public, max-age=600, stale-while-revalidate=86400')
      void reply.setHeader('cross-origin-resource-policy', 'cross-origin')
    },
  })
  const drawn = join(folder, '../landing')
  // Pages by path below the root: '<language>/<page>'; a page's name may contain a slash.
  const landing = new Map(
    readdirSync(drawn, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => {
        const path = file.slice(0, -'.html'.length).split(sep).join('/')
        return [path, readDrawn(path, readFileSync(join(drawn, file), 'utf8'))]
      }),
  )
  const adminPage = (visit: string) => readFileSync(join(folder, `../admin/${visit}.html`), 'utf8')
  const admin = { list: adminPage('list'), dashboard: adminPage('dashboard'), page: adminPage('page') }
  const signIn = readFileSync(join(folder, 'index.html'), 'utf8')
  registerPublicFiles(app, services, {
    folder,
    pages: [...landing.values()],
    findSettings: async ({ query }) => {
      const { tenantId } = query as Record<string, unknown>
      return isTenantId(tenantId) ? (await settingsOf(services, tenantId))?.settings : undefined
    },
  })
  const specification = readFileSync(join(folder, '../specification.html'), 'utf8')
  app.get('/api/docs/specification', { schema: { hide: true } }, (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': lonePolicy(specification) })
      .type('text/html; charset=utf-8')
      .send(specification),
  )
  app.setNotFoundHandler((request, reply) => answerError(services, new Problem('notFound'), request, reply))
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [, first = '', second, ...rest] = request.url.split('?')[0]?.split('/') ?? []
    if (first === 'api') return answerError(services, new Problem('notFound'), request, reply)
    if (first === 'assets') return reply.status(404).type('text/plain').send('')
    // Specification, section 2: an unknown path shows the English landing; the page keeps its query.
    if (first === 'home') return send(services, request, reply, admin[visitOf(second, rest)])
    if (first === '' || first === 'staff' || (first === 'index.html' && second === undefined)) return send(services, request, reply, signIn)
    const requested = landing.get(`${first}/${rest.filter(Boolean).join('/') || 'search'}`)
    const page = (second === undefined || second === 'home' ? requested : undefined) ?? landing.get('english/search')
    return send(services, request, reply, page?.html ?? signIn, page)
  })
}

/** Which of the admin's pages names the code that an address below /home needs first. */
const visitOf = (page: string | undefined, rest: readonly string[]) =>
  page === 'dashboard' ? 'dashboard' : rest.includes('show') || rest.includes('edit') ? 'page' : 'list'

const isTenantId = (given: unknown): given is string => typeof given === 'string' && /^[a-z0-9-]{1,40}$/.test(given)

// The hashes of a page's fixed part are calculated once; only the tenant's part differs.
const known = new Map<string, Inline>()
function inlineOnce(html: string): Inline {
  const found = known.get(html) ?? inlineOf(html)
  known.set(html, found)
  return found
}

async function send(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  page?: DrawnPage,
): Promise<FastifyReply> {
  const named = (request.query as Record<string, unknown>)['tenantId'] ?? request.cookies[cookieName(services, tenantCookie)]
  const found = isTenantId(named) ? await settingsOf(services, named, page, (request.query as Record<string, unknown>)['car']) : undefined
  const settings = found?.settings
  const manifest = ({ tenantId }: { tenantId: string }) =>
    manifestLink({
      tenantId,
      language: request.url.startsWith('/arabic') ? 'arabic' : 'english',
      staff: /^\/(home|staff)/.test(request.url),
    })
  const csrfCookie = cookieName(services, headers.csrfCookie)
  // Readable by scripts, because the page repeats its value in a header.
  if (!request.cookies[csrfCookie])
    void reply.setCookie(
      csrfCookie,
      (isFramed(services, request) ? framedMark : '') + randomBytes(24).toString('base64url'),
      cookieFlags(services, request, 'strict'),
    )
  if (settings)
    void reply.setCookie(cookieName(services, tenantCookie), settings.tenantId, {
      ...cookieFlags(services, request, 'lax'),
      httpOnly: true,
      maxAge: year,
    })
  const framedBy = found && page && !withoutFrame.has(page.name) ? found.framedBy : []
  // Browsers without frame-ancestors would refuse every frame by it.
  if (framedBy.length > 0) void reply.removeHeader('x-frame-options')
  const { about } = found ?? {}
  const shown = page && (about ? { ...page, title: about.title, description: about.description } : page)
  const described = settings && shown ? describePage(publicUrl(services), settings, shown, found.branches, about) : ''
  const head = demoHead(services) + (settings ? tenantHead(settings) + manifest(settings) + described : '')
  const elsewhere = found?.elsewhere ?? { pictures: null, googleMaps: false }
  return reply
    .headers({
      'cache-control': 'no-cache',
      'content-security-policy': pagePolicy([inlineOnce(html), inlineOf(head)], elsewhere, basesOf(services), framedBy),
    })
    .type('text/html; charset=utf-8')
    .send((settings && shown ? nameTenant(shown, settings) : html).replace(placeholder, () => head))
}
const basesOf = ({ env }: Services): string[] => [env.VITE_LANDING_API_BASE, env.VITE_DEALER_API_BASE]

// Lists the demo companies, so that the sign-in page can offer their accounts.
const demoHead = ({ env }: Services): string =>
  env.DEMO ? `<meta name="wakeel-demo" content="${Object.keys(demoTenants).join(',')}">` : ''

// Pages open while the database is unavailable, with the default colours.
async function settingsOf(services: Services, tenantId: string, page?: DrawnPage, car?: unknown): Promise<Known | undefined> {
  const tenant = await findTenant(services, tenantId).catch(() => undefined)
  if (!tenant) return undefined
  return services.engine
    .scoped(tenant.id, async (tx) => {
      const settings = { ...(await showSettings(services, tx)), tenantId }
      const { mapApiKey, embedOrigins } = await findSettings(tx)
      const branches = page?.name === 'search' ? await showLocations(tx, services.now()) : []
      const shopping = page?.name === 'shop-now' && settings.flags.shopNow && typeof car === 'string'
      const about = shopping ? await describeShownCar(services, tx, car, page.language) : undefined
      return {
        settings,
        branches,
        about,
        elsewhere: { ...streetsOf(settings.map?.tiles), googleMaps: Boolean(mapApiKey) },
        framedBy: embedOriginsOf(embedOrigins),
      }
    })
    .catch(() => undefined)
}
// A tile is a picture; a PMTiles file is read by the page's code.
const streetsOf = (address = '') => (isPmtilesUrl(address) ? { pictures: [], read: [address] } : { pictures: [address] })
interface Known {
  settings: TenantSettings
  /** Of the first page, for search engines. */
  branches: LandingLocation[]
  /** The one thing that the page is about, if any. */
  about: Described | undefined
  elsewhere: Elsewhere
  /** The origins that may show the landing in a frame. */
  framedBy: string[]
}

function tenantHead(settings: TenantSettings): string {
  const json = JSON.stringify(settings).replace(/</g, '\\u003c')
  return `<style>${tokensCss(settings)}</style><script type="application/json" id="wakeel-tenant">${json}</script>`
}
