// What a list shows compared with what it would show now.
import { limits } from '../../../schema/core/limits.ts'
import type { Row } from '../definition.ts'

/** A page of a list. */
export interface ListPage {
  data: readonly Row[]
  total?: number | undefined
}
/** What is new: so many rows, or that rows went, moved or changed places. */
export type ListNewsKind = { kind: 'new'; count: number } | { kind: 'changed' }

/** What would be new on the page, if anything; `made` are rows that were made since it was fetched. */
export function newsOf(shown: ListPage, now: ListPage, made: ReadonlySet<string>): ListNewsKind | null {
  const ids = shown.data.map(({ id }) => id)
  if (now.data.length === ids.length && now.data.every(({ id }, place) => id === ids[place])) return null
  const added = now.data.filter(({ id }) => !ids.includes(id) && made.has(String(id))).length
  // Beyond the exact total nobody counts.
  const more = (now.total ?? 0) > limits.exactTotal ? 0 : (now.total ?? 0) - (shown.total ?? 0)
  const count = Math.max(added, more)
  return count > 0 ? { kind: 'new', count } : { kind: 'changed' }
}

/** The page with its rows as they are now, each in its place. */
export const renewedRows = <P extends ListPage>(shown: P, now: ListPage, still: boolean): P => ({
  ...shown,
  data: shown.data.map((row) => now.data.find(({ id, version }) => id === row.id && version !== row.version) ?? row),
  ...(still ? { total: now.total } : {}),
})
