import TableCell from '@mui/material/TableCell'
import TableSortLabel from '@mui/material/TableSortLabel'
import { useList } from '../ListProvider.tsx'

interface SortHeaderProps {
  name: string
  label: string
  sortable: boolean
  align?: 'left' | 'right'
  /** Sticky at this distance from the line's start. */
  pinnedAt?: number
}

/** A column's head; pressing it sorts by the column. */
export function SortHeader({ name, label, sortable, align = 'left', pinnedAt }: SortHeaderProps) {
  const { state, change } = useList()
  const active = state.sort.field === name
  const order = state.sort.order === 'ASC' ? ('asc' as const) : ('desc' as const)
  const pinned = pinnedAt === undefined ? {} : { className: 'pinned', sx: { insetInlineStart: pinnedAt, minInlineSize: 160 } }
  if (!sortable)
    return (
      <TableCell align={align} scope="col" {...pinned}>
        {label}
      </TableCell>
    )
  return (
    <TableCell align={align} scope="col" sortDirection={active ? order : false} {...pinned}>
      <TableSortLabel
        active={active}
        direction={active ? order : 'asc'}
        onClick={() => change({ sort: { field: name, order: active && state.sort.order === 'ASC' ? 'DESC' : 'ASC' } })}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  )
}
