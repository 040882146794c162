import Columns from '@mui/icons-material/ViewColumnOutlined'
import FilterIcon from '@mui/icons-material/FilterListOutlined'
import Search from '@mui/icons-material/SearchOutlined'
import Sort from '@mui/icons-material/SwapVertOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type SvgIcon from '@mui/material/SvgIcon'
import { Suspense, useState } from 'react'
import { useI18n } from '../useI18n.ts'
import { isSearched } from './filters/FilterBar.tsx'
import { useList } from './ListProvider.tsx'
import type { Sheet } from './PhoneSheet.tsx'
import { lazyPart } from '../parts/lazyPart.ts'
import { Skeleton } from '../parts/Skeleton.tsx'

const PhoneSheet = lazyPart(() => import('./PhoneSheet.tsx').then((file) => ({ default: file.PhoneSheet })))
const icons: Record<Sheet, typeof SvgIcon> = { search: Search, filter: FilterIcon, sort: Sort, columns: Columns }
const barHeight = 52
/** Height of the bottom bar, above which this is placed. */
const menuHeight = 60

/** Search, filters, order and columns at the foot of a phone's screen. */
export function PhoneBar() {
  const { resource, state, board } = useList()
  const { translate, format } = useI18n()
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [used, setUsed] = useState(false)
  const { q: _searched, ...filters } = state.filter
  const narrowed = Object.keys(filters).length
  const names = (Object.keys(icons) as Sheet[]).filter((name) => (name === 'search' ? isSearched(resource) : name === 'filter' || !board))
  return (
    <>
      <Box aria-hidden sx={{ blockSize: barHeight }} />
      <Box
        role="toolbar"
        aria-label={translate('admin.list.tools')}
        sx={{
          position: 'fixed',
          insetInline: 0,
          insetBlockEnd: `calc(${menuHeight}px + env(safe-area-inset-bottom))`,
          zIndex: 1050,
          display: 'flex',
          blockSize: barHeight,
          bgcolor: 'background.paper',
          borderBlockStart: '1px solid',
          borderColor: 'divider',
        }}
      >
        {names.map((name) => {
          const Icon = icons[name]
          return (
            <ButtonBase
              key={name}
              aria-haspopup="dialog"
              onClick={() => {
                setUsed(true)
                setSheet(name)
              }}
              sx={{ flex: 1, gap: 0.75, fontSize: 13, fontWeight: 600, minInlineSize: 0 }}
            >
              <Icon sx={{ fontSize: 19 }} />
              {translate(`admin.list.sheet.${name}`)}
              {name === 'filter' && narrowed > 0 && ` (${format.number(narrowed)})`}
            </ButtonBase>
          )
        })}
      </Box>
      {used && (
        <Suspense fallback={<Skeleton height={0} />}>
          <PhoneSheet sheet={sheet} onClose={() => setSheet(null)} />
        </Suspense>
      )}
    </>
  )
}
