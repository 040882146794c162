import Assign from '@mui/icons-material/PersonAddAltOutlined'
import Change from '@mui/icons-material/EditNoteOutlined'
import Delete from '@mui/icons-material/DeleteOutlineOutlined'
import Move from '@mui/icons-material/DoubleArrowOutlined'
import Restore from '@mui/icons-material/RestoreFromTrashOutlined'
import Button from '@mui/material/Button'
import type SvgIcon from '@mui/material/SvgIcon'
import { Suspense, useState } from 'react'
import { assignedField, bulkFields, type BulkAction } from '../../../schema/core/longWork/bulk.ts'
import { definitionOf } from '../definition.ts'
import { useSelection } from '../list/rows/selection.ts'
import { usePageParts } from '../featureParts.ts'
import { useMay, type MayAsk } from '../rights.ts'
import { useI18n } from '../useI18n.ts'
import { ExportButton } from '../transfer/ExportButton.tsx'
import { lazyPart } from '../parts/lazyPart.ts'

const BulkDialog = lazyPart(() => import('./BulkDialog.tsx').then((file) => ({ default: file.BulkDialog })))
const icons: Record<BulkAction, typeof SvgIcon> = { change: Change, assign: Assign, move: Move, delete: Delete, restore: Restore }

/** The bulk actions that the person may use on a resource. */
function offered(resource: string, may: MayAsk, deleted: boolean): BulkAction[] {
  const definition = definitionOf(resource)
  if (definition.readOnly) return []
  const removes = may('delete', resource)
  if (deleted) return removes && definition.softDelete ? ['restore'] : []
  const changes = may('assign', resource)
  return [
    ...(changes && bulkFields(definition).length > 0 ? ['change' as const] : []),
    ...(changes && assignedField(definition) ? ['assign' as const] : []),
    ...(changes && definition.status ? ['move' as const] : []),
    ...(removes ? ['delete' as const] : []),
  ]
}

/** The actions on the selected rows; each asks first and shows the expected result. */
export function BulkBar({ resource }: { resource: string }) {
  const { translate } = useI18n()
  const may = useMay()
  const selection = useSelection()
  const [asking, setAsking] = useState<BulkAction | null>(null)
  const deleted = selection.filter['deleted'] === 'true'
  const actions = offered(resource, may, deleted)
  const { Chosen } = usePageParts(resource)
  if (selection.count === 0) return null
  return (
    <>
      {actions.map((action) => {
        const Icon = icons[action]
        return (
          <Button
            key={action}
            size="small"
            color={action === 'delete' ? 'error' : 'primary'}
            startIcon={<Icon />}
            aria-haspopup="dialog"
            onClick={() => setAsking(action)}
            sx={{ minBlockSize: { xs: 44, sm: 32 } }}
          >
            {translate(`admin.bulk.action.${action}`)}
          </Button>
        )
      })}
      {Chosen && !deleted && (
        <Suspense fallback={null}>
          <Chosen />
        </Suspense>
      )}
      {!deleted && <ExportButton resource={resource} plain />}
      {asking && (
        <Suspense fallback={null}>
          <BulkDialog resource={resource} action={asking} selection={selection} onClose={() => setAsking(null)} />
        </Suspense>
      )}
    </>
  )
}
