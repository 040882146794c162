import Copy from '@mui/icons-material/ContentCopyOutlined'
import Delete from '@mui/icons-material/DeleteOutlineOutlined'
import More from '@mui/icons-material/MoreVertOutlined'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { press } from '../../../http/index.ts'
import { assignedField } from '../../../schema/core/longWork/bulk.ts'
import { AssignItem } from '../bulk/AssignItem.tsx'
import { Menu } from '../parts/late.tsx'
import { definitionOf, type Row } from '../definition.ts'
import { useMay } from '../rights.ts'
import { useI18n } from '../useI18n.ts'
import { duplicateValues } from '../form/visibleFields.ts'
import { DeleteDialog } from './DeleteDialog.tsx'

/** Rare actions on a row: duplicate and delete. */
export function MoreMenu({ resource, row }: { resource: string; row: Row }) {
  const { translate } = useI18n()
  const may = useMay()
  const navigate = useNavigate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asking, setAsking] = useState(false)
  const [dialog, setDialog] = useState<ReactNode>(null)
  const { single, readOnly } = definitionOf(resource)
  const copies = !single && may('create', resource)
  const deletes = !single && may('delete', resource, row)
  const assigns = !readOnly && assignedField(definitionOf(resource)) !== undefined && may('assign', resource, row)
  if (!copies && !deletes && !assigns) return null
  return (
    <>
      <Tooltip title={translate('admin.show.more')}>
        <IconButton aria-label={translate('admin.show.more')} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
          <More fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {assigns && (
          <AssignItem
            resource={resource}
            row={row}
            anchor={anchor}
            onClose={() => setAnchor(null)}
            onOpen={(draw) => setDialog(draw(() => setDialog(null)))}
          />
        )}
        {copies && (
          <MenuItem onClick={press(() => navigate(`/home/${resource}/create`, { state: { values: duplicateValues(resource, row) } }))}>
            <ListItemIcon>
              <Copy fontSize="small" />
            </ListItemIcon>
            {translate('admin.show.duplicate')}
          </MenuItem>
        )}
        {deletes && (
          <MenuItem
            sx={{ color: 'error.main' }}
            onClick={() => {
              setAnchor(null)
              setAsking(true)
            }}
          >
            <ListItemIcon>
              <Delete fontSize="small" color="error" />
            </ListItemIcon>
            {translate('admin.delete.name')}
          </MenuItem>
        )}
      </Menu>
      {dialog}
      {asking && <DeleteDialog resource={resource} row={row} onClose={() => setAsking(false)} />}
    </>
  )
}
