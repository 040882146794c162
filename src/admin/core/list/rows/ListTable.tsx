import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { definitionOf } from '../../definition.ts'
import { Unseen } from '../../parts/Unseen.tsx'
import { nameOf, useI18n } from '../../useI18n.ts'
import { ChooseBox } from './ChooseBox.tsx'
import { isSortable, listFieldsOf, listLabel } from '../listFields.ts'
import { useList } from '../ListProvider.tsx'
import { ListRow } from './ListRow.tsx'
import { useRows } from './Rows.tsx'
import { useSelection } from './selection.ts'
import { SortHeader } from './SortHeader.tsx'
import { alignOf, checkWidth, sheet } from './tableLook.ts'
import { useMayChoose } from './useMayChoose.ts'
import { useRowKeys } from './useRowKeys.ts'

/** The table; the first column names the row and links to it. Head and first column stay visible. */
export function ListTable() {
  const { resource, rows, columns, compact, isFetching, state, total = 0 } = useList()
  const { translate } = useI18n()
  const { active } = useRows()
  const { ids, all, setIds, clear } = useSelection()
  const chooses = useMayChoose(resource)
  const { body, onKeyDown } = useRowKeys()
  const fields = listFieldsOf(resource)
  const [title = ''] = definitionOf(resource).title
  const onPage = rows.filter(({ id }) => all || ids.includes(id)).length
  const before = (state.page - 1) * state.perPage
  return (
    <Box role="region" aria-label={nameOf(translate, resource)} aria-busy={isFetching} sx={sheet({ compact, waiting: isFetching })}>
      <Table size="small" stickyHeader aria-rowcount={total + 1}>
        <TableHead>
          <TableRow aria-rowindex={1}>
            {chooses && (
              <TableCell padding="checkbox" align="center" className="pinned box" sx={{ inlineSize: checkWidth, insetInlineStart: 0 }}>
                <ChooseBox
                  checked={rows.length > 0 && onPage === rows.length}
                  partly={onPage > 0 && onPage < rows.length}
                  label={translate('admin.list.choosePage')}
                  onPress={() => (onPage === rows.length || all ? clear() : setIds([...new Set([...ids, ...rows.map(({ id }) => id)])]))}
                />
              </TableCell>
            )}
            <SortHeader
              name={title}
              label={translate('admin.list.rowName', { name: nameOf(translate, resource, 1) })}
              sortable={isSortable(resource, title)}
              pinnedAt={chooses ? checkWidth : 0}
            />
            {columns.map((name) => (
              <SortHeader
                key={name}
                name={name}
                label={listLabel(translate, resource, name)}
                sortable={isSortable(resource, name)}
                align={alignOf(fields[name])}
              />
            ))}
            <TableCell>
              <Unseen>{translate('admin.list.actions')}</Unseen>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody ref={body} onKeyDown={onKeyDown}>
          {rows.map((row, place) => (
            <ListRow key={row.id} row={row} place={before + place + 2} active={row.id === active} chosen={all || ids.includes(row.id)} />
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
