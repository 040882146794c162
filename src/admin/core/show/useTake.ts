import { useDataProvider } from 'react-admin'
import { takenBy, takenField } from '../../../schema/core/access.ts'
import { isOpen } from '../../../schema/transitions.ts'
import { useSession } from '../../../session/index.ts'
import { definitionOf, type Row } from '../definition.ts'
import { useMay } from '../rights.ts'
import { useRowAction } from './useMove.ts'

/**
 * What assigns a row that nobody has to the signed-in person; undefined where there is no row, that is not theirs to do, somebody has it, or
 * its work is finished.
 */
export function useTake(resource: string, row: Row | undefined): (() => Promise<unknown>) | undefined {
  const staff = useSession('staff')
  const may = useMay()
  const dataProvider = useDataProvider()
  const { run } = useRowAction(resource)
  if (!staff || !row) return undefined
  const definition = definitionOf(resource)
  const { status } = definition
  const field = takenBy(staff, definition) ?? (may('edit', resource, row) ? takenField(staff, definition) : undefined)
  const finished = status && !isOpen(status.graph, row[status.field])
  if (!field || (row[field] ?? null) !== null || finished || row['deletedAt']) return undefined
  return () =>
    run(() => dataProvider.update(resource, { id: row.id, data: { [field]: staff.id, version: row.version }, previousData: row }))
}
