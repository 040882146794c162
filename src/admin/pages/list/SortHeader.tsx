import TableCell from '@mui/material/TableCell'
import TableSortLabel from '@mui/material/TableSortLabel'
import { useListContext } from 'react-admin'

/** A column's head; pressing it sorts by the column. */
export function SortHeader({
  name,
  label,
  sortable,
  align = 'left',
}: {
  name: string
  label: string
  sortable: boolean
  align?: 'left' | 'right'
}) {
  const { sort, setSort } = useListContext()
  const active = sort.field === name
  const order = sort.order === 'ASC' ? ('asc' as const) : ('desc' as const)
  if (!sortable)
    return (
      <TableCell align={align} scope="col">
        {label}
      </TableCell>
    )
  return (
    <TableCell align={align} scope="col" sortDirection={active ? order : false}>
      <TableSortLabel
        active={active}
        direction={active ? order : 'asc'}
        onClick={() => setSort({ field: name, order: active && sort.order === 'ASC' ? 'DESC' : 'ASC' })}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  )
}
