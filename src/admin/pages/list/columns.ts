import { definitionOf, fieldsOf } from '../../definition.ts'
import { useDesk } from '../../desk.ts'

/** Fields that can be a column: all that leave the server, without those of the first column. */
export function possibleColumns(resource: string): string[] {
  const { title } = definitionOf(resource)
  return Object.entries(fieldsOf(resource))
    .filter(([name, field]) => !field.writeOnly && !title.includes(name))
    .map(([name]) => name)
}

/** The columns at first sight: what the schema lists, without what the first column says already. */
function firstColumns(resource: string): string[] {
  const { subtitle = [] } = definitionOf(resource)
  const fields = fieldsOf(resource)
  return possibleColumns(resource).filter((name) => fields[name]?.list && !subtitle.includes(name))
}

/** The columns that this person chose, or those at first sight. */
export function useColumns(resource: string): string[] {
  const chosen = useDesk().columns[resource]
  const possible = possibleColumns(resource)
  return chosen ? chosen.filter((name) => possible.includes(name)) : firstColumns(resource)
}

/** Fields that the list can be narrowed by. */
export function filterable(resource: string): string[] {
  return Object.entries(fieldsOf(resource))
    .filter(
      ([, field]) =>
        field.filterBy !== 'none' && !field.secret && !field.writeOnly && field.filter !== false && (field.filter === true || field.list),
    )
    .map(([name]) => name)
}
