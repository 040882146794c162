// The type of a resource's own rules, for a server with services `S`: checks and derived values beyond its fields, run inside the
// transaction.
import type { Actor } from '../../../src/schema/core/access.ts'
import type { ResourceName } from '../../../src/schema/resources.ts'
import type { RowOf, Scope } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import type { ChangeActor } from './actor.ts'

/** The actor and the transaction of a rule. */
export interface RuleContext<S> {
  services: S
  tx: Scope
  actor: Actor
  /** The actor that is recorded, when it is not `actor` in their own name but `actor` for a customer. */
  by?: ChangeActor
  /** The rows come from an import: the audit action is 'import', and no notification is sent for each row. */
  imports?: true
  /** No reaction runs: a change is undone of which reactions made notices. */
  silent?: true
  /** Rows that this transaction has locked and not changed, as the actor may see them, by id. */
  held?: ReadonlyMap<string, Row>
}

/** A resource's own rules; each may refuse the write by throwing a Problem. */
export interface ResourceRules<S, N extends ResourceName> {
  /** Runs before the transaction begins: slow work on the given values, such as hashing. */
  prepare?: (values: Row) => Promise<Row>
  /** Returns the values to write for a new row; `id` is set already. */
  onCreate?: (context: RuleContext<S>, values: Row & { id: string }) => Promise<Row>
  /** The same for a row that the customer's own call creates, where no staff rights apply. */
  onCreateByCustomer?: (context: Omit<RuleContext<S>, 'actor'>, values: Row & { id: string }) => Promise<Row>
  /** Runs after the row was written. */
  afterCreate?: (context: Omit<RuleContext<S>, 'actor' | 'by'> & { by: ChangeActor }, row: RowOf<N>) => Promise<void>
  /** Returns more values to write with a change. */
  onUpdate?: (context: RuleContext<S>, before: RowOf<N>, changes: Row) => Promise<Row>
  /** Returns more values to write with a status move; `values` are those of the move itself. */
  onMove?: (context: RuleContext<S>, before: RowOf<N>, values: Row) => Promise<Row>
  /** Returns more values to write to a softly deleted row. */
  onDelete?: (context: RuleContext<S>, before: RowOf<N>) => Promise<Row>
  /** Before open rows of a colleague are handed to another: the ids of other new owners, by row, for rows that this one cannot take. */
  onHandOver?: (context: RuleContext<S>, field: string, rows: readonly RowOf<N>[], to: string) => Promise<ReadonlyMap<string, string>>
  /** Returns more values to write to a restored row. */
  onRestore?: (context: RuleContext<S>, before: RowOf<N>) => Promise<Row>
}

/** The rules by resource, for the resources that have some. */
export type AllRules<S> = { readonly [N in ResourceName]?: ResourceRules<S, N> }
