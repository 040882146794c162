import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import LinearProgress from '@mui/material/LinearProgress'
import { useTranslate } from '../../../i18n/index.ts'

// Specification, section 9.
const spinner = 50
const bar = 6

/** The indicator of blocking work: a bar at the top, a spinner at the bottom centre. */
export function BusyIndicator() {
  const translate = useTranslate()
  return (
    <Box
      role="status"
      aria-label={translate('admin.layout.busy')}
      sx={{ position: 'fixed', inset: 0, zIndex: 3000, bgcolor: 'rgb(10 20 35 / .28)', color: 'var(--loader-ink, #1d1a05)' }}
    >
      <LinearProgress
        aria-hidden
        dir="ltr"
        color="inherit"
        sx={{ blockSize: bar, color: 'var(--loader, #ffd60a)', bgcolor: 'rgb(0 0 0 / .2)' }}
      />
      <Box sx={{ position: 'absolute', insetBlockEnd: 40, insetInline: 0, display: 'grid', justifyItems: 'center' }}>
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            inlineSize: spinner + 20,
            blockSize: spinner + 20,
            borderRadius: '50%',
            bgcolor: 'var(--loader, #ffd60a)',
          }}
        >
          <CircularProgress aria-hidden color="inherit" size={spinner} thickness={3.4} />
        </Box>
      </Box>
    </Box>
  )
}
