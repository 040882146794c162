import type { ListState } from './listState.ts'

/** What a list asks react-admin for in a state; anyone who fetches ahead asks the same, letter for letter. */
export const listQuestion = ({ page, perPage, sort, deleted }: ListState, wire: Record<string, unknown>) => ({
  pagination: { page, perPage },
  sort,
  filter: wire,
  ...(deleted ? { meta: { deleted: true } } : {}),
})
