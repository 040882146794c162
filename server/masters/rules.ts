// Rules of the modules that a tenant can switch off, and of packages that contain others.
import type { Row } from '../core/db/rows.ts'
import { refuse } from '../core/commit/checks.ts'
import type { Context, Rules } from '../core/commit/rules.ts'
import type { RowOf } from '../core/db/repository.ts'
import { allPackages, contentsOf } from '../core/time/packageContents.ts'

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

// A package in itself would be recommended instead of itself.
async function checkContents({ tx }: Context, row: Pick<RowOf<'servicePackages'>, 'id' | 'code' | 'contains'>): Promise<Row> {
  const others = (await allPackages(tx)).filter(({ id }) => id !== row.id)
  const contents = contentsOf([...others, row])
  const inItself = row.contains.includes(row.id) || contents.get(row.code)?.some((code) => contents.get(code)?.includes(row.code))
  if (inItself) throw refuse('contains', 'validation.packageInItself')
  return {}
}

/** Rules of service packages. */
export const packageRules: Rules<'servicePackages'> = {
  onUpdate: (context, before, changes) => ('contains' in changes ? checkContents(context, { ...before, ...changes }) : Promise.resolve({})),
}
