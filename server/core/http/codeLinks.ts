// Short addresses below the root that lead to a page by a tenant and a code.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { findTenant } from '../access/findTenant.ts'
import { openShortLink, shortPath } from '../access/shortLink.ts'
import type { Scope } from '../db/repository.ts'
import type { Services } from '../services.ts'
import { limited, tenantDb } from './session.ts'

const named = z.object({ tenant: z.string().max(40), code: z.string().max(40) })
const landing = '/english/home/search'

/** Adds a path whose codes lead where `find` says, else to the first page. */
export function registerCodeLink(
  app: FastifyInstance,
  services: Services,
  path: string,
  find: (tx: Scope, tenantId: string, code: string) => Promise<string | undefined>,
): void {
  app.get(`${path}/:tenant/:code`, {
    schema: { hide: true, params: named },
    // A HEAD request must not count as following the link.
    exposeHeadRoute: false,
    preHandler: limited(services, [{ rule: 'linkByAddress', by: ['address'] }]),
    handler: async (request, reply) => {
      const { tenant, code } = request.params as z.output<typeof named>
      const known = /^[a-z0-9-]{1,40}$/.test(tenant) ? await findTenant(services, tenant) : undefined
      const to =
        known &&
        (await tenantDb(services, known.id).asSystem('the code of a message names one recipient', (tx) => find(tx, known.id, code)))
      return reply
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .redirect(to ?? (known ? `${landing}?tenantId=${known.id}` : landing), 302)
    },
  })
}

/** Adds the short links of messages. */
export const registerShortLinks = (app: FastifyInstance, services: Services): void =>
  registerCodeLink(app, services, shortPath, (tx, _tenantId, code) => openShortLink(services, tx, code))
