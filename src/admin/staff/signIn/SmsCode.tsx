import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { keepStaff } from '../../../session/keepStaff.ts'
import { HttpError, press } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { limits } from '../../../schema/core/limits.ts'
import { latinDigits } from '../../../schema/core/values/digits.ts'
import { login } from '../../../schema/staff/calls.ts'
import { client } from '../../core/client.ts'
import { CodeField } from './CodeField.tsx'
import type { CodeStepProps, Requested } from './codeStepProps.ts'

type RequestedBySms = Extract<Requested, { requestId: string }>

function useSecondsTo(moment: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((moment - now) / 1000))
}

/** The code sent to the person's mobile; it is sent once complete. */
export function SmsCode({ email, password, requested, onRequested, onBack }: CodeStepProps & { requested: RequestedBySms }) {
  const translate = useTranslate()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [resendAt, setResendAt] = useState(() => Date.now() + requested.resendAfter * 1000)
  const wait = useSecondsTo(resendAt)
  const send = async (given: { requestId: string; code: string } | Record<string, never>) => {
    setBusy(true)
    setError(undefined)
    try {
      const answer = await client.call(login, { email, password, ...given }, { authorized: false, quiet: true })
      if ('token' in answer) return keepStaff(answer.token, answer.staff)
      if ('resendAfter' in answer) setResendAt(Date.now() + answer.resendAfter * 1000)
      setCode('')
      onRequested(answer)
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      setError(failure.fields['code'] ?? failure.message)
      setCode('')
    }
    setBusy(false)
  }
  const type = (typed: string) => {
    const next = latinDigits(typed).replace(/\D/g, '').slice(0, limits.otpDigits)
    setCode(next)
    if (next.length === limits.otpDigits && next !== code) void send({ requestId: requested.requestId, code: next })
  }
  const submit = async () => {
    if (code.length === limits.otpDigits) return send({ requestId: requested.requestId, code })
    setError(translate('admin.signIn.codeWhole', { digits: limits.otpDigits }))
  }
  return (
    <Box component="form" noValidate onSubmit={press(submit)} sx={{ display: 'grid', gap: 2 }}>
      <div>
        <CodeField
          label={translate('admin.signIn.code')}
          about={
            <>
              {translate('admin.signIn.codeSent')} <bdi dir="ltr">{requested.mobile}</bdi>
            </>
          }
          digits
          value={code}
          error={error}
          busy={busy}
          onChange={type}
        />
        {requested.demoCode && (
          <Typography variant="body2" sx={{ marginBlockStart: 1, color: 'text.secondary' }}>
            {translate('admin.signIn.demoCode')}{' '}
            <bdi dir="ltr" className="demo-code">
              {requested.demoCode}
            </bdi>
          </Typography>
        )}
      </div>
      <Button type="submit" variant="contained" size="large" sx={{ minHeight: 48, fontSize: 16 }}>
        {translate('admin.signIn.submit')}
      </Button>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
        <Button color="inherit" onClick={onBack} sx={{ color: 'text.secondary' }}>
          {translate('admin.form.back')}
        </Button>
        <Button disabled={wait > 0 || busy} onClick={press(() => send({}))}>
          {wait > 0 ? translate('admin.signIn.resendIn', { seconds: wait }) : translate('admin.signIn.resend')}
        </Button>
      </Box>
    </Box>
  )
}
