import Delete from '@mui/icons-material/DeleteOutlineOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Eye from '@mui/icons-material/VisibilityOutlined'
import Forward from '@mui/icons-material/ArrowForwardOutlined'
import Open from '@mui/icons-material/OpenInNewOutlined'
import Restore from '@mui/icons-material/RestoreOutlined'
import Tick from '@mui/icons-material/CheckBoxOutlined'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import type SvgIcon from '@mui/material/SvgIcon'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { AssignItem } from '../../bulk/AssignItem.tsx'
import { Menu } from '../../parts/late.tsx'
import type { Move } from '../../../../schema/core/transitions.ts'
import { definitionOf, type Row } from '../../definition.ts'
import { useOverrides } from '../../featureParts.ts'
import { useMay } from '../../rights.ts'
import { useI18n } from '../../useI18n.ts'
import { allowedMoves } from '../../show/allowedMoves.ts'
import { MoveDialog } from '../../show/MoveDialog.tsx'
import { TakeItem } from '../../show/Take.tsx'
import { moveName } from '../../show/moveName.ts'
import { useMove } from '../../show/useMove.ts'
import { DeleteQuestion } from './DeleteQuestion.tsx'
import { useList } from '../ListProvider.tsx'
import { useRestore } from './useRestore.ts'
import { useRows } from './Rows.tsx'
import { useMayChoose } from './useMayChoose.ts'

const mirrored = { '[dir=rtl] &': { transform: 'scaleX(-1)' } }

/** All actions on a row: open, quick look, edit, its next moves, delete or restore. */
export function RowMenu({ row, anchor, onClose }: { row: Row; anchor: HTMLElement | null; onClose: () => void }) {
  const { resource, state } = useList()
  const { translate } = useI18n()
  const may = useMay()
  const rows = useRows()
  const chooses = useMayChoose(resource)
  const [asking, setAsking] = useState<Move | 'delete' | null>(null)
  const [dialog, setDialog] = useState<ReactNode>(null)
  const RowItems = useOverrides()[resource]?.RowItems
  const { move } = useMove(resource, row)
  const { restore } = useRestore(resource)
  const { status, readOnly } = definitionOf(resource)
  const moves = state.deleted || !status ? [] : allowedMoves(resource, row, may)
  const called = (one: Move) => moveName(translate, resource, one)
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  const item = (text: string, Icon: typeof SvgIcon, act: () => void, to?: string) => (
    <MenuItem key={text} onClick={then(act)} {...(to ? { component: Link, to } : {})}>
      <ListItemIcon>
        <Icon fontSize="small" sx={Icon === Forward ? mirrored : {}} />
      </ListItemIcon>
      {text}
    </MenuItem>
  )
  const nothing = () => undefined
  return (
    <>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
        {!state.deleted && item(translate('admin.list.open'), Open, nothing, `/home/${resource}/${row.id}/show`)}
        {item(translate('admin.list.look'), Eye, () => rows.look(row.id))}
        {!state.deleted &&
          !readOnly &&
          may('edit', resource, row) &&
          item(translate('admin.list.edit'), Edit, nothing, `/home/${resource}/${row.id}`)}
        {/* The menu opens once these are loaded, so that items do not move while being pressed. */}
        {RowItems && !state.deleted && <RowItems row={row} onClose={onClose} onOpen={(draw) => setDialog(draw(() => setDialog(null)))} />}
        {!state.deleted && (
          <AssignItem
            resource={resource}
            row={row}
            anchor={anchor}
            onClose={onClose}
            onOpen={(draw) => setDialog(draw(() => setDialog(null)))}
          />
        )}
        {!state.deleted && <TakeItem resource={resource} row={row} anchor={anchor} onClose={onClose} />}
        {chooses && item(translate('admin.list.chooseThis'), Tick, () => rows.choose(row.id))}
        {moves.length > 0 && <Divider />}
        {moves.map((one) => item(called(one), Forward, () => (one.asks || one.right === 'F' ? setAsking(one) : void move({ to: one.to }))))}
        {may('delete', resource, row) && <Divider />}
        {may('delete', resource, row) &&
          (state.deleted
            ? item(translate('admin.list.restore'), Restore, () => void restore(row.id))
            : item(translate('admin.delete.name'), Delete, () => setAsking('delete')))}
      </Menu>
      {dialog}
      {asking === 'delete' && <DeleteQuestion resource={resource} row={row} onClose={() => setAsking(null)} />}
      {asking !== null && asking !== 'delete' && (
        <MoveDialog resource={resource} row={row} move={asking} title={called(asking)} onClose={() => setAsking(null)} />
      )}
    </>
  )
}
