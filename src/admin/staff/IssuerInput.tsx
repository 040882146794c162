import Copy from '@mui/icons-material/ContentCopyOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { HttpError, press, toasts } from '../../http/index.ts'
import type { OutputOf } from '../../schema/endpoints.ts'
import { testSingleSignOn } from '../../schema/staff/calls.ts'
import { client } from '../core/client.ts'
import { LineInput } from '../core/fields/LineInput.tsx'
import type { InputProps } from '../core/fields/parts.ts'
import { useI18n } from '../core/useI18n.ts'

const height = { minBlockSize: { xs: 44, sm: 36 } } as const
type Result = { found: OutputOf<'testSingleSignOn'> } | { error: string }

/** The address of the company's provider, with a test of it and the address that is entered there. */
export function IssuerInput({ name, resource, disabled }: InputProps) {
  const { translate } = useI18n()
  const typed: unknown = useWatch({ name })
  const issuer = typeof typed === 'string' ? typed.trim() : ''
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<{ of: string } & Result>()
  // What was found of another address says nothing of this one.
  const shown = result?.of === issuer ? result : undefined
  const test = async () => {
    if (!issuer) return setResult({ of: issuer, error: translate('admin.companySignIn.first') })
    setBusy(true)
    try {
      setResult({ of: issuer, found: await client.call(testSingleSignOn, { issuer }, { quiet: 'silent' }) })
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      setResult({ of: issuer, error: failure.fields['issuer'] ?? failure.message })
    }
    setBusy(false)
  }
  const redirect = shown && 'found' in shown ? shown.found.redirectUri : `${window.location.origin}/staff/single-sign-on`
  const copy = () =>
    navigator.clipboard.writeText(redirect).then(
      () => toasts.success({ text: translate('admin.companySignIn.copied') }),
      // Without the right to use the clipboard it is copied by hand.
      () => undefined,
    )
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <LineInput name={name} resource={resource} required={false} disabled={disabled} code />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Button variant="outlined" disabled={busy} onClick={press(test)} sx={height}>
          {translate(busy ? 'admin.companySignIn.testing' : 'admin.companySignIn.test')}
        </Button>
        <Typography
          role="status"
          variant="body2"
          sx={{ flex: '1 1 240px', overflowWrap: 'anywhere', color: shown && 'error' in shown ? 'error.main' : 'text.primary' }}
        >
          {shown && 'error' in shown && shown.error}
          {shown && 'found' in shown && translate('admin.companySignIn.found', { signIn: new URL(shown.found.signIn).host })}
          {shown && 'found' in shown && shown.found.groups === false && ` ${translate('admin.companySignIn.noGroups')}`}
        </Typography>
      </Box>
      <Box>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {translate('admin.companySignIn.redirect')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Box
            component="code"
            dir="ltr"
            sx={{
              ...{ flex: '1 1 240px', padding: 1.25, borderRadius: 2, bgcolor: 'surface.sunken' },
              ...{ fontSize: 13, lineHeight: 1.6, overflowWrap: 'anywhere', userSelect: 'all' },
            }}
          >
            {redirect}
          </Box>
          <Button startIcon={<Copy />} onClick={press(copy)} sx={height}>
            {translate('admin.companySignIn.copy')}
          </Button>
        </Box>
      </Box>
    </Box>
  )
}
