// The shape of a resource's own rules, for a server with the parts `S`: what it does beyond its fields, run inside the transaction.
import type { Actor } from '../../../src/schema/core/access.ts'
import type { ResourceName } from '../../../src/schema/resources.ts'
import type { RowOf, Scope } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import type { ChangeActor } from './actor.ts'

/** Who does it, and where. */
export interface RuleContext<S> {
  services: S
  tx: Scope
  actor: Actor
  /** Who makes the changes, where it is not the actor in their own name but for a customer. */
  by?: ChangeActor
  /** The rows come from a file: they are audited as that, and nobody is told of each. */
  imports?: true
  /** Rows that this transaction holds under lock and has not changed, as the person may see them. */
  held?: ReadonlyMap<string, Row>
}

/** A resource's own rules; each may refuse by throwing a Problem. */
export interface ResourceRules<S, N extends ResourceName> {
  /** Before any transaction: slow work on the given values, such as hashing. */
  prepare?: (values: Row) => Promise<Row>
  /** Values to write for a new row; `id` is already made. */
  onCreate?: (context: RuleContext<S>, values: Row & { id: string }) => Promise<Row>
  /** The same for a row that comes from the customer's own side, where no colleague's rights are asked. */
  onCreateByCustomer?: (context: Omit<RuleContext<S>, 'actor'>, values: Row & { id: string }) => Promise<Row>
  /** What else happens once the row is there. */
  afterCreate?: (context: Omit<RuleContext<S>, 'actor' | 'by'> & { by: ChangeActor }, row: RowOf<N>) => Promise<void>
  /** More values to write with a change. */
  onUpdate?: (context: RuleContext<S>, before: RowOf<N>, changes: Row) => Promise<Row>
  /** More values to write with a status move, or a refusal; `values` are what the move writes anyhow. */
  onMove?: (context: RuleContext<S>, before: RowOf<N>, values: Row) => Promise<Row>
  /** More values to write over a row that is kept as deleted. */
  onDelete?: (context: RuleContext<S>, before: RowOf<N>) => Promise<Row>
  /** Before open rows of a colleague go to another one: who gets instead, by id, those that the other cannot take. */
  onHandOver?: (context: RuleContext<S>, field: string, rows: readonly RowOf<N>[], to: string) => Promise<ReadonlyMap<string, string>>
  /** More values to write over a deleted row that comes back. */
  onRestore?: (context: RuleContext<S>, before: RowOf<N>) => Promise<Row>
}

/** The rules of all resources that have some, by resource. */
export type AllRules<S> = { readonly [N in ResourceName]?: ResourceRules<S, N> }
