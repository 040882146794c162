import Copy from '@mui/icons-material/ContentCopyOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { press, toasts } from '../../http/index.ts'
import { session } from '../../session/index.ts'
import { tenantTokens } from '../../tokens/tokens.ts'
import { LineInput } from '../core/fields/LineInput.tsx'
import type { InputProps } from '../core/fields/parts.ts'
import { useI18n } from '../core/useI18n.ts'

/** The sites that may show the landing in a frame, with the code that staff copy to them. */
export function EmbedOriginsInput({ name, resource, disabled, row }: InputProps) {
  const { translate } = useI18n()
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <LineInput name={name} resource={resource} required={false} disabled={disabled} lines={3} code />
      <Box>
        <Typography component="h3" variant="h3">
          {translate('admin.settings.snippet.title')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('admin.settings.snippet.text')} {translate('admin.settings.snippet.language')}
        </Typography>
      </Box>
      <Snippet mode="inline" row={row} />
      <Snippet mode="button" row={row} />
    </Box>
  )
}

function Snippet({ mode, row }: { mode: 'inline' | 'button' } & Pick<InputProps, 'row'>) {
  const { translate } = useI18n()
  const tenant = session.get('clientDetail')?.tenantId ?? ''
  const [primary, secondary] = [String(row?.['primaryColour'] ?? '#1e90ff'), String(row?.['secondaryColour'] ?? '#D1E8FF')]
  const colour = mode === 'button' ? ` data-colour="${tenantTokens({ primary, secondary, mode: 'light' })['--action']}"` : ''
  const code = `<script src="${window.location.origin}/embed.js" async data-tenant="${tenant}" data-mode="${mode}" data-flow="book-service"${colour}></script>`
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => toasts.success({ text: translate('admin.settings.snippet.copied') }),
      // Without the right to use the clipboard it is copied by hand.
      () => undefined,
    )
  return (
    <Box component="section" aria-label={translate(`admin.settings.snippet.${mode}`)}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{translate(`admin.settings.snippet.${mode}`)}</Typography>
        <Button startIcon={<Copy />} onClick={press(copy)} sx={{ minHeight: { xs: 44, sm: 36 } }}>
          {translate('admin.settings.snippet.copy')}
        </Button>
      </Box>
      <Box
        component="code"
        dir="ltr"
        sx={{
          display: 'block',
          padding: 1.5,
          borderRadius: 2,
          bgcolor: 'surface.sunken',
          fontSize: 13,
          lineHeight: 1.6,
          overflowWrap: 'anywhere',
          userSelect: 'all',
        }}
      >
        {code}
      </Box>
    </Box>
  )
}
