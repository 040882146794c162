import { graphs } from '../../../schema/transitions.ts'
import type { FieldKind } from '../../../schema/core/field.ts'
import { isWritable } from '../../../dataProvider/index.ts'
import { partOf } from '../../../fields/admin.ts'
import { definitionOf, fieldsOf, sectionsOf, type Row } from '../definition.ts'
import type { Move } from '../../../schema/core/transitions.ts'

/** Fields that only status moves ask for or set. */
function requestedByMoves(resource: string): readonly string[] {
  const { status } = definitionOf(resource)
  const moves: readonly Move[] = status ? Object.values(graphs[status.graph].moves).flat() : []
  return moves.flatMap(({ asks = [], stamps = [] }) => [...asks, ...stamps])
}

/** Whether a form shows a field: those that can be typed, and on an existing row also those that are fixed. */
function isShown(resource: string, name: string, row: Row | undefined): boolean {
  const field = fieldsOf(resource)[name]
  if (!field || field.readOnly || name === definitionOf(resource).status?.field) return false
  if (partOf(field).typed === false) return false
  if (requestedByMoves(resource).includes(name) && (row?.[name] ?? null) === null) return false
  return true
}

/** The sections of a form with their visible fields; empty ones are left out. */
export const formSections = (resource: string, row: Row | undefined): { key: string | null; fields: string[] }[] =>
  sectionsOf(resource)
    .map(({ key, fields }) => ({ key, fields: fields.filter((name) => isShown(resource, name, row)) }))
    .filter(({ fields }) => fields.length > 0)

const tabsFrom = 4
/** Whether a form shows its sections as tabs: as the definition says, else with many sections. */
export const isTabbed = (said: boolean | undefined, sections: number): boolean => sections > 1 && (said ?? sections >= tabsFrom)

/** Values that a new row copies from another: all that can be typed, without unique fields and those of moves. */
export function duplicateValues(resource: string, row: Row): Record<string, unknown> {
  const { status } = definitionOf(resource)
  const requested = requestedByMoves(resource)
  const masked = (value: unknown) => typeof value === 'string' && value.includes('•')
  return Object.fromEntries(
    Object.entries(fieldsOf(resource))
      .filter(
        ([name, field]) =>
          isWritable(resource, name, 'create') && !field.unique && !field.secret && !field.writeOnly && name !== status?.field,
      )
      .filter(([name]) => !requested.includes(name) && (row[name] ?? null) !== null && !masked(row[name]))
      .map(([name]) => [name, row[name]]),
  )
}

const fromAddress: Partial<Record<FieldKind, (text: string) => unknown>> = {
  integer: Number,
  money: Number,
  rating: Number,
  yesNo: (text) => text === 'true',
  choices: (text) => text.split(','),
  refs: (text) => text.split(','),
}
/** Values for a new row in an address, `?customerId=…`; only fields that its form shows. */
export const addressValues = (resource: string, query: URLSearchParams): Record<string, unknown> =>
  Object.fromEntries(
    [...query].flatMap(([name, text]) => {
      const field = fieldsOf(resource)[name]
      return field && isWritable(resource, name, 'create') && isShown(resource, name, undefined)
        ? [[name, (fromAddress[field.kind] ?? String)(text)]]
        : []
    }),
  )

/** First values of a new row. */
export const initialValues = (resource: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fieldsOf(resource))
      .filter(([name]) => isWritable(resource, name, 'create'))
      .map(([name, field]) => [name, field.initial ?? null]),
  )

/** The form's values of an existing row. */
export const rowValues = (resource: string, row: Row): Record<string, unknown> =>
  Object.fromEntries(Object.keys(fieldsOf(resource)).map((name) => [name, row[name] ?? null]))
