// A tenant's name, branding and modules.
import { enumerations } from '../../src/schema/enumerations.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import type { Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { findClosedModules } from '../core/time/workshop.ts'
import { showSettings } from './showSettings.ts'

/** The tenant's branding, and its modules except those that its list switches off. */
export async function showClient(services: Services, tx: Scope, tenantId: string): Promise<OutputOf<'clientDetail'>> {
  const closed = await findClosedModules(tx)
  return { ...(await showSettings(services, tx)), tenantId, modules: enumerations.accessModule.filter((one) => !closed.includes(one)) }
}
