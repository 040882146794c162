import { session } from '../session/index.ts'
import { resourceNamed } from './urls.ts'

/** The list filter for the branch chosen in the admin; empty when none is chosen or the resource has no branch. */
export function branchFilter(resource: string): Record<string, string> {
  const { location } = resourceNamed(resource) as { location?: string }
  const branch = session.get('branch')
  return location && branch ? { [location]: branch } : {}
}

/**
 * A list's query with that filter; a branch in the query itself takes precedence. Not applied with `meta.everyBranch` or `meta.view:
 * 'names'`.
 */
export function narrowed(
  resource: string,
  question: Readonly<Record<string, unknown>>,
  meta: { view?: string; everyBranch?: boolean } | undefined,
): Readonly<Record<string, unknown>> {
  return meta?.everyBranch || meta?.view === 'names' ? question : { ...branchFilter(resource), ...question }
}
