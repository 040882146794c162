// Short addresses below the root that lead to a page by a tenant and a code.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { LanguageWord } from '../../../src/schema/core/limits.ts'
import { findTenant } from '../access/findTenant.ts'
import { languageOfShortLink, openShortLink, shortPath } from '../access/shortLink.ts'
import type { Scope } from '../db/repository.ts'
import type { Services } from '../services.ts'
import { findSettings } from '../time/workshop.ts'
import { lonePolicy } from './contentPolicy.ts'
import { linkOverPage } from './linkOverPage.ts'
import { publicUrl } from './publicUrl.ts'
import { languageOfRequest } from './request.ts'
import { limited, tenantDb } from './session.ts'

const named = z.object({ tenant: z.string().max(40), code: z.string().max(40) })

/** What a path's codes lead to. */
interface CodePath {
  path: string
  /** The address of a code's page; undefined for an unknown or expired one. */
  find: (tx: Scope, tenantId: string, code: string) => Promise<string | undefined>
  /** The language of what an expired code opened, where it is still known. */
  languageOf?: (tx: Scope, code: string) => Promise<LanguageWord | undefined>
}

/** Adds a path whose codes lead where `find` says, else to a page that says that the link is over. */
export function registerCodeLink(app: FastifyInstance, services: Services, { path, find, languageOf }: CodePath): void {
  app.get(`${path}/:tenant/:code`, {
    schema: { hide: true, params: named },
    // A HEAD request must not count as following the link.
    exposeHeadRoute: false,
    preHandler: limited(services, [{ rule: 'linkByAddress', by: ['address'] }]),
    handler: async (request, reply) => {
      const { tenant, code } = request.params as z.output<typeof named>
      void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      const known = /^[a-z0-9-]{1,40}$/.test(tenant) ? await findTenant(services, tenant) : undefined
      if (!known) return sayOver(services, request, reply)
      const found = await tenantDb(services, known.id).asSystem('the code of a message names one recipient', async (tx) => {
        const to = await find(tx, known.id, code)
        if (to !== undefined) return { to }
        return { to, language: await languageOf?.(tx, code), settings: { ...(await findSettings(tx)), tenantId: known.id } }
      })
      return found.to !== undefined ? reply.redirect(onward(services, request, found.to), 302) : sayOver(services, request, reply, found)
    },
  })
}

// A tenant's own address is only for links: people are signed in at the public address.
function onward(services: Services, { host }: FastifyRequest, to: string): string {
  const isElsewhere = services.env.PUBLIC_URL !== undefined && host !== new URL(services.env.PUBLIC_URL).host
  return isElsewhere && to.startsWith('/') ? `${publicUrl(services)}${to}` : to
}

type Over = Partial<Pick<Parameters<typeof linkOverPage>[1], 'language' | 'settings'>>
// The same for every code that opens nothing, so that nobody learns which ones there were.
function sayOver(services: Services, request: FastifyRequest, reply: FastifyReply, { language, settings }: Over = {}): FastifyReply {
  const page = linkOverPage(services, { language: language ?? languageOfRequest(request), settings })
  return reply
    .status(410)
    .headers({ 'content-security-policy': lonePolicy(page) })
    .type('text/html; charset=utf-8')
    .send(page)
}

/** Adds the short links of messages. */
export const registerShortLinks = (app: FastifyInstance, services: Services): void =>
  registerCodeLink(app, services, {
    path: shortPath,
    find: (tx, _tenantId, code) => openShortLink(services, tx, code),
    languageOf: languageOfShortLink,
  })
