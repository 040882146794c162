import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Suspense, useState } from 'react'
import { useGetList } from 'react-admin'
import { HttpError, press } from '../../../http/index.ts'
import { assignedField } from '../../../schema/core/longWork/bulk.ts'
import { bilingualText } from '../../../fields/bilingual/bilingualValue.ts'
import { definitionOf, type Row } from '../definition.ts'
import { onlyRow } from '../list/rows/selection.ts'
import { Face } from '../parts/Face.tsx'
import { lazyPart } from '../parts/lazyPart.ts'
import { useMay } from '../rights.ts'
import { useI18n } from '../useI18n.ts'
import { runBulk } from './bulkRequests.ts'
import { useJobActions } from './useJobActions.ts'

const BulkDialog = lazyPart(() => import('./BulkDialog.tsx').then((file) => ({ default: file.BulkDialog })))
const limit = 12

interface AssignMenuProps {
  resource: string
  row: Row
  anchor: HTMLElement | null
  onClose: () => void
}

/** Assigns one row with one press: its department's colleagues, nobody, or everybody else by the dialog for many rows. */
export function AssignMenu({ resource, row, anchor, onClose }: AssignMenuProps) {
  const { translate, code } = useI18n()
  const may = useMay()
  const { tell, refresh } = useJobActions()
  const [more, setMore] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  const meta = may('list', 'staff') ? { everyBranch: true } : { view: 'names' }
  const filter = { active: 'true', department: [row['department']] }
  const sort = { field: 'name', order: 'ASC' as const }
  const { data, isPending } = useGetList<Row>('staff', { pagination: { page: 1, perPage: limit }, sort, filter, meta })
  const selection = onlyRow(resource, row.id)
  const present = row[assignedField(definitionOf(resource)) ?? '']
  const assign = async (to: string | null) => {
    onClose()
    try {
      const job = await runBulk(resource, selection, { action: 'assign', to }, key)
      await refresh(resource)
      tell(job)
    } catch (failure) {
      // The client has shown the error.
      if (!(failure instanceof HttpError)) throw failure
    }
  }
  if (more)
    return (
      <Suspense fallback={null}>
        <BulkDialog resource={resource} action="assign" selection={selection} onClose={onClose} />
      </Suspense>
    )
  return (
    <Menu
      open={!isPending}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': translate('admin.bulk.assignHow') }, paper: { sx: { minInlineSize: 240 } } }}
    >
      {(data ?? []).map((one) => {
        const name = bilingualText(one['name'], code)
        return (
          <MenuItem
            key={one.id}
            selected={one.id === present}
            disabled={one.id === present}
            onClick={press(() => assign(one.id), anchor)}
            sx={{ gap: 1.5 }}
          >
            <Face name={name} photo={null} />
            <bdi>{name}</bdi>
          </MenuItem>
        )
      })}
      {typeof present === 'string' && (
        <MenuItem onClick={press(() => assign(null), anchor)}>{translate('admin.bulk.assign.nobody')}</MenuItem>
      )}
      <Divider />
      <MenuItem onClick={() => setMore(true)}>{translate('admin.bulk.assign.others')}</MenuItem>
    </Menu>
  )
}
