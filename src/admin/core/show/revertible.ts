import { isWritable, sameValue, type HistoryEntry } from '../../../dataProvider/index.ts'
import { fieldsOf, type Row } from '../definition.ts'

const masked = (value: unknown): boolean => typeof value === 'string' && value.includes('•')

/** The fields of a change that this person may revert: theirs to change, not masked, and different now. */
export function revertible(
  resource: string,
  row: Row,
  { action, changes }: Pick<HistoryEntry, 'action' | 'changes'>,
  changeable: (field: string, row: Row) => boolean,
): string[] {
  if (action === 'create' || action === 'delete' || action === 'restore') return []
  return Object.keys(changes).filter((name) => {
    const field = fieldsOf(resource)[name]
    const was = changes[name]?.from
    if (!field || field.writeOnly || field.secret || masked(was) || masked(changes[name]?.to)) return false
    return isWritable(resource, name, 'update') && changeable(name, row) && !sameValue(was, row[name])
  })
}
