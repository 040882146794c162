// Callers as the server knows them after their session was found, for tests of the check of access alone.
import type { Actor } from '../../../src/schema/core/access.ts'
import type { Word } from '../../../src/schema/enumerations.ts'
import { defaultRegion } from '../../../src/schema/core/time/region.ts'
import type { Caller } from '../../../server/core/services.ts'

type Module = Word<'accessModule'>

/** An administrator of a tenant that has these modules switched off. */
export const administrator = (closedModules: readonly Module[] = []): Actor => ({
  ...{ id: '1', designation: 'Administrator', department: 'General', staffType: null, locationIds: [] },
  closedModules,
})

/** The caller of a call of staff, or of customers. */
export const caller = (closedModules: readonly Module[], staff: boolean): Caller => ({
  ...{ tenantId: 'noor', tokenHash: '', subjectId: null, mobile: '+966500000000', agent: null, appointmentId: null, openedAt: '' },
  ...{ audience: staff ? 'staff' : 'customer', actor: staff ? administrator(closedModules) : null },
  ...{ region: defaultRegion, closedModules },
})
