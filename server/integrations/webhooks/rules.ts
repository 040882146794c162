// Rules of webhooks.
import { rowRule } from '../../../src/schema/core/access.ts'
import { resources } from '../../../src/schema/resources.ts'
import { rightsOfKey } from '../../core/access/apiKeys.ts'
import { differs, refuse } from '../../core/commit/checks.ts'
import type { Context, Rules } from '../../core/commit/rules.ts'
import type { Row } from '../../core/db/rows.ts'

function checkUrl({ services }: Context, { url }: Row): void {
  if (!services.env.WEBHOOK_INSIDE && String(url).toLowerCase().startsWith('http:')) throw refuse('url', 'validation.webhookTls')
}

// An endpoint gets what its key may read, so there is nothing to choose beyond that.
async function checkResources({ services, tx }: Context, { apiKeyId, resources: chosen }: Row): Promise<void> {
  const rights = await rightsOfKey(tx, String(apiKeyId), services.now())
  // A key that does not exist is refused as a reference.
  if (!rights) return
  const isReadable = (name: unknown) => rowRule(rights.actor, resources[name as keyof typeof resources], 'show').length > 0
  if (Array.isArray(chosen) && !chosen.every(isReadable)) throw refuse('resources', 'validation.webhookResources')
}

/** Endpoints go over TLS, to what their key may read. */
export const webhookRules: Rules<'webhookEndpoints'> = {
  onCreate: async (context, values) => {
    checkUrl(context, values)
    await checkResources(context, values)
    return {}
  },
  onUpdate: async (context, before, changes) => {
    if (differs(before, changes, 'url')) checkUrl(context, changes)
    if ('resources' in changes || differs(before, changes, 'apiKeyId')) await checkResources(context, { ...before, ...changes })
    return {}
  },
}
