// Assigning a row that nobody has to oneself, for those who may take a row but not change it.
import Mine from '@mui/icons-material/PersonAddAltOutlined'
import Button from '@mui/material/Button'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem'
import { useDataProvider } from 'react-admin'
import { press } from '../../../http/index.ts'
import { takenBy } from '../../../schema/core/access.ts'
import { settledStatuses } from '../../../schema/transitions.ts'
import { useSession } from '../../../session/index.ts'
import { definitionOf, type Row } from '../definition.ts'
import { useMay } from '../rights.ts'
import { useI18n } from '../useI18n.ts'
import { useRowAction } from './useMove.ts'

/** What assigns the row to the signed-in person; undefined where that is not theirs to do, or the row's work is finished. */
function useTake(resource: string, row: Row): (() => Promise<unknown>) | undefined {
  const staff = useSession('staff')
  const may = useMay()
  const dataProvider = useDataProvider()
  const { run } = useRowAction(resource)
  const definition = definitionOf(resource)
  const { status } = definition
  const field = staff && takenBy(staff, definition)
  const finished = status && settledStatuses(status.graph).includes(String(row[status.field]))
  if (!field || (row[field] ?? null) !== null || finished || may('edit', resource, row)) return undefined
  return () =>
    run(() => dataProvider.update(resource, { id: row.id, data: { [field]: staff.id, version: row.version }, previousData: row }))
}

/** The button of a row's page and of the quick look. */
export function TakeButton({ resource, row }: { resource: string; row: Row }) {
  const { translate } = useI18n()
  const take = useTake(resource, row)
  return take ? (
    <Button variant="contained" startIcon={<Mine />} onClick={press(take)}>
      {translate('admin.show.take')}
    </Button>
  ) : null
}

/** Props that a menu passes to its items. */
interface TakeItemProps extends Pick<MenuItemProps, 'autoFocus' | 'tabIndex'> {
  resource: string
  row: Row
  /** The button that opened the menu. */
  anchor: HTMLElement | null
  onClose: () => void
}

/** The menu item of a row or card. */
export function TakeItem({ resource, row, anchor, onClose, ...props }: TakeItemProps) {
  const { translate } = useI18n()
  const take = useTake(resource, row)
  return take ? (
    <MenuItem
      {...props}
      onClick={press(() => {
        onClose()
        return take()
      }, anchor)}
    >
      <ListItemIcon>
        <Mine fontSize="small" />
      </ListItemIcon>
      {translate('admin.show.take')}
    </MenuItem>
  ) : null
}
