import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react'
import { keepStaff } from '../../authProvider/keepStaff.ts'
import { HttpError } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { limits } from '../../schema/limits.ts'
import { latinDigits } from '../../schema/digits.ts'
import { client } from '../client.ts'
import type { Asked } from './SignInForm.tsx'

interface CodeStepProps {
  email: string
  password: string
  asked: Asked
  onAsked: (asked: Asked) => void
  onBack: () => void
}

function useSecondsTo(moment: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((moment - now) / 1000))
}

/** The second step: the code that was sent to the person's mobile; it goes off by itself once it is whole. */
export function CodeStep({ email, password, asked, onAsked, onBack }: CodeStepProps) {
  const translate = useTranslate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [resendAt, setResendAt] = useState(() => Date.now() + asked.resendAfter * 1000)
  const wait = useSecondsTo(resendAt)
  const send = async (given: { requestId: string; code: string } | Record<string, never>) => {
    setBusy(true)
    setError(undefined)
    try {
      const answer = await client.call('login', { email, password, ...given }, { authorized: false, quiet: true })
      if (!('otpRequired' in answer)) return keepStaff(answer.token, answer.staff)
      setResendAt(Date.now() + answer.resendAfter * 1000)
      setCode('')
      onAsked(answer)
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      setError(failure.fields['code'] ?? failure.message)
      setCode('')
      input.current?.focus()
    }
    setBusy(false)
  }
  const type = (typed: string) => {
    const next = latinDigits(typed).replace(/\D/g, '').slice(0, limits.otpDigits)
    setCode(next)
    if (next.length === limits.otpDigits && next !== code) void send({ requestId: asked.requestId, code: next })
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (code.length === limits.otpDigits) void send({ requestId: asked.requestId, code })
    else setError(translate('admin.signIn.codeWhole', { digits: limits.otpDigits }))
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography component="label" htmlFor={id} variant="body2" sx={{ display: 'block', fontWeight: 600, marginBlockEnd: 0.75 }}>
          {translate('admin.signIn.code')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
          {translate('admin.signIn.codeSent')} <bdi dir="ltr">{asked.mobile}</bdi>
        </Typography>
        <OutlinedInput
          id={id}
          name="code"
          fullWidth
          autoFocus
          value={code}
          disabled={busy}
          inputRef={input}
          error={Boolean(error)}
          onChange={(event) => type(event.target.value)}
          sx={{ '& input': { paddingBlock: '11px', fontSize: 24, letterSpacing: '.4em', textAlign: 'center' } }}
          slotProps={{ input: { inputMode: 'numeric', autoComplete: 'one-time-code', dir: 'ltr', 'aria-describedby': `${id}-about` } }}
        />
        <FormHelperText id={`${id}-about`} error role={error ? 'alert' : undefined}>
          {error}
        </FormHelperText>
        {asked.demoCode && (
          <Typography variant="body2" sx={{ marginBlockStart: 1, color: 'text.secondary' }}>
            {translate('admin.signIn.demoCode')}{' '}
            <bdi dir="ltr" className="demo-code">
              {asked.demoCode}
            </bdi>
          </Typography>
        )}
      </div>
      <Button type="submit" variant="contained" size="large" loading={busy} sx={{ minHeight: 48, fontSize: 16 }}>
        {translate('admin.signIn.submit')}
      </Button>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
        <Button color="inherit" onClick={onBack} sx={{ color: 'text.secondary' }}>
          {translate('admin.form.back')}
        </Button>
        <Button disabled={wait > 0 || busy} onClick={() => void send({})}>
          {wait > 0 ? translate('admin.signIn.resendIn', { seconds: wait }) : translate('admin.signIn.resend')}
        </Button>
      </Box>
    </Box>
  )
}
