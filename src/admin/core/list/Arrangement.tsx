import Compact from '@mui/icons-material/DensitySmallOutlined'
import Columns from '@mui/icons-material/ViewColumnOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { Suspense, useState } from 'react'
import { Popover } from '../parts/late.tsx'
import { arrange } from '../preferences.ts'
import { useI18n } from '../useI18n.ts'
import { useList } from './ListProvider.tsx'
import { lazyPart } from '../parts/lazyPart.ts'
import { Skeleton } from '../parts/Skeleton.tsx'

const ColumnsPanel = lazyPart(() => import('./ColumnsPanel.tsx').then((file) => ({ default: file.ColumnsPanel })))

/** Density, columns and their order; stored for the person. */
export function Arrangement() {
  const { compact, state, change } = useList()
  const { translate } = useI18n()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Tooltip title={translate('admin.list.density')}>
        <IconButton
          size="small"
          aria-label={translate('admin.list.density')}
          aria-pressed={compact}
          color={compact ? 'primary' : 'default'}
          onClick={() => {
            arrange({ compact: !compact })
            if (state.compact !== undefined) change({ compact: !compact, page: state.page }, { replace: true })
          }}
        >
          <Compact fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={translate('admin.list.columns')}>
        <IconButton
          size="small"
          aria-label={translate('admin.list.columns')}
          aria-haspopup="dialog"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Columns fontSize="small" />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('admin.list.columns'), sx: { inlineSize: 320, maxBlockSize: 520 } } }}
      >
        <Suspense fallback={<Skeleton variant="rounded" height={240} sx={{ margin: 2 }} />}>
          <ColumnsPanel />
        </Suspense>
      </Popover>
    </>
  )
}
