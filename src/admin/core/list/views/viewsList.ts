import { limits } from '../../../../schema/core/limits.ts'

/** The question for the stored views of a list. */
export const viewsList = (resource: string) => ({
  pagination: { page: 1, perPage: Math.max(...limits.pageSizes) },
  sort: { field: 'name', order: 'ASC' as const },
  filter: { resource },
})
