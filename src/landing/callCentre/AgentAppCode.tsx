import { useId, useState } from 'react'
import { HttpError, press } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { limits } from '../../schema/core/limits.ts'
import { login } from '../../schema/staff/calls.ts'
import { agentCall } from './agentCall.ts'
import { TextField } from '../../fields/text/landingInput.tsx'
import { CodeBoxes } from '../customers/index.ts'
import type { AgentCodeProps } from './agentCodeProps.ts'
import { signedIn } from './signedIn.ts'
import '../core/styles/identity.css'

/** The second step by authenticator app: six digits, which are sent once complete, or a recovery code. */
export function AgentAppCode({ email, password, onBack }: Pick<AgentCodeProps, 'email' | 'password' | 'onBack'>) {
  const t = useTranslate()
  const id = useId()
  const [recovery, setRecovery] = useState(false)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const send = async (given: string) => {
    setBusy(true)
    setError(undefined)
    try {
      const answer = await agentCall(login, { email, password, code: given }, { quiet: true })
      if ('token' in answer) return signedIn(answer)
      setError(t('errors.passkeyNeeded'))
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      setError(failure.fields['code'] ?? (failure.message || t('errors.unavailable')))
      if (!recovery) setCode('')
    }
    setBusy(false)
  }
  const type = (typed: string) => {
    setCode(typed)
    if (!recovery && typed.length === limits.otpDigits && typed !== code && !busy) void send(typed)
  }
  const submit = async () => {
    if (code.trim()) return send(code.trim())
    setError(t('validation.required'))
  }
  const label = t(recovery ? 'admin.signIn.recoveryCode' : 'admin.signIn.appCode')
  return (
    <form className="stack card" noValidate onSubmit={press(submit)}>
      <p>{t(recovery ? 'admin.signIn.recoveryCodeAbout' : 'admin.signIn.appCodeAbout')}</p>
      {recovery ? (
        <TextField id={id} label={label} required value={code} error={error} config={{ max: 20 }} autoComplete="off" onChange={type} />
      ) : (
        <>
          <CodeBoxes id={id} label={label} value={code} invalid={error !== undefined} describedBy={`${id}-error`} onChange={type} />
          <p id={`${id}-error`} className="field-error" role="alert">
            {error}
          </p>
        </>
      )}
      {recovery && (
        <button type="submit" className="button button-primary button-wide">
          {t(busy ? 'landing.parts.working' : 'admin.signIn.submit')}
        </button>
      )}
      <div className="code-again">
        <button
          type="button"
          className="button button-plain"
          onClick={() => {
            setRecovery(!recovery)
            setCode('')
            setError(undefined)
          }}
        >
          {t(recovery ? 'admin.signIn.useApp' : 'admin.signIn.useRecovery')}
        </button>
        <button type="button" className="button button-plain" onClick={onBack}>
          {t('landing.parts.back')}
        </button>
      </div>
    </form>
  )
}
