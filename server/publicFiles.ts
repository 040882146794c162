// What the server makes for browsers and search engines beside its pages: the manifest, robots.txt, the maps of the pages, and a tenant's
// pictures.
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { activeTenants } from './core/access/findTenant.ts'
import { storageKeyOf } from './core/files/signing.ts'
import { Problem } from './core/http/problem.ts'
import { publicUrl } from './core/http/publicUrl.ts'
import { answerError } from './core/http/request.ts'
import type { Services } from './core/services.ts'
import { isOpen, type DrawnPage, type TenantSettings } from './settings/describePage.ts'
import { manifestOf, manifestPath } from './settings/manifest.ts'
import { drawnPictures, picturePath } from './settings/pictureAddress.ts'
import { sitemapIndex, sitemapOf, sitemapPath } from './settings/sitemap.ts'

const day = 86_400

/** What they are made of. */
interface Sources {
  /** The folder of the built pages. */
  folder: string
  pages: readonly DrawnPage[]
  /** The settings of the tenant that a request's query names. */
  findSettings: (request: FastifyRequest) => Promise<TenantSettings | undefined>
}

/** Registers their routes; each answers 404 for an unknown tenant. */
export function registerPublicFiles(app: FastifyInstance, services: Services, { folder, pages, findSettings }: Sources): void {
  const origin = publicUrl(services)
  type Answer = (settings: TenantSettings, reply: FastifyReply, request: FastifyRequest) => unknown
  const forTenant = (path: string, answer: Answer) =>
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const settings = await findSettings(request)
      if (!settings) return answerError(services, new Problem('notFound'), request, reply)
      return answer(settings, reply, request)
    })
  forTenant(manifestPath, (settings, reply, request) => {
    const { language, side } = request.query as Record<string, unknown>
    const requested = {
      tenantId: settings.tenantId,
      language: language === 'arabic' ? 'arabic' : 'english',
      staff: side === 'staff',
    } as const
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json')
      .send(manifestOf(settings, requested, pages))
  })
  for (const picture of drawnPictures)
    forTenant(picturePath(picture), async (settings, reply) => {
      const { drawPicture } = await import('./settings/drawPicture.ts')
      return reply
        .header('cache-control', `public, max-age=${day}`)
        .type('image/png')
        .send(await drawPicture(picture, settings, folder, await uploadedLogo(services, settings)))
    })
  app.get(sitemapPath, { schema: { hide: true } }, async (request, reply) => {
    const send = (map: string) => reply.header('cache-control', 'no-cache').type('application/xml').send(map)
    if (!(request.query as Record<string, unknown>)['tenantId']) return send(sitemapIndex(origin, await activeTenants(services)))
    const settings = await findSettings(request)
    if (!settings) return answerError(services, new Problem('notFound'), request, reply)
    return send(sitemapOf(origin, settings.tenantId, pages, (page) => isOpen(settings, page)))
  })
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/plain')
      .send(['User-agent: *', 'Allow: /', 'Disallow: /api/', 'Disallow: /home/', `Sitemap: ${origin}${sitemapPath}`, ''].join('\n')),
  )
}

/** The logo that a tenant has uploaded; undefined without one, or where its file cannot be read. */
async function uploadedLogo({ storage }: Services, { logoImage }: TenantSettings): Promise<Buffer | undefined> {
  if (!logoImage) return undefined
  const file = await storage.open(storageKeyOf(logoImage)).catch(() => undefined)
  return file && (await buffer(file.body))
}
