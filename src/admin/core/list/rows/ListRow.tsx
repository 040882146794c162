import Box from '@mui/material/Box'
import { Suspense, type MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import type { Row } from '../../definition.ts'
import { holds } from '../../../../schema/core/resource.ts'
import { partOf } from '../../../../fields/admin.ts'
import { rowTitle } from '../../fields/rowTitle.ts'
import { useOverrides } from '../../featureParts.ts'
import { useI18n } from '../../useI18n.ts'
import { RowHeading } from '../../pages/RowHeading.tsx'
import { listFieldsOf } from '../listFields.ts'
import { useList } from '../ListProvider.tsx'
import { ChooseBox } from './ChooseBox.tsx'
import { RowActions } from './RowActions.tsx'
import { useRows } from './Rows.tsx'
import { alignOf, checkWidth } from './tableLook.ts'
import { useMayChoose } from './useMayChoose.ts'

interface ListRowProps {
  row: Row
  /** Its position in the whole list, counted from the head. */
  place: number
  active: boolean
  chosen: boolean
}

/** One row of the table. Pressing it opens it; it is one tab stop. */
export function ListRow({ row, place, active, chosen }: ListRowProps) {
  const { resource, columns, compact, state } = useList()
  const i18n = useI18n()
  const rows = useRows()
  const chooses = useMayChoose(resource)
  const fields = listFieldsOf(resource)
  const press = (event: MouseEvent) => {
    // Selecting text must not open the page.
    if (window.getSelection()?.toString()) return
    rows.activate(row.id)
    if (rows.looked) rows.look(row.id)
    else rows.open(row, event.metaKey || event.ctrlKey)
  }
  const Note = useOverrides()[resource]?.Note
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
    <tr
      data-row={row.id}
      tabIndex={active ? 0 : -1}
      aria-rowindex={place}
      aria-current={rows.looked?.id === row.id ? 'true' : undefined}
      className={chosen || rows.looked?.id === row.id ? 'chosen' : ''}
      onClick={press}
      onFocus={() => rows.activate(row.id)}
    >
      {chooses && (
        <td className="pinned box" style={{ insetInlineStart: 0 }} onClick={(event) => event.stopPropagation()}>
          <ChooseBox
            checked={chosen}
            label={i18n.translate('admin.list.choose', { name: rowTitle(resource, row, i18n) })}
            onPress={(range) => rows.choose(row.id, range)}
          />
        </td>
      )}
      <th scope="row" className="pinned named" style={{ insetInlineStart: chooses ? checkWidth : 0 }}>
        {state.deleted ? (
          heading
        ) : (
          <Link to={`/home/${resource}/${row.id}/show`} onClick={(event) => event.stopPropagation()}>
            {heading}
          </Link>
        )}
      </th>
      {columns.map((name) => {
        const field = fields[name]
        if (!field) return null
        const { View } = partOf(field)
        return (
          <td key={name} className={alignOf(field) === 'right' ? 'value at-end' : 'value'}>
            <View field={field} name={name} resource={resource} value={holds(field.onlyWith, row) ? row[name] : null} row={row} dense />
          </td>
        )
      })}
      <td className="row-actions at-end" onClick={(event) => event.stopPropagation()}>
        <RowActions row={row} />
      </td>
    </tr>
  )
}
