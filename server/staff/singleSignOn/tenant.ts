// Which dealership signs in with which company account, before there is a session.
import { sql } from 'kysely'
import { domainOf } from '../../../src/schema/settings/index.ts'
import { findTenant } from '../../core/access/findTenant.ts'
import { plainRow } from '../../core/access/present.ts'
import type { RowOf } from '../../core/db/repository.ts'
import { Problem } from '../../core/http/problem.ts'
import type { Services } from '../../core/services.ts'
import { findSettings } from '../../core/time/workshop.ts'

/** The tenant that answers for the domain of an address; `preferred` where several do. Throws ssoUnknown (400). */
export async function tenantOfAddress(services: Services, email: string, preferred: string | null): Promise<string> {
  const { rows } = await sql<{ tenantsOfDomain: string }>`select "tenantsOfDomain"(${domainOf(email)})`.execute(services.engine.db)
  const found = rows.map((row) => row.tenantsOfDomain)
  const tenantId = found.find((id) => id === preferred) ?? found[0]
  if (!tenantId) throw new Problem('ssoUnknown', { fields: { email: { key: 'errors.ssoUnknown' } } })
  return tenantId
}

/** The settings, secrets in clear, of an active tenant whose provider is still the one that was asked. Throws ssoExpired (410). */
export async function settingsFor(services: Services, tenantId: string, issuer?: string): Promise<RowOf<'settings'>> {
  if (!(await findTenant(services, tenantId))) throw new Problem('ssoExpired')
  const settings = plainRow('settings', await services.engine.scoped(tenantId, findSettings))
  if (issuer !== undefined && settings.ssoIssuer !== issuer) throw new Problem('ssoExpired')
  return settings
}
