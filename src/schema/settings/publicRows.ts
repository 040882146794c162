// Settings that visitors and customers may see.
import type { Condition } from '../core/access/grants.ts'
import type { FieldNames, ResourceName } from '../resources.ts'

/** The conditions by resource. */
export const publicRows = {
  featureFlags: [],
} satisfies Partial<Record<ResourceName, readonly Condition[]>>
/** The fields by resource that visitors and customers may read. */
export const customerFields = {
  featureFlags: ['flag', 'enabled'],
} as const satisfies FieldNames
