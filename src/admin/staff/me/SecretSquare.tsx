import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { encode } from 'uqr'
import { Code } from '../../core/parts/Code.tsx'
import { useI18n } from '../../core/useI18n.ts'

const margin = 3

/**
 * The QR code for an authenticator app, and its secret as text. Dark on white in both themes, because not every camera reads an inverted
 * one.
 */
export function SecretSquare({ secret, address }: { secret: string; address: string }) {
  const { translate } = useI18n()
  const { data, size } = encode(address, { border: 0, ecc: 'M' })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography>{translate('admin.me.authenticator.scan')}</Typography>
      <Box
        component="svg"
        role="img"
        aria-label={translate('admin.me.authenticator.scanLabel')}
        viewBox={`${-margin} ${-margin} ${size + 2 * margin} ${size + 2 * margin}`}
        shapeRendering="crispEdges"
        sx={{ inlineSize: 'min(100%, 232px)', justifySelf: 'center', bgcolor: '#fff', borderRadius: 2, border: 1, borderColor: 'divider' }}
      >
        <path d={path} fill="#000" />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('admin.me.authenticator.byHand')}{' '}
        <Box component="span" sx={{ overflowWrap: 'anywhere', color: 'text.primary' }}>
          <Code>{secret.replace(/.{4}(?=.)/g, '$& ')}</Code>
        </Box>
      </Typography>
    </Box>
  )
}
