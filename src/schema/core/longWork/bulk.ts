// Shapes of bulk work and of control over a running job. Every writable resource has the call POST /{path}/bulk.
import { z } from 'zod'
import type { AnyField, FieldKind } from '../field.ts'
import { limits } from '../limits.ts'
import type { Resource } from '../resource.ts'
import { idValue, paragraph } from '../values.ts'

/** What can be done to many rows at once. */
const bulkActions = ['change', 'assign', 'move', 'delete', 'restore'] as const
/** One of these actions. */
export type BulkAction = (typeof bulkActions)[number]
/** In place of a person to assign to: the suitable person with the fewest open rows. */
export const roundRobin = 'round-robin'
const reason = paragraph(500)
/** Rows by id, or every row that matches the list's query parameters and that the person may see. */
export const bulkInput = z
  .strictObject({
    action: z.enum(bulkActions, 'validation.choice'),
    ids: z.array(idValue).min(1, 'validation.required').max(limits.bulkRows, 'validation.tooMany').optional(),
    filter: z.record(z.string(), z.unknown()).optional(),
    /** The values to write, or the fields that the move needs. */
    changes: z.record(z.string(), z.unknown()).optional(),
    /** Whom to assign to (null: nobody), or the status to move to. */
    to: z.string().max(60).nullish(),
    reason: reason.optional(),
    /** Only reports the result; nothing is kept. */
    dryRun: z.boolean().optional(),
    /** For a dry run: only rows after this id. */
    after: idValue.optional(),
  })
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), 'validation.exactlyOne')
/** What to do to which rows. */
export type BulkInput = z.output<typeof bulkInput>
const failure = z.object({
  id: z.string(),
  /** The fields that name the row; empty where the person may not see it. */
  names: z.record(z.string(), z.unknown()),
  /** An error code; text: errors.<code>. */
  code: z.string(),
  /** The field with the error and the text key of the reason, where the error is one field's. */
  field: z.string().optional(),
  key: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
/** Why a row was not changed. */
export type BulkFailure = z.infer<typeof failure>
const refused = z.array(z.object({ code: z.string(), count: z.number().int() }))
/**
 * The result that a bulk action would have; each row is really changed and rolled back. Very many rows take several calls, each after the
 * `last` of the call before.
 */
export const bulkTrialOut = z.object({
  count: z.number().int(),
  checked: z.number().int(),
  /** The last id examined; null once every row was. */
  last: z.string().nullable(),
  allowed: z.number().int(),
  /** Rows that already have the values. */
  unchanged: z.number().int(),
  refused,
  failures: z.array(failure),
  undoable: z.boolean(),
})
/** The result that a bulk action would have. */
export type BulkTrial = z.infer<typeof bulkTrialOut>
/** The `result` of a job of kind bulk. */
const bulkResult = z.object({
  action: z.enum([...bulkActions, 'undo']),
  changed: z.number().int(),
  unchanged: z.number().int(),
  failed: z.number().int(),
  refused,
  /** The first five hundred. */
  failures: z.array(failure),
  undoable: z.boolean(),
  /** The job that undid this one. */
  undoneBy: z.string().optional(),
  /** The error code with which it ended early. */
  error: z.string().optional(),
})
/** The `result` of a job of kind bulk. */
export type BulkResult = z.infer<typeof bulkResult>
const unfit: readonly FieldKind[] = ['password', 'changes', 'consents', 'json', 'eventLog', 'questions', 'serviceLines']
/** The names of fields that can be set to the same value on many rows: no personal, unique or server-set ones, and not the status. */
export const bulkFields = ({ fields, status }: Pick<Resource, 'fields' | 'status'>): string[] =>
  Object.entries(fields as Record<string, AnyField>)
    .filter(
      ([name, one]) =>
        !one.readOnly &&
        !one.createOnly &&
        !one.writeOnly &&
        !one.secret &&
        !one.pii &&
        !one.unique &&
        name !== status?.field &&
        !unfit.includes(one.kind),
    )
    .map(([name]) => name)
/** The name of the field with the assignee when rows of the resource can be reassigned; undefined otherwise. */
export function assignedField({ fields, own }: Pick<Resource, 'fields' | 'own'>): string | undefined {
  const [name = ''] = own ?? []
  const one = (fields as Record<string, AnyField | undefined>)[name]
  return one?.kind === 'ref' && (one.config as { target: string }).target === 'staff' && !one.readOnly ? name : undefined
}
