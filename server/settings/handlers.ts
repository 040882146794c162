// Handlers of a tenant's public data: a visitor's session, branding, feature flags; and of preview links to the landing.
import { may } from '../../src/schema/core/access.ts'
import { resources } from '../../src/schema/resources.ts'
import { makePreview, asPreviewed } from './preview.ts'
import type { Handlers, OpenHandler } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { actorOf } from '../core/http/actor.ts'
import { findSettings } from '../core/time/workshop.ts'
import { showSettings } from './showSettings.ts'
import { readRows } from '../core/db/repository.ts'
import { showClient } from './showClient.ts'
import { openSession } from '../core/access/sessions.ts'
import { findTenant } from '../core/access/findTenant.ts'
import { tenantDb } from '../core/http/session.ts'

const requestToken: OpenHandler<'requestToken'> = async ({ services, tenantId }) => {
  const tenant = tenantId ? await findTenant(services, tenantId) : undefined
  if (!tenant) throw new Problem('unknownTenant')
  const token = await tenantDb(services, tenant.id).asSystem("opens a visitor's session", (tx) =>
    openSession(tx, tenant.id, { audience: 'visitor' }, services.now()),
  )
  return { token, client: { tenantId: tenant.id, name: tenant.name } }
}

/** The handlers by call. */
export const settingsHandlers = {
  previewLink: (call) => {
    const { services, caller, input, language } = call
    if (!may(actorOf(call), resources.settings, 'show')) throw new Problem('forbidden')
    const query = new URLSearchParams({ tenantId: caller.tenantId, preview: makePreview(services, caller.tenantId, input) })
    return Promise.resolve({ url: `/${language}/home/search?${query}` })
  },
  requestToken,
  clientInfo: ({ db }) =>
    db.asSystem('settings that every visitor gets', async (tx) => {
      const { mapApiKey, defaultCountryCode } = await findSettings(tx)
      return { mapApiKey, defaultCountryCode }
    }),
  landingSettings: ({ services, caller, input, db }) =>
    db.asSystem('settings that every visitor gets', async (tx) => {
      const settings = await showSettings(services, tx)
      return input.preview ? asPreviewed(services, caller.tenantId, settings, input.preview) : settings
    }),
  featureConfig: ({ input, db }) =>
    db.asSystem('flags that every visitor gets', async (tx) => {
      const data = await readRows(tx, 'featureFlags', {
        size: 100,
        ...(input.module ? { filters: { module: [input.module] } } : {}),
      })
      return { data: Object.fromEntries(data.map(({ flag, enabled }) => [flag, enabled])) }
    }),
  clientDetail: ({ services, caller, db }) =>
    db.asSystem("the tenant's own name and address, for everybody", (tx) => showClient(services, tx, caller.tenantId)),
} satisfies Partial<Handlers>
