import Copy from '@mui/icons-material/ContentCopyOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { partOf } from '../../fields/admin.ts'
import { press, toasts } from '../../http/index.ts'
import { session } from '../../session/index.ts'
import { FieldFrame } from '../core/fields/FieldFrame.tsx'
import type { InputProps } from '../core/fields/parts.ts'
import { useFieldInput } from '../core/fields/useFieldInput.ts'
import { useI18n } from '../core/useI18n.ts'

const height = { minBlockSize: { xs: 44, sm: 36 } } as const
/** 256 random bits as letters and digits. */
const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The word by which Meta verifies the webhook's address; with Unifonic, which signs nothing, the secret in that address. */
export function WhatsappKeyInput(props: InputProps) {
  const provider: unknown = useWatch({ name: 'whatsappProvider' })
  const { Input } = partOf(props.field)
  return provider === 'unifonic' ? <AddressMaker {...props} /> : <Input {...props} />
}

/** Makes the address that is entered in Unifonic's console: shown once, stored encrypted with the settings. */
function AddressMaker({ name, resource, disabled }: InputProps) {
  const { translate } = useI18n()
  const input = useFieldInput(name, resource)
  const [key, setKey] = useState<string | null>(null)
  const isShown = key !== null && input.value === key
  const tenant = session.get('clientDetail')?.tenantId ?? ''
  const address = `${window.location.origin}/api/messages/whatsapp/${tenant}?key=${key ?? ''}`
  const make = () => {
    const made = newKey()
    setKey(made)
    input.set(made)
  }
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toasts.success({ text: translate('admin.settings.webhook.copied') }),
      // Without the right to use the clipboard it is copied by hand.
      () => undefined,
    )
  return (
    <FieldFrame
      id={input.id}
      label={translate('admin.settings.webhook.title')}
      required
      group
      error={input.error}
      about={translate('admin.settings.webhook.about')}
    >
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {isShown && (
          <Box
            component="code"
            dir="ltr"
            sx={{
              ...{ display: 'block', padding: 1.5, borderRadius: 2, bgcolor: 'surface.sunken' },
              ...{ fontSize: 13, lineHeight: 1.6, overflowWrap: 'anywhere', userSelect: 'all' },
            }}
          >
            {address}
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {isShown && (
            <Button variant="outlined" startIcon={<Copy />} onClick={press(copy)} sx={height}>
              {translate('admin.settings.webhook.copy')}
            </Button>
          )}
          <Button variant={isShown ? 'text' : 'outlined'} disabled={disabled ?? false} onClick={make} sx={height}>
            {translate('admin.settings.webhook.make')}
          </Button>
        </Box>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {translate(isShown ? 'admin.settings.webhook.keep' : 'admin.settings.webhook.hidden')}
        </Typography>
      </Box>
    </FieldFrame>
  )
}
