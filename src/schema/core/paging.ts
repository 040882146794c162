// Paging of lists that are calls of their own.
import { z } from 'zod'
import { limits } from './limits.ts'

/** `page` and `size` of a query, as in the lists of resources. */
export const listed = {
  page: z.coerce.number({ error: 'validation.number' }).int().min(1).max(1_000_000).default(limits.page),
  size: z.coerce.number({ error: 'validation.number' }).int().min(1).max(100).default(limits.pageSize),
}
