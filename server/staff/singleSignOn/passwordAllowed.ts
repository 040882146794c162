// Where a dealership signs in with company accounts alone, passwords and passkeys open sessions of administrators only: they keep a way in
// when the provider fails, and nobody comes in as one of them by a provider that another administrator has set up.
import { findSettings } from '../../core/time/workshop.ts'
import type { RowOf, Scope } from '../../core/db/repository.ts'
import { Problem } from '../../core/http/problem.ts'
import type { Services } from '../../core/services.ts'
import { isProtected } from '../administrators.ts'

/** Throws ssoNeeded (400) where the person has to come in with their company account. */
export async function requireOwnWay(services: Services, tx: Scope, staff: RowOf<'staff'>): Promise<void> {
  const { ssoRequired, ssoIssuer } = await findSettings(tx)
  if (ssoRequired && ssoIssuer && !(await isProtected({ services, tx }, staff))) throw new Problem('ssoNeeded')
}
