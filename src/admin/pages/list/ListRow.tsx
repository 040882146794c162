import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Link from '@mui/material/Link'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { Suspense, type MouseEvent } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { Row } from '../../definition.ts'
import { partOf } from '../../fields/index.ts'
import { rowTitle } from '../../fields/rowTitle.ts'
import { overrides } from '../../resources/index.ts'
import { useSpeaker } from '../../speaker.ts'
import { RowHeading } from '../RowHeading.tsx'
import { listFieldsOf } from './listFields.ts'
import { useList } from './ListProvider.tsx'
import { RowActions } from './RowActions.tsx'
import { useRows } from './Rows.tsx'
import { alignOf, checkWidth } from './tableLook.ts'
import { useMayChoose } from './useMayChoose.ts'

interface ListRowProps {
  row: Row
  /** Its place in the whole list, the head being the first. */
  place: number
  active: boolean
  chosen: boolean
}

/** One row of the table. Pressing it opens it; the keys find it as one stop. */
export function ListRow({ row, place, active, chosen }: ListRowProps) {
  const { resource, columns, compact, state } = useList()
  const speaker = useSpeaker()
  const rows = useRows()
  const chooses = useMayChoose(resource)
  const fields = listFieldsOf(resource)
  const press = (event: MouseEvent) => {
    // A text that was just marked is wanted, not the page.
    if (window.getSelection()?.toString()) return
    rows.activate(row.id)
    if (rows.looked) rows.look(row.id)
    else rows.open(row, event.metaKey || event.ctrlKey)
  }
  const Note = overrides[resource]?.Note
  const named = <RowHeading resource={resource} row={row} plain={compact} />
  const heading = Note ? (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
      {named}
      <Box component="span" sx={{ fontSize: 12.5, whiteSpace: 'nowrap', color: 'text.secondary' }}>
        <Suspense fallback={null}>
          <Note row={row} />
        </Suspense>
      </Box>
    </Box>
  ) : (
    named
  )
  return (
    <TableRow
      data-row={row.id}
      tabIndex={active ? 0 : -1}
      aria-rowindex={place}
      aria-current={rows.looked?.id === row.id ? 'true' : undefined}
      className={chosen || rows.looked?.id === row.id ? 'chosen' : ''}
      onClick={press}
      onFocus={() => rows.activate(row.id)}
    >
      {chooses && (
        <TableCell padding="checkbox" className="pinned" sx={{ insetInlineStart: 0 }} onClick={(event) => event.stopPropagation()}>
          <Checkbox
            size="small"
            checked={chosen}
            onClick={(event) => rows.choose(row.id, event.shiftKey)}
            slotProps={{ input: { 'aria-label': speaker.translate('admin.list.choose', { name: rowTitle(resource, row, speaker) }) } }}
          />
        </TableCell>
      )}
      <TableCell
        component="th"
        scope="row"
        className="pinned"
        sx={{ insetInlineStart: chooses ? checkWidth : 0, maxInlineSize: 320, overflow: 'hidden', fontWeight: 'inherit' }}
      >
        {state.deleted ? (
          heading
        ) : (
          <Link
            component={RouterLink}
            to={`/home/${resource}/${row.id}/show`}
            color="inherit"
            underline="none"
            onClick={(event) => event.stopPropagation()}
            sx={{ display: 'block', color: 'text.primary' }}
          >
            {heading}
          </Link>
        )}
      </TableCell>
      {columns.map((name) => {
        const field = fields[name]
        if (!field) return null
        const { View } = partOf(field)
        return (
          <TableCell
            key={name}
            align={alignOf(field)}
            sx={{ maxInlineSize: 280, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            <View field={field} name={name} resource={resource} value={row[name]} row={row} dense />
          </TableCell>
        )
      })}
      <TableCell align="right" className="row-actions" onClick={(event) => event.stopPropagation()}>
        <RowActions row={row} />
      </TableCell>
    </TableRow>
  )
}
