import Close from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { Suspense, useState } from 'react'
import { limits } from '../../../../schema/core/limits.ts'
import { footBar } from '../../layout/footBar.ts'
import { useI18n } from '../../useI18n.ts'
import { useList } from '../ListProvider.tsx'
import { useSelection } from './selection.ts'
import { lazyPart } from '../../parts/lazyPart.ts'

const BulkBar = lazyPart(() => import('../../bulk/BulkBar.tsx').then((file) => ({ default: file.BulkBar })))

const railWidth = 72

/** The number of selected rows, the button to select all matches, and the bulk actions. */
export function SelectionBar() {
  const { resource, total = 0, rows } = useList()
  const { count, all, ids, selectAll, clear } = useSelection()
  const { translate, format } = useI18n()
  const [used, setUsed] = useState(false)
  if (count > 0 && !used) setUsed(true)
  if (!used) return null
  const said = (number: number) =>
    number > limits.exactTotal ? translate('admin.list.moreThan', { count: format.number(limits.exactTotal) }) : format.number(number)
  const page = rows.length > 0 && rows.every(({ id }) => ids.includes(id))
  return (
    <Box
      role="region"
      aria-label={translate('admin.list.selection')}
      className={count > 0 ? footBar.selection : undefined}
      sx={{
        // A dialog that was opened is shown to its end, also when nothing is selected any more.
        display: count > 0 ? 'flex' : 'none',
        // Fixed at the foot of the page, so that no row moves under the pointer; on a phone above the list's bar.
        position: 'fixed',
        insetInlineStart: { xs: 0, sm: railWidth },
        insetInlineEnd: 0,
        inlineSize: { sm: 'fit-content' },
        maxInlineSize: { sm: `calc(100vw - ${railWidth + 32}px)` },
        marginInline: { sm: 'auto' },
        insetBlockEnd: { xs: 'calc(112px + env(safe-area-inset-bottom))', sm: 16 },
        zIndex: 1060,
        boxShadow: { xs: '0 -8px 24px rgb(10 20 35 / .12)', sm: '0 12px 32px rgb(10 20 35 / .24)' },
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        paddingInline: 1.5,
        paddingBlock: 0.75,
        minBlockSize: 48,
        bgcolor: 'surface.raised',
        borderStyle: 'solid',
        borderColor: 'divider',
        borderWidth: { xs: '1px 0', sm: '1px' },
        borderRadius: { sm: 3 },
      }}
    >
      <IconButton size="small" aria-label={translate('admin.list.chooseNone')} onClick={clear}>
        <Close sx={{ fontSize: 18 }} />
      </IconButton>
      <Typography variant="body2" component="span" role="status" sx={{ fontWeight: 600 }}>
        {all
          ? translate('admin.list.allChosen', { count: said(count) })
          : translate('admin.list.chosen', { smart_count: count, count: said(count) })}
      </Typography>
      {!all && page && total > ids.length && (
        <Button size="small" onClick={selectAll}>
          {translate('admin.list.chooseAll', { count: said(total) })}
        </Button>
      )}
      <Box
        sx={{
          marginInlineStart: { sm: 1 },
          display: 'flex',
          flexWrap: { sm: 'wrap' },
          gap: 1,
          inlineSize: { xs: '100%', sm: 'auto' },
          overflowX: 'auto',
          '& > *': { flex: 'none' },
        }}
      >
        <Suspense fallback={null}>
          <BulkBar resource={resource} />
        </Suspense>
      </Box>
    </Box>
  )
}
