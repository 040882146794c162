import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import LinearProgress from '@mui/material/LinearProgress'
import { useTranslate } from '../../../i18n/index.ts'

// Specification, section 9.
const spinner = 50
const bar = 6

/** The indicator of blocking work, on yellow over everything: a bar at the top, a spinner at the bottom centre. */
export function BusyIndicator() {
  const translate = useTranslate()
  return (
    <Box
      role="status"
      aria-label={translate('admin.layout.busy')}
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 3000,
        bgcolor: 'var(--loader, #ffd60a)',
        color: 'var(--loader-ink, #1d1a05)',
        // What is soon done does not flash.
        '@keyframes busy': { from: { opacity: 0 } },
        animation: 'busy 120ms 200ms both',
      }}
    >
      <LinearProgress aria-hidden dir="ltr" color="inherit" sx={{ blockSize: bar, bgcolor: 'rgb(0 0 0 / .2)' }} />
      <Box sx={{ position: 'absolute', insetBlockEnd: 40, insetInline: 0, display: 'grid', justifyItems: 'center' }}>
        <CircularProgress aria-hidden color="inherit" size={spinner} thickness={3.4} />
      </Box>
    </Box>
  )
}
