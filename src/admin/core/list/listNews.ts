// Compares the rows that a list shows with its present rows.
import { limits } from '../../../schema/core/limits.ts'
import type { Row } from '../definition.ts'

/** A page of a list. */
export interface ListPage {
  data: readonly Row[]
  total?: number | undefined
}
/** The kind of news: a number of new rows, or rows removed, moved or reordered. */
export type ListNewsKind = { kind: 'new'; count: number } | { kind: 'changed' }

/** The news of a page, if any; `made` are rows created since it was loaded. */
export function newsOf(shown: ListPage, now: ListPage, made: ReadonlySet<string>): ListNewsKind | null {
  const ids = shown.data.map(({ id }) => id)
  if (now.data.length === ids.length && now.data.every(({ id }, place) => id === ids[place])) return null
  const added = now.data.filter(({ id }) => !ids.includes(id) && made.has(String(id))).length
  // Beyond the exact total no number is known.
  const more = (now.total ?? 0) > limits.exactTotal ? 0 : (now.total ?? 0) - (shown.total ?? 0)
  const count = Math.max(added, more)
  return count > 0 ? { kind: 'new', count } : { kind: 'changed' }
}

/** The page with present versions of its rows, in unchanged places. */
export const renewedRows = <P extends ListPage>(shown: P, now: ListPage, still: boolean): P => ({
  ...shown,
  data: shown.data.map((row) => now.data.find(({ id, version }) => id === row.id && version !== row.version) ?? row),
  ...(still ? { total: now.total } : {}),
})
