import type { ListState } from './listState.ts'

/** The react-admin query of a list's state; prefetching must use exactly the same one. */
export const listQuestion = ({ page, perPage, sort, deleted }: ListState, wire: Record<string, unknown>) => ({
  pagination: { page, perPage },
  sort,
  filter: wire,
  ...(deleted ? { meta: { deleted: true } } : {}),
})
