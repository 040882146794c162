import { limits } from '../../schema/core/limits.ts'
import { definitionOf } from './definition.ts'

/** The address of a list with filters, in the list's own format. */
export function listLink(
  resource: string,
  filter: Readonly<Record<string, unknown>>,
  sort = definitionOf(resource).sort ?? { field: 'createdAt', order: 'DESC' as const },
): string {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    page: String(limits.page),
    perPage: String(limits.pageSize),
    sort: sort.field,
    order: sort.order,
  })
  return `/home/${resource}?${query}`
}
