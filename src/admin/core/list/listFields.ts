// The fields of a list: the resource's own, and the moments that every row has.
import type { AnyField } from '../../../schema/core/field.ts'
import { dateTime } from '../../../schema/core/kinds.ts'
import { canLack } from '../../../schema/core/resource.ts'
import { definitionOf, fieldsOf } from '../definition.ts'
import type { Translate } from '../../../i18n/index.ts'
import { labelOf } from '../useI18n.ts'
import { namedKey } from '../../../schema/core/dataKeys.ts'

// The API filters by creation, not by the last change.
const moments: Readonly<Record<string, AnyField>> = {
  createdAt: dateTime({ required: true, readOnly: true, filter: true }),
  updatedAt: { ...dateTime({ required: true, readOnly: true }), filterBy: 'none' },
}

const listedOf = (resource: string): Readonly<Record<string, AnyField>> => definitionOf(resource).listed ?? {}

/** Everything that can be a column, an order or a filter, by name. */
export const listFieldsOf = (resource: string): Readonly<Record<string, AnyField>> => {
  const own = { ...fieldsOf(resource), ...listedOf(resource) }
  return { ...own, ...Object.fromEntries(Object.entries(moments).filter(([name]) => !(name in own))) }
}

/** The label of a field. */
export const listLabel = (translate: Translate, resource: string, name: string): string =>
  name in fieldsOf(resource) || name in listedOf(resource)
    ? labelOf(translate, resource, name)
    : translate(namedKey(`admin.list.moments.${name === 'createdAt' && definitionOf(resource).dated ? 'happened' : name}`))

/** Fields that can be a column: all that the server sends, without those of the first column. */
export function possibleColumns(resource: string): string[] {
  const { title } = definitionOf(resource)
  return Object.entries(listFieldsOf(resource))
    .filter(([name, field]) => !field.writeOnly && !title.includes(name))
    .map(([name]) => name)
}

/** The default columns: those of the schema, without what the first column shows. */
export function firstColumns(resource: string): readonly string[] {
  const { subtitle = [], dated, columns } = definitionOf(resource)
  if (columns) return columns
  const fields = listFieldsOf(resource)
  return [...(dated ? ['createdAt'] : []), ...possibleColumns(resource).filter((name) => fields[name]?.list && !subtitle.includes(name))]
}

/** Names of the fields that can be filtered: the main ones, then all others. */
export function filterableFields(resource: string): { near: string[]; far: string[] } {
  const all = Object.entries(listFieldsOf(resource)).filter(
    ([name, one]) =>
      !(name in listedOf(resource)) && !one.secret && !one.writeOnly && one.filter !== false && (one.filterBy !== 'none' || canLack(one)),
  )
  const near = all.filter(([, one]) => one.filterBy !== 'none' && (one.filter || one.list)).map(([name]) => name)
  return { near, far: all.map(([name]) => name).filter((name) => !near.includes(name)) }
}

/** Whether the list can be ordered by a field. */
export const isSortable = (resource: string, name: string): boolean => {
  const one = listFieldsOf(resource)[name]
  return one !== undefined && one.sortable && !one.secret && !one.writeOnly && !(name in listedOf(resource))
}

/** Fields that the list can be ordered by. */
export const sortableFields = (resource: string): string[] =>
  Object.keys(listFieldsOf(resource)).filter((name) => isSortable(resource, name))

/** The default order of the resource. */
export const ownSort = (resource: string): { field: string; order: 'ASC' | 'DESC' } =>
  definitionOf(resource).sort ?? { field: 'createdAt', order: 'DESC' }
