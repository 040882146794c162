// The tenant flow of section 4 of the specification: finds the tenant before anything else is loaded.
import type { TenantOutcome } from '../core/tenant/TenantProvider.tsx'
import { HttpError } from '../../http/index.ts'
import { session } from '../../session/index.ts'
import { call, requestToken } from '../core/api.ts'
import { keepVisit } from '../core/visit.ts'
import { injectedSettings } from '../core/tenant/injectedSettings.ts'
import { clientInfo, landingSettings } from '../../schema/settings/calls.ts'

/** The tenant of the query, else the stored one; a different one in the query deletes all local data first. Undefined: none. */
function chooseTenant(search: string): string | undefined {
  const requested = new URLSearchParams(search).get('tenantId')?.trim() || undefined
  const stored = session.get('clientDetail')?.tenantId
  if (!requested || requested === stored) return stored
  // The language is given by the address, not by the tenant.
  const language = session.get('language')
  session.clear()
  if (language) session.set('language', language)
  session.set('clientDetail', { tenantId: requested })
  const injected = injectedSettings()
  if (injected) session.set('settings', injected)
  return requested
}

// Kept as long as the tab is open, not stored: a preview must not affect the person's own visits.
let previewed: string | null = null

/** Gets a token where there is none, then the tenant's details and settings. */
export async function startTenant(search: string): Promise<TenantOutcome> {
  if (!chooseTenant(search)) return 'none'
  keepVisit(search)
  previewed ??= new URLSearchParams(search).get('preview')
  try {
    if (!session.get('accessToken')) await requestToken()
    const [info, settings] = await Promise.all([call(clientInfo, {}), call(landingSettings, previewed ? { preview: previewed } : {})])
    session.set('configs', info)
    session.set('countryCode', info.defaultCountryCode)
    session.set('settings', settings)
    return 'ready'
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    if (error.status !== 404) return 'unreachable'
    session.clear()
    return 'unknown'
  }
}
