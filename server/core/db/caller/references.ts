// The naming fields of rows: of those that the caller may read or that the access table names to them, and of those that stand on such a
// row.
import { sql } from 'kysely'
import { isNamedByReference, nameRule, rowRule, type Actor } from '../../../../src/schema/core/access.ts'
import { referenceOf } from '../../../../src/schema/core/field.ts'
import { resources, type ResourceName } from '../../../../src/schema/resources.ts'
import { everyRow, ruleCondition, type Condition } from '../list/conditions.ts'
import { readRows, type Scope } from '../repository.ts'
import { fieldsOf, type Row } from '../rows.ts'
import { namingFields, nameRow } from '../../access/present.ts'
import type { Visibility } from './visibility.ts'

/** A field that refers to rows of another resource. */
interface Reference {
  resource: ResourceName
  field: string
  many: boolean
}
const names = Object.keys(resources) as ResourceName[]
// Lists of ids come last: they have no index.
const referencesTo = new Map<string, Reference[]>()
for (const resource of names)
  for (const [field, one] of Object.entries(fieldsOf(resource))) {
    const reference = referenceOf(one)
    const known = referencesTo.get(reference?.target ?? '') ?? []
    if (reference) referencesTo.set(reference.target, [...known, { resource, field, many: one.kind === 'refs' || one.kind === 'uploads' }])
  }
for (const [target, all] of referencesTo)
  referencesTo.set(
    target,
    all.toSorted((one, other) => Number(one.many) - Number(other.many)),
  )

/** The rows among `ids` that stand on a row which the person may see, one condition a field that refers to them. */
const standing = (actor: Actor, name: ResourceName, ids: readonly string[]): Condition[] =>
  (referencesTo.get(name) ?? []).flatMap(({ resource, field, many }) => {
    // A name that is shown shows its own references too, such as a colleague's picture.
    const rule = namingFields(resource).includes(field) ? nameRule(actor, resources[resource]) : rowRule(actor, resources[resource], 'show')
    if (rule.length === 0) return []
    const [table, column, seen] = [sql.table(resource), sql.ref(field), ruleCondition(rule, actor)]
    return many
      ? [sql`id in (select jsonb_array_elements_text(${column})::uuid from ${table} where ${column} <> '[]' and ${seen})`]
      : [sql`id in (select ${column} from ${table} where ${column} in (${sql.join([...ids])}) and ${seen})`]
  })

/**
 * The condition for the rows whose names a member of staff may see; undefined: none. With `ids` also those of them that stand on a row
 * which the person may see.
 */
export function namedRows(actor: Actor, name: ResourceName, ids?: readonly string[]): Condition | undefined {
  const rule = nameRule(actor, resources[name])
  const open = rule.length > 0 ? ruleCondition(rule, actor) : undefined
  if (open === everyRow || !ids || ids.length === 0 || !isNamedByReference(actor, resources[name])) return open
  // In this order: the right to the row itself answers first, and the others are only asked where it does not hold.
  const all = [...(open ? [open] : []), ...standing(actor, name, ids)]
  return all.length > 0 ? sql`(${sql.join(all, sql` or `)})` : undefined
}

/** The naming fields, by row id, of those rows whose name the caller may see, deleted ones included; other ids are left out. */
export async function visibleReferences(
  tx: Scope,
  name: ResourceName,
  ids: readonly (string | null | undefined)[],
  visibility: Visibility,
  actor: Actor | null,
): Promise<Map<string, Row>> {
  const wanted = [...new Set(ids.filter((id) => id !== null && id !== undefined))]
  const rows = actor ? namedRows(actor, name, wanted) : visibility.rows(name, 'show')
  if (wanted.length === 0 || rows === undefined) return new Map()
  const question = { size: wanted.length, ids: wanted, conditions: [rows] }
  const found = [...(await readRows(tx, name, question)), ...(await readRows(tx, name, { ...question, deleted: true }))]
  const fields = visibility.fields(name)
  const read = (row: Row) => (fields ? Object.fromEntries(Object.entries(row).filter(([field]) => fields.includes(field))) : row)
  return new Map(found.map((row) => [row.id, read(nameRow(name, row, actor))]))
}
