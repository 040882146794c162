import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { HttpError, press } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { latinDigits } from '../../../schema/core/values/digits.ts'
import { limits } from '../../../schema/core/limits.ts'
import { login } from '../../../schema/staff/calls.ts'
import { keepStaff } from '../../../session/keepStaff.ts'
import { client } from '../../core/client.ts'
import { CodeField } from './CodeField.tsx'
import type { CodeStepProps } from './codeStepProps.ts'

/** The six digits of the authenticator app, sent once complete, or a recovery code. */
export function AppCode({ email, password, onRequested, onBack }: CodeStepProps) {
  const translate = useTranslate()
  const [recovery, setRecovery] = useState(false)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const send = async (given: string) => {
    setBusy(true)
    setError(undefined)
    try {
      const answer = await client.call(login, { email, password, code: given }, { authorized: false, quiet: true })
      if ('token' in answer) return keepStaff(answer.token, answer.staff)
      onRequested(answer)
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      setError(failure.fields['code'] ?? failure.message)
      if (!recovery) setCode('')
    }
    setBusy(false)
  }
  const type = (typed: string) => {
    const next = recovery ? typed : latinDigits(typed).replace(/\D/g, '').slice(0, limits.otpDigits)
    setCode(next)
    if (!recovery && next.length === limits.otpDigits && next !== code) void send(next)
  }
  const submit = async () => {
    const whole = recovery ? code.trim() !== '' : code.length === limits.otpDigits
    if (whole) return send(code.trim())
    setError(recovery ? translate('validation.required') : translate('admin.signIn.codeWhole', { digits: limits.otpDigits }))
  }
  const way = recovery ? 'recoveryCode' : 'appCode'
  return (
    <Box component="form" noValidate onSubmit={press(submit)} sx={{ display: 'grid', gap: 2 }}>
      <CodeField
        key={way}
        label={translate(`admin.signIn.${way}`)}
        about={translate(`admin.signIn.${way}About`)}
        digits={!recovery}
        value={code}
        error={error}
        busy={busy}
        onChange={type}
      />
      <Button type="submit" variant="contained" size="large" sx={{ minHeight: 48, fontSize: 16 }}>
        {translate('admin.signIn.submit')}
      </Button>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
        <Button color="inherit" onClick={onBack} sx={{ color: 'text.secondary' }}>
          {translate('admin.form.back')}
        </Button>
        <Button
          onClick={() => {
            setRecovery(!recovery)
            setCode('')
            setError(undefined)
          }}
        >
          {translate(recovery ? 'admin.signIn.useApp' : 'admin.signIn.useRecovery')}
        </Button>
      </Box>
    </Box>
  )
}
