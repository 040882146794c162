import { passes, rowRule, withRelations, type Action } from '../../schema/core/access.ts'
import { useSession } from '../../session/index.ts'
import { definitionOf, type Row } from './definition.ts'

/** Returns whether the person may do an action on rows that only calls change: just the module's level counts. */
export function useModuleRight(resource: string): (action: Action, row?: Row) => boolean {
  const staff = useSession('staff')
  return (action, row) => {
    if (!staff) return false
    const rule = rowRule(staff, definitionOf(resource), action)
    return row ? passes(rule, staff, withRelations(row, 'all')) : rule.length > 0
  }
}
