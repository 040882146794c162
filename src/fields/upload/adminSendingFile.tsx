import Close from '@mui/icons-material/CloseOutlined'
import Fail from '@mui/icons-material/ErrorOutlineOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { Sending } from '../../media/useSendings.ts'
import { useI18n } from '../../admin/core/useI18n.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'

interface SendingFileProps {
  item: Sending
  onAgain: () => void
  onDrop: () => void
}

/** A file being uploaded: progress, or the error. */
export function SendingFile({ item, onAgain, onDrop }: SendingFileProps) {
  const { translate } = useI18n()
  const { file, phase, part, mistake } = item
  const { name } = file
  const failed = phase === 'failed'
  const percent = Math.round(part * 100)
  const says = failed
    ? (mistake?.text ?? translate(namedKey(mistake?.key ?? 'errors.unavailable'), mistake?.params))
    : translate(phase === 'sending' ? 'admin.upload.sending' : 'admin.upload.preparing', { name, percent })
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0, paddingBlock: 0.75 }}>
      {failed && <Fail aria-hidden sx={{ color: 'error.main', flex: 'none' }} />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {failed && (
          <Typography component="div" variant="body2" noWrap>
            <bdi>{name}</bdi>
          </Typography>
        )}
        <Typography
          variant="caption"
          role={failed ? 'alert' : undefined}
          sx={{ display: 'block', color: failed ? 'error.main' : 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {says}
        </Typography>
        {!failed && (
          <LinearProgress
            aria-label={says}
            variant={phase === 'sending' ? 'determinate' : 'indeterminate'}
            value={percent}
            sx={{ marginBlockStart: 0.75, borderRadius: 2 }}
          />
        )}
      </Box>
      {failed && mistake?.again && (
        <Button size="small" variant="outlined" onClick={onAgain}>
          {translate('admin.upload.retry')}
        </Button>
      )}
      <IconButton
        size="small"
        aria-label={translate(failed ? 'admin.upload.dismiss' : 'admin.upload.cancel', { name })}
        onClick={onDrop}
        sx={{ inlineSize: { xs: 44, sm: 34 }, blockSize: { xs: 44, sm: 34 } }}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
}
