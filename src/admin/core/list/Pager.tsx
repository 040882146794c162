import Next from '@mui/icons-material/ChevronRightOutlined'
import Previous from '@mui/icons-material/ChevronLeftOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { limits } from '../../../schema/core/limits.ts'
import { useI18n } from '../useI18n.ts'
import { useList } from './ListProvider.tsx'

const mirrored = { '[dir=rtl] &': { transform: 'scaleX(-1)' } }
const thumb = { inlineSize: { xs: 44, sm: 34 }, blockSize: { xs: 44, sm: 34 } }

/** The range of rows, the total, and the links to other pages. */
export function Pager() {
  const { state, total = 0, rows, change } = useList()
  const { translate, format } = useI18n()
  const { page, perPage } = state
  const first = (page - 1) * perPage + 1
  const last = first + rows.length - 1
  const uncounted = total > limits.exactTotal
  const of = uncounted ? translate('admin.list.moreThan', { count: format.number(limits.exactTotal) }) : format.number(total)
  // Where the total is not exact, a full page implies another.
  const more = uncounted ? rows.length === perPage : last < total
  return (
    <Box
      component="nav"
      aria-label={translate('admin.list.pages')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        paddingInline: 1.5,
        paddingBlock: 0.75,
        borderBlockStart: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" component="span" aria-hidden sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>
        {translate('admin.list.perPage')}
      </Typography>
      <Box
        component="select"
        value={perPage}
        onChange={(event) => change({ perPage: Number(event.target.value) })}
        aria-label={translate('admin.list.perPage')}
        sx={{
          font: 'inherit',
          fontSize: 13,
          color: 'text.primary',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          blockSize: { xs: 44, sm: 34 },
          paddingInline: 1,
          cursor: 'pointer',
        }}
      >
        {limits.pageSizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </Box>
      <Typography variant="body2" sx={{ marginInlineStart: 'auto', color: 'text.secondary' }} aria-live="polite">
        {translate('admin.list.range', { from: format.number(first), to: format.number(last), total: of })}
      </Typography>
      <IconButton sx={thumb} disabled={page <= 1} aria-label={translate('admin.list.previous')} onClick={() => change({ page: page - 1 })}>
        <Previous sx={mirrored} />
      </IconButton>
      <IconButton sx={thumb} disabled={!more} aria-label={translate('admin.list.next')} onClick={() => change({ page: page + 1 })}>
        <Next sx={mirrored} />
      </IconButton>
    </Box>
  )
}
