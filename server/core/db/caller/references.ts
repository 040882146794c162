// What names other rows: of each only its title, and only where the caller may know that it is there.
import { resources, type ResourceName } from '../../../../src/schema/resources.ts'
import { readRows, type Scope } from '../repository.ts'
import type { Row } from '../rows.ts'
import { nameRow } from '../../access/present.ts'
import type { Visibility } from './visibility.ts'

/** Whether rows of the resource are named to every member of staff, who may else not read them: masters, branches and colleagues. */
export const isNamedToStaff = (name: ResourceName): boolean =>
  ['masters', 'dealershipLocation', 'staff'].includes(String(resources[name].module))

/** The rows by id that the caller may be named, deleted ones among them, each with what names it and nothing else. */
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
  return new Map(found.map((row) => [row.id, nameRow(name, row)]))
}
