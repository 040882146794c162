import Cloud from '@mui/icons-material/CloudOffOutlined'
import Box from '@mui/material/Box'
import { useI18n } from '../useI18n.ts'
import { useLiveLost } from './liveState.ts'

/** Says that live updates do not arrive at present; nothing while they do. */
export function LiveLost() {
  const { translate } = useI18n()
  const lost = useLiveLost()
  return (
    <Box role="status" sx={{ display: 'contents' }}>
      {lost && (
        <Box
          title={translate('admin.live.lostHelp')}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            flex: 'none',
            gap: 0.75,
            paddingInline: 1.25,
            blockSize: 28,
            borderRadius: 14,
            fontSize: 12,
            fontWeight: 600,
            whiteSpace: 'nowrap',
            color: 'text.secondary',
            bgcolor: 'surface.sunken',
            '& svg': { fontSize: 16 },
          }}
        >
          <Cloud aria-hidden />
          <Box
            component="span"
            sx={{
              '@media (max-width: 899.95px)': {
                position: 'absolute',
                inlineSize: 1,
                blockSize: 1,
                overflow: 'hidden',
                clipPath: 'inset(50%)',
              },
            }}
          >
            {translate('admin.live.lost')}
          </Box>
        </Box>
      )}
    </Box>
  )
}
