// A tenant's name, branding and modules.
import { enumerations } from '../../src/schema/enumerations.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { readRows, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { showSettings } from './showSettings.ts'

/** The tenant's branding, and its modules except those that its list switches off. */
export async function showClient(services: Services, tx: Scope, tenantId: string): Promise<OutputOf<'clientDetail'>> {
  const data = await readRows(tx, 'modules', { size: 100 })
  const off = data.filter(({ active }) => !active).map(({ module }) => module)
  return { ...(await showSettings(services, tx)), tenantId, modules: enumerations.accessModule.filter((one) => !off.includes(one)) }
}
