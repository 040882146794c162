import Restore from '@mui/icons-material/RestoreOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useSpeaker } from '../../speaker.ts'

/** Says that the form holds what was typed before and not saved. */
export function RestoredNotice({ at, onDiscard }: { at: number; onDiscard: () => void }) {
  const { translate, format } = useSpeaker()
  return (
    <Box
      role="status"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, paddingInline: 2, paddingBlock: 1, borderRadius: 3, bgcolor: 'surface.brand' }}
    >
      <Restore aria-hidden fontSize="small" sx={{ color: 'primary.main' }} />
      <Typography variant="body2" sx={{ flex: 1 }}>
        {translate('admin.form.restored', { time: format.relative(at) })}
      </Typography>
      <Button size="small" onClick={onDiscard}>
        {translate('admin.form.discard')}
      </Button>
    </Box>
  )
}
