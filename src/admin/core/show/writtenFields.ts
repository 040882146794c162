import type { HistoryEntry } from '../../../dataProvider/index.ts'
import { definitionOf, fieldsOf } from '../definition.ts'

const machine: readonly string[] = ['json', 'eventLog']

/** The changed fields that tell a reader something: without hidden values that only the server sets. */
export const writtenFields = (resource: string, changes: HistoryEntry['changes']): string[] =>
  Object.keys(changes).filter((name) => {
    const field = fieldsOf(resource)[name]
    const { readOnly, board } = definitionOf(resource)
    const set = field?.readOnly || readOnly
    // Since when the status is what it is: the entry's own moment says so.
    const stamp = name === board?.since
    return field !== undefined && !(set && (stamp || field.writeOnly || field.secret || machine.includes(field.kind)))
  })

/** Whether an entry says anything: an edit of nothing but such values does not. */
export const saysSomething = (resource: string, { action, changes }: Pick<HistoryEntry, 'action' | 'changes'>): boolean =>
  action !== 'update' || Object.keys(changes).length === 0 || writtenFields(resource, changes).length > 0
