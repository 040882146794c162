// The tenant flow of specification section 4: who this page belongs to, before anything else is asked.
import type { TenantOutcome } from '../core/tenant/TenantProvider.tsx'
import { HttpError } from '../../http/index.ts'
import { session } from '../../session/index.ts'
import { call, requestToken } from '../core/api.ts'
import { keepVisit } from '../core/visit.ts'
import { injectedSettings } from '../core/tenant/injectedSettings.ts'
import { clientInfo, landingSettings } from '../../schema/settings/calls.ts'

/** Compares the tenant of the query with the stored one; another one wipes all local data first. Undefined: none known. */
function chooseTenant(search: string): string | undefined {
  const requested = new URLSearchParams(search).get('tenantId')?.trim() || undefined
  const stored = session.get('clientDetail')?.tenantId
  if (!requested || requested === stored) return stored
  // The language is the address's, not the tenant's.
  const language = session.get('language')
  session.clear()
  if (language) session.set('language', language)
  session.set('clientDetail', { tenantId: requested })
  const injected = injectedSettings()
  if (injected) session.set('settings', injected)
  return requested
}

// Kept for as long as the tab is open: a preview must not stay with the person's own visits.
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
