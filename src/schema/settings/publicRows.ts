// Settings that visitors and customers may see.
import type { Condition } from '../core/access/grants.ts'
import type { ResourceName } from '../resources.ts'

/** The conditions by resource. */
export const publicRows = {
  featureFlags: [],
} satisfies Partial<Record<ResourceName, readonly Condition[]>>
