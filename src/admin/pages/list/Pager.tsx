import Next from '@mui/icons-material/ChevronRightOutlined'
import Previous from '@mui/icons-material/ChevronLeftOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Typography from '@mui/material/Typography'
import { useListContext } from 'react-admin'
import { limits } from '../../../schema/limits.ts'
import { useSpeaker } from '../../speaker.ts'

const mirrored = { '[dir=rtl] &': { transform: 'scaleX(-1)' } }

/** Which rows of how many, and the way to the others. */
export function Pager() {
  const { page, perPage, total = 0, setPage, setPerPage, data = [] } = useListContext()
  const { translate, format } = useSpeaker()
  const first = (page - 1) * perPage + 1
  const of =
    total > limits.exactTotal ? translate('admin.list.moreThan', { count: format.number(limits.exactTotal) }) : format.number(total)
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
      <Typography
        variant="body2"
        component="label"
        id="rows-per-page"
        sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}
      >
        {translate('admin.list.perPage')}
      </Typography>
      <Select
        size="small"
        value={perPage}
        onChange={(event) => setPerPage(Number(event.target.value))}
        inputProps={{ 'aria-label': translate('admin.list.perPage') }}
        sx={{ fontSize: 13, '& .MuiSelect-select': { paddingBlock: 0.75 } }}
      >
        {limits.pageSizes.map((size) => (
          <MenuItem key={size} value={size}>
            {size}
          </MenuItem>
        ))}
      </Select>
      <Typography variant="body2" sx={{ marginInlineStart: 'auto', color: 'text.secondary' }} aria-live="polite">
        {translate('admin.list.range', { from: format.number(first), to: format.number(first + data.length - 1), total: of })}
      </Typography>
      <IconButton size="small" disabled={page <= 1} aria-label={translate('admin.list.previous')} onClick={() => setPage(page - 1)}>
        <Previous sx={mirrored} />
      </IconButton>
      <IconButton
        size="small"
        disabled={page * perPage >= total}
        aria-label={translate('admin.list.next')}
        onClick={() => setPage(page + 1)}
      >
        <Next sx={mirrored} />
      </IconButton>
    </Box>
  )
}
