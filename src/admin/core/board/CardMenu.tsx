import Forward from '@mui/icons-material/ArrowForwardOutlined'
import Open from '@mui/icons-material/OpenInNewOutlined'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListSubheader from '@mui/material/ListSubheader'
import MenuItem from '@mui/material/MenuItem'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Move } from '../../../schema/core/transitions.ts'
import { definitionOf, type Row } from '../definition.ts'
import { AssignItem } from '../bulk/AssignItem.tsx'
import { Menu } from '../parts/late.tsx'
import { allowedMoves } from '../show/allowedMoves.ts'
import { TakeItem } from '../show/Take.tsx'
import { useMay } from '../rights.ts'
import { useI18n } from '../useI18n.ts'
import { statusName } from './statusName.ts'

interface CardMenuProps {
  resource: string
  /** The card, and the button that opened the menu. */
  at: { row: Row; anchor: HTMLElement } | undefined
  onMove: (row: Row, move: Move) => void
  onClose: () => void
}

/** A card's menu: every allowed move, its assignee, and the link to its page. */
export function CardMenu({ resource, at, onMove, onClose }: CardMenuProps) {
  const { translate } = useI18n()
  const may = useMay()
  const [dialog, setDialog] = useState<ReactNode>(null)
  const hidden = definitionOf(resource).board?.hides ?? []
  const moves = at ? allowedMoves(resource, at.row, may).filter(({ to }) => !hidden.includes(to)) : []
  return (
    <>
      <Menu open={at !== undefined} anchorEl={at?.anchor ?? null} onClose={onClose}>
        {moves.length > 0 && (
          <ListSubheader role="presentation" sx={{ lineHeight: '32px', bgcolor: 'transparent' }}>
            {translate('admin.board.moveTo')}
          </ListSubheader>
        )}
        {moves.map((move) => (
          <MenuItem
            key={move.to}
            onClick={() => {
              onClose()
              if (at) onMove(at.row, move)
            }}
          >
            <ListItemIcon>
              <Forward fontSize="small" sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
            </ListItemIcon>
            {statusName(translate, resource, move.to)}
          </MenuItem>
        ))}
        {at && (
          <AssignItem
            resource={resource}
            row={at.row}
            anchor={at.anchor}
            onClose={onClose}
            onOpen={(draw) => setDialog(draw(() => setDialog(null)))}
          />
        )}
        {at && <TakeItem resource={resource} row={at.row} anchor={at.anchor} onClose={onClose} />}
        {at && (
          <MenuItem component={Link} to={`/home/${resource}/${at.row.id}/show`} onClick={onClose}>
            <ListItemIcon>
              <Open fontSize="small" />
            </ListItemIcon>
            {translate('admin.list.open')}
          </MenuItem>
        )}
      </Menu>
      {dialog}
    </>
  )
}
