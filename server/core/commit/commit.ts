// The one way to write rows of resources: the row, its audit entry with its actor (from which triggers make the live event) and the
// reactions of other features, in the caller's transaction.
import type { ResourceName } from '../../../src/schema/resources.ts'
import { resources } from '../../../src/schema/resources.ts'
import { completeRow, type RowOf } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import { insertRows, removeRow, updateRow, updateRows } from '../db/writes.ts'
import { staffIdOf, type ChangeActor } from './actor.ts'
import { writeEntries, type Entry } from './audit.ts'
import { colleagueValues, requireColleagueRight } from './colleague.ts'
import type { Happened } from './happened.ts'
import type { CommitContext } from './reactions.ts'

interface About<N extends ResourceName> {
  resource: N
  by: ChangeActor
  /** Fields whose values must not be stored in the audit. */
  except?: readonly string[]
  /** No reaction runs: the caller sends its own messages and notifications. */
  silent?: true
}
/** A new row; fields missing from `values` get their initial value. */
interface Creation<N extends ResourceName> extends About<N> {
  action: 'create' | 'import'
  values: Row
  before?: undefined
}
/** A change of values of a row that the transaction holds under lock. */
interface Update<N extends ResourceName> extends About<N> {
  action: 'update' | 'move' | 'import' | 'merge' | 'unmerge' | 'restore'
  before: RowOf<N>
  changes: Row
}
/** Deletes a row that the transaction holds under lock: softly where its resource keeps deleted rows, else for good. */
interface Deletion<N extends ResourceName> extends About<N> {
  action: 'delete'
  before: RowOf<N>
  /** More values to write to a softly deleted row. */
  changes?: Row
}
/** A change to one row. */
export type Change<N extends ResourceName> = Creation<N> | Update<N> | Deletion<N>

const isCreation = <N extends ResourceName>(change: Change<N>): change is Creation<N> => change.before === undefined

/** The complete new row as `commit` would write it for these values and this actor, for callers that check it before it is written. */
export const newRow = <N extends ResourceName>(name: N, values: Row, by: ChangeActor, now: Date): RowOf<N> =>
  completeRow(name, { ...values, ...colleagueValues(by, name, values) }, staffIdOf(by), now)

type Done<N extends ResourceName> = Happened<N> & Pick<Change<N>, 'except' | 'silent'>

// Groups adjacent changes that one statement can write: new rows, or the same values for many rows.
function groupsOf<N extends ResourceName>(changes: readonly Change<N>[]): Change<N>[][] {
  const groups: Change<N>[][] = []
  for (const change of changes) {
    const [last] = groups.at(-1) ?? []
    const alike =
      last?.resource === change.resource &&
      staffIdOf(last.by) === staffIdOf(change.by) &&
      (isCreation(last) ? isCreation(change) : last.action === 'update' && change.action === 'update' && last.changes === change.changes)
    if (alike) groups.at(-1)?.push(change)
    else groups.push([change])
  }
  return groups
}

async function write<N extends ResourceName>({ tx }: CommitContext, group: readonly Change<N>[], now: Date): Promise<Done<N>[]> {
  const [first] = group
  if (!first) return []
  const { resource } = first
  const made = group
    .filter(isCreation)
    .map((change) => ({ ...change, before: null, after: newRow(resource, change.values, change.by, now) }))
  for (const { by, after } of made) requireColleagueRight(by, resource, 'create', after)
  if (made.length > 0) {
    await insertRows(
      tx,
      resource,
      made.map(({ after }) => after),
    )
    return made
  }
  const given = group.filter((change) => !isCreation(change))
  for (const { by, before } of given) requireColleagueRight(by, resource, 'edit', before)
  const [one] = given
  if (given.length > 1 && one?.changes) {
    const rows = given.map(({ before }) => before)
    const after = await updateRows(tx, resource, rows, one.changes, staffIdOf(one.by), now)
    return given.map((change, place) => ({ ...change, after: after[place] ?? change.before }))
  }
  return one ? [{ ...one, after: await writeOne(tx, one, now) }] : []
}

async function writeOne<N extends ResourceName>(
  tx: CommitContext['tx'],
  { resource, action, before, changes = {}, by }: Update<N> | Deletion<N>,
  now: Date,
): Promise<RowOf<N>> {
  const staffId = staffIdOf(by)
  if (action !== 'delete') return updateRow(tx, resource, before, changes, staffId, now)
  if (resources[resource].softDelete) return updateRow(tx, resource, before, { ...changes, deletedAt: now.toISOString() }, staffId, now)
  await removeRow(tx, resource, before.id)
  return before
}

// A restored row is recorded like a new one.
const entryOf = ({ resource, action, before, after, by, except }: Done<ResourceName>): Entry => ({
  ...{ resource, rowId: after.id, action, by, except },
  before: action === 'restore' ? {} : (before ?? {}),
  after: action === 'delete' ? {} : after,
})

/**
 * Writes changes in their order and returns the rows afterwards. Adjacent creations, and the same `changes` object for many rows, are
 * written by one statement. Throws notYourModule (403) for what a colleague may not do, an error with code 40001 for a row that was changed
 * without a lock, whatever a reaction throws, and database errors; the caller must then roll back its transaction.
 */
export function commit<N extends ResourceName>(context: CommitContext, change: Change<N>): Promise<RowOf<N>>
export function commit<N extends ResourceName>(context: CommitContext, changes: readonly Change<N>[]): Promise<RowOf<N>[]>
export async function commit<N extends ResourceName>(
  context: CommitContext,
  given: Change<N> | readonly Change<N>[],
): Promise<RowOf<N> | RowOf<N>[]> {
  const changes = 'resource' in given ? [given] : given
  const now = context.services.now()
  const done: Done<N>[] = []
  for (const group of groupsOf(changes)) done.push(...(await write(context, group, now)))
  await writeEntries(
    context.tx,
    done.map((one) => entryOf(one)),
    now,
  )
  for (const one of done) if (!one.silent) await context.services.reactions.run(context, one)
  const rows = done.map(({ after }) => after)
  const [only] = rows
  return 'resource' in given && only ? only : rows
}
