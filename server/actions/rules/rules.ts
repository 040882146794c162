// The shape of a resource's own rules: what it does beyond its fields, run inside the transaction.
import type { Actor } from '../../../src/schema/access.ts'
import type { ResourceName } from '../../../src/schema/resources/index.ts'
import type { RowOf, Scope } from '../../db/repository.ts'
import type { Row } from '../../db/rows.ts'
import type { House } from '../../house.ts'

/** Who does it, and where. */
export interface Deed {
  house: House
  tx: Scope
  actor: Actor
  /** The rows come from a file. */
  imports?: true
}

/** A resource's own rules; each may refuse by throwing a Problem. */
export interface Rules<N extends ResourceName> {
  /** Before any transaction: slow work on the given values, such as hashing. */
  prepare?: (values: Row) => Promise<Row>
  /** Values to write for a new row; `id` is already made. */
  onCreate?: (deed: Deed, values: Row & { id: string }) => Promise<Row>
  /** What else happens once the row is there. */
  afterCreate?: (deed: Omit<Deed, 'actor'>, row: RowOf<N>) => Promise<void>
  /** More values to write with a change. */
  onUpdate?: (deed: Deed, before: RowOf<N>, changes: Row) => Promise<Row>
  /** More values to write with a status move, or a refusal; `values` are what the move writes anyhow. */
  onMove?: (deed: Deed, before: RowOf<N>, values: Row) => Promise<Row>
  /** More values to write over a row that is kept as deleted. */
  onDelete?: (deed: Deed, before: RowOf<N>) => Promise<Row>
  /** More values to write over a deleted row that comes back. */
  onRestore?: (deed: Deed, before: RowOf<N>) => Promise<Row>
}
