import type { Action } from '../../../../schema/core/access.ts'
import { useMay } from '../../rights.ts'

const uses: readonly Action[] = ['edit', 'assign', 'export', 'delete']

/** Whether the person could do something with a selection of rows. */
export function useMayChoose(resource: string): boolean {
  const may = useMay()
  return uses.some((action) => may(action, resource))
}
