// Columns that the server computes for the rows of a list (`listed` in the resource's definition), for the page as a whole.
import type { resources, ResourceName } from '../../../src/schema/resources.ts'
import type { CallerDb } from '../db/caller/as.ts'
import type { RowOf } from '../db/repository.ts'

/** The names of the resources that have such columns. */
type Listed = {
  [N in ResourceName]: (typeof resources)[N] extends { listed?: Readonly<Record<infer L, unknown>> }
    ? [L] extends [never]
      ? never
      : N
    : never
}[ResourceName]
type ColumnOf<N extends ResourceName> = (typeof resources)[N] extends { listed?: Readonly<Record<infer L extends string, unknown>> }
  ? L
  : never

/** Computes a resource's columns for the rows of a page, which is not empty, in the rows' order and with a fixed number of queries. */
export type ListedColumns = {
  [N in Listed]: (db: CallerDb, rows: readonly RowOf<N>[], now: Date) => Promise<readonly Record<ColumnOf<N>, unknown>[]>
}
