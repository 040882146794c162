// Shapes of bulk work and of what may be done to a running job. The verb is every writable resource's: POST /{path}/bulk.
import { z } from 'zod'
import type { AnyField, FieldKind } from '../field.ts'
import { limits } from '../limits.ts'
import type { Resource } from '../resource.ts'
import { idValue, paragraph } from '../values.ts'

/** What can be done to many rows at once. */
const bulkActions = ['change', 'assign', 'move', 'delete', 'restore'] as const
/** One of them. */
export type BulkAction = (typeof bulkActions)[number]
/** Instead of a person to assign to: the one who fits and has the fewest open. */
export const roundRobin = 'round-robin'
const reason = paragraph(500)
/** Some rows by id, or every row that the list's wire parameters match and the person may see. */
export const bulkInput = z
  .strictObject({
    action: z.enum(bulkActions, 'validation.choice'),
    ids: z.array(idValue).min(1, 'validation.required').max(limits.bulkRows, 'validation.tooMany').optional(),
    filter: z.record(z.string(), z.unknown()).optional(),
    /** The values to write, or what the move asks. */
    changes: z.record(z.string(), z.unknown()).optional(),
    /** Whom to assign to, null for nobody; or the status to move to. */
    to: z.string().max(60).nullish(),
    reason: reason.optional(),
    /** Only tells what would come of it. */
    dryRun: z.boolean().optional(),
    /** Where it tells that: only of the rows after this one. */
    after: idValue.optional(),
  })
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), 'validation.exactlyOne')
/** What to do to which rows. */
export type BulkInput = z.output<typeof bulkInput>
const failure = z.object({
  id: z.string(),
  /** The fields that name the row; empty where the person cannot see it. */
  names: z.record(z.string(), z.unknown()),
  /** An error code; text: errors.<code>. */
  code: z.string(),
  /** The field at fault and the text key of why, where it is one field's. */
  field: z.string().optional(),
  key: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
/** Why a row was left as it was. */
export type BulkFailure = z.infer<typeof failure>
const refused = z.array(z.object({ code: z.string(), count: z.number().int() }))
/** What would come of it; each row was really tried and taken back. Very many rows are asked for in turns, each after the `last` of the one before. */
export const bulkTrialOut = z.object({
  count: z.number().int(),
  checked: z.number().int(),
  /** Null once every row was looked at. */
  last: z.string().nullable(),
  allowed: z.number().int(),
  /** Rows that are already so. */
  unchanged: z.number().int(),
  refused,
  failures: z.array(failure),
  undoable: z.boolean(),
})
/** What would come of it. */
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
  /** The job that took it back. */
  undoneBy: z.string().optional(),
  /** The code of what ended it early. */
  error: z.string().optional(),
})
/** The `result` of a job of kind bulk. */
export type BulkResult = z.infer<typeof bulkResult>
const unfit: readonly FieldKind[] = ['password', 'changes', 'consents', 'json', 'eventLog', 'questions', 'serviceLines']
/** The fields that many rows can take the same value of: not what tells them apart. */
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
/** The field that says whose row it is, where rows can be handed on. */
export function assignedField({ fields, own }: Pick<Resource, 'fields' | 'own'>): string | undefined {
  const [name = ''] = own ?? []
  const one = (fields as Record<string, AnyField | undefined>)[name]
  return one?.kind === 'ref' && (one.config as { target: string }).target === 'staff' && !one.readOnly ? name : undefined
}
