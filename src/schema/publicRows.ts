// Rows that visitors and customers may see, beside a customer's own. Each feature's stand with it, in its publicRows.ts.
import type { Condition } from './core/access/grants.ts'
import { publicRows as masters } from './masters/publicRows.ts'
import type { ResourceName } from './resources.ts'
import { publicRows as settings } from './settings/publicRows.ts'

/** The conditions by resource; a resource that is not named is not public. */
export const publicRows: Partial<Record<ResourceName, readonly Condition[]>> = { ...masters, ...settings }
