import Assign from '@mui/icons-material/PersonAddAltOutlined'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem'
import { Suspense, type ReactNode } from 'react'
import { assignedField } from '../../../schema/core/longWork/bulk.ts'
import { definitionOf, type Row } from '../definition.ts'
import { onlyRow } from '../list/rows/selection.ts'
import { useMay } from '../rights.ts'
import { useI18n } from '../useI18n.ts'
import { lazyPart } from '../parts/lazyPart.ts'

const AssignMenu = lazyPart(() => import('./AssignMenu.tsx').then((file) => ({ default: file.AssignMenu })))
const BulkDialog = lazyPart(() => import('./BulkDialog.tsx').then((file) => ({ default: file.BulkDialog })))

/** Props that a menu passes to its items. */
interface AssignItemProps extends Pick<MenuItemProps, 'autoFocus' | 'tabIndex'> {
  resource: string
  row: Row
  onClose: () => void
  /** The button that opened the menu. */
  anchor: HTMLElement | null
  /** Shows the dialog outside the menu, which closes. */
  onOpen: (draw: (close: () => void) => ReactNode) => void
}

/** Menu item to assign a row: a menu of its department's colleagues, else the dialog for many rows; nothing where the row has no assignee or the person may not assign. */
export function AssignItem({ resource, row, anchor, onClose, onOpen, ...props }: AssignItemProps) {
  const { translate } = useI18n()
  const may = useMay()
  const definition = definitionOf(resource)
  if (definition.readOnly || !assignedField(definition) || !may('assign', resource, row)) return null
  return (
    <MenuItem
      {...props}
      onClick={() => {
        onClose()
        onOpen((close) => (
          <Suspense fallback={null}>
            {typeof row['department'] === 'string' ? (
              <AssignMenu resource={resource} row={row} anchor={anchor} onClose={close} />
            ) : (
              <BulkDialog resource={resource} action="assign" selection={onlyRow(resource, row.id)} onClose={close} />
            )}
          </Suspense>
        ))
      }}
    >
      <ListItemIcon>
        <Assign fontSize="small" />
      </ListItemIcon>
      {translate('admin.bulk.action.assign')}
    </MenuItem>
  )
}
