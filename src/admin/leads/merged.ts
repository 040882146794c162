// Several lists, each loaded page by page and newest first, as one.

/** What one list has loaded; `more`: it has older entries. */
export interface Loaded<T> {
  entries: readonly T[]
  more: boolean
}

/**
 * All entries, newest first; `at` is their moment. Those older than the end of what a list with more has loaded are left out, because its
 * next page may come before them.
 */
export function merged<T extends { at: string }>(lists: readonly Loaded<T>[]): T[] {
  const ends = lists.flatMap(({ entries, more }) => (more ? (entries.at(-1)?.at ?? []) : []))
  const from = ends.reduce((latest, end) => (end > latest ? end : latest), '')
  return lists
    .flatMap(({ entries }) => entries)
    .filter(({ at }) => at >= from)
    .toSorted((one, other) => other.at.localeCompare(one.at))
}
