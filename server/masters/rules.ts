// Rules of the modules that a tenant can switch off.
import type { Row } from '../core/db/rows.ts'
import { refuse } from '../core/commit/checks.ts'
import type { Rules } from '../core/commit/rules.ts'

// Without the settings nobody could be confirmed by a code, and no other switch could be set.
function checkOpen({ module, active }: Row): void {
  if (module === 'settings' && active === false) throw refuse('active', 'validation.settingsStay')
}

/** Rules of modules. */
export const moduleRules: Rules<'modules'> = {
  onCreate: (_context, values) => {
    checkOpen(values)
    return Promise.resolve({})
  },
  onUpdate: (_context, before, changes) => {
    checkOpen({ ...before, ...changes })
    return Promise.resolve({})
  },
}
