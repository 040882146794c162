import type { Action } from '../../../../schema/core/access.ts'
import { useMay } from '../../rights.ts'

const uses: readonly Action[] = ['edit', 'assign', 'export', 'delete']

/** Whether any bulk action is available to the person. */
export function useMayChoose(resource: string): boolean {
  const may = useMay()
  return uses.some((action) => may(action, resource))
}
