// Who a tenant is and which parts of the product it uses.
import { enumerations } from '../../src/schema/enumerations.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { readRows, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { showSettings } from './showSettings.ts'

/** The tenant's face, and its modules: those that its list does not switch off. */
export async function showClient(services: Services, tx: Scope, tenantId: string): Promise<OutputOf<'clientDetail'>> {
  const data = await readRows(tx, 'modules', { size: 100 })
  const off = data.filter(({ active }) => !active).map(({ module }) => module)
  return { ...(await showSettings(services, tx)), tenantId, modules: enumerations.accessModule.filter((one) => !off.includes(one)) }
}
