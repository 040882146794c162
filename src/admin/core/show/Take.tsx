// Assigning a row that nobody has to oneself.
import Mine from '@mui/icons-material/PersonAddAltOutlined'
import Button from '@mui/material/Button'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem'
import type { ReactNode } from 'react'
import { press } from '../../../http/index.ts'
import type { Row } from '../definition.ts'
import { useShortcut } from '../shortcuts.ts'
import { useI18n } from '../useI18n.ts'
import { useTake } from './useTake.ts'

/** The button of a row's page and of the quick look. */
export function TakeButton({ resource, row }: { resource: string; row: Row }) {
  const { translate } = useI18n()
  const take = useTake(resource, row)
  useShortcut(take ? 't' : null, 'admin.show.take', take && (() => void take()))
  return take ? (
    <Button
      variant="contained"
      startIcon={<Mine />}
      sx={{ order: { xs: -1, sm: 0 }, flexBasis: { xs: '100%', sm: 'auto' } }}
      onClick={press(take)}
    >
      {translate('admin.show.take')}
    </Button>
  ) : null
}

/** The button of a card, instead of its person. */
export function TakeOnCard({ resource, row, children }: { resource: string; row: Row; children: ReactNode }) {
  const { translate } = useI18n()
  const take = useTake(resource, row)
  return take ? (
    <button type="button" className="take" onClick={press(take)}>
      <Mine fontSize="inherit" />
      {translate('admin.show.take')}
    </button>
  ) : (
    children
  )
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
