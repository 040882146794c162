import { session } from '../session/index.ts'
import { resourceNamed } from './urls.ts'

/** What the branch that the person looks at adds to the filters of a list: nothing where none is chosen or the rows have none. */
export function branchFilter(resource: string): Record<string, string> {
  const { location } = resourceNamed(resource) as { location?: string }
  const branch = session.get('branch')
  return location && branch ? { [location]: branch } : {}
}

/** The question of a list narrowed to that branch; a branch that the list itself asks for wins, and names are never narrowed. */
export function narrowed(
  resource: string,
  question: Readonly<Record<string, unknown>>,
  meta: { view?: string; everyBranch?: boolean } | undefined,
): Readonly<Record<string, unknown>> {
  return meta?.everyBranch || meta?.view === 'names' ? question : { ...branchFilter(resource), ...question }
}
