import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState } from 'react'
import { HttpError, press } from '../../../http/index.ts'
import { latinDigits } from '../../../schema/core/values/digits.ts'
import type { OutputOf } from '../../../schema/endpoints.ts'
import { limits } from '../../../schema/core/limits.ts'
import { endAuthenticator, renewRecoveryCodes, beginAuthenticator, confirmAuthenticator } from '../../../schema/staff/calls.ts'
import { client } from '../../core/client.ts'
import { CodeField } from '../signIn/CodeField.tsx'
import { PasswordField } from '../signIn/PasswordField.tsx'
import { useI18n } from '../../core/useI18n.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecretSquare } from './SecretSquare.tsx'

/** The purpose of the dialog. */
export type AuthenticatorPurpose = 'setUp' | 'newCodes' | 'turnOff'

/** Asks for the password; then shows the QR code and asks for a first code, or does what was requested; recovery codes last. */
export function AuthenticatorDialog({ purpose, onClose }: { purpose: AuthenticatorPurpose; onClose: () => void }) {
  const { translate } = useI18n()
  const id = useId()
  const phone = useMediaQuery('(max-width:600px)')
  const [password, setPassword] = useState('')
  const [secret, setSecret] = useState<OutputOf<'beginAuthenticator'>>()
  const [code, setCode] = useState('')
  const [kept, setKept] = useState<readonly string[]>()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const work = async () => {
    if (purpose === 'turnOff') {
      await client.call(endAuthenticator, { password }, { quiet: true })
      onClose()
    } else if (purpose === 'newCodes') setKept((await client.call(renewRecoveryCodes, { password }, { quiet: true })).recoveryCodes)
    else if (!secret) setSecret(await client.call(beginAuthenticator, { password }, { quiet: true }))
    else setKept((await client.call(confirmAuthenticator, { code }, { quiet: true })).recoveryCodes)
  }
  const submit = async () => {
    if (secret && code.length < limits.otpDigits) return setError(translate('admin.signIn.codeWhole', { digits: limits.otpDigits }))
    if (!password) return setError(translate('validation.required'))
    setBusy(true)
    setError(undefined)
    try {
      await work()
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      setError(failure.fields['password'] ?? failure.fields['code'] ?? failure.message)
      setCode('')
    } finally {
      setBusy(false)
    }
  }
  const go = secret ? 'turnOn' : purpose === 'setUp' ? 'next' : purpose
  const title = kept ? 'keep' : purpose === 'setUp' ? 'title' : purpose
  return (
    <Dialog open onClose={kept ? undefined : onClose} fullWidth fullScreen={phone} maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{translate(`admin.me.authenticator.${title}`)}</DialogTitle>
      {kept ? (
        <RecoveryCodes codes={kept} onDone={onClose} />
      ) : (
        <form noValidate onSubmit={press(submit)}>
          <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
            {purpose !== 'setUp' && <Typography>{translate(`admin.me.authenticator.${purpose}Text`)}</Typography>}
            {secret ? (
              <>
                <SecretSquare {...secret} />
                <CodeField
                  label={translate('admin.me.authenticator.firstCode')}
                  digits
                  value={code}
                  error={error}
                  busy={busy}
                  onChange={(typed) => setCode(latinDigits(typed).replace(/\D/g, '').slice(0, limits.otpDigits))}
                />
              </>
            ) : (
              <PasswordField
                name="current"
                label={translate('admin.password.current')}
                value={password}
                error={error}
                help={translate('admin.me.authenticator.passwordText')}
                onChange={setPassword}
              />
            )}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {translate('admin.form.cancel')}
            </Button>
            <Button type="submit" variant="contained" color={purpose === 'turnOff' ? 'error' : 'primary'}>
              {translate(`admin.me.authenticator.${go}`)}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  )
}
