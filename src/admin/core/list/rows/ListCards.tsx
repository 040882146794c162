import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { definitionOf, type Row } from '../../definition.ts'
import { holds } from '../../../../schema/core/resource.ts'
import { partOf } from '../../../../fields/admin.ts'
import { rowTitle } from '../../fields/rowTitle.ts'
import { useI18n } from '../../useI18n.ts'
import { RowHeading } from '../../pages/RowHeading.tsx'
import { listFieldsOf, listLabel } from '../listFields.ts'
import { useList } from '../ListProvider.tsx'
import { RowMenuButton } from './RowActions.tsx'
import { useRows } from './Rows.tsx'
import { useSelection } from './selection.ts'
import { Items } from '../../parts/Items.tsx'

const facts = 2
// Overflowing text is cut at its end, also in a script of the other direction.
const oneLine = {
  overflowWrap: 'anywhere',
  '& > bdi': {
    display: 'block',
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
}
const isShown = (value: unknown) => value !== null && value !== undefined && value !== '' && value !== 'none'

/** Rows as cards on a narrow screen: name, status, two facts, and a menu. */
export function ListCards() {
  const { resource, rows: data, columns, state } = useList()
  const i18n = useI18n()
  const { status } = definitionOf(resource)
  const rows = useRows()
  const { ids, all, count } = useSelection()
  const fields = listFieldsOf(resource)
  const view = (row: Row, name: string) => {
    const field = fields[name]
    if (!field) return null
    const { View } = partOf(field)
    return <View field={field} name={name} resource={resource} value={row[name]} row={row} dense />
  }
  const shownFields = (row: Row) =>
    columns.filter((name) => name !== status?.field && holds(fields[name]?.onlyWith, row) && isShown(row[name])).slice(0, facts)
  return (
    <Items>
      {data.map((row) => (
        <Box
          component="li"
          key={row.id}
          sx={{ display: 'flex', alignItems: 'flex-start', '&:not(:last-child)': { borderBlockEnd: '1px solid', borderColor: 'divider' } }}
        >
          {count > 0 && (
            <Checkbox
              sx={{ inlineSize: 44, blockSize: 44, marginBlockStart: 0.75 }}
              checked={all || ids.includes(row.id)}
              onChange={() => rows.choose(row.id)}
              slotProps={{ input: { 'aria-label': i18n.translate('admin.list.choose', { name: rowTitle(resource, row, i18n) }) } }}
            />
          )}
          <ButtonBase
            {...(count > 0 || state.deleted
              ? { onClick: () => (count > 0 ? rows.choose(row.id) : rows.open(row)) }
              : { component: Link, to: `/home/${resource}/${row.id}/show` })}
            sx={{
              display: 'grid',
              flex: 1,
              minInlineSize: 0,
              gridTemplateColumns: 'minmax(0, 1fr)',
              justifyContent: 'stretch',
              gap: 1,
              paddingBlock: 1.75,
              paddingInlineStart: count > 0 ? 0 : 2,
              textAlign: 'start',
            }}
          >
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1.5, minInlineSize: 0 }}>
              <Box sx={{ minInlineSize: 0, overflow: 'hidden' }}>
                <RowHeading resource={resource} row={row} />
              </Box>
              {status && (
                <Typography component="span" variant="body2" sx={{ flex: 'none' }}>
                  {view(row, status.field)}
                </Typography>
              )}
            </Box>
            <Box component="span" sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
              {shownFields(row).map((name) => (
                <Box component="span" key={name} sx={{ display: 'block', minInlineSize: 0, overflow: 'hidden' }}>
                  <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                    {listLabel(i18n.translate, resource, name)}
                  </Typography>
                  <Typography component="span" variant="body2" sx={oneLine}>
                    {view(row, name)}
                  </Typography>
                </Box>
              ))}
            </Box>
          </ButtonBase>
          <Box sx={{ paddingBlockStart: 0.75, flex: 'none' }}>
            <RowMenuButton row={row} large />
          </Box>
        </Box>
      ))}
    </Items>
  )
}
