import Pause from '@mui/icons-material/PauseOutlined'
import Resume from '@mui/icons-material/PlayArrowOutlined'
import Button from '@mui/material/Button'
import { press } from '../../http/index.ts'
import { useI18n } from '../core/useI18n.ts'
import { useSteering } from './useBackgroundJobs.ts'

/** Pauses a kind, job or schedule, or ends the pause. */
export function PauseButton({ what, name, paused }: { what: string; name: string; paused: boolean }) {
  const { translate } = useI18n()
  const { pause } = useSteering()
  const label = translate(paused ? 'admin.backgroundJobs.resume' : 'admin.backgroundJobs.pause')
  return (
    <Button
      size="small"
      variant={paused ? 'outlined' : 'text'}
      startIcon={paused ? <Resume sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} /> : <Pause />}
      aria-label={`${label}: ${name}`}
      onClick={press(() => pause(what, !paused))}
      sx={{ flex: 'none', minBlockSize: { xs: 44, sm: 32 } }}
    >
      {label}
    </Button>
  )
}
