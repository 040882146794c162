import Restore from '@mui/icons-material/RestoreOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useSpeaker } from '../../speaker.ts'

interface DraftNoticeProps {
  at: number
  /** Without it the input is back already. */
  onRestore?: () => void
  onDiscard: () => void
}

/** Says that input of before is back, or offers to bring it back. */
export function DraftNotice({ at, onRestore, onDiscard }: DraftNoticeProps) {
  const { translate, format } = useSpeaker()
  const time = format.relative(at)
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        paddingInline: 2,
        paddingBlock: 1,
        borderRadius: 3,
        bgcolor: 'surface.brand',
      }}
    >
      <Restore aria-hidden fontSize="small" sx={{ color: 'primary.main' }} />
      <Typography variant="body2" sx={{ flex: '1 1 200px' }}>
        {onRestore ? translate('admin.form.found', { time }) : translate('admin.form.restored', { time })}
      </Typography>
      <Button size="small" onClick={onDiscard}>
        {translate('admin.form.discard')}
      </Button>
      {onRestore && (
        <Button size="small" variant="outlined" onClick={onRestore}>
          {translate('admin.form.restore')}
        </Button>
      )}
    </Box>
  )
}
