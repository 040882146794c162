// Checks references that no foreign key covers: lists of ids, and ids inside other values.
import { sql } from 'kysely'
import type { FieldKinds, FieldKind } from '../../../src/schema/core/field.ts'
import type { Contact, Driver } from '../../../src/schema/core/compounds.ts'
import type { Address } from '../../../src/schema/core/kinds.ts'
import type { ResourceName } from '../../../src/schema/resources.ts'
import { countRows, type Scope } from '../db/repository.ts'
import { fieldsOf, type Row } from '../db/rows.ts'
import { Problem } from '../http/problem.ts'
import { checkFiles } from '../files/checkFiles.ts'

interface References {
  target: string
  ids: readonly string[]
}
const inside: Partial<Record<FieldKind, (config: never, value: never) => References>> = {
  contacts: (_config: FieldKinds['contacts'], all: Contact[]) => ({ target: 'customers', ids: all.map(({ customerId }) => customerId) }),
  drivers: (_config: FieldKinds['drivers'], all: Driver[]) => ({
    target: 'vehicles',
    ids: all.flatMap(({ vehicleId }) => vehicleId ?? []),
  }),
  refs: ({ target }: FieldKinds['refs'], ids: string[]) => ({ target, ids }),
  address: (_config: FieldKinds['address'], { cityId }: Address) => ({ target: 'cities', ids: cityId ? [cityId] : [] }),
}

/**
 * Throws notFound (404) with the first field that refers to a row that does not exist in the tenant or, with `customerId`, to a file that
 * is not that customer's.
 */
export async function checkReferences(tx: Scope, name: ResourceName, values: Row, customerId?: string): Promise<void> {
  for (const [field, one] of Object.entries(fieldsOf(name))) {
    if (values[field] === null || values[field] === undefined) continue
    if (one.kind === 'upload' || one.kind === 'uploads') await checkFiles(tx, field, one, values[field], customerId)
    const find = inside[one.kind]
    if (!find) continue
    const { target, ids } = find(one.config as never, values[field] as never)
    const wanted = [...new Set(ids)]
    if (wanted.length === 0) continue
    const found = await countRows(tx, target as ResourceName, [sql`id in (${sql.join(wanted)})`, sql`"deletedAt" is null`])
    if (found < wanted.length) throw new Problem('notFound', { fields: { [field]: { key: 'validation.reference' } } })
  }
}
