// The naming fields of referenced rows, only of those that the caller may know to exist.
import { resources, type ResourceName } from '../../../../src/schema/resources.ts'
import { readRows, type Scope } from '../repository.ts'
import type { Row } from '../rows.ts'
import { nameRow } from '../../access/present.ts'
import type { Visibility } from './visibility.ts'

/** Whether all staff may read the naming fields of the resource's rows without any right to the rows: masters, branches and staff. */
export const isNamedToStaff = (name: ResourceName): boolean =>
  ['masters', 'dealershipLocation', 'staff'].includes(String(resources[name].module))

/** The naming fields, by row id, of those rows whose name the caller may see, deleted ones included; other ids are left out. */
export async function visibleReferences(
  tx: Scope,
  name: ResourceName,
  ids: readonly (string | null | undefined)[],
  visibility: Visibility,
  isStaff: boolean,
): Promise<Map<string, Row>> {
  const wanted = [...new Set(ids.filter((id) => id !== null && id !== undefined))]
  const rows = visibility.rows(name, 'show')
  const open = isStaff && isNamedToStaff(name)
  if (wanted.length === 0 || (rows === undefined && !open)) return new Map()
  const question = { size: wanted.length, ids: wanted, ...(open || rows === undefined ? {} : { conditions: [rows] }) }
  const found = [...(await readRows(tx, name, question)), ...(await readRows(tx, name, { ...question, deleted: true }))]
  const fields = visibility.fields(name)
  const read = (row: Row) => (fields ? Object.fromEntries(Object.entries(row).filter(([field]) => fields.includes(field))) : row)
  return new Map(found.map((row) => [row.id, read(nameRow(name, row))]))
}
