// The short links of campaign messages. They redirect only to the tenant's own pages or its configured site.
import type { FastifyInstance } from 'fastify'
import { findRecipient, followLink, linkPaths, optOutPage } from '../campaignLinks.ts'
import type { Scope } from '../../core/db/repository.ts'
import type { Services } from '../../core/services.ts'
import { registerCodeLink } from '../../core/http/codeLinks.ts'
import { Problem } from '../../core/http/problem.ts'

/** Adds both routes below the root. */
export function registerCampaignLinks(app: FastifyInstance, services: Services): void {
  const leads = (path: string, find: (tx: Scope, tenantId: string, code: string) => Promise<string>) =>
    registerCodeLink(app, services, { path, find: (...named) => find(...named).catch(unlessOver) })
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
