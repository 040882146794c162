// The short links of campaign messages. They redirect only to the tenant's own pages or its configured site.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { findRecipient, followLink, linkPaths, optOutPage } from '../campaignLinks.ts'
import type { Scope } from '../../core/db/repository.ts'
import type { Services } from '../../core/services.ts'
import { Problem } from '../../core/http/problem.ts'
import { findTenant } from '../../core/access/findTenant.ts'
import { limited, tenantDb } from '../../core/http/session.ts'

const named = z.object({ tenant: z.string().max(40), code: z.string().max(40) })
const landing = '/english/home/search'

/** Adds both routes below the root. */
export function registerCampaignLinks(app: FastifyInstance, services: Services): void {
  const leads = (path: string, find: (tx: Scope, tenantId: string, code: string) => Promise<string>) =>
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
          (await tenantDb(services, known.id)
            .asSystem('the code of a message names one recipient', (tx) => find(tx, known.id, code))
            .catch(unlessOver))
        return reply
          .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
          .redirect(to ?? (known ? `${landing}?tenantId=${known.id}` : landing), 302)
      },
    })
  leads(linkPaths.link, (tx, tenantId, code) => followLink(services, tx, tenantId, code))
  leads(linkPaths.optOut, async (tx, tenantId, code) => {
    const { languageId } = await findRecipient(tx, code)
    return optOutPage(tenantId, languageId, code)
  })
}

function unlessOver(error: unknown): undefined {
  if (error instanceof Problem && error.code === 'linkExpired') return undefined
  throw error
}
