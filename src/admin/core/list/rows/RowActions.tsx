import Edit from '@mui/icons-material/EditOutlined'
import Eye from '@mui/icons-material/VisibilityOutlined'
import Mine from '@mui/icons-material/PersonAddAltOutlined'
import More from '@mui/icons-material/MoreVertOutlined'
import IconButton from '@mui/material/IconButton'
import { Suspense, useState, type ElementType, type MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { press } from '../../../../http/index.ts'
import { useTake } from '../../show/useTake.ts'
import type { Row } from '../../definition.ts'
import { definitionOf } from '../../definition.ts'
import { rowTitle } from '../../fields/rowTitle.ts'
import { useMay } from '../../rights.ts'
import { useI18n } from '../../useI18n.ts'
import { useList } from '../ListProvider.tsx'
import { useRows } from './Rows.tsx'
import type { TextKey } from '../../../../schema/textKey.ts'
import { lazyPart } from '../../parts/lazyPart.ts'

const RowMenu = lazyPart(() => import('./RowMenu.tsx').then((file) => ({ default: file.RowMenu })))

/** Actions on a row in the list: quick look, edit, and a menu; a row that nobody has is taken before it is edited. */
export function RowActions({ row }: { row: Row }) {
  const { resource, state } = useList()
  const i18n = useI18n()
  const may = useMay()
  const { look } = useRows()
  const named = (key: TextKey) => `${i18n.translate(key)} ${rowTitle(resource, row, i18n)}`
  const take = useTake(resource, row)
  const edits = !take && !state.deleted && !definitionOf(resource).readOnly && may('edit', resource, row)
  return (
    <span className="row-buttons">
      <button
        type="button"
        className="row-button"
        title={i18n.translate('admin.list.look')}
        aria-label={named('admin.list.look')}
        onClick={() => look(row.id)}
      >
        <Eye />
      </button>
      {take && (
        <button
          type="button"
          className="row-button"
          title={i18n.translate('admin.show.take')}
          aria-label={named('admin.show.take')}
          onClick={press(take)}
        >
          <Mine />
        </button>
      )}
      {edits && (
        <Link
          className="row-button"
          to={`/home/${resource}/${row.id}`}
          title={i18n.translate('admin.list.edit')}
          aria-label={named('admin.list.edit')}
        >
          <Edit />
        </Link>
      )}
      <RowMenuButton row={row} />
    </span>
  )
}

/** The button of a row's menu; the menu loads when it is pressed. */
export function RowMenuButton({ row, large }: { row: Row; large?: boolean }) {
  const { resource } = useList()
  const i18n = useI18n()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [used, setUsed] = useState(false)
  // Large on a card; in a table styled by the sheet.
  const Press: ElementType = large ? IconButton : 'button'
  return (
    <>
      <Press
        {...(large ? { sx: { inlineSize: 44, blockSize: 44 } } : { type: 'button' as const, className: 'row-button' })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={i18n.translate('admin.list.more', { name: rowTitle(resource, row, i18n) })}
        onClick={(event: MouseEvent<HTMLElement>) => {
          setUsed(true)
          setAnchor(event.currentTarget)
        }}
      >
        <More {...(large ? { sx: { fontSize: 22 } } : {})} />
      </Press>
      {used && (
        <Suspense fallback={null}>
          <RowMenu row={row} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
